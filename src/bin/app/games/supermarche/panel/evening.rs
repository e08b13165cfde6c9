//! What came of the last customer, and of the round.
use high_street::games::supermarche::{CustomerId, Foods, Status, View, Visit};
use yew::prelude::*;

use super::super::dice::dice;
use super::super::look::Cubes;
use super::super::words;

/// The customer of this round who left last, with the sum.
pub fn last_trip(view: &View) -> Html {
    let last = view.shop.visits.last().filter(|visit| visit.round == view.shop.round);
    let Some(visit) = last else { return html! {} };
    let tone = match visit.end {
        Status::Completed => "sm-note--good",
        Status::Failed => "sm-note--bad",
        _ => "sm-note--warn",
    };
    let roll = view.shop.last_roll.as_ref().filter(|roll| roll.who == visit.who);
    html! {
        <>
            if let Some(roll) = roll { { dice(&view.shop, roll) } }
            <p class={classes!("sm-note", tone)}>{ told(visit, in_cart(view, visit), roll.and_then(|roll| roll.normal.err()).map(words::food)) }</p>
        </>
    }
}

/// What lies in the cart of a customer who has left.
fn in_cart(view: &View, visit: &Visit) -> usize {
    let here = |who: Option<CustomerId>| who == Some(visit.who);
    let guest = view.shop.guests.iter().map(|(_, guest)| guest).find(|guest| here(guest.who));
    guest.map_or(0, |guest| guest.cart.cubes().count())
}

fn told(visit: &Visit, in_cart: usize, missing: Option<&str>) -> String {
    let Visit { who, spent, bonus, refund, penalty, .. } = visit;
    match visit.end {
        Status::Completed if *bonus > 0 => {
            format!(
                "{who} is served: ${spent} and ${bonus} bonus, {} in all.",
                words::money(visit.net())
            )
        }
        Status::Completed => format!("{who} is served and paid ${spent}."),
        Status::Failed => {
            let why =
                missing.map_or_else(String::new, |food| format!("no {food} on the shelves. "));
            let cubes = match in_cart {
                0 => String::new(),
                1 => ", and the cube in the cart is lost for this round".to_owned(),
                _ => format!(", and the {in_cart} cubes in the cart are lost for this round"),
            };
            format!(
                "{who} walks out: {why}Refund ${refund} and penalty ${penalty}, ${} in all{cubes}.",
                refund + penalty
            )
        }
        _ => format!(
            "{who} had to leave: ${spent} kept, penalty ${penalty}, {} in all.",
            words::change(visit.net())
        ),
    }
}

pub fn waste(view: &View, wasted: &Foods<u8>, fee: i32) -> Html {
    let book = view.shop.books.last();
    html! {
        <>
            if fee == 0 {
                <p class="sm-note sm-note--good">{ "Nothing spoiled tonight." }</p>
            } else {
                <p class="sm-note sm-note--bad">{ format!("Thrown out: {} for ${fee}.", words::basket(wasted)) }</p>
                <div class="slip__waste">
                    for (food, &count) in wasted.iter().filter(|(_, count)| **count > 0) {
                        <Cubes key={food.name()} {food} {count} label={format!("{count} {}", words::food(food))} />
                    }
                </div>
            }
            if let Some(book) = book {
                <dl class="slip__left">
                    <div><dt>{ "Opened with" }</dt><dd>{ words::money(book.opening) }</dd></div>
                    <div><dt>{ "Paid for food" }</dt><dd>{ format!("${}", book.paid) }</dd></div>
                    <div><dt>{ "Closed with" }</dt><dd>{ words::money(book.closing) }</dd></div>
                </dl>
            }
        </>
    }
}
