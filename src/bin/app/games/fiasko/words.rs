//! Small words of this game. No sentence is built anywhere else twice.
use high_street::games::fiasko::{Odds, Product, View};
use high_street::table::Seat;

use crate::face::Who;
use crate::words::{self, count};
pub use crate::words::{ordinal, percent};

/// "1 card", "8 cards".
pub fn cards(number: u32) -> String {
    count(number, "card")
}

/// "1 point", "88 points".
pub fn points(number: u32) -> String {
    count(number, "point")
}

/// "milk", "milk or sweetcorn", "milk, pickles or sardines".
pub fn either(products: &[Product]) -> String {
    let names: Vec<&str> = products.iter().map(|product| product.name()).collect();
    words::either(&names)
}

/// "It is Ben’s turn."
pub fn whose_turn(view: &View, who: &Who) -> String {
    if view.result.is_some() {
        "The game is over.".to_owned()
    } else {
        format!("It is {}’s turn.", who.name(view.turn))
    }
}

/// What follows once the turn is over: "the device goes to Ben" or "it is Till’s turn".
pub fn what_follows(view: &View, who: &Who, seat: Seat) -> String {
    let next = seat.after(view.setup.seats);
    let handed_over = who.is_person(next) && who.persons() > 1 && !view.setup.open_hands;
    if handed_over {
        format!("the device goes to {}", who.name(next))
    } else {
        format!("it is {}’s turn", who.name(next))
    }
}

/// What the next draw of `seat` risks, as far as this table tells. A hand without cards risks nothing.
pub fn danger(view: &View, seat: Seat) -> Option<String> {
    match view.prompt.as_ref().and_then(|prompt| prompt.odds) {
        _ if is_safe(view) => {
            Some("This draw is safe: no bad card is left in the pile.".to_owned())
        }
        _ if view.hands[seat].count() == 0 => None,
        odds => odds.map(chances),
    }
}

/// Everybody counts the bad cards.
pub const fn is_safe(view: &View) -> bool {
    view.fiaskos + view.catastrophes == 0
}

fn chances(odds: Odds) -> String {
    format!(
        "{} Fiasko, {} catastrophe, {} that this hand lives until its next turn.",
        percent(odds.fiasko),
        percent(odds.catastrophe),
        percent(odds.survive)
    )
}
