//! Supermarché as the shopkeeper sees it, and what is asked with all its limits.
use serde::{Deserialize, Serialize};

use super::action::Choice;
use super::customers::CustomerId;
use super::foods::{Expiry, Food, Foods};
use super::hidden::Hidden;
use super::illegal::Illegal;
use super::purchase::Basket;
use super::scoring::Breakdown;
use super::shop::{Shop, Slot};
use crate::games::think::compared_as_written;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct View {
    pub shop: Shop,
    /// What spoils when this round ends, should nothing of it be sold.
    pub tonight: Spoilage,
    /// `None` once the game is over.
    pub prompt: Option<Prompt>,
    pub result: Option<Breakdown>,
    /// What lay face down, once the game is over.
    pub hidden: Option<Hidden>,
}

compared_as_written!(View);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spoilage {
    pub shelves: Foods<u8>,
    pub stock_room: Foods<u8>,
    pub fee: i32,
}

/// What is asked now, with the limits of an answer and its exact effects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Prompt {
    FlipTwo,
    Delivery(Delivery),
    Stocking(Stocking),
    /// Let one of them in.
    Choose(Vec<Caller>),
    SaleOffer(SaleOffer),
    Roll(NextRoll),
    Resolve(Resolve),
    /// The rolled food is missing, and a coupon could save the trip.
    Rescue(RescueOffer),
    AfterTrip(AfterTrip),
    /// Look at the waste and go on.
    WasteReport {
        wasted: Foods<u8>,
        fee: i32,
        next_round: u8,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Delivery {
    pub trucks: Foods<Truck>,
    /// Places left in the stock room.
    pub room: u8,
    /// Paid so far in this Delivery.
    pub paid: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Truck {
    pub cost: i32,
    /// Less than on average over the six distribution cards.
    pub cheap: bool,
    pub supply: u8,
    /// How many may be bought now.
    pub at_most: u8,
    /// Why not one more, where `at_most` is 0.
    pub refusal: Option<Illegal>,
    /// How many were bought in this Delivery and may go back.
    pub bought: u8,
    /// Where a cube bought now lands.
    pub expiry: Expiry,
    pub spoils_tonight: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stocking {
    pub aisles: Foods<Aisle>,
    /// Places left on the shelves.
    pub room: u8,
    pub sales: Foods<SaleToken>,
    pub chosen: Option<Food>,
    /// Sales still owed, the one chosen now not counted, and Stocking phases left, this one included.
    pub owed: u8,
    pub phases_left: u8,
    /// Why the doors cannot open yet.
    pub refusal: Option<Illegal>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aisle {
    pub on_shelf: u8,
    pub in_stock_room: u8,
    /// How many may be brought out now.
    pub at_most: u8,
    /// Why not one more, where `at_most` is 0.
    pub refusal: Option<Illegal>,
    /// How many were brought out in this Stocking and may go back.
    pub brought: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SaleToken {
    pub price: i32,
    pub sale_price: i32,
    /// Why this food cannot be put on sale.
    pub refusal: Option<Illegal>,
}

/// A customer who may be let in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Caller {
    pub slot: Slot,
    pub who: CustomerId,
    /// Less money than the penalty: a failed trip would end the game.
    pub may_bankrupt: bool,
    pub odds: Option<Odds>,
}

/// Whether the customer takes one on-sale cube first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SaleOffer {
    pub slot: Slot,
    pub who: CustomerId,
    pub food: Food,
    pub money: i32,
    /// Cubes of it on the shelves now, before the answer.
    pub on_shelf: u8,
    pub odds_with: Option<Odds>,
    pub odds_without: Option<Odds>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NextRoll {
    pub slot: Slot,
    pub who: CustomerId,
    pub filled: u8,
    pub spaces: u8,
    pub coupons_left: u8,
    /// What a roll that finds nothing costs: the refund and the penalty.
    pub at_stake: i32,
    pub failure_bankrupts: bool,
    pub odds: Option<Odds>,
    pub restock: Restock,
}

/// The terms of a restock now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Restock {
    pub refusal: Option<Illegal>,
    /// At least one cube, at most so many of each food and so many in all.
    pub each_at_most: Foods<u8>,
    pub at_most: u8,
    /// During a trip: what ending it costs. Between customers: 0, and one card.
    pub penalty: i32,
    /// During a trip: what it has brought in, which stays.
    pub kept: i32,
    pub money_after: i32,
    /// Legal, but the game is lost at once: ask twice.
    pub bankrupts: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resolve {
    pub slot: Slot,
    pub who: CustomerId,
    pub dice: [u8; 2],
    pub normal: Purchase,
    pub coupon: Purchase,
}

/// A coupon in place of an empty shelf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RescueOffer {
    pub slot: Slot,
    pub who: CustomerId,
    pub dice: [u8; 2],
    pub missing: Food,
    pub coupon: Purchase,
    /// What it costs to let the customer go.
    pub loss: Loss,
}

/// What a trip that fails costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loss {
    pub refund: i32,
    pub penalty: i32,
    pub money_after: i32,
    /// The game is lost at once.
    pub bankrupts: bool,
}

/// One way to read the roll, with all that follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Purchase {
    pub choice: Choice,
    pub basket: Basket,
    pub money_after: i32,
    /// The shelves afterwards.
    pub shelves: Foods<u8>,
    /// Spaces and coupons left afterwards; no spaces left means that the card is completed.
    pub spaces: u8,
    pub coupons_left: u8,
    /// Paid on top of the basket, if this completes the card.
    pub bonus: i32,
    /// The next roll, if there is one.
    pub odds: Option<Odds>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AfterTrip {
    /// Who may be turned face up, or sent away for a restock.
    pub face_down: Vec<Slot>,
    pub restock: Restock,
}

/// The optional aid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Odds {
    /// The totals with which the next roll finds nothing to buy.
    pub fails: Vec<u8>,
    /// In how many of 36 ways that happens.
    pub ways: u8,
    /// How likely the card gets completed, in tenths of a percent: without coupons, with coupons
    /// only when needed, and with the best use of them.
    pub without_coupons: u32,
    pub completes: u32,
    pub at_best: u32,
}
