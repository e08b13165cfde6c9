//! Foods, prices, and the boxes that say until when a cube keeps.
use std::{array, fmt, ops};

use serde::{Deserialize, Serialize};

/// The five departments, always in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Food {
    Produce,
    Bakery,
    Dairy,
    DryGoods,
    Frozen,
}

use Food::{Bakery, Dairy, DryGoods, Frozen, Produce};

struct Row {
    name: &'static str,
    price: i32,
    sale_price: i32,
    /// Rounds a cube keeps, the one it is bought in included; `None` for ever.
    keeps: Option<u8>,
}

const fn row(name: &'static str, price: i32, sale_price: i32, keeps: Option<u8>) -> Row {
    Row { name, price, sale_price, keeps }
}

#[rustfmt::skip]
static FOODS: [Row; 5] = [
    row("Produce",    3, 2, Some(1)),
    row("Bakery",     4, 3, Some(2)),
    row("Dairy",      4, 2, Some(3)),
    row("Dry Goods", 10, 7, Some(4)),
    row("Frozen",     7, 5, None),
];

/// How many cubes of each food there are.
pub const CUBES_PER_FOOD: u8 = 10;

impl Food {
    pub const ALL: [Food; 5] = [Produce, Bakery, Dairy, DryGoods, Frozen];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub fn name(self) -> &'static str {
        FOODS[self.index()].name
    }

    pub fn price(self) -> i32 {
        FOODS[self.index()].price
    }

    pub fn sale_price(self) -> i32 {
        FOODS[self.index()].sale_price
    }

    /// What a cube brings while `sale` is on sale.
    pub fn price_now(self, sale: Option<Food>) -> i32 {
        if sale == Some(self) { self.sale_price() } else { self.price() }
    }

    /// The box of a cube bought in `round`. What would outlast the game never expires.
    pub fn box_for(self, round: u8) -> Expiry {
        match (self, FOODS[self.index()].keeps) {
            (Produce, _) => Expiry::EveryRound,
            (_, None) => Expiry::Never,
            (_, Some(keeps)) => Expiry::after(round + keeps - 1),
        }
    }
}

impl fmt::Display for Food {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A dated box. For one food, the earlier in this order the older.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Expiry {
    EveryRound,
    After2,
    After3,
    After4,
    After5,
    After6,
    Never,
}

impl Expiry {
    pub const ALL: [Expiry; 7] = [
        Expiry::EveryRound,
        Expiry::After2,
        Expiry::After3,
        Expiry::After4,
        Expiry::After5,
        Expiry::After6,
        Expiry::Never,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    fn after(round: u8) -> Expiry {
        match round {
            2..=6 => Expiry::ALL[usize::from(round) - 1],
            _ => Expiry::Never,
        }
    }

    /// Whether cubes of this box are thrown out in the Waste phase of `round`.
    pub fn spoils(self, round: u8) -> bool {
        self == Expiry::EveryRound || (self != Expiry::Never && self == Expiry::after(round))
    }
}

/// One `T` for each food, in the order of the rule book; an index can only be a [`Food`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Foods<T>([T; 5]);

impl<T> Foods<T> {
    pub const fn new(each: [T; 5]) -> Foods<T> {
        Foods(each)
    }

    pub fn from_fn(mut make: impl FnMut(Food) -> T) -> Foods<T> {
        Foods(array::from_fn(|index| make(Food::ALL[index])))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Food, &T)> {
        Food::ALL.into_iter().zip(&self.0)
    }

    pub fn map<U>(&self, mut f: impl FnMut(Food, &T) -> U) -> Foods<U> {
        Foods::from_fn(|food| f(food, &self[food]))
    }
}

impl Foods<u8> {
    /// All foods together; meant for cubes, of which there are fifty.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_none(&self) -> bool {
        self.0.iter().all(|&cubes| cubes == 0)
    }
}

impl<T> ops::Index<Food> for Foods<T> {
    type Output = T;
    fn index(&self, food: Food) -> &T {
        &self.0[food.index()]
    }
}

impl<T> ops::IndexMut<Food> for Foods<T> {
    fn index_mut(&mut self, food: Food) -> &mut T {
        &mut self.0[food.index()]
    }
}
