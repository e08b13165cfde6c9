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

use crate::face::{Blind, Chapter, Cue, Face, Facts, Role, Scene, Status, Tip, Who};

impl Face for Position {
    const NAME: &'static str = "Supermarché";
    const MARK: &'static str = "S";
    const WAY: &'static str = "Money over the rounds";
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
    fn blind(_: &View, _: Seat) -> Vec<Blind<Action>> {
        Vec::new()
    }

    fn board(scene: Scene<Position>) -> Html {
        match scene.role {
            // The shopkeeper's own board shows what is being chosen.
            Role::Decide(_) => html! {},
            _ => html! { <board::Watched view={scene.view} whole=true /> },
        }
    }

    fn own(scene: Scene<Position>) -> Html {
        match scene.role {
            Role::Decide(seat) => html! { <play::Play {scene} {seat} /> },
            _ => html! {},
        }
    }

    /// Nothing here is anybody's own.
    fn peek(_: &View, _: Seat, _: &Who) -> Html {
        html! {}
    }

    fn words(action: &Action) -> String {
        status::action_words(action)
    }

    fn keys() -> &'static [(&'static str, &'static str)] {
        &[
            ("D", "do what the large button says"),
            ("1–5", "choose a customer"),
            ("N, C", "read the roll by number or with the coupon"),
            ("Y, N", "answer an offer"),
            ("S", "restock"),
            ("F", "fill the shelves sensibly"),
        ]
    }

    fn line(event: &Event, who: &Who) -> Html {
        lines::line(event, who)
    }

    fn line_seat(event: &Event) -> Option<Seat> {
        lines::line_seat(event)
    }

    fn cue(event: &Event) -> Option<Cue> {
        lines::cue(event)
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

    fn totals(view: &View) -> Seats<i32> {
        breakdown::totals(view)
    }

    fn reason(view: &View, _: Seat, _: &Who) -> String {
        breakdown::reason(view)
    }

    fn breakdown(view: &View, _: &Who) -> Html {
        breakdown::breakdown(view)
    }

    fn headline(view: &View) -> Option<Html> {
        Some(breakdown::headline(view))
    }

    fn class(setup: &Setup) -> &'static str {
        setup::class(setup.start)
    }

    fn story(view: &View) -> String {
        breakdown::story(view)
    }
}
