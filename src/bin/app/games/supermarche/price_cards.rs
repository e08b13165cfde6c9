//! The six distribution cards: those turned stay open, and of the others only the order is unknown.
use high_street::games::supermarche::{PriceCard, Shop};
use yew::prelude::*;

use super::look::cube;
use super::words;
use crate::parts::Folded;

pub fn price_cards(shop: &Shop) -> Html {
    let used = (1..).zip(&shop.price_cards).map(|(round, &card)| (format!("Round {round}"), card));
    let to_come = shop.prices_to_come().map(|card| ("To come".to_owned(), card));
    html! {
        <Folded class="price-cards" summary="All price cards">
            <ul>{ for used.chain(to_come).map(|(title, card)| row(&title, card)) }</ul>
        </Folded>
    }
}

fn row(title: &str, card: PriceCard) -> Html {
    let costs = card.costs().iter().map(|(food, cost)| format!("{} ${cost}", words::food(food)));
    let costs = words::list(&costs.collect::<Vec<_>>());
    html! {
        <li key={card.number()}>
            <b>{ title }</b><span class="sr">{ format!(": {costs}") }</span>
            for (food, cost) in card.costs().iter() {
                <span key={food.name()} class="price-cards__cost" aria-hidden="true">{ cube(food) }{ format!("${cost}") }</span>
            }
        </li>
    }
}
