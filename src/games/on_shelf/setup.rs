//! How a day can be set up.
use serde::{Deserialize, Serialize};

use super::clock::Weekday;
use super::illegal::Illegal;
use crate::table::Seat;

/// What a team may aim for.
pub const GOALS: [u32; 3] = [100, 120, 140];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mode {
    /// The highest index wins.
    Competitive {
        /// Customer hands lie open for everybody.
        open_customers: bool,
        /// The leftmost customer of the line leaves when an hour ends.
        line_leaves_hourly: bool,
    },
    /// One common index; everybody wins, or nobody does.
    Cooperative { goal: u32 },
}

impl Mode {
    pub const COMPETITIVE: Mode =
        Mode::Competitive { open_customers: false, line_leaves_hourly: false };
    pub const COOPERATIVE: Mode = Mode::Cooperative { goal: GOALS[0] };

    pub const fn is_cooperative(self) -> bool {
        matches!(self, Mode::Cooperative { .. })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Three to five as printed; six is an addition of this house.
    pub seats: u8,
    pub mode: Mode,
    pub day: Weekday,
    /// Temporary assortment and age control.
    pub module: bool,
    /// Who begins: by lot, or one seat on from the last game.
    pub first: Option<Seat>,
}

impl Setup {
    pub const FEWEST: u8 = 3;
    pub const MOST: u8 = 6;
    /// A table larger than this is not in the rule book.
    pub const MOST_PRINTED: u8 = 5;

    /// A Wednesday against each other.
    pub const fn competitive(seats: u8) -> Setup {
        Setup {
            seats,
            mode: Mode::COMPETITIVE,
            day: Weekday::Wednesday,
            module: false,
            first: None,
        }
    }

    /// A Wednesday together.
    pub const fn cooperative(seats: u8) -> Setup {
        Setup { mode: Mode::COOPERATIVE, ..Setup::competitive(seats) }
    }

    pub const fn is_cooperative(&self) -> bool {
        self.mode.is_cooperative()
    }

    /// Whether everybody sees every customer hand.
    pub const fn hands_lie_open(&self) -> bool {
        match self.mode {
            Mode::Competitive { open_customers, .. } => open_customers,
            Mode::Cooperative { .. } => true,
        }
    }

    /// What the team needs; `None` where everybody plays alone.
    pub const fn goal(&self) -> Option<u32> {
        match self.mode {
            Mode::Competitive { .. } => None,
            Mode::Cooperative { goal } => Some(goal),
        }
    }

    /// Where the common disc begins.
    pub const fn team_start(&self) -> i32 {
        match self.seats {
            3 => 30,
            4 => 20,
            5 => 10,
            _ => 0,
        }
    }

    /// How many customers of the line a team serves in a rush hour.
    pub const fn rush_cards(&self) -> usize {
        match self.seats {
            3 => 1,
            4 => 2,
            _ => 3,
        }
    }

    pub(super) fn check(&self) -> Result<(), Illegal> {
        let seats = self.seats;
        if !(Setup::FEWEST..=Setup::MOST).contains(&seats) {
            return Err(Illegal::Seats { seats });
        }
        if let Mode::Cooperative { goal } = self.mode
            && !GOALS.contains(&goal)
        {
            return Err(Illegal::Goal { goal });
        }
        match self.first {
            Some(seat) if seat.index() >= usize::from(seats) => Err(Illegal::First { seat, seats }),
            _ => Ok(()),
        }
    }
}
