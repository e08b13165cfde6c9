//! The 60 customers: twelve shopping lists, each in five colours.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::goods::{Brand, Category, Item};

pub const CUSTOMERS: u8 = 60;

/// A card, numbered as in the box from 0; reads "C01" to "C60".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CustomerId(u8);

/// A shopping list: who comes, and what for, in steps round the wheel from a base colour.
struct Persona {
    name: &'static str,
    wants: [(Category, usize); 3],
}

const fn persona(name: &'static str, wants: [(Category, usize); 3]) -> Persona {
    Persona { name, wants }
}

const fn beer(steps: usize) -> (Category, usize) {
    (Category::Beer, steps)
}

const fn wine(steps: usize) -> (Category, usize) {
    (Category::Wine, steps)
}

const fn liquor(steps: usize) -> (Category, usize) {
    (Category::Liquor, steps)
}

const PERSONAS: [Persona; 12] = [
    persona("Barbecue host", [beer(0), beer(0), beer(2)]),
    persona("Match-night fan", [beer(0), beer(0), wine(1)]),
    persona("Cabin weekender", [beer(0), beer(2), wine(4)]),
    persona("Book-club treasurer", [wine(3), beer(0), beer(1)]),
    persona("Road crew", [beer(0), beer(3), liquor(1)]),
    persona("Crayfish-party planner", [liquor(2), beer(0), beer(4)]),
    persona("Dinner-party cook", [wine(0), wine(0), beer(2)]),
    persona("Cheese lover", [wine(2), wine(3), beer(0)]),
    persona("All-round shopper", [beer(0), wine(4), liquor(1)]),
    persona("Brand loyalist", [beer(0), wine(0), liquor(0)]),
    persona("Housewarming guest", [wine(0), beer(2), liquor(3)]),
    persona("Anniversary couple", [liquor(0), wine(1), wine(3)]),
];

impl CustomerId {
    pub fn all() -> impl Iterator<Item = CustomerId> {
        (0..CUSTOMERS).map(CustomerId)
    }

    /// The card with this printed number, from 1.
    pub fn numbered(number: u8) -> Option<CustomerId> {
        CustomerId::try_from(number.checked_sub(1)?).ok()
    }

    /// The printed number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    const fn persona(self) -> &'static Persona {
        &PERSONAS[(self.0 / 5) as usize]
    }

    pub const fn name(self) -> &'static str {
        self.persona().name
    }

    /// The three symbols, from the left.
    pub fn symbols(self) -> [Item; 3] {
        let base = Brand::ALL[usize::from(self.0 % 5)];
        self.persona().wants.map(|(category, steps)| Item { category, brand: base.on(steps) })
    }

    /// What events 11 and 12 look at.
    pub fn leftmost(self) -> Item {
        self.symbols()[0]
    }

    pub fn shows(self, item: Item) -> bool {
        self.symbols().contains(&item)
    }

    /// The printed total.
    pub fn total(self) -> u32 {
        self.symbols().iter().map(|symbol| symbol.category.value()).sum()
    }
}

/// There are only 60 cards in the box.
impl TryFrom<u8> for CustomerId {
    type Error = String;
    fn try_from(index: u8) -> Result<CustomerId, String> {
        let known = index < CUSTOMERS;
        known.then_some(CustomerId(index)).ok_or_else(|| format!("there is no customer {index}"))
    }
}

impl From<CustomerId> for u8 {
    fn from(customer: CustomerId) -> u8 {
        customer.0
    }
}

impl fmt::Display for CustomerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (C{:02})", self.name(), self.number())
    }
}
