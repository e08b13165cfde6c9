//! The device on the table: whose secrets may be on its screen, and what may be pressed there.
//!
//! The page owns a `Desk` and never a position. The desk hands out one view, that of the eye its
//! screen is meant for, so a secret cannot be drawn by mistake. Who holds the device is never
//! saved: a desk made from a session always begins on the public side.
mod press;
mod screen;
#[cfg(test)]
mod tests;
mod undo;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Game, Level, Pending, Seat, Seats, Session};

pub use press::{Ask, Refusal};
pub use screen::Screen;
pub use undo::NoUndo;

/// Who sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sitter {
    Person,
    Computer(Level),
}

pub struct Desk<G: Game> {
    session: Session<G>,
    sitters: Seats<Sitter>,
    stage: Stage<G>,
    /// Undo never goes back beyond the moment the screen was last raised or laid down.
    raised_at: usize,
    /// Nor to what another game had played, where this one was played on from it.
    begins: usize,
    /// For each seat, how many log entries there were when it last looked.
    seen: Seats<usize>,
    /// How many log entries there were when the screen was raised: the end of the digest.
    digest_end: usize,
    /// Was told something in secret and has not confirmed it: may raise the screen for that.
    unread: Option<Seat>,
    /// Has acted without looking and may still peek at what came of it.
    acted_blind: Option<Seat>,
    /// One person is left of several: whoever gave the other chairs away may hold the device.
    left_alone: bool,
    /// The one who is left has not raised the shutter yet.
    veiled: bool,
}

#[derive(Clone, PartialEq)]
enum Stage<G: Game> {
    Public,
    Private(Seat),
    Report(Seat),
    /// The game as it was before the choices were opened: all that may be shown until the press.
    Reveal(Box<Session<G>>),
}

impl<G: Game> Desk<G> {
    /// `sitters` must be as many as the session has seats.
    pub fn new(session: Session<G>, sitters: Seats<Sitter>) -> Desk<G> {
        assert_eq!(session.seats(), sitters.count(), "every chair has a sitter");
        // Nobody knows who has read what before: an own last action is told again.
        let seen = sitters.map(|seat, _| session.entries_before(seat));
        let mut desk = Desk {
            raised_at: session.len(),
            begins: session.fresh_luck().unwrap_or(0),
            digest_end: session.entries(),
            session,
            sitters,
            stage: Stage::Public,
            seen,
            unread: None,
            acted_blind: None,
            left_alone: false,
            veiled: false,
        };
        // Alone nobody has taken the device over in between.
        if desk.only_person().is_some() {
            desk.raised_at = 0;
        }
        desk.unread = desk.session.told_last().filter(|&seat| desk.is_person(seat));
        desk
    }

    /// So many of its actions were another game's.
    pub fn played_on_from(&mut self, steps: usize) {
        self.begins = self.begins.max(steps);
    }

    /// What the screen may know of: before the press of a reveal, not what was opened.
    fn shown(&self) -> &Session<G> {
        match &self.stage {
            Stage::Reveal(before) => before,
            Stage::Public | Stage::Private(_) | Stage::Report(_) => &self.session,
        }
    }

    /// The table as it was set; public.
    pub fn setup(&self) -> &G::Setup {
        self.session.setup()
    }

    pub fn seats(&self) -> u8 {
        self.session.seats()
    }

    pub fn pending(&self) -> Pending {
        self.shown().pending()
    }

    pub fn is_over(&self) -> bool {
        self.shown().is_over()
    }

    pub fn round(&self) -> u32 {
        self.shown().round()
    }

    pub fn standings(&self) -> Seats<i32> {
        self.shown().standings()
    }

    /// How many actions have been played.
    pub fn steps(&self) -> usize {
        self.session.len()
    }

    /// How many entries the log has, for all audiences together.
    pub fn entries(&self) -> usize {
        self.shown().entries()
    }

    /// Where the luck of this game was last drawn anew; public.
    pub fn fresh_luck(&self) -> Option<usize> {
        self.session.fresh_luck()
    }

    /// For storage only: packed, it may lie in the browser; it is never drawn.
    pub fn save_json(&self) -> String {
        self.session.save().to_json()
    }

    /// The whole session, once nothing in it is secret any more.
    pub fn finished(&self) -> Option<&Session<G>> {
        Some(self.shown()).filter(|session| session.is_over())
    }

    /// Breaks the game off and lays everything open. There is no desk afterwards, so nobody can
    /// play on with what they have seen.
    pub fn lay_open(self) -> Session<G> {
        self.session.lay_open()
    }

    pub fn sitters(&self) -> &Seats<Sitter> {
        &self.sitters
    }

    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        let person = |(seat, sitter): (Seat, &Sitter)| (*sitter == Sitter::Person).then_some(seat);
        self.sitters.iter().filter_map(person)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.sitters.get(seat) == Some(&Sitter::Person)
    }

    /// Whether there is somebody to keep a secret from.
    fn several_persons(&self) -> bool {
        self.persons().nth(1).is_some()
    }

    fn only_person(&self) -> Option<Seat> {
        self.persons().next().filter(|_| !self.several_persons())
    }

    /// The person the device goes to next.
    pub fn next_person(&self) -> Option<Seat> {
        self.upcoming().into_iter().find(|&seat| self.is_person(seat))
    }

    /// Who is to act and who follows, in public order.
    pub fn upcoming(&self) -> Vec<Seat> {
        self.shown().position().upcoming()
    }

    /// Whether `seat` owes a decision.
    pub fn is_pending(&self, seat: Seat) -> bool {
        self.shown().position().is_pending(seat)
    }

    /// Whether `seat` owes a decision, or may change one it has sealed.
    pub fn may_decide(&self, seat: Seat) -> bool {
        self.is_pending(seat) || self.shown().position().may_revise(seat)
    }

    /// Another sitter takes the chair: a computer for a person who leaves, or the other way
    /// round. They see what the seat saw. Whoever presses this may not be the one who is left,
    /// so the shutter stays down until that person raises it.
    pub fn reseat(&mut self, seat: Seat, sitter: Sitter) {
        if self.sitters.get(seat).is_none() {
            return;
        }
        self.hide();
        let several = self.several_persons();
        self.sitters[seat] = sitter;
        if self.several_persons() {
            self.left_alone = false;
            self.veiled = false;
        } else {
            self.stage = Stage::Public;
            if several {
                self.veil();
            }
        }
    }

    /// The one person of this table was left alone at it: their things stay behind the shutter
    /// until they raise it, also after a reload.
    pub fn veil(&mut self) {
        if self.only_person().is_some() {
            self.left_alone = true;
            self.veiled = true;
            self.raised_at = self.session.len();
        }
    }

    /// Whether a desk made anew of this game must be veiled; belongs into its record.
    pub fn is_left_alone(&self) -> bool {
        self.left_alone
    }

    /// Whether choices are being sealed: they are opened together, so none has a time of its own.
    pub fn is_sealing(&self) -> bool {
        let position = self.shown().position();
        match position.pending() {
            Pending::Seats(seats) if seats.len() > 1 => true,
            Pending::Seats(_) => Seat::all(self.seats()).any(|seat| position.may_revise(seat)),
            Pending::Over(_) => false,
        }
    }
}

/// Says which game and how far, never what lies hidden.
impl<G: Game> fmt::Debug for Desk<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} of {:?}", self.screen(), self.session)
    }
}
