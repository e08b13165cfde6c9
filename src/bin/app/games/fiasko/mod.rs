//! Fiasko on the screen.
mod actions;
mod board;
mod breakdown;
mod cards;
mod confirm;
mod discard;
mod hands;
mod joined;
mod keys;
mod lines;
mod peek;
mod piles;
mod play;
mod rules;
mod set;
mod setup;
mod sheet;
pub mod shop;
mod shown;
mod status;
mod tips;
mod tray;
mod words;
mod worth;

#[cfg(all(test, feature = "ssr"))]
mod tests;

use std::ops::RangeInclusive;

use high_street::games::fiasko::{Action, Event, Position, Setup, View};
use high_street::table::{Seat, Seats, Wishes};
use yew::prelude::*;

use crate::face::{Blind, ByItself, Chapter, Cue, Face, Facts, Role, Scene, Status, Tip, Who};

impl Face for Position {
    const NAME: &'static str = "Fiasko";
    const MARK: &'static str = "F";
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

    fn options(setup: &Setup, change: Callback<Setup>) -> Html {
        setup::options(setup, change)
    }

    fn in_short(setup: &Setup) -> String {
        setup::in_short(setup)
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

    fn blind(view: &View, seat: Seat) -> Vec<Blind<Action>> {
        status::blind(view, seat)
    }

    fn board(scene: Scene<Position>) -> Html {
        let draw =
            scene.role.decides().is_some().then(|| play::act_or_say_why(&scene, Action::Draw));
        let Scene { view, who, .. } = scene;
        html! { <board::Board {view} {who} {draw} /> }
    }

    fn own(scene: Scene<Position>) -> Html {
        match scene.role {
            Role::Decide(seat) | Role::Watch(seat) | Role::Report(seat) => {
                html! { <play::Play key={seat.index()} {scene} {seat} /> }
            }
            Role::Public | Role::Over => html! {},
        }
    }

    fn peek(view: &View, seat: Seat, who: &Who) -> Html {
        peek::peek(view, seat, who)
    }

    fn automatic(view: &View, who: &Who, role: Role, _: &Wishes) -> Option<ByItself<Action>> {
        status::automatic(view, who, role).map(|action| ByItself { action, says: None })
    }

    fn words(action: &Action) -> String {
        status::action_words(*action)
    }

    fn keys() -> &'static [(&'static str, &'static str)] {
        &[("D", "draw a card"), ("S", "go to the scores"), ("1–5", "score that row of the sheet")]
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

    fn reason(view: &View, seat: Seat, _: &Who) -> String {
        breakdown::reason(view, seat)
    }

    fn breakdown(view: &View, who: &Who) -> Html {
        breakdown::breakdown(view, who)
    }
}
