//! Why the advisor would do what it says, with numbers that everybody can check.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::super::customers::CustomerId;
use super::super::foods::Food;

/// A number with one decimal at most: expected wishes, dollars, percent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tenths(pub u32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 10 {
            0 => write!(f, "{}", self.0 / 10),
            rest => write!(f, "{}.{rest}", self.0 / 10),
        }
    }
}

#[rustfmt::skip]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Identical backs, or nothing else to do.
    NoDifference,
    // Delivery
    Wanted { food: Food, wishes: Tenths, have: u8 },
    Bargain { food: Food, cost: i32, have: u8 },
    Later { food: Food, have: u8 },
    Reserve { food: Food, wishes: Tenths, have: u8 },
    EnoughBought { cubes: u8 },
    NothingAffordable { money: i32 },
    StockRoomFull { cubes: u8 },
    // Stocking
    SaleDue { food: Food, owed: u8, left: u8 },
    SaleSells { food: Food, cubes: u8 },
    Shelve { food: Food, wishes: Tenths, on_shelf: u8 },
    ShelvesReady { on_shelves: u8, kept_back: u8 },
    // Choosing a customer; `completes` in percent
    Safer { who: CustomerId, completes: Tenths },
    BigCart { who: CustomerId, items: u8, completes: Tenths },
    LeavesMore { who: CustomerId, completes: Tenths },
    EndsBest { who: CustomerId, completes: Tenths },
    LesserEvil { who: CustomerId, completes: Tenths },
    // The on-sale cube
    SpareCube { food: Food, on_shelf: u8 },
    KeepCube { food: Food, on_shelf: u8 },
    // Rolling; `ways` of 36
    SafeRoll,
    MustRoll { ways: u8, at_stake: i32 },
    RiskyRoll { ways: u8, at_stake: i32 },
    CutShort { ways: u8, at_stake: i32, penalty: i32 },
    // Reading a roll
    CouponPays { more: i32 },
    CouponSpares { food: Food, on_shelf: u8 },
    CouponFills { spaces: u8 },
    NormalPays { more: i32 },
    NormalSpares,
    CouponRescues { at_stake: i32 },
    LetGo { at_stake: i32 },
    // Between customers
    RestockNow { on_shelves: u8 },
    ShelvesLast { on_shelves: u8 },
}

/// A sentence, good to show as it is.
#[rustfmt::skip]
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NoDifference =>
                write!(f, "It makes no difference."),
            Reason::Wanted { food, wishes, have } =>
                write!(f, "Expect about {wishes} wishes for {food} this round; you have {have}."),
            Reason::Bargain { food, cost, have } =>
                write!(f, "You have {have} {food} for today, but at ${cost} it is cheap, and it keeps."),
            Reason::Later { food, have } =>
                write!(f, "You have {have} {food} for today; it keeps, and later rounds will want it."),
            Reason::Reserve { food, wishes, have } =>
                write!(f, "Your {have} {food} barely cover the {wishes} wishes to expect; a reserve pays."),
            Reason::EnoughBought { cubes } =>
                write!(f, "You have {cubes} cubes; the cash is worth more than another one."),
            Reason::NothingAffordable { money } =>
                write!(f, "You have ${money}, and that buys nothing more."),
            Reason::StockRoomFull { cubes } =>
                write!(f, "The stock room is full with {cubes} cubes."),
            Reason::SaleDue { food, owed, left: 1 } =>
                write!(f, "Sales still owed: {owed}, in the last Stocking phase; {food} is the one to hold now."),
            Reason::SaleDue { food, owed, left } =>
                write!(f, "Sales still owed: {owed}, in {left} Stocking phases; {food} is the one to hold now."),
            Reason::SaleSells { food, cubes } =>
                write!(f, "You have {cubes} {food}, and baskets of three fill carts quickly."),
            Reason::Shelve { food, wishes, on_shelf } =>
                write!(f, "Expect about {wishes} wishes for {food} before a restock, with {on_shelf} on the shelves so far."),
            Reason::ShelvesReady { on_shelves, kept_back: 0 } =>
                write!(f, "The shelves hold {on_shelves} cubes, and nothing is left to bring out."),
            Reason::ShelvesReady { on_shelves, kept_back } =>
                write!(f, "The shelves hold {on_shelves} cubes; the stock room keeps {kept_back} for a restock."),
            Reason::Safer { who, completes } =>
                write!(f, "{who} completes the cart with {completes}%, more likely than the other."),
            Reason::BigCart { who, items, completes } =>
                write!(f, "{who} wants {items} items: better now ({completes}%) than from emptier shelves."),
            Reason::LeavesMore { who, completes } =>
                write!(f, "{who} completes the cart with {completes}% and leaves what the other needs."),
            Reason::EndsBest { who, completes } =>
                write!(f, "{who} completes the cart with {completes}%, and imagined rounds end best with {who} first."),
            Reason::LesserEvil { who, completes } =>
                write!(f, "{who} completes the cart with only {completes}%, but waiting makes it no better."),
            Reason::SpareCube { food, on_shelf } =>
                write!(f, "With {on_shelf} {food} on the shelves, one can be spared."),
            Reason::KeepCube { food, on_shelf } =>
                write!(f, "The {food} on the shelves, {on_shelf} in all, will bring more from rolls still to come."),
            Reason::SafeRoll =>
                write!(f, "No roll can find an empty shelf."),
            Reason::MustRoll { ways, at_stake } =>
                write!(f, "In {ways} of 36 ways the roll finds an empty shelf and costs ${at_stake}, but there is nothing else to do."),
            Reason::RiskyRoll { ways, at_stake } =>
                write!(f, "In {ways} of 36 ways the roll finds an empty shelf and costs ${at_stake}: worth the risk."),
            Reason::CutShort { ways, at_stake, penalty } =>
                write!(f, "In {ways} of 36 ways the roll would cost ${at_stake}; ending the trip costs ${penalty} and fills the shelves."),
            Reason::CouponPays { more } =>
                write!(f, "The coupon brings ${more} more at once."),
            Reason::CouponSpares { food, on_shelf } =>
                write!(f, "The coupon spares {food}, which is down to {on_shelf}."),
            Reason::CouponFills { spaces: 0 } =>
                write!(f, "The coupon fills the cart at once: no further roll can fail."),
            Reason::CouponFills { spaces } =>
                write!(f, "The coupon fills two spaces at once; with {spaces} to go, fewer rolls can fail."),
            Reason::NormalPays { more } =>
                write!(f, "The normal purchase brings ${more} more, and the coupon stays."),
            Reason::NormalSpares =>
                write!(f, "What the coupon would take sells as well later on."),
            Reason::CouponRescues { at_stake } =>
                write!(f, "The coupon saves the trip; an empty shelf would cost ${at_stake}."),
            Reason::LetGo { at_stake } =>
                write!(f, "Letting this customer go costs ${at_stake}, but what the coupon would take brings more later."),
            Reason::RestockNow { on_shelves } =>
                write!(f, "With {on_shelves} cubes the shelves are thin for those still to come; one customer less is the smaller loss."),
            Reason::ShelvesLast { on_shelves } =>
                write!(f, "The shelves hold {on_shelves} cubes, which will do for now."),
        }
    }
}
