//! The customers. A row is a card.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::foods::Food::{self, Bakery as B, Dairy as D, DryGoods as G, Frozen as F, Produce as P};

/// Two dice together: 2 to 12.
pub const TOTALS: std::ops::RangeInclusive<u8> = 2..=12;
/// In how many of the 36 ways two dice fall each total comes up, from 2 on.
pub const WAYS: [u8; 11] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
/// Which two numbers a coupon (or a food on sale) turns a total into, from 2 on.
#[rustfmt::skip]
static COUPON_CHART: [[u8; 2]; 11] = [
    [6, 7], [4, 10], [5, 9], [2, 10], [4, 12], [3, 8], [7, 12], [5, 11], [6, 11], [2, 9], [3, 8],
];

pub fn coupon_chart(total: u8) -> [u8; 2] {
    COUPON_CHART[usize::from(total - 2)]
}

/// "2–4 Frozen": from, to, food.
pub type Range = (u8, u8, Food);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Customer {
    pub name: &'static str,
    /// Numbered spaces of the cart.
    pub items: u8,
    pub coupons: u8,
    /// What an uncompleted card costs.
    pub penalty: i32,
    /// What completing the card pays; three cards have one.
    pub bonus: i32,
    pub ranges: &'static [Range],
    pub line: &'static str,
    wants: [Food; 11],
    chances: [u8; 5],
}

impl Customer {
    /// The food of a total on this customer's own table.
    pub fn wants(&self, total: u8) -> Food {
        self.wants[usize::from(total - 2)]
    }

    /// The two foods the coupon chart leads to from a total.
    pub fn pair(&self, total: u8) -> [Food; 2] {
        coupon_chart(total).map(|number| self.wants(number))
    }

    /// In how many of 36 ways a roll asks for `food`.
    pub fn chance(&self, food: Food) -> u8 {
        self.chances[food.index()]
    }
}

/// Names one card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CustomerId(u8);

impl CustomerId {
    pub fn all() -> impl Iterator<Item = CustomerId> {
        (0..30).map(CustomerId)
    }

    pub fn card(self) -> &'static Customer {
        &CUSTOMERS[usize::from(self.0)]
    }

    /// 1 to 30.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl TryFrom<u8> for CustomerId {
    type Error = String;
    fn try_from(number: u8) -> Result<CustomerId, String> {
        match number {
            1..=30 => Ok(CustomerId(number - 1)),
            _ => Err(format!("there are 30 customers, and none has the number {number}")),
        }
    }
}

impl From<CustomerId> for u8 {
    fn from(id: CustomerId) -> u8 {
        id.number()
    }
}

impl fmt::Display for CustomerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().name)
    }
}

const fn row(
    name: &'static str,
    items: u8,
    coupons: u8,
    penalty: i32,
    bonus: i32,
    ranges: &'static [Range],
    line: &'static str,
) -> Customer {
    let (mut wants, mut chances) = ([P; 11], [0; 5]);
    let mut nth = 0;
    while nth < ranges.len() {
        let (from, to, food) = ranges[nth];
        let mut total = from as usize;
        while total <= to as usize {
            wants[total - 2] = food;
            chances[food.index()] += WAYS[total - 2];
            total += 1;
        }
        nth += 1;
    }
    Customer { name, items, coupons, penalty, bonus, ranges, line, wants, chances }
}

