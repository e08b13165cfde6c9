//! What may be taken back: the holder's own steps since the screen was raised, as long as nothing
//! was shown.
use super::{Desk, Screen};
use crate::table::{Game, Seat};

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    NothingDone,
    /// A card was drawn, dice were rolled or something was shown.
    Shown,
    /// The last action is not the holder's, or lies before the hand-over.
    NotYours,
}

impl<G: Game> Desk<G> {
    /// The action that undo would take back, or why there is none.
    pub fn undoable(&self) -> Result<&G::Action, NoUndo> {
        let Some((seat, action, closed)) = self.session.last_step() else {
            return Err(NoUndo::NothingDone);
        };
        if self.session.len() <= self.begins {
            Err(NoUndo::NothingDone)
        } else if !self.is_in_hand_of(seat) || self.session.len() <= self.raised_at {
            Err(NoUndo::NotYours)
        } else if closed || matches!(self.screen(), Screen::Report(_)) {
            Err(NoUndo::Shown)
        } else {
            Ok(action)
        }
    }

    /// Where nothing is secret, the device is in the hand of whoever is still to act.
    fn is_in_hand_of(&self, seat: Seat) -> bool {
        match self.screen() {
            Screen::Private(holder) | Screen::Report(holder) => holder == seat,
            Screen::Open if self.several_persons() => {
                self.is_person(seat) && self.session.position().is_pending(seat)
            }
            Screen::Open => self.is_person(seat),
            _ => false,
        }
    }

    pub fn undo(&mut self) -> Result<(), NoUndo> {
        self.undoable().map(|_| ())?;
        if self.session.undo() { Ok(()) } else { Err(NoUndo::Shown) }
    }
}
