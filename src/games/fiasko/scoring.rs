//! The final count.
use serde::{Deserialize, Serialize};

use super::goods::Product;
use crate::table::{Seat, Seats};

/// Rows, bonuses with their reasons, totals and places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinalTable {
    pub finisher: Seat,
    pub subtotals: Seats<u32>,
    /// In the order they are awarded.
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
