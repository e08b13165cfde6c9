//! The computers: a novice, a grocer with rules of thumb, and one that looks ahead.
//!
//! Only `+ - * /` and comparisons on floats: these give the same bits natively and in the browser.
mod grocer;
mod manager;
mod novice;
mod reckoner;
mod wishes;

use super::action::Action;
use super::position::Position;
use super::view::View;
use crate::table::{Bot, Computers, Dice, Level, Seat};
use grocer::Grocer;
use manager::Manager;
use novice::Novice;
use reckoner::Reckoner;

impl Computers for Position {
    fn computer(level: Level) -> Box<dyn Bot<Position>> {
        match level {
            Level::Easy => Box::new(Computer(Novice)),
            Level::Normal => Box::new(Computer(Grocer)),
            Level::Hard => Box::new(Computer(Reckoner::new())),
        }
    }
}

/// A manager who answers one question at a time.
struct Computer<M>(M);

impl<M: Manager> Bot<Position> for Computer<M> {
    fn choose(&mut self, _: Seat, view: &View, dice: &mut Dice) -> Action {
        self.0.next(&view.shop, dice)
    }
}
