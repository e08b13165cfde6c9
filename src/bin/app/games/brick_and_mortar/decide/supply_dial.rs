//! Supply: the secret price.
use high_street::games::brick_and_mortar::{
    Action, Change, DialSupplyPrompt, Position, StockOffer,
};
use high_street::table::Seat;
use yew::prelude::*;

use super::super::words;
use super::sealed;
use crate::counter::{Counter, Dial, Offer};
use crate::face::Scene;

pub fn dial(scene: &Scene<Position>, seat: Seat, prompt: &DialSupplyPrompt) -> Counter<Action> {
    let DialSupplyPrompt { item, least, most, dock, rooms, stores } = prompt;
    let price = scene.draft(prompt, "price", || match sealed(&scene.view) {
        Some(Action::DialSupply(price)) => *price,
        _ => *least,
    });
    let rivals = rooms.iter().filter(|(other, room)| *other != seat && **room > 0);
    let rivals: Vec<Seat> = rivals.map(|(other, _)| other).collect();
    let bid = if rivals.len() == 1 { "bids" } else { "bid" };
    Counter {
        body: html! {
            <>
                <Dial label={format!("Price for {item}")} note={format!("${least} to ${most}")} value={*price} least={*least} most={*most} money=true
                    change={price.change()} refuse={scene.refuse.clone()} />
                <p class="dial__sum">{ format!("{dock} on the dock; {} also {bid}.", scene.who.names(&rivals)) }</p>
                if let Some(pays) = pays(scene, *price, prompt) { <p class="dial__sum">{ pays }</p> }
                { unit_prices(*price, stores) }
            </>
        },
        primary: Some(Offer::new(
            format!("Seal ${}", *price),
            "i-lock",
            Action::DialSupply(*price),
        )),
        why: "Nobody sees it until all are sealed. It binds nobody to buy.".to_owned(),
        ..Counter::default()
    }
}

/// How many of the free places the purse could fill at this price.
fn pays(scene: &Scene<Position>, price: u32, prompt: &DialSupplyPrompt) -> Option<String> {
    let (_, own) = scene.view.mine()?;
    let cost = |offer: &StockOffer| {
        price.saturating_add_signed(offer.one.iter().map(|change| change.delta).sum())
    };
    let mut places: Vec<u32> =
        prompt.stores.iter().flat_map(|offer| (0..offer.room).map(|_| cost(offer))).collect();
    places.sort_unstable();
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
