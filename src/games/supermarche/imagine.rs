//! Guessing at what lies face down.
use super::hidden::Hidden;
use super::position::Position;
use super::view::View;
use crate::table::{Dice, Imagine, Seat, Seed};

impl Imagine for Position {
    /// What it must keep: `imagine(view).view() == view`. The shop is the view's own; whom nobody
    /// has seen and the costs to come are shuffled, and the dice are new.
    fn imagine(_: Seat, view: &View, dice: &mut Dice) -> Position {
        let hidden = match &view.hidden {
            Some(shown) => shown.clone(),
            None => Hidden::imagined(&view.shop, dice),
        };
        let seed = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
        Position { shop: view.shop.clone(), hidden, dice: Dice::new(Seed(seed)) }
    }
}
