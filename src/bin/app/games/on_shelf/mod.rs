//! On Shelf on the screen.
mod board;
mod choice;
mod decide;
mod earned;
mod marks;
mod peek;
mod pieces;
mod result;
mod rules;
mod setup;
pub mod shop;
mod status;
mod tips;
mod told;
mod words;

#[cfg(all(test, feature = "ssr"))]
mod tests;

use std::ops::RangeInclusive;

use high_street::games::on_shelf::{Action, Event, Position, Setup, View};
use high_street::table::{Level, Seat};
use yew::prelude::*;

use crate::counter::{Counter, Offer};
use crate::face::{Ending, Face, Facts, Role, Rules, Scene, Status, Tip, Told, Who};
use crate::own_file::Coming;

impl Face for Position {
    const NAME: &'static str = "On Shelf";
    const TRAY_FIRST: bool = true;
    const PHASES: &'static [&'static str] = told::HOURS;

    fn seats() -> RangeInclusive<u8> {
        Setup::FEWEST..=Setup::MOST
    }

    fn usual_setup(seats: u8) -> Setup {
        Setup::competitive(seats)
    }

    fn with_seats(setup: Setup, seats: u8) -> Setup {
        setup::with_seats(setup, seats)
    }

    fn rematch(setup: &Setup, finished: &View) -> Setup {
        setup::rematch(setup, finished)
    }

    fn options(setup: &Setup, change: Callback<Setup>) -> Html {
        setup::options(setup, change)
    }

    fn house(setup: &Setup, change: Callback<Setup>) -> Html {
        setup::house(setup, &change)
    }

    fn level(level: Level) -> &'static str {
        setup::level(level)
    }

    fn in_short(setup: &Setup) -> String {
        setup::in_short(setup)
    }

    fn shutter(setup: &Setup) -> bool {
        !setup.hands_lie_open()
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

    /// Public decisions have the whole screen; behind the shutter nothing is decided unseen.
    fn blind(_: &View, _: Seat) -> Vec<Offer<Action>> {
        Vec::new()
    }

    fn board(scene: &Scene<Position>) -> Html {
        board::board(scene)
    }

    fn counter(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
        decide::counter(scene, seat)
    }

    fn peek(view: &View, seat: Seat, who: &Who) -> Html {
        peek::peek(view, seat, who)
    }

    fn words(action: &Action) -> String {
        told::undone(action)
    }

    fn choice(_: &View, action: &Action, who: &Who) -> String {
        choice::choice(action, who)
    }

    fn told(event: &Event, who: &Who) -> Told {
        told::told(event, who)
    }

    fn pictured(event: &Event, public: &View, who: &Who) -> Html {
        told::pictured(event, public, who)
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

    const PIECES: &'static [&'static str] = &["g-beer", "g-wine", "g-liquor", "os-bottle"];

    fn result(view: &View, who: &Who) -> Ending {
        result::result(view, who)
    }
}
