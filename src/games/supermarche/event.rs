//! What can be told. Everything is told to everybody.
use super::action::{Choice, Start};
use super::customers::CustomerId;
use super::distribution::PriceCard;
use super::foods::{Expiry, Food, Foods};
use super::purchase::{Basket, Reading};
use super::shop::Slot;

/// Every change of money is in exactly one event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Opened {
        start: Start,
        money: i32,
    },
    RoundBegan {
        round: u8,
    },
    TurnedUp {
        slot: Slot,
        who: CustomerId,
    },
    Prices {
        round: u8,
        card: PriceCard,
    },
    Bought {
        food: Food,
        cubes: u8,
        cost: i32,
        expiry: Expiry,
    },
    Returned {
        food: Food,
        cubes: u8,
        money: i32,
    },
    DeliveryEnded {
        bought: Foods<u8>,
        paid: i32,
    },
    Stocked {
        food: Food,
        cubes: u8,
    },
    Unstocked {
        food: Food,
        cubes: u8,
    },
    SaleSet {
        food: Option<Food>,
    },
    DoorsOpened {
        sale: Option<Food>,
    },
    Served {
        slot: Slot,
        who: CustomerId,
    },
    InitialCube {
        who: CustomerId,
        food: Food,
        money: i32,
    },
    InitialCubeDeclined {
        who: CustomerId,
        food: Food,
    },
    Rolled(Reading),
    Sold {
        who: CustomerId,
        choice: Choice,
        basket: Basket,
        /// The other reading was not possible.
        forced: bool,
    },
    Completed {
        who: CustomerId,
        spent: i32,
        bonus: i32,
    },
    Failed {
        who: CustomerId,
        missing: Food,
        refund: i32,
        penalty: i32,
    },
    RestockedDuring {
        who: CustomerId,
        moves: Foods<u8>,
        kept: i32,
        penalty: i32,
    },
    /// Whoever was sent away stays unknown.
    RestockedAfter {
        slot: Slot,
        moves: Foods<u8>,
    },
    Wasted {
        round: u8,
        cubes: Foods<u8>,
        fee: i32,
    },
    Bankrupt {
        money: i32,
    },
    Finished {
        money: i32,
        rank: u8,
    },
}
