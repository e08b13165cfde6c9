//! The 84 Market Cards and the hands of a first game.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::items::Item::{self, Art, Clothing, Electronics, Food, Jewelry};
use super::items::{Count, PerItem};
use super::stores::StoreId;

/// One card, M01 to M84. Always a card of this game, wherever it was read from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct MarketId(u8);

const CARDS: u8 = 84;

impl MarketId {
    pub fn all() -> impl Iterator<Item = MarketId> {
        (1..=CARDS).map(MarketId)
    }

    /// The two pictures: how many of which type.
    pub fn pictures(self) -> [(Item, u32); 2] {
        let (first, one, second, other) = PICTURES[usize::from(self.0) - 1];
        [(one, first), (other, second)]
    }

    pub fn items(self) -> Count {
        let mut items = PerItem::default();
        for (item, count) in self.pictures() {
            items[item] += count;
        }
        items
    }
}

/// All pictures of several cards.
pub fn pictured<'a>(cards: impl IntoIterator<Item = &'a MarketId>) -> Count {
    let mut sum = Count::default();
    for card in cards {
        for (item, count) in card.pictures() {
            sum[item] += count;
        }
    }
    sum
}

/// The most pictures of `item` on any one card.
pub(super) fn most_pictured(item: Item) -> u32 {
    MarketId::all().map(|card| card.items()[item]).max().unwrap_or(0)
}

impl From<MarketId> for u8 {
    fn from(card: MarketId) -> u8 {
        card.0
    }
}

impl TryFrom<u8> for MarketId {
    type Error = String;
    fn try_from(number: u8) -> Result<MarketId, String> {
        if (1..=CARDS).contains(&number) {
            Ok(MarketId(number))
        } else {
            Err(format!("Market Cards are numbered 1 to {CARDS}, not {number}."))
        }
    }
}

impl fmt::Display for MarketId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(one, first), (other, second)] = self.pictures();
        write!(f, "M{:02} ({first} {one}, {second} {other})", self.0)
    }
}

/// What a seat begins a first game with.
pub(super) struct Preset {
    start: &'static str,
    stores: [&'static str; 3],
    market: [u8; 5],
}

impl Preset {
    /// The row for the seat at `position` (from 0) in turn order: smaller tables leave out rows
    /// from the top.
    pub(super) fn of(position: usize, seats: u8) -> &'static Preset {
        &PRESETS[position + 4 - usize::from(seats)]
    }

    pub(super) fn start(&self) -> StoreId {
        StoreId::named(self.start).expect("a preset names a store")
    }

    pub(super) fn stores(&self) -> Vec<StoreId> {
        let named = |name| StoreId::named(name).expect("a preset names a store");
        self.stores.into_iter().map(named).collect()
    }

    pub(super) fn market(&self) -> Vec<MarketId> {
        self.market.into_iter().map(MarketId).collect()
    }
}

#[rustfmt::skip]
static PRESETS: [Preset; 4] = [
    Preset { start: "Starting 6", stores: ["Flea Market", "Fulfillment Center (Hybrid)", "Jewelry Crafter"], market: [76, 13, 64, 80, 6] },
    Preset { start: "Starting 5", stores: ["Clothing Importer", "Electronics Distributor", "Thrift Store"], market: [58, 46, 50, 62, 33] },
    Preset { start: "Starting 3", stores: ["Estate Seller", "Food Distributor", "Large Canning Factory"], market: [10, 24, 49, 61, 22] },
    Preset { start: "Starting 4", stores: ["Art Purveyor", "Consignment Store", "Food Bank"], market: [44, 79, 7, 75, 1] },
];

#[rustfmt::skip]
static PICTURES: [(u32, Item, u32, Item); CARDS as usize] = [
    (4, Food, 3, Clothing), (4, Food, 3, Clothing), (4, Food, 2, Clothing),
    (4, Food, 2, Clothing), (4, Food, 1, Clothing), (4, Food, 1, Clothing),
    (4, Food, 2, Electronics), (4, Food, 1, Electronics), (4, Food, 1, Electronics),
    (4, Food, 2, Jewelry), (4, Food, 2, Jewelry), (4, Food, 1, Jewelry),
    (4, Food, 1, Jewelry), (4, Food, 1, Art), (4, Food, 1, Art),
    (3, Food, 4, Clothing), (3, Food, 4, Clothing), (3, Food, 3, Clothing),
    (3, Food, 3, Clothing), (3, Food, 2, Clothing), (3, Food, 2, Clothing),
    (3, Food, 4, Electronics), (3, Food, 4, Electronics), (3, Food, 3, Electronics),
    (3, Food, 2, Jewelry), (3, Food, 2, Jewelry), (3, Food, 1, Jewelry),
    (3, Food, 1, Jewelry), (3, Food, 2, Art), (3, Food, 1, Art),
    (2, Food, 4, Clothing), (2, Food, 4, Clothing), (2, Food, 3, Clothing),
    (2, Food, 3, Clothing), (2, Food, 2, Clothing), (2, Food, 2, Clothing),
    (2, Food, 4, Electronics), (2, Food, 4, Electronics), (2, Food, 3, Electronics),
    (2, Food, 3, Electronics), (2, Food, 2, Jewelry), (2, Food, 2, Jewelry),
    (2, Food, 1, Jewelry), (2, Food, 2, Art), (2, Food, 2, Art),
    (4, Clothing, 1, Jewelry), (4, Clothing, 1, Jewelry), (4, Clothing, 1, Art),
    (3, Clothing, 2, Electronics), (3, Clothing, 2, Electronics), (3, Clothing, 1, Electronics),
    (3, Clothing, 2, Jewelry), (3, Clothing, 2, Jewelry), (3, Clothing, 1, Jewelry),
    (3, Clothing, 1, Jewelry), (3, Clothing, 1, Art), (3, Clothing, 1, Art),
    (2, Clothing, 4, Electronics), (2, Clothing, 4, Electronics), (2, Clothing, 3, Electronics),
    (2, Clothing, 2, Jewelry), (2, Clothing, 2, Jewelry), (2, Clothing, 2, Art),
    (1, Clothing, 4, Electronics), (1, Clothing, 4, Electronics), (1, Clothing, 3, Electronics),
    (1, Clothing, 2, Jewelry), (1, Clothing, 2, Jewelry), (1, Clothing, 2, Art),
    (4, Electronics, 1, Jewelry), (4, Electronics, 1, Jewelry), (3, Electronics, 1, Art),
    (2, Electronics, 2, Jewelry), (2, Electronics, 1, Jewelry), (2, Electronics, 1, Art),
    (1, Electronics, 2, Jewelry), (1, Electronics, 2, Jewelry), (1, Electronics, 2, Art),
    (2, Jewelry, 1, Art), (2, Jewelry, 1, Art), (1, Jewelry, 2, Art),
    (1, Jewelry, 2, Art), (1, Jewelry, 2, Art), (1, Jewelry, 2, Art),
];
