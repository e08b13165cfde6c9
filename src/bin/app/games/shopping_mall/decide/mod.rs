//! What is decided on the counter, a file for each prompt. Everything is decided in the open: the only
//! secret is the own balance, and that is seen by holding the chip.
mod act;
pub mod arrivals;
mod bid;
pub mod door;
mod free;
mod manager;
pub mod merge;
mod moves;
mod order;
mod swap;

use high_street::games::shopping_mall::{Action, Cash, Position, Prompt, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::words;
use crate::counter::{Counter, Offer, Secrecy};
use crate::face::Scene;
use crate::parts::icon;

pub fn counter(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
    let decides = scene.role.decides() == Some(seat);
    match scene.view.prompt.as_ref().filter(|_| decides) {
        Some(Prompt::Act(prompt)) => act::act(scene, prompt),
        Some(Prompt::Door(prompt)) => door::door(scene, prompt),
        Some(Prompt::Bid(prompt)) => bid::bid(scene, prompt),
        Some(Prompt::Free(prompt)) => free::free(scene, prompt),
        Some(Prompt::Merge(prompt)) => merge::merge(scene, prompt),
        Some(Prompt::Manager(prompt)) => manager::manager(scene, prompt),
        Some(Prompt::Arrivals(prompt)) => arrivals::arrivals(scene, prompt),
        None => watching(scene, seat),
    }
}

/// Others act: the own managers, and whom everybody waits for.
fn watching(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
    let body = match &scene.view.lot {
        Some(lot) => super::lot::lot(&scene.view, &scene.who, lot),
        None => super::staff::staff(&scene.view, seat, scene.who.0[seat].hue),
    };
    Counter { body, class: MAP_FIRST, ..plain(scene, seat) }
}

/// Where the mall itself is what is pressed, it stays above the counter on a phone.
const MAP_FIRST: &str = "sm-tray";
/// Something is chosen on the mall: what would come of it stands right under it, before all else.
const UNDER_THE_MAP: &str = "sm-tray sm-tray--under";
/// Under the button that uses up a turn.
const LAST_ACTION: &str = "your last action";

/// A counter with nothing on it yet.
fn plain(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
    let view = &scene.view;
    Counter {
        heading: scene.who.name(seat).to_string(),
        secrecy: secrecy(view, seat),
        tags: cash(view, seat),
        class: "sm-tray sm-tray--first",
        ..Counter::default()
    }
}

fn secrecy(view: &View, seat: Seat) -> Secrecy {
    match (view.setup.cash, view.cash(seat)) {
        (Cash::Open, _) => Secrecy::Open(""),
        (Cash::Secret, Some(_)) => Secrecy::Own,
        (Cash::Secret, None) => Secrecy::Hidden("hold the chip for the balance"),
    }
}

/// The own balance, where this screen may show it.
fn cash(view: &View, seat: Seat) -> Html {
    html! {
        if let Some(cash) = view.cash(seat) {
            <span class="money money--sm">{ icon("coin") }<span class="sr">{ "Cash: " }</span>{ words::amount(cash) }</span>
        }
    }
}

/// A choice that is drawn as a row: an icon, what it is, what it brings.
fn row(scene: &Scene<Position>, offer: &Offer<Action>, art: Html, small: Html, sum: Html) -> Html {
    let on = offer.on.unwrap_or_default();
    html! {
        <button key={offer.label.clone()} type="button" class={classes!("sm-row", on.then_some("is-on"))}
            aria-pressed={offer.on.map(|on| on.to_string())} aria-disabled={offer.is_blocked().then_some("true")}
            aria-keyshortcuts={offer.key.map(String::from)} onclick={scene.on_press(offer.clone())}>
            <span class="sm-row__art" aria-hidden="true">{ art }</span>
            <span class="sm-row__words"><b>{ &offer.label }</b><small>{ small }</small></span>
            <span class="sm-row__sum">{ sum }</span>
        </button>
    }
}
