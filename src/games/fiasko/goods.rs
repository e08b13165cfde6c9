//! The deck: 80 goods, six Fiaskos, two catastrophes.
use std::cmp::Reverse;
use std::fmt;
use std::iter::repeat_n;

use serde::{Deserialize, Serialize};

/// What a shelf-stacker piles up; a row of the score sheet each, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Product {
    Milk,
    Pickles,
    Tomatoes,
    Sweetcorn,
    Sardines,
}

use Product::{Milk, Pickles, Sardines, Sweetcorn, Tomatoes};

impl Product {
    pub const ALL: [Product; 5] = [Milk, Pickles, Tomatoes, Sweetcorn, Sardines];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        match self {
            Milk => "milk",
            Pickles => "pickles",
            Tomatoes => "tomatoes",
            Sweetcorn => "sweetcorn",
            Sardines => "sardines",
        }
    }
}

impl fmt::Display for Product {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Goods {
    pub product: Product,
    pub value: u8,
}

impl Goods {
    /// How a hand is sorted: by product, high values first.
    pub(super) const fn in_hand(self) -> (Product, Reverse<u8>) {
        (self.product, Reverse(self.value))
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.product, self.value)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Card {
    Goods(Goods),
    /// The drawer's hand is lost.
    Fiasko,
    /// Every hand but the drawer's is lost.
    Catastrophe,
}

/// How many of each value a product has.
pub const COPIES: [(u8, u8); 5] = [(1, 3), (2, 3), (3, 4), (4, 3), (5, 3)];
pub const FIASKOS: u8 = 6;
pub const CATASTROPHES: u8 = 2;
pub const CARDS: u8 = 88;

/// What the cards of `product` in a hand add up to.
pub fn sum(hand: &[Goods], product: Product) -> u32 {
    hand.iter().filter(|goods| goods.product == product).map(|goods| u32::from(goods.value)).sum()
}

/// All 88 cards, in the order of the rule book.
pub fn all() -> Vec<Card> {
    let mut all = Vec::with_capacity(CARDS.into());
    for product in Product::ALL {
        for (value, copies) in COPIES {
            all.extend(repeat_n(Card::Goods(Goods { product, value }), copies.into()));
        }
    }
    all.extend(repeat_n(Card::Fiasko, FIASKOS.into()));
    all.extend(repeat_n(Card::Catastrophe, CATASTROPHES.into()));
    all
}
