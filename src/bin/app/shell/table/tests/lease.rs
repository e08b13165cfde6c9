//! The toy game as the shell knows it: the barest face that still has a secret, a moment and a
//! standing order.
use std::ops::RangeInclusive;

use high_street::table::lease::{Action, Event, Phase, Position, Prompt, Setup, View};
use high_street::table::{Level, Seat, Seats, StandingOrder, StandingOrders};
use yew::prelude::*;

use crate::counter::{Counter, Offer};
use crate::face::{
    ByItself, Contest, Cue, Ending, Face, Facts, Moment, Role, Rules, Scene, Status, Tip, Told,
    Weight, Who,
};
use crate::own_file::Coming;

impl Face for Position {
    const NAME: &'static str = "Lease";
    const TRAY_FIRST: bool = false;

    fn seats() -> RangeInclusive<u8> {
        1..=4
    }

    fn usual_setup(seats: u8) -> Setup {
        Setup { seats, secret_purses: true, tips: true }
    }

    fn with_seats(setup: Setup, seats: u8) -> Setup {
        Setup { seats, ..setup }
    }

    fn rematch(setup: &Setup, _: &View) -> Setup {
        setup.clone()
    }

    fn options(_: &Setup, _: Callback<Setup>) -> Html {
        html! {}
    }

    fn level(_: Level) -> &'static str {
        "A toy."
    }

    fn in_short(_: &Setup) -> String {
        "Four leases.".to_owned()
    }

    fn round_label(round: u32) -> String {
        format!("Round {round}")
    }

    fn status(_: &View, _: &Who, role: Role) -> Status {
        Status { seat: role.decides(), text: format!("{role:?}"), hint: String::new() }
    }

    fn facts(view: &View, seat: Seat) -> Facts {
        let over = if view.phase == Phase::Over { " in all" } else { "" };
        let spent = format!("{}{over}", view.spent[seat]);
        Facts { big: spent.clone(), big_label: spent, facts: Vec::new() }
    }

    fn blind(_: &View, _: Seat) -> Vec<Offer<Action>> {
        vec![Offer::new("Announce", "", Action::Announce)]
    }

    fn board(_: &Scene<Position>) -> Html {
        html! { <main class="board"></main> }
    }

    fn counter(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
        let purse = scene.view.purses[seat];
        Counter {
            heading: scene.who.name(seat).to_string(),
            body: html! { <p>{ format!("purse of {purse:?}") }</p> },
            ..Counter::default()
        }
    }

    fn peek(view: &View, seat: Seat, _: &Who) -> Html {
        html! { <p>{ format!("purse of {:?}", view.purses[seat]) }</p> }
    }

    /// "tip: always" asks which shop comes next.
    fn automatic(
        view: &View,
        _: &Who,
        role: Role,
        orders: &StandingOrders,
    ) -> Option<ByItself<Action>> {
        let seat = role.decides().filter(|_| view.prompt == Some(Prompt::Ask))?;
        let order = orders.get(seat, "tip")?;
        Some(ByItself { action: Action::Ask(order == StandingOrder::Always), says: None })
    }

    fn words(action: &Action) -> String {
        format!("{action:?}")
    }

    fn told(event: &Event, who: &Who) -> Told {
        match event {
            Event::Leased { shop, to, price } => Told {
                cue: Some(Cue::Coin),
                moment: Some(Moment {
                    title: format!("Shop {shop} is let"),
                    sentence: format!("{} leases shop {shop} for {price}.", who.name(*to)),
                    weight: Weight::Fanfare,
                }),
                ..Told::of(*to, who, "leases a shop")
            },
            Event::Chose { .. } => {
                Told { cue: Some(Cue::Card), ..Told::that("A window is chosen") }
            }
            Event::Reserve(price) => Told {
                cue: Some(Cue::Shuffle),
                rolls: true,
                ..Told::that(&format!("The reserve is {price}"))
            },
            _ => Told::that("Something happens"),
        }
    }

    fn rules() -> Coming<&'static Rules> {
        static NONE: Rules = &[];
        Box::pin(async { Ok(&NONE) })
    }

    fn chapter_now(_: &View) -> &'static str {
        ""
    }

    fn tip(_: &View, _: Role) -> Vec<Tip> {
        Vec::new()
    }

    const PIECES: &'static [&'static str] = &["i-key"];

    fn result(view: &View, _: &Who) -> Ending {
        Ending {
            contest: if view.setup.seats == 1 { Contest::Solitaire } else { Contest::Rivals },
            headline: None,
            totals: view.spent.map(|_, _| 0),
            reasons: Seats::from_fn(view.setup.seats, |_| String::new()),
            breakdown: html! {},
            chart: "Rents",
            course: None,
            besides: None,
            class: "",
            story: String::new(),
        }
    }
}
