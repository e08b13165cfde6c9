//! Why something cannot be done.
use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::customers::CustomerId;
use super::foods::{CUBES_PER_FOOD, Food};
use super::shop::{STOCK_ROOM_LIMIT, STORE_LIMIT};
use crate::table::LONGEST_NAME;

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Moment {
    FlipTwo,
    Delivery,
    Stocking,
    Choose,
    SaleOffer,
    Roll,
    Resolve,
    AfterTrip,
    WasteReport,
    Over,
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Moment::FlipTwo => "two customers have to be turned face up",
            Moment::Delivery => "the delivery is on",
            Moment::Stocking => "the shelves are being stocked",
            Moment::Choose => "a customer has to be let in",
            Moment::SaleOffer => "the customer waits for the on-sale offer",
            Moment::Roll => "the customer is shopping",
            Moment::Resolve => "the dice have been rolled and the purchase has to be chosen",
            Moment::AfterTrip => "the next customer has to be turned face up",
            Moment::WasteReport => "the round is over",
            Moment::Over => "the game is over",
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Illegal {
    StoreNameTooLong {
        letters: usize,
    },
    NotNow(Moment),
    FlipTwoDifferent,
    BadQuantity,
    SupplyEmpty {
        food: Food,
        left: u8,
    },
    StockRoomFull {
        room: u8,
    },
    NotEnoughMoney {
        cost: i32,
        money: i32,
    },
    NotBoughtNow {
        food: Food,
        bought: u8,
    },
    OneWay {
        food: Food,
        brought: u8,
    },
    NotInStockRoom {
        food: Food,
        there: u8,
    },
    StoreFull {
        room: u8,
    },
    SaleAlreadyUsed {
        food: Food,
    },
    SaleTooLate,
    NoFirstRoundSale,
    SaleOwed {
        owed: u8,
        left: u8,
    },
    NotFaceUp,
    NotFaceDown,
    /// `rolled`: the on-sale cube taken first does not count at this table.
    NothingBoughtYet {
        customer: CustomerId,
        rolled: bool,
    },
    StockRoomEmpty,
    MoveAtLeastOne,
    DiceRolled,
    RestockUsed,
    NoFaceDownCard,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::StoreNameTooLong { letters } => write!(
                f,
                "A store name has at most {LONGEST_NAME} letters; this one has {letters}."
            ),
            Illegal::NotNow(moment) => write!(f, "That cannot be done now: {moment}."),
            Illegal::FlipTwoDifferent => f.write_str("Choose two different cards to turn face up."),
            Illegal::BadQuantity => f.write_str("Choose a quantity of at least 1."),
            Illegal::SupplyEmpty { food, left } => write!(
                f,
                "The distribution centre has only {left} {food} left ({CUBES_PER_FOOD} cubes exist in all)."
            ),
            Illegal::StockRoomFull { room } => write!(
                f,
                "The stock room holds {STOCK_ROOM_LIMIT} cubes; there is room for {room} more."
            ),
            Illegal::NotEnoughMoney { cost, money } => {
                write!(f, "That costs ${cost}; you have ${money}.")
            }
            Illegal::NotBoughtNow { food, bought: 0 } => {
                write!(f, "Only food of this delivery can go back, and you have bought no {food}.")
            }
            Illegal::NotBoughtNow { food, bought } => {
                write!(f, "Only food of this delivery can go back, and that is {bought} {food}.")
            }
            Illegal::OneWay { brought: 0, .. } => {
                f.write_str("Food on the shelves cannot go back to the stock room.")
            }
            Illegal::OneWay { food, brought } => write!(
                f,
                "Food on the shelves cannot go back to the stock room, except the {brought} {food} brought out just now."
            ),
            Illegal::NotInStockRoom { food, there } => {
                write!(f, "The stock room has only {there} {food}.")
            }
            Illegal::StoreFull { room } => {
                write!(f, "The shelves hold {STORE_LIMIT} cubes; there is room for {room} more.")
            }
            Illegal::SaleAlreadyUsed { food } => {
                write!(f, "{food} has already had its sale this game.")
            }
            Illegal::SaleTooLate => {
                f.write_str("The doors are open: a sale can only be set during Stocking.")
            }
            Illegal::NoFirstRoundSale => f.write_str("At this table no sale is held in round 1."),
            Illegal::SaleOwed { owed, left } => write!(
                f,
                "You still owe {owed} {}, and only {left} Stocking {} left, this one included. \
                 Pick a food to put on sale.",
                if *owed == 1 { "sale" } else { "sales" },
                if *left == 1 { "phase is" } else { "phases are" },
            ),
            Illegal::NotFaceUp => {
                f.write_str("Only a face-up customer who has not shopped yet can come in.")
            }
            Illegal::NotFaceDown => f.write_str("Choose one of the face-down cards."),
            Illegal::NothingBoughtYet { customer, rolled } => write!(
                f,
                "{customer} has to buy at least one {}item before you may restock during this trip.",
                if *rolled { "rolled " } else { "" }
            ),
            Illegal::StockRoomEmpty => {
                f.write_str("There is nothing in the stock room to bring out.")
            }
            Illegal::MoveAtLeastOne => f.write_str("A restock has to bring out at least one cube."),
            Illegal::DiceRolled => {
                f.write_str("The dice have been rolled: this item has to be resolved first.")
            }
            Illegal::RestockUsed => f.write_str("You have already restocked this round."),
            Illegal::NoFaceDownCard => f.write_str(
                "Restocking between customers costs a face-down card, and none is left.",
            ),
        }
    }
}

impl error::Error for Illegal {}
