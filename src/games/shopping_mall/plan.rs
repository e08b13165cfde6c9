//! Where everything stands: 20 slots for tiles and 16 spots for crowds on 9 × 9 cells. These 36
//! coordinates are all that is known of the mall; the rest of the map follows from them.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::illegal::Illegal;

/// Cells to a side.
pub const SIZE: u8 = 9;

/// One square of the floor: columns to the right, rows downwards, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Cell {
    pub col: u8,
    pub row: u8,
}

impl Cell {
    /// On the walk round the mall.
    pub const fn on_the_perimeter(self) -> bool {
        self.col == 0 || self.row == 0 || self.col == SIZE - 1 || self.row == SIZE - 1
    }

    /// The cell next to it, if the mall goes on there.
    pub fn beside(self, side: Side) -> Option<Cell> {
        let (col, row) = match side {
            Side::North => (Some(self.col), self.row.checked_sub(1)),
            Side::East => (Some(self.col + 1), Some(self.row)),
            Side::South => (Some(self.col), Some(self.row + 1)),
            Side::West => (self.col.checked_sub(1), Some(self.row)),
        };
        let cell = Cell { col: col?, row: row? };
        (cell.col < SIZE && cell.row < SIZE).then_some(cell)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];
}

/// Some of the four sides of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Sides(u8);

impl Sides {
    pub const fn of(sides: &[Side]) -> Sides {
        let (mut mask, mut index) = (0, 0);
        while index < sides.len() {
            mask |= 1 << sides[index] as u8;
            index += 1;
        }
        Sides(mask)
    }

    pub const fn contains(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    pub const fn both(self, other: Sides) -> Sides {
        Sides(self.0 & other.0)
    }

    /// A bit for each side, to look tables up by.
    pub(super) const fn bits(self) -> usize {
        self.0 as usize
    }

    /// Clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.contains(*side))
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Sides {
        sides.into_iter().fold(Sides::default(), |all, side| Sides(all.0 | Sides::of(&[side]).0))
    }
}

/// Sides of many tiles, a bit each: quickly compared.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Fronts(u128);

impl Fronts {
    pub(super) fn add(&mut self, slot: Slot, sides: Sides) {
        self.0 |= u128::from(sides.0) << (4 * slot.index());
    }

    pub(super) const fn meet(self, other: Fronts) -> bool {
        self.0 & other.0 != 0
    }
}

/// A place for a shop tile, S1 to S20; written as its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

pub const SLOTS: usize = 20;

/// Column and row of S1 to S20.
const SLOT_CELLS: [(u8, u8); SLOTS] = [
    (1, 1),
    (3, 1),
    (5, 1),
    (6, 1),
    (7, 1),
    (3, 2),
    (1, 3),
    (3, 3),
    (5, 3),
    (7, 3),
    (1, 5),
    (2, 5),
    (4, 5),
    (5, 5),
    (7, 5),
    (1, 7),
    (2, 7),
    (4, 7),
    (6, 7),
    (7, 7),
];

impl Slot {
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..20).map(Slot)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn cell(self) -> Cell {
        let (col, row) = SLOT_CELLS[self.index()];
        Cell { col, row }
    }
}

impl TryFrom<u8> for Slot {
    type Error = Illegal;

    fn try_from(number: u8) -> Result<Slot, Illegal> {
        let index = number.checked_sub(1).filter(|index| usize::from(*index) < SLOTS);
        index.map(Slot).ok_or(Illegal::NoSuchLot)
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> u8 {
        slot.0 + 1
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{}", self.0 + 1)
    }
}

/// A gate or a fountain, where crowds stand: the three gates first, then the fountains; written
/// as its place in that list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Spot(u8);

pub const SPOTS: usize = 16;

/// Column and row of GW, GE, GS and of F1 to F13.
const SPOT_CELLS: [(u8, u8); SPOTS] = [
    (0, 2),
    (8, 2),
    (5, 8),
    (4, 0),
    (2, 1),
    (5, 2),
    (2, 3),
    (6, 3),
    (1, 4),
    (4, 4),
    (1, 6),
    (4, 6),
    (6, 6),
    (3, 7),
    (8, 7),
    (1, 8),
];

impl Spot {
    /// West, east and south, in the order in which they are filled.
    pub const GATES: [Spot; 3] = [Spot(0), Spot(1), Spot(2)];

    pub fn all() -> impl Iterator<Item = Spot> {
        (0..16).map(Spot)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn is_gate(self) -> bool {
        self.index() < Spot::GATES.len()
    }

    pub const fn cell(self) -> Cell {
        let (col, row) = SPOT_CELLS[self.index()];
        Cell { col, row }
    }

    /// "west gate", "fountain 7".
    pub fn name(self) -> String {
        match self.0 {
            0 => "west gate".to_owned(),
            1 => "east gate".to_owned(),
            2 => "south gate".to_owned(),
            fountain => format!("fountain {}", fountain - 2),
        }
    }
}

impl TryFrom<u8> for Spot {
    type Error = Illegal;

    fn try_from(index: u8) -> Result<Spot, Illegal> {
        if usize::from(index) < SPOTS { Ok(Spot(index)) } else { Err(Illegal::EmptySpot) }
    }
}

impl From<Spot> for u8 {
    fn from(spot: Spot) -> u8 {
        spot.0
    }
}

/// GW, GE, GS, F1 to F13.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("GW"),
            1 => f.write_str("GE"),
            2 => f.write_str("GS"),
            fountain => write!(f, "F{}", fountain - 2),
        }
    }
}
