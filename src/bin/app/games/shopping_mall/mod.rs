//! Shopping Mall on the screen.
mod board;
mod choice;
mod decide;
mod lit;
mod look;
mod lot;
mod map;
mod peek;
mod phases;
mod pick;
mod queue;
mod result;
mod rules;
mod setup;
pub mod shop;
mod staff;
mod standing;
mod status;
mod tips;
mod told;
mod words;

#[cfg(all(test, feature = "ssr"))]
mod tests;

use std::ops::RangeInclusive;

use high_street::games::shopping_mall::{Action, Event, Position, Setup, View};
use high_street::table::{Level, Seat, StandingOrders};
use yew::prelude::*;

use crate::counter::{Counter, Offer};
use crate::face::{ByItself, Ending, Face, Facts, Role, Rules, Scene, Status, Tip, Told, Who};
use crate::own_file::Coming;

impl Face for Position {
    const NAME: &'static str = "Shopping Mall";
    const TRAY_FIRST: bool = false;
    #[cfg(debug_assertions)]
    const RARE: &'static [&'static str] = &["Merge"];

    fn seats() -> RangeInclusive<u8> {
        3..=4
    }

    fn usual_setup(seats: u8) -> Setup {
        Setup::by_the_book(seats)
    }

    fn with_seats(setup: Setup, seats: u8) -> Setup {
        setup::with_seats(setup, seats)
    }

    fn rematch(setup: &Setup, finished: &View) -> Setup {
        setup::rematch(setup, finished.first)
    }

    fn options(setup: &Setup, change: Callback<Setup>) -> Html {
        setup::options(setup, &change)
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

    fn shutter(_: &Setup) -> bool {
        false
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

    fn facts(view: &View, seat: Seat) -> Facts {
        status::facts(view, seat)
    }

    /// Whatever may be done blind is done at the counter: there is never a shutter before it.
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

    fn automatic(
        view: &View,
        who: &Who,
        role: Role,
        orders: &StandingOrders,
    ) -> Option<ByItself<Action>> {
        standing::by_itself(view, who, role, orders)
    }

    fn words(action: &Action) -> String {
        status::action_words(action)
    }

    fn choice(view: &View, action: &Action, _: &Who) -> String {
        choice::choice(view, action)
    }

    fn told(event: &Event, who: &Who) -> Told {
        told::told(event, who)
    }

    fn pictured(event: &Event, public: &View, who: &Who) -> Html {
        told::pictured(event, public, who)
    }

    const PHASES: &'static [&'static str] = &phases::NAMES;

    fn rules() -> Coming<&'static Rules> {
        rules::enter()
    }

    fn chapter_now(view: &View) -> &'static str {
        rules::chapter_now(view)
    }

    fn tip(view: &View, role: Role) -> Vec<Tip> {
        tips::tips(view, role)
    }

    const PIECES: &'static [&'static str] = &[
        "v-coffee",
        "g-coffee",
        "v-books",
        "g-books",
        "v-shoes",
        "g-shoes",
        "v-flowers",
        "g-flowers",
    ];

    fn result(view: &View, who: &Who) -> Ending {
        result::result(view, who)
    }
}
