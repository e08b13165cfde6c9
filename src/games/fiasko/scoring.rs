//! The final count.
use serde::{Deserialize, Serialize};

use super::action::Tie;
use super::goods::Product;
use super::view::Rows;
use crate::table::{Seat, Seats};

/// For filling the fifth row.
const FINISHER: u32 = 20;
/// For the best entry of a row, shared in whole points by those who tie.
const BEST_OF_ROW: u32 = 30;

/// Rows, bonuses with their reasons, totals and places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinalTable {
    pub finisher: Seat,
    pub subtotals: Seats<u32>,
    /// In the order they are awarded: the rows of the sheet, then the finisher.
    pub bonuses: Vec<Bonus>,
    pub totals: Seats<u32>,
    pub places: Seats<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Bonus {
    /// 20 for filling the fifth row.
    Finisher { seat: Seat, points: u32 },
    /// 30 for the best entry of a row, shared by those who tie.
    Row { product: Product, entry: u32, seats: Vec<Seat>, each: u32 },
}

impl Bonus {
    /// What `seat` gets of it.
    pub fn points(&self, seat: Seat) -> u32 {
        match self {
            Bonus::Finisher { seat: finisher, points } if *finisher == seat => *points,
            Bonus::Row { seats, each, .. } if seats.contains(&seat) => *each,
            Bonus::Finisher { .. } | Bonus::Row { .. } => 0,
        }
    }
}

pub fn is_full(rows: &Rows) -> bool {
    rows.iter().all(Option::is_some)
}

pub fn filled(rows: &Rows) -> usize {
    rows.iter().flatten().count()
}

pub fn subtotal(rows: &Rows) -> u32 {
    rows.iter().flatten().sum()
}

impl FinalTable {
    /// Counts the sheet on which `finisher` has just filled the fifth row.
    pub fn count(sheet: &Seats<Rows>, finisher: Seat, tie: Tie) -> FinalTable {
        let subtotals = sheet.map(|_, rows| subtotal(rows));
        let rows = row_bonuses(sheet);
        let finishing = Bonus::Finisher { seat: finisher, points: FINISHER };
        let bonuses: Vec<Bonus> = rows.chain([finishing]).collect();
        let totals = subtotals
            .map(|seat, subtotal| subtotal + bonuses.iter().map(|b| b.points(seat)).sum::<u32>());
        let rank = totals.map(|seat, &total| match tie {
            Tie::Shared => (total, 0, 0),
            Tie::Subtotal => (total, subtotals[seat], rows_won(&bonuses, seat)),
        });
        let places = rank.map(|_, mine| {
            let ahead = rank.values().filter(|theirs| *theirs > mine).count();
            1 + u8::try_from(ahead).expect("a table has few seats")
        });
        FinalTable { finisher, subtotals, bonuses, totals, places }
    }

    /// All that `seat` gets beyond the five rows.
    pub fn bonus(&self, seat: Seat) -> u32 {
        self.totals[seat] - self.subtotals[seat]
    }

    /// Whoever is first, several if they share the win.
    pub fn winners(&self) -> Vec<Seat> {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
    }
}

/// What the rows would bring beyond themselves, if nothing more was scored.
pub fn row_bonuses(sheet: &Seats<Rows>) -> impl Iterator<Item = Bonus> {
    Product::ALL.into_iter().filter_map(|product| best_of_row(sheet, product))
}

/// An empty row never takes part: no score is no score.
fn best_of_row(sheet: &Seats<Rows>, product: Product) -> Option<Bonus> {
    let entry = sheet.values().filter_map(|rows| rows[product.index()]).max()?;
    let best = sheet.iter().filter(|(_, rows)| rows[product.index()] == Some(entry));
    let seats: Vec<Seat> = best.map(|(seat, _)| seat).collect();
    let each = BEST_OF_ROW / u32::try_from(seats.len()).expect("a table has few seats");
    Some(Bonus::Row { product, entry, seats, each })
}

fn rows_won(bonuses: &[Bonus], seat: Seat) -> usize {
    let won = |b: &&Bonus| matches!(b, Bonus::Row { seats, .. } if seats.contains(&seat));
    bonuses.iter().filter(won).count()
}
