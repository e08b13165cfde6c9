//! The computers. All three play by a formula on what their seat sees; none looks further.
//!
//! Floats are only added, multiplied, divided, rounded down and compared: that gives the same bits
//! natively and in the browser. Powers are loops, since `powi` promises less.
mod facts;
mod hard;
mod press;
mod threshold;

#[cfg(test)]
mod examples;

use super::action::{Action, Turn};
use super::position::Position;
use super::view::View;
use crate::table::{Bot, Computers, Dice, Eye, Game, Level, Seat};
use facts::Facts;

struct Computer(Level);

impl Computers for Position {
    const GLANCES: u64 = 6_000_000;

    fn computer(level: Level) -> Box<dyn Bot<Position>> {
        Box::new(Computer(level))
    }

    /// It plays by a formula, so it always decides at a glance.
    fn at_a_glance(world: &Position, seat: Seat, dice: &mut Dice) -> Action {
        Computer(Level::Hard).choose(seat, &world.view(Eye::Seat(seat)), dice)
    }
}

impl Bot<Position> for Computer {
    fn choose(&mut self, seat: Seat, view: &View, _: &mut Dice) -> Action {
        let facts = Facts::of(seat, view);
        match (self.0, view.setup.turn) {
            (Level::Easy, _) => threshold::easy(&facts),
            (Level::Normal, _) => threshold::normal(&facts),
            (Level::Hard, Turn::Single) => hard::choose(&facts),
            (Level::Hard, Turn::Press) => press::choose(&facts),
        }
    }
}
