//! The six distribution cards: those turned stay open, and of the others only the order is unknown.
use high_street::games::supermarche::{Food, PriceCard, Shop};
use yew::prelude::*;

use super::look::cube;

pub fn price_cards(shop: &Shop) -> Html {
    let turned = shop.price_cards.len();
    let used = (1..).zip(&shop.price_cards).map(|(round, &card)| (format!("Round {round}"), card));
    let to_come = shop.prices_to_come().map(|card| ("To come".to_owned(), card));
    html! {
        <details class="price-cards">
            <summary>{ format!("Price cards: {turned} turned, {} to come", shop.prices_to_come().count()) }</summary>
            <table class="sheet">
                <caption class="sr">{ "The six price cards. Those to come are in no order." }</caption>
                <thead><tr>
                    <td></td>
                    for food in Food::ALL { <th key={food.name()} scope="col">{ cube(food) }<span class="sr">{ food.name() }</span></th> }
                </tr></thead>
                <tbody>{ for used.chain(to_come).map(|(title, card)| row(title, card)) }</tbody>
            </table>
        </details>
    }
}

fn row(title: String, card: PriceCard) -> Html {
    html! {
        <tr key={card.number()}>
            <th scope="row">{ title }</th>
            for (food, cost) in card.costs().iter() { <td key={food.name()}>{ format!("${cost}") }</td> }
        </tr>
    }
}
