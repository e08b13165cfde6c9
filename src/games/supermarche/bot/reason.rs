//! Why the advisor would do what it says, with the numbers that everybody can check.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::super::customers::CustomerId;
use super::super::foods::Food;

/// A number with one decimal: expected wishes, dollars, percent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tenths(pub u32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Identical backs, or nothing else to do.
    NoDifference,
    /// Delivery: more of it will be asked for than there is.
    Wanted {
        food: Food,
        wishes: Tenths,
        have: u8,
    },
    /// Delivery: there is enough for today, but it is cheap and keeps.
    Bargain {
        food: Food,
        cost: i32,
        have: u8,
    },
    /// Delivery: a reserve against a run on it.
    Reserve {
        food: Food,
        wishes: Tenths,
        have: u8,
    },
    EnoughBought {
        cubes: u8,
    },
    NothingAffordable {
        money: i32,
    },
    SaleDue {
        food: Food,
        owed: u8,
        left: u8,
    },
    SaleSells {
        food: Food,
        cubes: u8,
    },
    Shelve {
        food: Food,
        wishes: Tenths,
        on_shelf: u8,
    },
    ShelvesReady {
        on_shelves: u8,
        kept_back: u8,
    },
    /// Choosing: the likelier to be completed.
    Safer {
        who: CustomerId,
        completes: Tenths,
    },
    /// Choosing: big carts want full shelves.
    BigCart {
        who: CustomerId,
        items: u8,
        completes: Tenths,
    },
    /// Choosing: this one leaves more for the other.
    LeavesMore {
        who: CustomerId,
        completes: Tenths,
    },
    SpareCube {
        food: Food,
        on_shelf: u8,
    },
    KeepCube {
        food: Food,
        on_shelf: u8,
    },
    SafeRoll,
    RiskyRoll {
        ways: u8,
        at_stake: i32,
    },
    CutShort {
        ways: u8,
        at_stake: i32,
        penalty: i32,
    },
    CouponPays {
        more: i32,
    },
    CouponSpares {
        food: Food,
        on_shelf: u8,
    },
    CouponFills {
        spaces: u8,
    },
    NormalPays {
        more: i32,
    },
    NormalSpares,
    RestockNow {
        on_shelves: u8,
    },
    ShelvesLast {
        on_shelves: u8,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NoDifference => f.write_str("It makes no difference."),
            Reason::Wanted { food, wishes, have } => {
                write!(f, "Expect about {wishes} wishes for {food} this round; you have {have}.")
            }
            Reason::Bargain { food, cost, have } => write!(
                f,
                "You have {have} {food} for today, but at ${cost} it is cheap, and it keeps."
            ),
            Reason::Reserve { food, wishes, have } => write!(
                f,
                "{have} {food} are little more than the {wishes} wishes to expect; a reserve pays."
            ),
            Reason::EnoughBought { cubes } => {
                write!(f, "{cubes} cubes are at hand; more would rather spoil than sell.")
            }
            Reason::NothingAffordable { money } => {
                write!(f, "You have ${money}, and that buys nothing more.")
            }
            Reason::SaleDue { food, owed, left } => write!(
                f,
                "{owed} of the three sales are still owed with {left} rounds to go, and {food} is the one to hold now."
            ),
            Reason::SaleSells { food, cubes } => {
                write!(f, "You have {cubes} {food}, and baskets of three fill carts quickly.")
            }
            Reason::Shelve { food, wishes, on_shelf } => write!(
                f,
                "Expect about {wishes} wishes for {food} before a restock; {on_shelf} are on the shelves."
            ),
            Reason::ShelvesReady { on_shelves, kept_back: 0 } => {
                write!(
                    f,
                    "{on_shelves} cubes are on the shelves, and nothing is left to bring out."
                )
            }
            Reason::ShelvesReady { on_shelves, kept_back } => write!(
                f,
                "{on_shelves} cubes are on the shelves, and {kept_back} wait for a restock."
            ),
            Reason::Safer { who, completes } => {
                write!(
                    f,
                    "{who} completes the cart with {completes} %, more likely than the other."
                )
            }
            Reason::BigCart { who, items, completes } => write!(
                f,
                "{who} wants {items} items: better while the shelves are full ({completes} % now)."
            ),
            Reason::LeavesMore { who, completes } => write!(
                f,
                "{who} completes the cart with {completes} % and leaves what the other needs."
            ),
            Reason::SpareCube { food, on_shelf } => {
                write!(f, "With {on_shelf} {food} on the shelves, one can be spared.")
            }
            Reason::KeepCube { food, on_shelf } => write!(
                f,
                "The {on_shelf} {food} on the shelves are worth more to those still to come."
            ),
            Reason::SafeRoll => f.write_str("No roll can find an empty shelf."),
            Reason::RiskyRoll { ways, at_stake } => write!(
                f,
                "{ways} of 36 rolls find an empty shelf and cost ${at_stake}: worth the risk."
            ),
            Reason::CutShort { ways, at_stake, penalty } => write!(
                f,
                "{ways} of 36 rolls would cost ${at_stake}; ending the trip costs ${penalty} and fills the shelves."
            ),
            Reason::CouponPays { more } => write!(f, "The coupon brings ${more} more at once."),
            Reason::CouponSpares { food, on_shelf } => {
                write!(f, "The coupon leaves {food} alone, of which there are only {on_shelf}.")
            }
            Reason::CouponFills { spaces } => write!(
                f,
                "The coupon fills two spaces at once and leaves {spaces}: fewer rolls can fail."
            ),
            Reason::NormalPays { more } => {
                write!(f, "The normal purchase brings ${more} more, and the coupon stays.")
            }
            Reason::NormalSpares => {
                f.write_str("What the coupon would take sells as well later on.")
            }
            Reason::RestockNow { on_shelves } => write!(
                f,
                "{on_shelves} cubes on the shelves are too few for those still to come; one customer less is the smaller loss."
            ),
            Reason::ShelvesLast { on_shelves } => {
                write!(f, "The {on_shelves} cubes on the shelves will do for now.")
            }
        }
    }
}
