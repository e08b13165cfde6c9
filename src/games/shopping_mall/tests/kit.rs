//! The vectors and the map lie in `book.json`, in the words of the rule book;
//! here they become ours.
use std::sync::LazyLock;

use serde_json::Value;

use crate::games::shopping_mall::{Manager, Route, Side, Slot, Spot, Trade};

pub fn book() -> &'static Value {
    static BOOK: LazyLock<Value> =
        LazyLock::new(|| serde_json::from_str(include_str!("book.json")).unwrap());
    &BOOK
}

pub fn slot(name: &str) -> Slot {
    Slot::all().find(|slot| slot.to_string() == name).expect("a slot")
}

pub fn spot(name: &str) -> Spot {
    Spot::all().find(|spot| spot.to_string() == name).expect("a spot")
}

pub fn route(name: &str) -> Route {
    Route::all().find(|route| route.to_string() == name).expect("a route")
}

pub fn side(name: &str) -> Side {
    Side::ALL["NESW".find(name).expect("a side")]
}

pub fn trade(suit: &str) -> Trade {
    Trade::ALL.into_iter().find(|trade| trade.suit() == suit).expect("a suit")
}

pub fn manager(piece: &str) -> Manager {
    Manager::ALL.into_iter().find(|manager| manager.piece() == piece).expect("a piece")
}

/// One example of the rule book by its number.
pub fn vector(id: &str) -> &'static Value {
    let all = book()["testVectors"].as_array().unwrap();
    all.iter().find(|vector| vector["id"] == id).expect("a vector of the book")
}

/// A test for each number, and their list.
macro_rules! vectors {
    ($($name:ident => $id:literal;)+) => {
        pub(super) const TESTED: &[&str] = &[$($id),+];
        $(#[test]
        fn $name() {
            $crate::games::shopping_mall::tests::play::holds($id);
        })+
    };
}
pub(super) use vectors;
