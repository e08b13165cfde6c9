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

/// What a coupon can do where the rolled food is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rescue {
    /// Whether it saves the trip is asked: it is never spent unasked.
    Offered,
    /// It is the only purchase left, so it is made.
    ByItself,
    /// The trip fails.
    No,
}

impl Rescue {
    pub const ALL: [Rescue; 3] = [Rescue::Offered, Rescue::ByItself, Rescue::No];
}

/// Three questions the rule book leaves open, and how this table answers them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Rulings {
    pub rescue: Rescue,
    /// A sale may be held in round 1.
    pub first_round_sale: bool,
    /// The on-sale cube taken first counts as the purchase that a restock during the trip needs.
    pub initial_cube_counts: bool,
}

impl Rulings {
    /// How a new table answers them.
    pub const USUAL: Rulings =
        Rulings { rescue: Rescue::Offered, first_round_sale: true, initial_cube_counts: true };
}

/// As it stands in a save. Those written before a rescue was offered know two answers only.
#[derive(Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own in old saves")]
struct Written {
    coupon_rescues: bool,
    first_round_sale: bool,
    initial_cube_counts: bool,
    #[serde(default)]
    rescue_offered: bool,
}

impl From<Written> for Rulings {
    fn from(written: Written) -> Rulings {
        let rescue = match (written.coupon_rescues, written.rescue_offered) {
            (false, _) => Rescue::No,
            (true, false) => Rescue::ByItself,
            (true, true) => Rescue::Offered,
        };
        let Written { first_round_sale, initial_cube_counts, .. } = written;
        Rulings { rescue, first_round_sale, initial_cube_counts }
    }
}

impl From<Rulings> for Written {
    fn from(rulings: Rulings) -> Written {
        let Rulings { rescue, first_round_sale, initial_cube_counts } = rulings;
        Written {
            coupon_rescues: rescue != Rescue::No,
            first_round_sale,
            initial_cube_counts,
            rescue_offered: rescue == Rescue::Offered,
        }
    }
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
        Setup { start, odds: false, rulings: Rulings::USUAL, store: String::new() }
    }

    /// The name of the store; an empty one stands for the usual name.
    pub fn store_name(&self) -> String {
        clean_name_or(&self.store, USUAL_STORE)
    }
}

/// What a roll is read as. Where its food is missing, the normal reading is an empty shelf.
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
