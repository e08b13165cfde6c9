//! A hand while its owner holds the chip: the cards, and what they are worth.
use high_street::games::fiasko::View;
use high_street::table::Seat;
use yew::prelude::*;

use super::cards::{look, tins};
use super::words;
use super::worth::{MINIMUM, Worth, worths};
use crate::face::Who;

pub fn peek(view: &View, seat: Seat, who: &Who) -> Html {
    let count = view.hands[seat].count();
    let title = format!("{}’s hand: {}", who.name(seat), words::cards(count));
    let held = worths(view, seat).into_iter().filter(|worth| !worth.cards.is_empty());
    html! {
        <div class="fk-peek">
            <h2>{ title }</h2>
            <ul>
                for worth in held {
                    <li key={worth.product.name()}>
                        <span class="fk-peek__name">{ look(worth.product).title }</span>
                        { tins(&worth.cards) }
                        <span class="fk-peek__worth">{ value(&worth) }</span>
                    </li>
                }
            </ul>
        </div>
    }
}

fn value(worth: &Worth) -> Html {
    let sum = worth.arithmetic();
    match worth.entry {
        Some(entry) => html! { format!("already {entry}") },
        None if worth.counts() => html! { <b>{ sum }</b> },
        None => html! { format!("{sum}, below {MINIMUM}") },
    }
}
