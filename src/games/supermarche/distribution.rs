//! The distribution cards: what a cube costs in the round the card lies open.
use serde::{Deserialize, Serialize};

use super::foods::{Food, Foods};

//  Produce, Bakery, Dairy, Dry Goods, Frozen
static CARDS: [Foods<i32>; 6] = [
    Foods::new([1, 2, 3, 4, 5]),
    Foods::new([1, 2, 3, 3, 4]),
    Foods::new([2, 3, 1, 3, 3]),
    Foods::new([1, 2, 2, 6, 4]),
    Foods::new([3, 1, 2, 5, 3]),
    Foods::new([1, 3, 2, 5, 3]),
];

/// Names one card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct PriceCard(u8);

impl PriceCard {
    pub fn all() -> impl Iterator<Item = PriceCard> {
        (0..6).map(PriceCard)
    }

    pub fn costs(self) -> &'static Foods<i32> {
        &CARDS[usize::from(self.0)]
    }

    /// 1 to 6.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Whether `food` costs less here than on average over the six cards.
    pub fn is_cheap(self, food: Food) -> bool {
        self.costs()[food] * 6 < CARDS.iter().map(|costs| costs[food]).sum()
    }

    /// Whether `food` costs more here than on average over the six cards.
    pub fn is_dear(self, food: Food) -> bool {
        self.costs()[food] * 6 > CARDS.iter().map(|costs| costs[food]).sum()
    }
}

impl TryFrom<u8> for PriceCard {
    type Error = String;
    fn try_from(number: u8) -> Result<PriceCard, String> {
        match number {
            1..=6 => Ok(PriceCard(number - 1)),
            _ => Err(format!("there are 6 distribution cards, and none has the number {number}")),
        }
    }
}

impl From<PriceCard> for u8 {
    fn from(card: PriceCard) -> u8 {
        card.number()
    }
}
