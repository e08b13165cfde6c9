//! Several small dials side by side: one number a lot.
use high_street::games::brick_and_mortar::Lot;
use yew::prelude::*;

/// Puts one number of several.
pub fn numbers(counts: &UseStateHandle<Vec<u32>>) -> Callback<(usize, u32)> {
    let counts = counts.clone();
    Callback::from(move |(index, value): (usize, u32)| {
        let mut all = (*counts).clone();
        if let Some(one) = all.get_mut(index) {
            *one = value;
        }
        counts.set(all);
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
