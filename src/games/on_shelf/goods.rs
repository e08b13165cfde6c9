//! What is sold: three categories of five brands each, and the wheel that says which brands are
//! similar.
use std::{fmt, ops};

use serde::{Deserialize, Serialize};

/// A cube has a brand only; its category is that of the space it stands on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Category {
    Beer,
    Wine,
    Liquor,
}

/// What the rule book says about a category, a row each.
struct CategoryRow {
    name: &'static str,
    value: u32,
    deduction: u32,
    quota: u32,
    fill_price: u32,
    shelf_spaces: u8,
    half_points: u32,
}

#[rustfmt::skip]
const CATEGORIES: [CategoryRow; 3] = [
    CategoryRow { name: "beer",   value: 3, deduction: 1, quota: 8, fill_price: 1, shelf_spaces: 3, half_points: 2 },
    CategoryRow { name: "wine",   value: 4, deduction: 2, quota: 4, fill_price: 2, shelf_spaces: 2, half_points: 3 },
    CategoryRow { name: "liquor", value: 6, deduction: 3, quota: 2, fill_price: 3, shelf_spaces: 1, half_points: 6 },
];

impl Category {
    pub const ALL: [Category; 3] = [Category::Beer, Category::Wine, Category::Liquor];

    pub const fn index(self) -> usize {
        self as usize
    }

    const fn row(self) -> &'static CategoryRow {
        &CATEGORIES[self.index()]
    }

    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// What a symbol of this category is worth.
    pub const fn value(self) -> u32 {
        self.row().value
    }

    /// Taken off for a bottle from stock, and again for a similar one.
    pub const fn deduction(self) -> u32 {
        self.row().deduction
    }

    /// Cubes of one delivery.
    pub const fn quota(self) -> u32 {
        self.row().quota
    }

    /// Fill points a cube costs.
    pub const fn fill_price(self) -> u32 {
        self.row().fill_price
    }

    /// Shelf spaces of each brand.
    pub const fn shelf_spaces(self) -> u8 {
        self.row().shelf_spaces
    }

    /// What a cube on the shelf gives a team in the evening, in half points.
    pub const fn half_points(self) -> u32 {
        self.row().half_points
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The colours of the cubes, in the order of the wheel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Brand {
    White,
    Blue,
    Black,
    Red,
    Yellow,
}

impl Brand {
    pub const ALL: [Brand; 5] =
        [Brand::White, Brand::Blue, Brand::Black, Brand::Red, Brand::Yellow];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        match self {
            Brand::White => "white",
            Brand::Blue => "blue",
            Brand::Black => "black",
            Brand::Red => "red",
            Brand::Yellow => "yellow",
        }
    }

    /// So many steps on round the wheel.
    pub const fn on(self, steps: usize) -> Brand {
        Brand::ALL[(self.index() + steps) % 5]
    }

    /// Its two neighbours on the wheel.
    pub const fn similar(self) -> [Brand; 2] {
        [self.on(4), self.on(1)]
    }

    pub fn is_similar(self, other: Brand) -> bool {
        self.similar().contains(&other)
    }
}

impl fmt::Display for Brand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A symbol of a customer, or a cube where it stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Item {
    pub category: Category,
    pub brand: Brand,
}

impl Item {
    pub const fn new(category: Category, brand: Brand) -> Item {
        Item { category, brand }
    }

    /// All fifteen, row by row in wheel order.
    pub fn all() -> impl Iterator<Item = Item> {
        Category::ALL
            .into_iter()
            .flat_map(|category| Brand::ALL.map(|brand| Item { category, brand }))
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.brand, self.category)
    }
}

/// One `T` for each brand; an index can only be a [`Brand`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct PerBrand<T>([T; 5]);

impl<T> PerBrand<T> {
    pub fn from_fn(make: impl FnMut(Brand) -> T) -> PerBrand<T> {
        PerBrand(Brand::ALL.map(make))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Brand, &T)> {
        Brand::ALL.into_iter().zip(&self.0)
    }
}

impl<T> ops::Index<Brand> for PerBrand<T> {
    type Output = T;
    fn index(&self, brand: Brand) -> &T {
        &self.0[brand.index()]
    }
}

impl<T> ops::IndexMut<Brand> for PerBrand<T> {
    fn index_mut(&mut self, brand: Brand) -> &mut T {
        &mut self.0[brand.index()]
    }
}
