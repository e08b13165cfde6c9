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
mod pictured;
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
use high_street::table::{Level, Seat};
use yew::prelude::*;

use crate::counter::{Counter, Offer};
use crate::face::{Ending, Face, Facts, Role, Rules, Scene, Status, Tip, Told, Who};
use crate::own_file::Coming;

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

    fn house(setup: &Setup, change: Callback<Setup>) -> Html {
        setup::house(setup, change)
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

    fn facts(view: &View, _: Seat) -> Facts {
        status::facts(view)
    }

    /// Alone at the table there is no shutter to press on.
    fn blind(_: &View, _: Seat) -> Vec<Offer<Action>> {
        Vec::new()
    }

    fn board(scene: &Scene<Position>) -> Html {
        // Until the dice lie still, all but they is drawn as it was.
        let thrown = scene.before.as_ref().map(|_| scene.view.clone());
        let view = scene.before.clone().unwrap_or_else(|| scene.view.clone());
        let Some(seat) = scene.role.decides() else {
            return html! { <board::Watched {view} {thrown} whole=true /> };
        };
        let scene = &Scene { before: None, view: view.clone(), ..scene.clone() };
        // The shopkeeper's own board shows what is being chosen.
        let (draft, pick) = draft::of(scene);
        let (hint, _) = hint::of(scene, seat);
        let said = matches!(hint, hint::Hint::Said(..));
        html! {
            <>
                <board::Board view={view.clone()} {draft} {pick} act={counter::acts(scene)} press={scene.press.clone()}
                    refuse={scene.refuse.clone()} hint={hint::note(&view, &hint, &counter::acts(scene))} advised={hint.plan().to_vec()} {thrown} />
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

    fn choice(view: &View, action: &Action, _: &Who) -> String {
        match action {
            Action::Serve(slot) => view.shop.guests[*slot]
                .who
                .map_or_else(|| Self::words(action), |who| format!("let {who} in")),
            action => Self::words(action),
        }
    }

    fn told(event: &Event, who: &Who) -> Told {
        told::told(event, who)
    }

    fn pictured(event: &Event, public: &View, _: &Who) -> Html {
        pictured::pictured(event, public)
    }

    fn rules() -> Coming<&'static Rules> {
        rules::enter()
    }

    fn at_this_table(view: &View) -> Vec<(&'static str, String)> {
        rules::at_this_table(view)
    }

    fn chapter_now(view: &View) -> &'static str {
        rules::chapter_now(view)
    }

    fn tip(view: &View, role: Role) -> Vec<Tip> {
        tips::tips(view, role)
    }

    const PIECES: &'static [&'static str] =
        &["g-produce", "g-bakery", "g-dairy", "g-dry", "g-frozen"];

    fn result(view: &View, _: &Who) -> Ending {
        result::result(view)
    }
}
