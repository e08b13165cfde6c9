//! The 45 spaces of the store: which row they lie in and what they touch.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::goods::{Brand, Category, Item};

pub const SHELF_SPACES: usize = 30;
pub const STOCK_SPACES: usize = 15;

/// A place for one cube of its brand. Numbered from 1 within brand and category; one with another
/// number can be written down, but is no space of this store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ShelfSpace {
    pub category: Category,
    pub brand: Brand,
    pub number: u8,
}

/// A place for two cubes: one slot for its own brand, one for any.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct StockSpace {
    pub category: Category,
    pub brand: Brand,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Space {
    Shelf(ShelfSpace),
    Stock(StockSpace),
}

/// Where the row of a category begins in the list of all shelf spaces.
const ROW_BEGINS: [usize; 3] = [0, 15, 25];

impl ShelfSpace {
    pub const fn new(category: Category, brand: Brand, number: u8) -> ShelfSpace {
        ShelfSpace { category, brand, number }
    }

    pub const fn exists(self) -> bool {
        self.number >= 1 && self.number <= self.category.shelf_spaces()
    }

    /// Row by row, each in wheel order.
    pub fn all() -> impl Iterator<Item = ShelfSpace> {
        Item::all().flat_map(ShelfSpace::of)
    }

    /// The spaces of one brand and category, from number 1.
    pub fn of(item: Item) -> impl Iterator<Item = ShelfSpace> {
        let Item { category, brand } = item;
        (1..=category.shelf_spaces()).map(move |number| ShelfSpace { category, brand, number })
    }

    pub const fn item(self) -> Item {
        Item::new(self.category, self.brand)
    }

    pub(super) const fn index(self) -> usize {
        ROW_BEGINS[self.category.index()] + self.in_row()
    }

    const fn in_row(self) -> usize {
        self.brand.index() * self.category.shelf_spaces() as usize + self.number as usize - 1
    }

    fn at(category: Category, in_row: usize) -> Option<ShelfSpace> {
        let each = usize::from(category.shelf_spaces());
        let brand = *Brand::ALL.get(in_row / each)?;
        let number = u8::try_from(in_row % each).expect("three at most") + 1;
        Some(ShelfSpace { category, brand, number })
    }
}

impl StockSpace {
    pub const fn new(category: Category, brand: Brand) -> StockSpace {
        StockSpace { category, brand }
    }

    pub fn all() -> impl Iterator<Item = StockSpace> {
        Item::all().map(|Item { category, brand }| StockSpace { category, brand })
    }

    /// The row of a category.
    pub fn row(category: Category) -> impl Iterator<Item = StockSpace> {
        Brand::ALL.into_iter().map(move |brand| StockSpace { category, brand })
    }

    pub const fn item(self) -> Item {
        Item::new(self.category, self.brand)
    }

    pub(super) const fn index(self) -> usize {
        self.category.index() * 5 + self.brand.index()
    }
}

impl Space {
    pub fn all() -> impl Iterator<Item = Space> {
        ShelfSpace::all().map(Space::Shelf).chain(StockSpace::all().map(Space::Stock))
    }

    pub const fn category(self) -> Category {
        self.item().category
    }

    /// The item whose space this is.
    pub const fn item(self) -> Item {
        match self {
            Space::Shelf(space) => space.item(),
            Space::Stock(space) => space.item(),
        }
    }

    pub const fn exists(self) -> bool {
        match self {
            Space::Shelf(space) => space.exists(),
            Space::Stock(_) => true,
        }
    }

    pub const fn is_shelf(self) -> bool {
        matches!(self, Space::Shelf(_))
    }

    /// Left and right in the same row of the same zone; the ends do not meet.
    pub fn neighbours(self) -> Vec<Space> {
        match self {
            Space::Shelf(space) if space.exists() => {
                let here = space.in_row();
                let near = [here.checked_sub(1), Some(here + 1)];
                let near = near.into_iter().flatten();
                near.filter_map(|at| ShelfSpace::at(space.category, at)).map(Space::Shelf).collect()
            }
            Space::Shelf(_) => Vec::new(),
            Space::Stock(space) => {
                let here = space.brand.index();
                let near = [here.checked_sub(1), Some(here + 1)];
                let brands = near.into_iter().flatten().filter_map(|at| Brand::ALL.get(at));
                brands.map(|&brand| Space::Stock(StockSpace { brand, ..space })).collect()
            }
        }
    }
}

impl fmt::Display for ShelfSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} shelf, space {}", self.item(), self.number)
    }
}

impl fmt::Display for StockSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} stock", self.item())
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Space::Shelf(space) => space.fmt(f),
            Space::Stock(space) => space.fmt(f),
        }
    }
}
