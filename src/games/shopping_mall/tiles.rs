//! The shop tiles: what they sell, what they are worth, and where their doors are.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::map::map;
use super::names::Trade;
use super::plan::{Side, Sides, Slot};

/// The corner a tile's tick points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Tick {
    NorthWest,
    NorthEast,
    SouthEast,
    SouthWest,
}

impl Tick {
    pub const ALL: [Tick; 4] = [Tick::NorthWest, Tick::NorthEast, Tick::SouthEast, Tick::SouthWest];

    /// The two sides that meet in this corner.
    const fn sides(self) -> Sides {
        match self {
            Tick::NorthWest => Sides::of(&[Side::North, Side::West]),
            Tick::NorthEast => Sides::of(&[Side::North, Side::East]),
            Tick::SouthEast => Sides::of(&[Side::East, Side::South]),
            Tick::SouthWest => Sides::of(&[Side::South, Side::West]),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tile {
    pub trade: Trade,
    /// 1 is the ace.
    pub number: u8,
    pub tick: Tick,
}

pub const NUMBERS: u8 = 5;
pub const BONUS_PER_NUMBER: u32 = 100;

impl Tile {
    /// What it adds to its owner's money at the end.
    pub fn bonus(self) -> u32 {
        BONUS_PER_NUMBER * u32::from(self.number)
    }

    /// The sides visitors enter by when it lies on `slot`: those at its tick, or all of an ace,
    /// as far as no other tile lies against them.
    pub fn doors(self, slot: Slot) -> Sides {
        let open = map().open_sides(slot);
        if self.number == 1 { open } else { open.both(self.tick.sides()) }
    }
}

/// "coffee 3", "books ace".
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            1 => write!(f, "{} ace", self.trade),
            number => write!(f, "{} {number}", self.trade),
        }
    }
}
