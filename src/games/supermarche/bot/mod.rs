//! The computers: a novice, a grocer with rules of thumb, and one that looks ahead.
//!
//! Only `+ - * /` and comparisons on floats: these give the same bits natively and in the browser.
mod advice;
mod ahead;
mod grocer;
mod manager;
mod novice;
mod plans;
mod reason;
mod reckoner;
mod study;
mod wishes;

use std::sync::OnceLock;

use super::action::Action;
use super::position::Position;
use super::view::View;
use crate::table::{Bot, Computers, Dice, Level, Seat};
#[cfg(test)]
pub(super) use advice::why;
pub use advice::{Advice, advise, fill_sensibly, wishes_to_come};
use ahead::{LookAhead, THOROUGH};
use grocer::Grocer;
use manager::Manager;
use novice::Novice;
pub use reason::{Reason, Tenths};
use reckoner::Reckoner;

impl Computers for Position {
    const GLANCES: u64 = 20_000_000;

    fn computer(level: Level) -> Box<dyn Bot<Position>> {
        match level {
            Level::Easy => Box::new(Computer(Novice)),
            Level::Normal => Box::new(Computer(Grocer)),
            Level::Hard => Box::new(LookAhead::new(THOROUGH)),
        }
    }

    fn at_a_glance(world: &Position, _: Seat, dice: &mut Dice) -> Action {
        /// Its table of shortages is worked out once.
        static HAND: OnceLock<Reckoner> = OnceLock::new();
        HAND.get_or_init(Reckoner::new).next(&world.shop, dice)
    }

    fn advise(_: Seat, view: &View, dice: &mut Dice) -> Option<(Vec<Action>, String)> {
        advise(view, dice).map(|advice| (advice.plan.clone(), advice.to_string()))
    }
}

/// A hard computer that thinks less, for tests that play whole games without optimization.
#[cfg(test)]
pub(super) fn hasty() -> Box<dyn Bot<Position>> {
    Box::new(LookAhead::new(crate::table::Budget { worlds: 8, depth: 1 }))
}

/// A manager who answers one question at a time.
struct Computer<M>(M);

impl<M: Manager> Bot<Position> for Computer<M> {
    fn choose(&mut self, _: Seat, view: &View, dice: &mut Dice) -> Action {
        self.0.next(&view.shop, dice)
    }
}
