//! The count: cash and bonuses, and who has won.
use serde::{Deserialize, Serialize};

use super::ledger::Ledger;
use super::plan::{SLOTS, Slot};
use super::position::Position;
use super::setup::Tie;
use super::shop::Staff;
use super::stage::Ending;
use super::tiles::Tile;
use crate::table::{Arrange, Game, Seat, Seats};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinalRow {
    /// Where the cash came from and went.
    pub ledger: Ledger,
    pub cash: u32,
    /// 100 for each number on an owned tile.
    pub bonuses: Vec<(Slot, u32)>,
    pub bonus: u32,
    pub total: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinalTable {
    pub rows: Seats<FinalRow>,
    pub places: Seats<u8>,
    /// How the end came.
    pub ending: Option<Ending>,
}

impl FinalTable {
    pub(super) fn of(position: &Position) -> FinalTable {
        let rows = Seats::from_fn(position.seats(), |seat| {
            let bonuses = bonuses(&position.staff[seat], &position.tiles);
            let bonus = bonuses.iter().map(|(_, bonus)| bonus).sum();
            let ledger = position.ledgers[seat];
            let cash = ledger.cash();
            FinalRow { ledger, cash, bonuses, bonus, total: cash + bonus }
        });
        let worth = rows.map(|_, row| match position.setup.tie {
            Tie::Shared => (row.total, 0),
            Tie::Cash => (row.total, row.cash),
        });
        FinalTable { places: places(&worth), rows, ending: position.ending }
    }

    pub fn winners(&self) -> Vec<Seat> {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
    }
}

/// Each owned tile and what it adds at the end.
pub(super) fn bonuses(staff: &Staff, tiles: &[Tile; SLOTS]) -> Vec<(Slot, u32)> {
    let slots = staff.shops().flat_map(|(_, premises)| premises.slots());
    let mut bonuses: Vec<(Slot, u32)> =
        slots.map(|slot| (slot, tiles[slot.index()].bonus())).collect();
    bonuses.arrange();
    bonuses
}

/// 1 for the best; equals share a place, and the next one counts all who are ahead.
pub(super) fn places<T: Ord>(worth: &Seats<T>) -> Seats<u8> {
    worth.map(|_, own| {
        let ahead = worth.values().filter(|other| *other > own).count();
        u8::try_from(ahead + 1).expect("few seats")
    })
}
