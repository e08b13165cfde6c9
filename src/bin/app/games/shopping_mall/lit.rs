//! What stands out on the map for whoever decides, and what a press there chooses.
use high_street::games::shopping_mall::{
    ActPrompt, ArrivalsPrompt, DoorPrompt, Kind, MoveOffer, Position, Prompt, Slot, Spot, View,
};
use high_street::table::{Arrange, Seat};
use yew::prelude::*;

use super::map::{Lit, LitSlot, LitSpot, Mark, Pressable};
use super::pick::{Pick, lot_on, moves_from, pick};
use super::words;
use crate::counter::{Draft, Offer};
use crate::face::{Scene, Who};
use crate::parts::initial;

pub fn lit(scene: &Scene<Position>) -> Lit {
    let view = &scene.view;
    let mut lit = under_the_hammer(view);
    if scene.role.decides().is_none() {
        return lit;
    }
    match &view.prompt {
        Some(Prompt::Act(prompt)) => act(scene, prompt),
        Some(Prompt::Door(prompt)) => doors(scene, prompt),
        Some(Prompt::Merge(prompt)) => {
            let chosen = super::decide::merge::chosen(scene, prompt);
            let partners = prompt.partners.iter().map(|offer| offer.partner);
            lit.slots.extend(partners.map(|slot| one_of(scene, &chosen, slot, "Join this one")));
            lit
        }
        Some(Prompt::Arrivals(ArrivalsPrompt { gate, .. })) => {
            lit.spots.push(LitSpot {
                spot: *gate,
                mark: Mark::Chosen,
                badge: html! {},
                press: None,
            });
            lit
        }
        Some(Prompt::Bid(_) | Prompt::Free(_) | Prompt::Manager(_)) | None => lit,
    }
}

/// Seen by everybody: what is being sold.
fn under_the_hammer(view: &View) -> Lit {
    let slots = view.lot.iter().flat_map(|lot| lot.premises.slots());
    Lit { slots: slots.map(|slot| plain(slot, Mark::Lot)).collect(), ..Lit::default() }
}

const fn plain(slot: Slot, mark: Mark) -> LitSlot {
    LitSlot { slot, mark, press: None }
}

/// A press that chooses `to`; pressed once more it is let go again.
fn choose(scene: &Scene<Position>, pick: &Draft<Pick>, does: &str, to: Pick) -> Pressable {
    let on = **pick == to;
    let next = if on { Pick::Kind(to.kind()) } else { to };
    let offer = Offer::choosing(does, "", pick.choose(next));
    Pressable { does: does.to_owned(), on: Some(on), onclick: scene.on_press(offer) }
}

fn act(scene: &Scene<Position>, prompt: &ActPrompt) -> Lit {
    let pick = pick(scene, prompt);
    let mut lit = Lit { slots: lots(scene, prompt, &pick), ..Lit::default() };
    if prompt.moves.is_err() {
        return lit;
    }
    let from = pick.crowd();
    let chosen = match &*pick {
        Pick::Way(_, route, _) => Some(*route),
        _ => None,
    };
    for spot in Spot::all() {
        let ways: Vec<&MoveOffer> = match from {
            Some(from) => {
                moves_from(prompt, from).into_iter().filter(|offer| offer.to == spot).collect()
            }
            None => Vec::new(),
        };
        if let Some(best) = ways.first() {
            let here = ways.iter().any(|offer| Some(offer.route) == chosen);
            let to = Pick::Way(best.from, best.route, None);
            let mut press =
                choose(scene, &pick, &format!("Go there: {}", words::gains(best, &scene.who)), to);
            press.on = Some(here);
            let badge = badge(best, prompt.seat, &scene.who);
            let mark = if here { Mark::Chosen } else { Mark::Legal };
            lit.spots.push(LitSpot { spot, mark, badge, press: Some(press) });
            if here {
                lit.ways = ways
                    .iter()
                    .map(|offer| (offer.from, offer.route, Some(offer.route) == chosen))
                    .collect();
                lit.ways.arrange_by_key(|(.., chosen)| *chosen);
            }
        } else if !scene.view.crowd(spot).is_empty() {
            let mark = match from {
                Some(from) if from == spot => Mark::Chosen,
                None if pick.kind() == Kind::Move => Mark::Legal,
                _ => Mark::Plain,
            };
            let press = choose(scene, &pick, "Choose this crowd", Pick::Crowd(spot));
            lit.spots.push(LitSpot { spot, mark, badge: html! {}, press: Some(press) });
        }
    }
    lit
}

fn lots(scene: &Scene<Position>, prompt: &ActPrompt, pick: &Draft<Pick>) -> Vec<LitSlot> {
    let chosen = match &**pick {
        Pick::Lot(slot) => lot_on(prompt, *slot).map(|lot| lot.premises),
        _ => None,
    };
    let mark = |slot: Slot| match chosen {
        Some(lot) if lot.contains(slot) => Mark::Chosen,
        None if pick.kind() == Kind::Auction => Mark::Legal,
        _ => Mark::Plain,
    };
    let lots = prompt.lots.iter().flat_map(|lot| {
        let first = lot.premises.slots().next().expect("a lot is a tile");
        lot.premises.slots().map(move |slot| (slot, first))
    });
    lots.map(|(slot, first)| {
        let press = choose(scene, pick, "Put it up for auction", Pick::Lot(first));
        LitSlot { slot, mark: mark(slot), press: Some(press) }
    })
    .collect()
}

/// What a way would bring to whoever decides and to the others.
fn badge(offer: &MoveOffer, own: Seat, who: &Who) -> Html {
    let gains = offer.outcome.gains.iter().filter(|(_, gain)| **gain != 0);
    let says = |seat: Seat, gain: i32| match words::gain(gain) {
        gain if seat == own => gain,
        gain => format!("{} {gain}", initial(&who.0[seat].name)),
    };
    html! {
        <span class="sm-badges">
            for (seat, gain) in gains {
                <span key={seat.index()} class={classes!("sm-badge", (seat == own).then_some("sm-badge--own"))}
                    data-seat={who.0[seat].hue.number().to_string()} data-says={says(seat, *gain)}></span>
            }
            if offer.outcome.door.is_some() { <span class="sm-badge" data-says="?"></span> }
        </span>
    }
}

/// One of two tiles to choose between.
fn one_of(scene: &Scene<Position>, chosen: &Draft<Slot>, slot: Slot, does: &str) -> LitSlot {
    let on = **chosen == slot;
    let offer = Offer::choosing("", "", chosen.choose(slot));
    let press = Pressable { does: does.to_owned(), on: Some(on), onclick: scene.on_press(offer) };
    LitSlot { slot, mark: if on { Mark::Chosen } else { Mark::Legal }, press: Some(press) }
}

fn doors(scene: &Scene<Position>, prompt: &DoorPrompt) -> Lit {
    let chosen = super::decide::door::chosen(scene, prompt);
    let doors = prompt.doors.iter().map(|door| one_of(scene, &chosen, door.slot, "Enter here"));
    let (slots, ways) = (doors.collect(), vec![(prompt.from, prompt.route, true)]);
    Lit { slots, ways, pulsing: true, ..Lit::default() }
}