//  name, items, coupons, penalty, bonus, number ranges
#[rustfmt::skip]
static CUSTOMERS: [Customer; 30] = [
    row("Regina",   3, 1,  4,  0, &[(2, 4, F), (5, 6, D), (7, 7, P), (8, 9, B), (10, 12, G)],
        "Early bird, quiet aisles, good mood."),
    row("Ryan",     2, 1,  2,  0, &[(2, 3, P), (4, 5, D), (6, 8, F), (9, 10, G), (11, 12, B)],
        "The list was in my other jacket, so I am improvising."),
    row("Rory",     1, 0,  4,  0, &[(2, 5, G), (6, 8, D), (9, 12, P)],
        "I brought my own coins and I counted them twice!"),
    row("Mo",       1, 0,  3,  0, &[(2, 3, D), (4, 7, P), (8, 10, B), (11, 12, G)],
        "One thing. Only one. Please hold me to that."),
    row("Lesley",   3, 0,  5,  0, &[(2, 2, G), (3, 5, D), (6, 8, P), (9, 11, B), (12, 12, F)],
        "This melon is only pretending to be ripe."),
    row("Dave",     5, 2, 12,  8, &[(2, 4, P), (5, 6, B), (7, 7, D), (8, 10, G), (11, 12, F)],
        "Big family, bigger trolley, biggest appetite in the street."),
    row("Amanda",   3, 0,  5,  0, &[(2, 3, P), (4, 6, F), (7, 9, G), (10, 12, B)],
        "If the ice cream melts on the way home, that was destiny."),
    row("Scott",    2, 0,  6,  0, &[(2, 2, B), (3, 6, P), (7, 11, D), (12, 12, G)],
        "Milk, greens, done. I could shop blindfolded."),
    row("Wendell",  1, 0,  5,  0, &[(2, 5, F), (6, 6, G), (7, 7, B), (8, 8, P), (9, 12, D)],
        "Thirty-one steps from your door to the till. I checked."),
    row("Diane",    4, 0,  7,  0, &[(2, 3, D), (4, 10, B), (11, 12, F)],
        "Warm bread called me by name from across the road."),
    row("Gary",     4, 2,  7,  0, &[(2, 4, G), (5, 6, D), (7, 8, P), (9, 10, B), (11, 12, F)],
        "Four things, five departments, not a minute to lose."),
    row("Margaret", 2, 0,  3,  0, &[(2, 4, F), (5, 6, P), (7, 8, D), (9, 10, B), (11, 12, G)],
        "My bus goes at ten past, so let us be brisk."),
    row("Amy",      5, 0, 15, 10, &[(2, 4, F), (5, 6, G), (7, 8, P), (9, 11, B), (12, 12, D)],
        "Thirty guests tonight. Kindly amaze me."),
    row("Tiffany",  2, 1,  3,  0, &[(2, 4, G), (5, 6, B), (7, 7, P), (8, 8, D), (9, 12, F)],
        "New shoes and something from the freezer: perfect evening."),
    row("Chris",    4, 1,  9,  0, &[(2, 2, D), (3, 6, P), (7, 9, G), (10, 10, B), (11, 12, F)],
        "I read labels. All of them. Front and back."),
    row("George",   4, 1,  8,  0, &[(2, 7, B), (8, 12, F)],
        "Rolls to the left, freezer to the right, no detours."),
    row("Mikolaj",  2, 1,  4,  0, &[(2, 4, D), (5, 6, G), (7, 7, B), (8, 9, F), (10, 12, P)],
        "At ours you cook for six even when you are two."),
    row("Rose",     3, 1,  6,  0, &[(2, 4, P), (5, 5, D), (6, 7, F), (8, 10, G), (11, 12, B)],
        "I always take the scenic route past the pasta."),
    row("Stu",      2, 0,  8,  0, &[(2, 12, F)],
        "My freezer is not an appliance, it is a lifestyle."),
    row("Melanie",  1, 0,  5,  0, &[(2, 3, F), (4, 4, B), (5, 7, G), (8, 10, D), (11, 12, P)],
        "Night shift over. Feed me before I fall asleep."),
    row("Phil",     4, 2, 10,  0, &[(2, 3, G), (4, 6, P), (7, 9, D), (10, 12, B)],
        "I keep every receipt, so let us both be careful."),
    row("Zoë",      5, 1, 13,  9, &[(2, 4, F), (5, 7, B), (8, 8, G), (9, 10, D), (11, 12, P)],
        "Twelve hungry teammates, one trolley, no mercy."),
    row("Chad",     3, 1,  6,  0, &[(2, 3, D), (4, 6, B), (7, 8, P), (9, 9, F), (10, 12, G)],
        "Trust me, all of it goes into the same pan."),
    row("Albert",   3, 1,  5,  0, &[(2, 4, G), (5, 6, P), (7, 7, B), (8, 10, D), (11, 12, F)],
        "Forty years of shopping and I still draw the squeaky trolley."),
    row("Jordan",   3, 0,  8,  0, &[(2, 4, D), (5, 5, P), (6, 8, B), (9, 9, F), (10, 12, G)],
        "Breakfast for a whole band. The drummer eats double."),
    row("Martha",   2, 1,  6,  0, &[(2, 5, B), (6, 7, P), (8, 9, D), (10, 12, F)],
        "I straightened your bread shelf. You are welcome."),
    row("Jackie",   4, 2,  9,  0, &[(2, 3, B), (4, 6, P), (7, 7, D), (8, 10, G), (11, 12, F)],
        "Vouchers out, elbows out, here we go."),
    row("Donna",    1, 0,  8,  0, &[(2, 4, G), (5, 5, P), (6, 7, B), (8, 9, D), (10, 12, F)],
        "One item, one till, and no nonsense about it."),
    row("Clara",    3, 1,  7,  0, &[(2, 4, G), (5, 6, D), (7, 7, B), (8, 8, F), (9, 12, P)],
        "Fruit first, treats later. That is the deal."),
    row("Jacob",    4, 1,  8,  0, &[(2, 4, P), (5, 5, B), (6, 7, F), (8, 9, G), (10, 12, D)],
        "Grandad's recipe is mostly butter and courage."),
];
