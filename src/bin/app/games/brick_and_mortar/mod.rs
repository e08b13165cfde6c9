//! Brick & Mortar on the screen.
mod advice;
mod board;
mod building;
mod choice;
mod counter;
mod decide;
mod explain;
mod explained;
mod goods;
mod habit;
mod hands;
mod lanes;
mod ledger;
mod peek;
mod phases;
mod pointed;
mod printed;
mod result;
mod rules;
mod setup;
pub mod shop;
mod shown;
mod stage;
mod status;
mod store;
mod tips;
mod told;
mod track;
mod words;

#[cfg(all(test, feature = "ssr"))]
mod tests;

use std::ops::RangeInclusive;

use high_street::games::brick_and_mortar::{Action, Event, Position, Setup, View};
use high_street::table::{Level, Seat, StandingOrders};
use yew::prelude::*;

use crate::counter::{Counter, Offer};
use crate::face::{ByItself, Ending, Face, Facts, Role, Rules, Scene, Status, Tip, Told, Who};
use crate::own_file::Coming;

impl Face for Position {
    const NAME: &'static str = "Brick & Mortar";
    const TRAY_FIRST: bool = true;

    fn seats() -> RangeInclusive<u8> {
        2..=4
    }

    fn usual_setup(seats: u8) -> Setup {
        Setup::preset(seats)
    }

    fn with_seats(setup: Setup, seats: u8) -> Setup {
        setup::with_seats(setup, seats)
    }

    fn rematch(setup: &Setup, _: &View) -> Setup {
        setup::rematch(setup)
    }

    fn options(setup: &Setup, change: Callback<Setup>) -> Html {
        setup::options(setup, &change)
    }

    fn level(level: Level) -> &'static str {
        setup::level(level)
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

    fn facts(view: &View, seat: Seat) -> Facts {
        status::facts(view, seat)
    }

    fn blind(view: &View, seat: Seat) -> Vec<Offer<Action>> {
        status::blind(view, seat)
    }

    const BOARD_FOR_ALL: bool = true;

    fn board(scene: &Scene<Position>) -> Html {
        let Scene { view, who, role, .. } = scene.clone();
        html! { <board::Board {view} {who} mine={role.owner()} /> }
    }

    fn counter(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
        decide::decision(scene, seat)
    }

    fn around(scene: &Scene<Position>, inside: Html) -> Html {
        let Scene { view, who, role, orders, .. } = scene.clone();
        let eyes = format!("{:?}", role.owner());
        html! {
            <explain::Explained view={view.clone()} who={who.clone()} {orders}>
                { inside }
                <pointed::Pointing key={eyes} {view} {who} />
            </explain::Explained>
        }
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
        habit::by_itself(view, who, role, orders)
    }

    fn words(action: &Action) -> String {
        status::action_words(action)
    }

    fn choice(view: &View, action: &Action, who: &Who) -> String {
        choice::choice(view, action, who)
    }

    fn told(event: &Event, who: &Who) -> Told {
        told::told(event, who)
    }

    fn pictured(event: &Event, public: &View, who: &Who) -> Html {
        shown::pictured(event, public, who)
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

    const PIECES: &'static [&'static str] = &["g-food", "g-cloth", "g-elec", "g-jewel", "g-art"];

    fn result(view: &View, who: &Who) -> Ending {
        result::result(view, who)
    }
}
