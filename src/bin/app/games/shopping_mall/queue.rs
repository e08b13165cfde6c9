//! Who waits outside: the queue in order, its first four framed, and how long it can last.
use high_street::games::shopping_mall::{ARRIVALS_MAX, Action, View};
use yew::prelude::*;

use super::look::{look, visitor};
use super::words;
use crate::counter::Offer;

/// Few placeholders are left.
const FEW: u32 = 3;

/// `pressed`: what a press on each of the first four does, while it is asked who comes in.
pub fn queue(view: &View, pressed: &[(Offer<Action>, Callback<MouseEvent>)]) -> Html {
    let window = view.queue.len().min(ARRIVALS_MAX as usize);
    let (front, rest) = view.queue.split_at(window);
    let figure = |index: usize, trade| {
        let plain = html! { <>{ visitor(trade) }<span class="sr">{ look(trade).name }</span></> };
        match pressed.get(index) {
            None => html! { <li key={index}>{ plain }</li> },
            Some((offer, onclick)) => html! {
                <li key={index}>
                    <button type="button" class={classes!("sm-comes", offer.on.unwrap_or_default().then_some("is-picked"))}
                        aria-pressed={offer.on.map(|on| on.to_string())} {onclick}>{ plain }</button>
                </li>
            },
        }
    };
    html! {
        <section class="sm-queue panel" aria-label="Queue outside">
            <h2 class="sm-queue__head">{ "Queue " }<b>{ view.queue.len() }</b></h2>
            if view.queue.is_empty() {
                <p class="sm-queue__none">{ "Nobody waits outside." }</p>
            } else {
                <ol class="sm-queue__front" aria-label="Next to come in">
                    for (index, trade) in front.iter().enumerate() { { figure(index, *trade) } }
                </ol>
                if !rest.is_empty() {
                    <ol class="sm-queue__rest" aria-label="Behind them" start={(window + 1).to_string()}>
                        for (index, trade) in rest.iter().enumerate() { { figure(window + index, *trade) } }
                    </ol>
                }
            }
            { placeholders(view) }
        </section>
    }
}

/// While there are any, a customer's coin goes back to the queue.
fn placeholders(view: &View) -> Html {
    let left = view.placeholders;
    let (class, text) = match left {
        0 => ("tag tag--bad", "No placeholders: customers stay in shops from now on".to_owned()),
        1..=FEW => ("tag tag--warn", format!("Only {left} placeholders left")),
        _ => ("tag", format!("{left} placeholders")),
    };
    let ahead = match (&view.ending, view.arrivals_to_come()) {
        (Some(_), _) => String::new(),
        (None, count) => format!("{} until the end", words::arrivals(count)),
    };
    html! {
        <p class="sm-queue__end">
            <span {class}>{ text }</span>
            if !ahead.is_empty() { <span>{ ahead }</span> }
        </p>
    }
}
