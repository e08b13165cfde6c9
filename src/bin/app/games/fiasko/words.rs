//! Small words: numbers of cards, lists, shares. No sentence is built anywhere else twice.
use high_street::games::fiasko::{Odds, Product, View};
use high_street::table::Seat;

use crate::face::Who;

/// "1 card", "8 cards".
pub fn cards(count: u32) -> String {
    match count {
        1 => "1 card".to_owned(),
        _ => format!("{count} cards"),
    }
}

/// "1 point", "88 points".
pub fn points(count: u32) -> String {
    match count {
        1 => "1 point".to_owned(),
        _ => format!("{count} points"),
    }
}

/// "milk", "milk or sweetcorn", "milk, pickles or sardines".
pub fn either(products: &[Product]) -> String {
    let names: Vec<&str> = products.iter().map(|product| product.name()).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// Tenths of a percent: 102 is "10.2 %", 810 is "81 %".
pub fn percent(tenths: u32) -> String {
    match tenths % 10 {
        0 => format!("{}\u{a0}%", tenths / 10),
        rest => format!("{}.{rest}\u{a0}%", tenths / 10),
    }
}

/// "first", "second", …
pub const fn ordinal(place: u8) -> &'static str {
    match place {
        1 => "first",
        2 => "second",
        3 => "third",
        4 => "fourth",
        5 => "fifth",
        _ => "sixth",
    }
}

/// "It is Ben’s turn."
pub fn whose_turn(view: &View, who: &Who) -> String {
    if view.result.is_some() {
        "The game is over.".to_owned()
    } else {
        format!("It is {}’s turn.", who.name(view.turn))
    }
}

/// How many persons sit at the table.
pub fn persons(who: &Who) -> usize {
    who.0.iter().filter(|(seat, _)| who.is_person(*seat)).count()
}

/// What follows once the turn is over: "the device goes to Ben" or "it is Till’s turn".
pub fn what_follows(view: &View, who: &Who, seat: Seat) -> String {
    let next = seat.after(view.setup.seats);
    let handed_over = who.is_person(next) && persons(who) > 1 && !view.setup.open_hands;
    if handed_over {
        format!("the device goes to {}", who.name(next))
    } else {
        format!("it is {}’s turn", who.name(next))
    }
}

pub fn chances(odds: Odds) -> String {
    format!(
        "{} Fiasko, {} catastrophe, {} that this hand lives until its next turn.",
        percent(odds.fiasko),
        percent(odds.catastrophe),
        percent(odds.survive)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_lists_read_well() {
        assert_eq!([0, 1, 8].map(cards), ["0 cards", "1 card", "8 cards"]);
        assert_eq!([68, 810, 5].map(percent), ["6.8\u{a0}%", "81\u{a0}%", "0.5\u{a0}%"]);
        let all = Product::ALL;
        assert_eq!(either(&all[..1]), "milk");
        assert_eq!(either(&all[..2]), "milk or pickles");
        assert_eq!(either(&all[..3]), "milk, pickles or tomatoes");
    }
}
