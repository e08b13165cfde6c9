//! What each round and each customer brought, for the result and the curve of money.
use serde::{Deserialize, Serialize};

use super::customers::CustomerId;
use super::foods::{Food, Foods};
use super::shop::Status;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RoundBook {
    /// Money as the round began.
    pub opening: i32,
    /// Money as it is, or was when the round ended.
    pub closing: i32,
    pub bought: Foods<u8>,
    pub paid: i32,
    pub sale: Option<Food>,
    /// Thrown out at $1 each.
    pub wasted: Foods<u8>,
}

/// One customer's trip, once it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Visit {
    pub round: u8,
    pub who: CustomerId,
    pub end: Status,
    pub cubes: Foods<u8>,
    /// All purchases together, refunded or not.
    pub spent: i32,
    pub bonus: i32,
    pub refund: i32,
    pub penalty: i32,
}

impl Visit {
    /// What the customer was worth in the end.
    pub fn net(&self) -> i32 {
        self.spent + self.bonus - self.refund - self.penalty
    }
}
