//! What can be set up and what can be done.
use serde::{Deserialize, Serialize};

use super::foods::{Food, Foods};
use super::shop::Slot;
use crate::table::clean_name_or;

/// How much money there is to begin with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Start {
    Easy,
    Normal,
    Hard,
}

impl Start {
    pub const ALL: [Start; 3] = [Start::Easy, Start::Normal, Start::Hard];

    pub const fn money(self) -> i32 {
        match self {
            Start::Easy => 30,
            Start::Normal => 15,
            Start::Hard => 0,
        }
    }
}

/// Three questions the rule book leaves open, and how this table answers them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rulings {
    /// A coupon may be used although the rolled food is missing.
    pub coupon_rescues: bool,
    /// A sale may be held in round 1.
    pub first_round_sale: bool,
    /// The on-sale cube taken first counts as the purchase that a restock during the trip needs.
    pub initial_cube_counts: bool,
}

/// The name of a store nobody named.
pub const USUAL_STORE: &str = "Corner Market";

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub start: Start,
    /// Aid: chances beside customers and rolls.
    pub odds: bool,
    pub rulings: Rulings,
    /// What is written over the door, as typed; [`Setup::store_name`] is fit to be shown.
    #[serde(default)]
    pub store: String,
}

impl Setup {
    /// The table as the rule book sets it, without aids.
    pub const fn by_the_book(start: Start) -> Setup {
        let rulings =
            Rulings { coupon_rescues: true, first_round_sale: true, initial_cube_counts: false };
        Setup { start, odds: false, rulings, store: String::new() }
    }

    /// The name of the store; an empty one stands for the usual name.
    pub fn store_name(&self) -> String {
        clean_name_or(&self.store, USUAL_STORE)
    }
}

/// What a roll is read as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    Normal,
    Coupon,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Preparation: which two customers are turned face up.
    FlipTwo([Slot; 2]),
    Buy {
        food: Food,
        cubes: u8,
    },
    /// Takes back what was bought in this Delivery, at full price.
    Return {
        food: Food,
        cubes: u8,
    },
    EndDelivery,
    /// Stock room to shelves, oldest first.
    Stock {
        food: Food,
        cubes: u8,
    },
    /// Takes back what was brought out in this Stocking.
    Unstock {
        food: Food,
        cubes: u8,
    },
    /// The food on sale this round, or none; may be changed until the doors open.
    SetSale(Option<Food>),
    /// Ends Stocking.
    OpenDoors,
    Serve(Slot),
    /// Whether the customer takes one on-sale cube before the first roll.
    SaleOffer(bool),
    Roll,
    Choose(Choice),
    /// Ends the running trip for its penalty.
    RestockDuring(Foods<u8>),
    /// Between customers, for one face-down customer sent away unseen.
    RestockAfter {
        moves: Foods<u8>,
        discard: Slot,
    },
    /// Turns the next customer face up.
    Flip(Slot),
    NextRound,
}
