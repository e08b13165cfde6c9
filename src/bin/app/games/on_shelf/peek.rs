//! What a seat sees while it holds its chip: its own customers, and what each would bring now.
use high_street::games::on_shelf::View;
use high_street::table::Seat;
use yew::prelude::*;

use super::board::in_hand;
use super::words;
use crate::face::Who;

pub fn peek(view: &View, seat: Seat, who: &Who) -> Html {
    let hand = words::hand(view, seat).unwrap_or_default();
    html! {
        <>
            <h2>{ format!("{}’s customers", who.name(seat)) }</h2>
            if hand.is_empty() { <p class="os-none">{ "No customer in hand." }</p> }
            <ul class="os-cards os-cards--hand">
                for customer in hand {
                    <li key={customer.number()} class="card wish wish--flat printed">{ in_hand(view, customer) }</li>
                }
            </ul>
        </>
    }
}
