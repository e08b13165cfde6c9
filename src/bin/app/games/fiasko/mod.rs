//! Fiasko on the screen.
mod board;
mod cards;
mod counter;
mod discard;
mod hands;
mod joined;
mod missed;
mod peek;
mod piles;
mod result;
mod rules;
mod score;
mod set;
mod setup;
mod sheet;
pub mod shop;
mod shown;
mod status;
mod tips;
mod told;
mod words;
mod worth;

#[cfg(all(test, feature = "ssr"))]
mod tests;

use std::ops::RangeInclusive;

use high_street::games::fiasko::{Action, Event, Position, Setup, View};
use high_street::table::{Level, Seat, StandingOrders};
use yew::prelude::*;

use crate::counter::{Counter, Offer};
use crate::face::{ByItself, Ending, Face, Facts, Role, Rules, Scene, Status, Tip, Told, Who};
use crate::own_file::Coming;

impl Face for Position {
    const NAME: &'static str = "Fiasko";
    const TRAY_FIRST: bool = true;

    fn seats() -> RangeInclusive<u8> {
        2..=6
    }

    fn usual_setup(seats: u8) -> Setup {
        Setup::by_the_book(seats)
    }

    fn with_seats(setup: Setup, seats: u8) -> Setup {
        setup::with_seats(setup, seats)
    }

    fn rematch(setup: &Setup, finished: &View) -> Setup {
        setup::rematch(setup, finished)
    }

    /// Nothing has to be chosen: the rest is house rules.
    fn options(_: &Setup, _: Callback<Setup>) -> Html {
        Html::default()
    }

    fn house(setup: &Setup, change: Callback<Setup>) -> Html {
        setup::options(setup, change)
    }

    fn level(level: Level) -> &'static str {
        setup::level(level)
    }

    fn in_short(setup: &Setup) -> String {
        setup::in_short(setup)
    }

    fn shutter(setup: &Setup) -> bool {
        !setup.open_hands
    }

    fn round_label(round: u32) -> String {
        shop::round_label(round)
    }

    fn status(view: &View, who: &Who, role: Role) -> Status {
        status::status(view, who, role)
    }

    fn facts(view: &View, seat: Seat) -> Facts {
        status::facts(view, seat)
    }

    fn blind(view: &View, seat: Seat) -> Vec<Offer<Action>> {
        status::blind(view, seat)
    }

    fn board(scene: &Scene<Position>) -> Html {
        let draw = scene.role.decides().map(|seat| scene.on_press(counter::draw(scene, seat)));
        html! { <board::Board view={scene.view.clone()} who={scene.who.clone()} {draw} /> }
    }

    fn counter(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
        counter::counter(scene, seat)
    }

    fn peek(view: &View, seat: Seat, who: &Who) -> Html {
        peek::peek(view, seat, who)
    }

    fn automatic(
        view: &View,
        who: &Who,
        role: Role,
        _: &StandingOrders,
    ) -> Option<ByItself<Action>> {
        status::automatic(view, who, role).map(|action| ByItself { action, says: None })
    }

    fn words(action: &Action) -> String {
        status::action_words(*action)
    }

    fn told(event: &Event, who: &Who) -> Told {
        told::told(event, who)
    }

    fn missed(events: &[&Event], seat: Seat, who: &Who) -> Option<String> {
        missed::missed(events, seat, who)
    }

    fn pictured(event: &Event, view: &View, who: &Who) -> Html {
        told::pictured(event, view, who)
    }

    fn rules() -> Coming<&'static Rules> {
        rules::enter()
    }

    fn chapter_now(view: &View) -> &'static str {
        rules::chapter_now(view)
    }

    fn tip(view: &View, role: Role) -> Vec<Tip> {
        tips::tips(view, role)
    }

    const PIECES: &'static [&'static str] =
        &["g-milk", "g-pickles", "g-tomatoes", "g-corn", "g-sardines"];

    fn result(view: &View, who: &Who) -> Ending {
        result::result(view, who)
    }
}
