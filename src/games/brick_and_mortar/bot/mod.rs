//! Computer players. They are handed a view, never a position.
use super::action::Action;
use super::position::Position;
use super::view::View;
use crate::table::{Bot, Computers, Dice, Game, Imagine, Level, Seat};

impl Computers for Position {
    fn computer(_: Level) -> Box<dyn Bot<Self>> {
        Box::new(Anyhow)
    }
}

/// Plays anything legal.
struct Anyhow;

impl Bot<Position> for Anyhow {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let all = Position::imagine(seat, view, dice).candidates(seat, dice);
        dice.pick(&all).expect("whoever is asked has a choice").clone()
    }
}
