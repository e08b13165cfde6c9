//! One of two actions: lead a crowd, swap managers, or put a shop up for auction.
use high_street::games::shopping_mall::{ActPrompt, Action, Kind, LotOffer, Position};
use yew::prelude::*;

use super::{MAP_FIRST, UNDER_THE_MAP, moves, plain, swap};
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::games::shopping_mall::look::kind_icon;
use crate::games::shopping_mall::pick::{Pick, lot_on, pick};
use crate::games::shopping_mall::{lot, words};
use crate::parts::icon;

pub fn act(scene: &Scene<Position>, prompt: &ActPrompt) -> Counter<Action> {
    let pick = pick(scene, prompt);
    let kinds = kinds(prompt, &pick);
    let mut counter = match &*pick {
        Pick::Kind(Kind::Move) => moves::best(scene, prompt, &pick),
        Pick::Crowd(from) => moves::of_crowd(scene, prompt, &pick, *from),
        Pick::Way(from, route, order) => {
            moves::way(scene, prompt, &pick, (*from, *route), order.as_deref())
        }
        Pick::Kind(Kind::Swap) | Pick::One(_) | Pick::Dragged(_) | Pick::Pair(_) => {
            swap::swap(scene, prompt, &pick)
        }
        Pick::Kind(Kind::Auction) => lots(scene, prompt),
        Pick::Lot(slot) => match lot_on(prompt, *slot) {
            Some(offer) => put_up(scene, prompt, offer),
            None => lots(scene, prompt),
        },
    };
    counter.body = html! { <>{ tabs(scene, &kinds) }{ counter.body }</> };
    counter.inside.extend(kinds);
    counter.class = match &*pick {
        Pick::Way(..) | Pick::Lot(_) => UNDER_THE_MAP,
        _ => MAP_FIRST,
    };
    counter
}

/// The three kinds in the order a turn may use them; a closed one says why.
fn kinds(prompt: &ActPrompt, pick: &Draft<Pick>) -> Vec<Offer<Action>> {
    let closed = |kind: Kind| match kind {
        Kind::Move => prompt.moves.as_ref().err(),
        Kind::Swap => prompt.swaps.as_ref().err(),
        Kind::Auction => None,
    };
    let kind = |kind: Kind| {
        let (label, key) = match kind {
            Kind::Move => ("Move", 'c'),
            Kind::Swap => ("Swap", 's'),
            Kind::Auction => ("Auction", 'a'),
        };
        let offer = match closed(kind) {
            Some(why) => Offer::blocked(label, kind_icon(kind), why.to_string()),
            None => Offer::choosing(label, kind_icon(kind), pick.choose(Pick::Kind(kind))),
        };
        offer.chosen(pick.kind() == kind).key(key)
    };
    Kind::ALL.map(kind).to_vec()
}

fn tabs(scene: &Scene<Position>, kinds: &[Offer<Action>]) -> Html {
    let mut closed: Vec<&String> =
        kinds.iter().filter_map(|offer| offer.does.as_ref().err()).collect();
    closed.dedup();
    html! {
        <div class="sm-tabs">
            <div class="sm-kinds" role="group" aria-label="Kinds of action">
                for offer in kinds {
                    <button key={offer.label.clone()} type="button" class="sm-kind" aria-pressed={offer.on.map(|on| on.to_string())}
                        aria-disabled={offer.is_blocked().then_some("true")} aria-keyshortcuts={offer.key.map(String::from)}
                        onclick={scene.on_press(offer.clone())}>
                        { icon(offer.icon) }<span>{ &offer.label }</span>
                    </button>
                }
            </div>
            for why in closed { <p key={why.clone()} class="sm-closed">{ why }</p> }
        </div>
    }
}

/// Nothing is put up yet.
fn lots(scene: &Scene<Position>, prompt: &ActPrompt) -> Counter<Action> {
    let own = prompt.lots.iter().filter(|lot| lot.private).count();
    let free = prompt.lots.len() - own;
    let own = match own {
        0 => String::new(),
        1 => ", or your own shop".to_owned(),
        count => format!(", or one of your own {count}"),
    };
    Counter {
        body: html! {
            <p class="sm-lead">{ format!("Press one of {free} unowned shops on the map{own}. An unowned one is bought from the bank, \
                and you may bid last; a sale of your own shop pays you.") }</p>
        },
        primary: Some(Offer::blocked(
            "Choose a shop",
            "ph-auction",
            "Press a shop on the map first.",
        )),
        ..plain(scene, prompt.seat)
    }
}

fn put_up(scene: &Scene<Position>, prompt: &ActPrompt, offer: &LotOffer) -> Counter<Action> {
    let name = words::shop(&scene.view, offer.premises);
    let slot = offer.premises.slots().next().expect("a lot is a tile");
    let why = if offer.private {
        "Private: the price goes to you, your manager goes home."
    } else {
        "Public: if another buys, the bank pays you 100, or 200 for a price over 500."
    };
    Counter {
        body: lot::lot(&scene.view, &scene.who, offer),
        primary: Some(
            Offer::new(format!("Auction {name}"), "ph-auction", Action::Auction(slot))
                .stakes(stakes(prompt, offer)),
        ),
        why: why.to_owned(),
        ..plain(scene, prompt.seat)
    }
}

/// A word given: what is put up, in numbers, and that it ends the turn if it does.
fn stakes(prompt: &ActPrompt, offer: &LotOffer) -> String {
    let last = if prompt.actions_left == 1 { ", last action" } else { "" };
    format!("bonus {}, {}{last}", offer.bonus, words::customers(offer.customers))
}
