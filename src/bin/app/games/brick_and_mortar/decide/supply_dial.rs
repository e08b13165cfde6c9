//! Supply: the secret price.
use high_street::games::brick_and_mortar::{
    Action, Change, DialSupplyPrompt, Item, Position, StockOffer,
};
use high_street::table::{Arrange, Seat};
use yew::prelude::*;

use super::super::words;
use super::prices::price_cells;
use super::sealed;
use crate::counter::{Counter, Dial, Offer};
use crate::face::Scene;

pub fn dial(scene: &Scene<Position>, seat: Seat, prompt: &DialSupplyPrompt) -> Counter<Action> {
    let DialSupplyPrompt { item, least, most, dock, rooms, stores } = prompt;
    let price = scene.draft(prompt, "price", || match sealed(&scene.view) {
        Some(Action::DialSupply(price) | Action::DialAndFill(price)) => *price,
        _ => *least,
    });
    Counter {
        body: html! {
            <>
                <p class="dial__sum">{ format!("{dock} on the dock for {} places. {}", rooms.values().sum::<u32>(), others(scene, seat, *item)) }</p>
                <Dial label={format!("Price for {item}")} note={format!("${least} to ${most}")} value={*price} least={*least} most={*most} money=true slides_from={None}
                    change={price.change()} refuse={scene.refuse.clone()} />
                { price_cells(*item, *price, &price.change()) }
                if let Some(pays) = pays(scene, *price, prompt) { <p class="dial__sum">{ pays }</p> }
                { unit_prices(*price, stores) }
            </>
        },
        ..seal(scene, seat, *item, *price)
    }
}

/// The price with what most people buy at it, cash alone and perhaps nothing: then nothing more is asked; or
/// the price alone, for whoever wants to see the other dials first, or to borrow.
fn seal(scene: &Scene<Position>, seat: Seat, item: Item, price: u32) -> Counter<Action> {
    let usual = scene.view.usual_stock(seat, item, price);
    let buys = match usual.iter().map(|(_, count)| count).sum::<u32>() {
        0 => "buy nothing".to_owned(),
        some => format!("buy up to {some}"),
    };
    let dial = |then: &str, action| Offer::new(format!("Seal ${price}, {then}"), "i-lock", action);
    let why = "Nobody sees it until all are sealed. What is bought then is what cash pays; “decide then” binds nobody to buy.";
    Counter {
        primary: Some(dial(&buys, Action::DialAndFill(price))),
        more: vec![dial("decide then", Action::DialSupply(price))],
        why: why.to_owned(),
        ..Counter::default()
    }
}

/// "Ben has 2, room for 3; Till has 0.": what the others hold of a type, where the table is out of sight.
pub fn others(scene: &Scene<Position>, seat: Seat, item: Item) -> String {
    let (held, rooms) = (scene.view.held(item), scene.view.rooms(item));
    let of = |other: &Seat| {
        let room = match rooms[*other] {
            0 => String::new(),
            room => format!(", room for {room}"),
        };
        format!("{} has {}{room}", scene.who.name(*other), held[*other])
    };
    let order = scene.view.order.iter().filter(|other| **other != seat);
    format!("{}.", order.map(of).collect::<Vec<_>>().join("; "))
}

/// How many of the free places the purse could fill at this price.
fn pays(scene: &Scene<Position>, price: u32, prompt: &DialSupplyPrompt) -> Option<String> {
    let (_, own) = scene.view.mine()?;
    let cost = |offer: &StockOffer| {
        price.saturating_add_signed(offer.one.iter().map(|change| change.delta).sum())
    };
    let mut places: Vec<u32> =
        prompt.stores.iter().flat_map(|offer| (0..offer.room).map(|_| cost(offer))).collect();
    places.arrange();
    places.truncate(prompt.dock as usize);
    let mut left = own.money;
    let paid = places.iter().take_while(|cost| {
        let pays = **cost <= left;
        left = left.saturating_sub(**cost);
        pays
    });
    let count = paid.count();
    Some(if count == places.len() {
        format!("${} pays for all {count}.", own.money)
    } else {
        format!("${} pays for {count} of {} in cash.", own.money, places.len())
    })
}

/// What one item would cost in each store, every modifier spelled out.
pub fn unit_prices(price: u32, stores: &[StockOffer]) -> Html {
    let cost = |changes: &[Change]| {
        price.saturating_add_signed(changes.iter().map(|change| change.delta).sum())
    };
    html! {
        <ul class="bm-sums">
            for offer in stores {
                <li key={offer.store.to_string()}>
                    <b>{ format!("{}: ${} each", offer.store, cost(&offer.one)) }</b>
                    { format!(", room for {}", offer.room) }
                    if !offer.one.is_empty() { { format!(" ({})", words::changes(&offer.one)) } }
                    if offer.all != offer.one { { format!("; ${} each if all the room is filled ({})", cost(&offer.all), words::changes(&offer.all)) } }
                </li>
            }
        </ul>
    }
}
