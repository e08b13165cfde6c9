//! Press your luck, a house rule: a turn is a score or a streak of draws, ended at will.
//! A Fiasko ends it, a catastrophe does not, and nobody scores in a turn in which they drew.
use super::super::action::{Illegal, Turn};
use super::super::event::Event;
use super::super::position::Position;
use crate::table::{Log, Seat};

impl Position {
    pub(in super::super) fn check_stop(&self) -> Result<(), Illegal> {
        match self.setup.turn {
            Turn::Single => Err(Illegal::NoStop),
            Turn::Press if self.streak == 0 => Err(Illegal::MustAct),
            Turn::Press => Ok(()),
        }
    }

    pub(in super::super) fn apply_stop(&mut self, seat: Seat, log: &mut Log<Event>) {
        log.public(Event::Stopped { seat, drawn: self.streak });
        self.pass_turn();
    }
}
