//! The five item types, always handled in this order, and their board prices.
use std::{fmt, ops};

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Item {
    Food,
    Clothing,
    Electronics,
    Jewelry,
    Art,
}

use Item::{Art, Clothing, Electronics, Food, Jewelry};

impl Item {
    pub const ALL: [Item; 5] = [Food, Clothing, Electronics, Jewelry, Art];

    /// The type handled after this one.
    pub fn next(self) -> Option<Item> {
        Item::ALL.get(self as usize + 1).copied()
    }

    pub const fn name(self) -> &'static str {
        match self {
            Food => "food",
            Clothing => "clothing",
            Electronics => "electronics",
            Jewelry => "jewelry",
            Art => "art",
        }
    }

    /// Colours are never the only sign of a type.
    pub const fn letter(self) -> char {
        match self {
            Food => 'F',
            Clothing => 'C',
            Electronics => 'E',
            Jewelry => 'J',
            Art => 'A',
        }
    }

    /// Cubes in the box.
    pub const fn cubes(self) -> u32 {
        match self {
            Food | Clothing => 25,
            Electronics | Jewelry => 20,
            Art => 15,
        }
    }

    /// What the dock asks where nobody competes, and the lowest dial where somebody does.
    pub const fn min_price(self) -> u32 {
        match self {
            Food => 1,
            Clothing => 2,
            Electronics => 4,
            Jewelry => 7,
            Art => 10,
        }
    }

    /// What a customer pays where nobody competes, and the highest dial where somebody does.
    pub const fn max_price(self) -> u32 {
        match self {
            Food => 6,
            Clothing => 8,
            Electronics => 12,
            Jewelry => 17,
            Art => 22,
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One `T` for each item type; an index can only be an [`Item`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerItem<T>([T; 5]);

/// How many of each type.
pub type Count = PerItem<u32>;

impl<T> PerItem<T> {
    pub fn from_fn(make: impl FnMut(Item) -> T) -> PerItem<T> {
        PerItem(Item::ALL.map(make))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Item, &T)> {
        Item::ALL.into_iter().zip(&self.0)
    }
}

impl Count {
    pub fn total(&self) -> u32 {
        self.0.iter().sum()
    }

    pub fn add(&mut self, other: &Count) {
        for item in Item::ALL {
            self[item] += other[item];
        }
    }
}

impl<T> ops::Index<Item> for PerItem<T> {
    type Output = T;
    fn index(&self, item: Item) -> &T {
        &self.0[item as usize]
    }
}

impl<T> ops::IndexMut<Item> for PerItem<T> {
    fn index_mut(&mut self, item: Item) -> &mut T {
        &mut self.0[item as usize]
    }
}
