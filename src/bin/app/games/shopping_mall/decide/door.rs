//! A visitor stands before two doors of its trade: the mover chooses. Whoever follows to the same doors
//! can be sent the same way at once.
use high_street::games::shopping_mall::{Action, DoorOffer, DoorPrompt, Position, Slot, View};
use high_street::table::{Seat, StandingOrder, StandingOrders};
use yew::prelude::*;

use super::{moves, plain, row};
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::games::shopping_mall::look::visitor;
use crate::games::shopping_mall::words;

/// The better door for the mover, until another is pressed.
pub fn chosen(scene: &Scene<Position>, prompt: &DoorPrompt) -> Draft<Slot> {
    let own = |door: &&DoorOffer| door.outcome.gains[prompt.seat];
    scene.draft(prompt, "door", || prompt.doors.iter().max_by_key(own).expect("two doors").slot)
}

pub fn door(scene: &Scene<Position>, prompt: &DoorPrompt) -> Counter<Action> {
    let chosen = chosen(scene, prompt);
    let offers = prompt.doors.each_ref().map(|door| {
        let tile = words::capital(&words::tile(scene.view.plot(door.slot).tile));
        let owner = scene.who.name(door.owner);
        let offer = Offer::choosing(format!("{tile}, {owner}"), "", chosen.choose(door.slot));
        (door, offer.chosen(*chosen == door.slot))
    });
    let tile = words::tile(scene.view.plot(*chosen).tile);
    let enter = Offer::new(format!("Enter {tile}"), "ph-crowd", Action::Door(*chosen));
    Counter {
        body: html! {
            <>
                <p class="sm-lead">{ format!("A {} visitor stands before two doors. Which shop?", prompt.trade) }</p>
                <div class="sm-rows">
                    for (door, offer) in &offers {
                        { row(scene, offer, visitor(prompt.trade), html! { small(scene, prompt.seat, door) }, html! { <b>{ words::gain(door.outcome.gains[prompt.seat]) }</b> }) }
                    }
                </div>
                if let Some(door) = prompt.doors.iter().find(|door| door.slot == *chosen) {
                    { moves::outcome(scene, &door.outcome, prompt.seat, prompt.route.leads(prompt.from)) }
                }
            </>
        },
        primary: Some(enter),
        more: all(scene, prompt, *chosen).into_iter().collect(),
        inside: offers.into_iter().map(|(_, offer)| offer).collect(),
        ..plain(scene, prompt.seat)
    }
}

fn small(scene: &Scene<Position>, own: Seat, door: &DoorOffer) -> String {
    let (owner, income) = (scene.who.name(door.owner), door.income);
    match door.provision {
        0 => format!("{owner} +{income}"),
        provision => format!("{owner} +{income}, pays {} {provision}", scene.who.name(own)),
    }
}

/// One press for all who will stand here.
fn all(scene: &Scene<Position>, prompt: &DoorPrompt, slot: Slot) -> Option<Offer<Action>> {
    let orders = scene.orders.clone().filter(|_| prompt.same_again > 0)?;
    let (seat, press) = (prompt.seat, scene.press.clone());
    let about = about(&scene.view, slot);
    let send = Callback::from(move |()| {
        orders.give.emit((seat, about.clone(), Some(StandingOrder::Always)));
        press.emit(Offer::new("", "", Action::Door(slot)));
    });
    Some(Offer::choosing(format!("All {} there", prompt.same_again + 1), "ph-crowd", send).key('a'))
}

/// The name of "always this door" among the standing orders: it ends with the action.
fn about(view: &View, slot: Slot) -> String {
    format!("door {}.{} {slot}", view.turns, view.used.len())
}

/// The answer of a mover who has sent all the same way.
pub fn the_same_again(view: &View, prompt: &DoorPrompt, orders: &StandingOrders) -> Option<Action> {
    let sent = |door: &&DoorOffer| {
        orders.get(prompt.seat, &about(view, door.slot)) == Some(StandingOrder::Always)
    };
    prompt.doors.iter().find(sent).map(|door| Action::Door(door.slot))
}
