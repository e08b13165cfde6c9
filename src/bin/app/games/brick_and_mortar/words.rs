//! Small words: amounts, lists, months. No sentence is built anywhere else twice.
use high_street::games::brick_and_mortar::{Change, Count, Gain, Item, StoreId, View};
use high_street::table::Seat;

use crate::words::{count as counted, list};

/// The drawings and classes of an item type.
pub struct Look {
    /// The big picture, the small glyph, and the end of every class name.
    pub art: &'static str,
    pub glyph: &'static str,
    pub class: &'static str,
    pub title: &'static str,
}

pub const fn look(item: Item) -> Look {
    match item {
        Item::Food => Look {
            art: "g-food",
            glyph: "M12 7c-4-2.500-9-.5-9 6 0 5 3.500 9 6 9 1.500 0 2-.8 3-.8s1.500.8 3 .8c2.500 0 6-4 6-9 0-6.500-5-8.500-9-6zM12.500 6c0-2.500 2-4.500 5-4.500 0 3-2 4.500-5 4.500z",
            class: "food",
            title: "Food",
        },
        Item::Clothing => Look {
            art: "g-cloth",
            glyph: "M8.500 2 1.500 6l2 6 3-1v11h11V11l3 1 2-6-7-4c-1 2.500-6 2.500-7 0z",
            class: "cloth",
            title: "Clothing",
        },
        Item::Electronics => Look {
            art: "g-elec",
            glyph: "M7.400 1.600 12 6l4.600-4.400 1.200 1.200L14.600 6H21a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6.400L6.200 2.800zM4 9v9h11V9zm14 1v2.400h2.400V10zm0 4.600V17h2.400v-2.400z",
            class: "elec",
            title: "Electronics",
        },
        Item::Jewelry => Look {
            art: "g-jewel",
            glyph: "M8 1h8l3 3.500-5 4.600a7 7 0 1 1-4 0L5 4.500zM12 11.500a4.300 4.300 0 1 0 0 8.600 4.300 4.300 0 0 0 0-8.600z",
            class: "jewel",
            title: "Jewelry",
        },
        Item::Art => Look {
            art: "g-art",
            glyph: "M2 3h20v18H2zm3 3v9l4-5 4 5 2-2 4 4V6zm10.500 1.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
            class: "art",
            title: "Art",
        },
    }
}

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// 1 is January.
pub fn month(number: u32) -> &'static str {
    MONTHS[(number as usize + 11) % 12]
}

/// "1 point", "3 points".
pub fn points(count: u32) -> String {
    some(count, "point")
}

/// "1 Debt Token", "2 Debt Tokens".
pub fn tokens(count: u32) -> String {
    some(count, "Debt Token")
}

/// "1 card", "5 cards".
pub fn cards(count: u32) -> String {
    some(count, "card")
}

pub fn some(count: u32, what: &str) -> String {
    counted(count, what)
}

/// "3 food, 1 art"; "nothing".
pub fn goods(count: &Count) -> String {
    let parts: Vec<String> = count
        .iter()
        .filter(|(_, number)| **number > 0)
        .map(|(item, number)| format!("{number} {item}"))
        .collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

/// "$2 less by Real Estate Office, $1 more by Bazaar".
pub fn changes(changes: &[Change]) -> String {
    let one = |change: &Change| {
        let way = if change.delta < 0 { "less" } else { "more" };
        format!("${} {way} by {}", change.delta.unsigned_abs(), change.store)
    };
    changes.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// "2 points from Bakery".
pub fn gains(gains: &[Gain]) -> String {
    let one = |gain: &Gain| format!("{} from {}", points(gain.points), gain.store);
    list(&gains.iter().map(one).collect::<Vec<_>>())
}

pub fn gained(gains: &[Gain]) -> u32 {
    gains.iter().map(|gain| gain.points).sum()
}

/// "and 2 points" where there are any.
pub fn and_points(count: u32) -> String {
    if count == 0 { String::new() } else { format!(" and {}", points(count)) }
}

/// "1st", "2nd", …
pub const fn place(number: usize) -> &'static str {
    match number {
        1 => "1st",
        2 => "2nd",
        3 => "3rd",
        _ => "4th",
    }
}

/// Where a seat stands in turn order, from 1.
pub fn turn(view: &View, seat: Seat) -> usize {
    view.order.iter().position(|other| *other == seat).map_or(1, |place| place + 1)
}

/// "Food Bank and Bazaar".
pub fn stores(stores: &[StoreId]) -> String {
    list(&stores.iter().map(ToString::to_string).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_and_lists_read_well() {
        assert_eq!([1, 2].map(points), ["1 point", "2 points"]);
        assert_eq!([1, 10, 12].map(month), ["January", "October", "December"]);
        let mut count = Count::default();
        assert_eq!(goods(&count), "nothing");
        count[Item::Food] = 3;
        count[Item::Art] = 1;
        assert_eq!(goods(&count), "3 food, 1 art");
    }
}
