//! What can be set up: the number of seats, and the readings a table can choose between.
use serde::{Deserialize, Serialize};

use super::illegal::Illegal;
use crate::table::Seat;

/// Who sees what somebody has in the till.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cash {
    /// Everybody the own balance only; all payments are told.
    Secret,
    Open,
}

/// Which customer of a foreign shop is free of the mover's provision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Provision {
    /// The first one the shop ever had.
    Lifetime,
    /// The first one of each crowd move.
    PerMove,
}

/// How the game ends once the queue is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EndRule {
    /// A turn for everybody, whoever emptied it last.
    Rulebook,
    /// The round is finished, and then one more is played.
    EqualTurns,
}

/// Whether late seats begin with more money.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Compensation {
    None,
    Cash,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Opening {
    Fifty,
    Hundred,
}

impl Opening {
    pub const fn least(self) -> u32 {
        match self {
            Opening::Fifty => 50,
            Opening::Hundred => 100,
        }
    }
}

/// What decides between equal totals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Tie {
    Shared,
    /// More cash before the bonuses, then shared.
    Cash,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: u8,
    pub cash: Cash,
    pub provision: Provision,
    pub end: EndRule,
    pub compensation: Compensation,
    pub opening: Opening,
    /// Own shops may be auctioned in round 1 too.
    pub round_one_private: bool,
    /// Three full rounds without an arrival or a customer start the final round.
    pub stall_guard: bool,
    pub tie: Tie,
    /// Who begins: by lot, or one seat on from the last game.
    pub first: Option<Seat>,
}

pub const START_CASH: u32 = 1200;

impl Setup {
    /// The table as the rule book sets it.
    pub const fn by_the_book(seats: u8) -> Setup {
        Setup {
            seats,
            cash: Cash::Secret,
            provision: Provision::Lifetime,
            end: EndRule::Rulebook,
            compensation: Compensation::None,
            opening: Opening::Fifty,
            round_one_private: true,
            stall_guard: true,
            tie: Tie::Shared,
            first: None,
        }
    }

    pub(super) fn check(&self) -> Result<(), Illegal> {
        let seats = self.seats;
        match self.first {
            _ if !(3..=4).contains(&seats) => Err(Illegal::Seats { seats }),
            Some(seat) if seat.index() >= usize::from(seats) => Err(Illegal::First { seat, seats }),
            _ => Ok(()),
        }
    }

    /// What whoever is `place`th in turn order begins with, from 0.
    pub fn start_cash(&self, place: usize) -> u32 {
        let extra = match (self.compensation, self.seats) {
            (Compensation::None, _) => 0,
            (Compensation::Cash, 3) => [0, 100, 350][place],
            (Compensation::Cash, _) => [0, 100, 200, 400][place],
        };
        START_CASH + extra
    }

    /// How many turns in a row may bring neither an arrival nor a customer.
    pub fn stall_limit(&self) -> Option<u32> {
        self.stall_guard.then_some(3 * u32::from(self.seats))
    }
}
