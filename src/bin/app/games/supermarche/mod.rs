//! Supermarché on the screen.
mod backroom;
mod board;
mod counter;
mod customer;
mod dice;
mod draft;
mod fill;
mod hint;
mod look;
mod numbers;
mod panel;
mod phases;
mod price_cards;
mod result;
mod rules;
mod setup;
pub mod shop;
mod sight;
mod status;
mod store;
mod till;
mod tips;
mod told;
mod words;

#[cfg(all(test, feature = "ssr"))]
mod tests;

use std::ops::RangeInclusive;

use high_street::games::supermarche::{Action, Event, Position, Setup, View};
use high_street::table::Seat;
use yew::prelude::*;

use crate::counter::{Counter, Offer};
use crate::face::{Chapter, Ending, Face, Facts, Role, Scene, Status, Tip, Told, Who};

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
        let view = scene.view.clone();
        let Some(seat) = scene.role.decides() else {
            return html! { <board::Watched {view} whole=true /> };
        };
        // The shopkeeper's own board shows what is being chosen.
        let (draft, pick) = draft::of(scene);
        let (hint, _) = hint::of(scene, seat);
        let said = matches!(hint, hint::Hint::Said(..));
        html! {
            <>
                <board::Board view={view.clone()} {draft} {pick} act={counter::acts(scene)} press={scene.press.clone()}
                    refuse={scene.refuse.clone()} hint={hint::note(&view, &hint)} />
                <sight::Sight {view} {said} />
            </>
        }
    }

    fn counter(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
        counter::counter(scene, seat)
    }

    /// Nothing here is anybody's own.
    fn peek(_: &View, _: Seat, _: &Who) -> Html {
        html! {}
    }

    fn words(action: &Action) -> String {
        status::action_words(action)
    }

    fn told(event: &Event, who: &Who) -> Told {
        told::told(event, who)
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
        result::result(view)
    }
}
