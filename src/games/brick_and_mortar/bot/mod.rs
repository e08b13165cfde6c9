//! Computer players. They are handed a view, never a position.
mod dials;
mod outlook;
mod policy;
mod search;
mod stores;

use policy::{Style, decide};
use search::{LooksAhead, QUICK};

use super::action::Action;
use super::position::Position;
use super::view::View;
use crate::table::{Bot, Computers, Dice, Imagine, Level, Seat};

const EASY: Style =
    Style { blur: 4500, appetite: 50, envy: 0, worlds: 1, nerve: 2, thrift: 8, capital: 40 };
const NORMAL: Style =
    Style { blur: 0, appetite: 90, envy: 50, worlds: 10, nerve: 0, thrift: 0, capital: 28 };

impl Computers for Position {
    const GLANCES: u64 = 5_000_000;

    fn computer(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Quick(EASY)),
            Level::Normal => Box::new(Quick(NORMAL)),
            Level::Hard => Box::new(LooksAhead),
        }
    }

    fn at_a_glance(world: &Position, seat: Seat, dice: &mut Dice) -> Action {
        decide(world, seat, &QUICK, dice)
    }
}

/// Answers at once, by its style.
struct Quick(Style);

impl Bot<Position> for Quick {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        decide(&Position::imagine(seat, view, dice), seat, &self.0, dice)
    }
}
