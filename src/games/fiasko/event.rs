//! What can be told.
use super::goods::{Goods, Product};
use crate::table::{Seat, Seats};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Begins {
        seat: Seat,
    },
    /// Told to everybody but the drawer.
    Drew {
        seat: Seat,
    },
    /// Told to the drawer alone, or to everybody where hands lie open.
    DrewGoods {
        seat: Seat,
        goods: Goods,
    },
    /// The hand shown and lost.
    Fiasko {
        seat: Seat,
        lost: Vec<Goods>,
    },
    /// Every hand but the drawer's, shown and lost.
    Catastrophe {
        seat: Seat,
        lost: Seats<Vec<Goods>>,
    },
    Scored {
        seat: Seat,
        product: Product,
        hand: Vec<Goods>,
        sum: u32,
        cards: u32,
        points: u32,
    },
    Stopped {
        seat: Seat,
        drawn: u32,
    },
    /// The discard pile was shuffled into a new draw pile.
    Renewed {
        cards: u32,
    },
    Finished {
        seat: Seat,
    },
}
