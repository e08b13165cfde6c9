//! Several small dials side by side: one number a lot.
use high_street::games::brick_and_mortar::Lot;
use yew::prelude::*;

use crate::counter::Draft;

/// Puts one number of several.
pub fn numbers(counts: &Draft<Vec<u32>>, index: usize) -> Callback<u32> {
    let now = (**counts).clone();
    counts.change().reform(move |value| {
        let mut all = now.clone();
        all[index] = value;
        all
    })
}

/// The lots with their chosen numbers, without the empty ones.
pub fn taken(lots: &[Lot], counts: &[u32]) -> Vec<Lot> {
    let some = lots.iter().zip(counts).filter(|(_, count)| **count > 0);
    some.map(|(lot, &count)| Lot { count, ..*lot }).collect()
}

/// "2 food, Food Bank, shelf 1".
pub fn lot_label(lot: &Lot) -> String {
    format!("{} {}, {}, shelf {}", lot.count, lot.item, lot.store, lot.shelf + 1)
}
