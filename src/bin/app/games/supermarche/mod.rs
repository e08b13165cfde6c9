//! Supermarché on the screen.
mod actions;
mod backroom;
mod board;
mod breakdown;
mod customer;
mod dice;
mod draft;
mod fill;
mod hint;
mod keys;
mod lines;
mod look;
mod numbers;
mod panel;
mod phases;
mod play;
mod price_cards;
mod rules;
mod setup;
pub mod shop;
mod status;
mod stepper;
mod store;
mod till;
mod tips;
mod words;

#[cfg(all(test, feature = "ssr"))]
mod tests;

use std::ops::RangeInclusive;

use high_street::games::supermarche::{Action, Event, Position, Setup, View};
use high_street::table::{Seat, Seats};
use yew::prelude::*;

use crate::counter::Offer;
use crate::face::{Chapter, Contest, Ending, Face, Facts, Role, Scene, Status, Tip, Told, Who};

impl Face for Position {
    const NAME: &'static str = "Supermarché";
    const TRAY_FIRST: bool = false;

    fn seats() -> RangeInclusive<u8> {
        1..=1
    }

    fn usual_setup(_: u8) -> Setup {
        setup::usual()
    }

    fn with_seats(setup: Setup, _: u8) -> Setup {
        setup
    }

    fn rematch(setup: &Setup, _: &View) -> Setup {
        setup.clone()
    }

    fn options(setup: &Setup, change: Callback<Setup>) -> Html {
        setup::options(setup, change)
    }

    fn in_short(setup: &Setup) -> String {
        setup::in_short(setup)
    }

    fn round_label(round: u32) -> String {
        shop::round_label(round)
    }

    fn phases(view: &View) -> Option<Html> {
        Some(phases::phases(view))
    }

    fn status(view: &View, who: &Who, role: Role) -> Status {
        status::status(view, who, role)
    }

    fn facts(view: &View, _: Seat) -> Facts {
        status::facts(view)
    }

    /// Alone at the table there is no shutter to press on.
    fn blind(_: &View, _: Seat) -> Vec<Offer<Action>> {
        Vec::new()
    }

    fn board(scene: &Scene<Position>) -> Html {
        match scene.role {
            // The shopkeeper's own board shows what is being chosen.
            Role::Decide(_) => html! {},
            _ => html! { <board::Watched view={scene.view.clone()} whole=true /> },
        }
    }

    fn own(scene: &Scene<Position>) -> Option<Html> {
        let scene = scene.clone();
        Some(match scene.role {
            Role::Decide(seat) => html! { <play::Play {scene} {seat} /> },
            _ => html! {},
        })
    }

    /// Nothing here is anybody's own.
    fn peek(_: &View, _: Seat, _: &Who) -> Html {
        html! {}
    }

    fn words(action: &Action) -> String {
        status::action_words(action)
    }

    fn told(event: &Event, who: &Who) -> Told {
        Told {
            seat: lines::line_seat(event),
            words: lines::line(event, who),
            cue: lines::cue(event),
            phase: None,
            moment: None,
        }
    }

    fn chapters() -> &'static [Chapter] {
        rules::CHAPTERS
    }

    fn chapter_now(view: &View) -> &'static str {
        rules::chapter_now(view)
    }

    fn tip(view: &View, role: Role) -> Vec<Tip> {
        tips::tips(view, role)
    }

    fn result(view: &View, _: &Who) -> Ending {
        Ending {
            contest: Contest::Solitaire,
            headline: Some(breakdown::headline(view)),
            totals: breakdown::totals(view),
            reasons: Seats::from_fn(1, |_| breakdown::reason(view)),
            breakdown: breakdown::breakdown(view),
            chart: "Money over the rounds",
            class: setup::class(view.shop.setup.start),
            story: breakdown::story(view),
        }
    }
}
