//! What persons press and computers answer, and whose screen it is afterwards.
use std::fmt;

use super::{Desk, Screen, Sitter, Stage};
use crate::table::{Eye, Game, Level, Pending, Rejected, Seat};

/// A question to a computer player: all it gets is its seat's view.
pub struct Ask<G: Game> {
    pub seat: Seat,
    pub level: Level,
    pub view: G::View,
}

/// Why a press did nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal<I> {
    /// The screen is not that person's.
    NotHere,
    /// Against the rules, but saying why here would tell a secret: the words of [`Game::unsaid`].
    Unsaid(&'static str),
    Rules(Rejected<I>),
}

impl<I: fmt::Display> fmt::Display for Refusal<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotHere => f.write_str("That cannot be done on this screen."),
            Refusal::Unsaid(words) => f.write_str(words),
            Refusal::Rules(why) => why.fmt(f),
        }
    }
}

impl<G: Game> Desk<G> {
    /// A person's action: by the holder on the own screen, or a blind one on the public screen.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Illegal>> {
        if self.screen() == Screen::Over {
            return Err(Refusal::Rules(Rejected::Over));
        }
        if !self.is_person(seat) || !self.may_act_here(seat, &action) {
            return Err(Refusal::NotHere);
        }
        let public = self.eye() == Eye::Public;
        let at_the_shutter = matches!(self.screen(), Screen::Public { .. });
        let secret = self.session.position().private(seat);
        let unsaid = G::unsaid(&action);
        self.play(seat, action).map_err(|why| match why {
            Rejected::Illegal(_) if public && secret => Refusal::Unsaid(unsaid),
            why => Refusal::Rules(why),
        })?;
        self.unread = self.unread.filter(|unread| *unread != seat);
        self.acted_blind = public.then_some(seat);
        if at_the_shutter {
            self.raised_at = self.session.len();
        }
        Ok(())
    }

    fn may_act_here(&self, seat: Seat, action: &G::Action) -> bool {
        let position = self.session.position();
        match self.screen() {
            Screen::Private(holder) => holder == seat,
            Screen::Public { .. } => position.blind(seat, action),
            Screen::Open => {
                !self.several_persons() || !position.private(seat) || position.blind(seat, action)
            }
            Screen::Report(_) | Screen::Reveal | Screen::Over => false,
        }
    }

    /// Whether a blind action may be offered to `seat` on this screen.
    pub fn may_act_blind(&self, seat: Seat, action: &G::Action) -> bool {
        let position = self.session.position();
        matches!(self.screen(), Screen::Public { .. })
            && self.is_person(seat)
            && position.is_pending(seat)
            && position.blind(seat, action)
    }

    /// The computer that is to act now. Computers wait while a person reads a report, opens a
    /// reveal, or is deciding.
    pub fn computer(&self) -> Option<Seat> {
        let Pending::Seats(pending) = self.session.pending() else { return None };
        let free = match self.screen() {
            Screen::Public { .. } | Screen::Open => true,
            // A holder who has done nothing yet has come to change a sealed choice.
            Screen::Private(holder) => {
                !pending.contains(&holder) && self.session.len() > self.raised_at
            }
            Screen::Report(_) | Screen::Reveal | Screen::Over => false,
        };
        pending.iter().copied().find(|&seat| free && !self.is_person(seat))
    }

    /// The same, with all it may know.
    pub fn ask(&self) -> Option<Ask<G>> {
        let seat = self.computer()?;
        match self.sitters[seat] {
            Sitter::Computer(level) => {
                Some(Ask { seat, level, view: self.session.view(Eye::Seat(seat)) })
            }
            Sitter::Person => None,
        }
    }

    /// A computer's answer to [`Desk::ask`].
    pub fn answer(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Illegal>> {
        if self.computer() != Some(seat) {
            return Err(Refusal::NotHere);
        }
        self.play(seat, action).map_err(Refusal::Rules)
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Rejected<G::Illegal>> {
        let entries = self.session.entries();
        let log = self.session.play(seat, action)?;
        let (opening, told) = (log.opening(), log.told_in_secret(seat));
        if opening && self.several_persons() {
            if let Stage::Private(holder) = self.stage {
                self.lay_down(holder, entries);
            }
            let before = self.session.prefix(self.session.len() - 1);
            self.stage = Stage::Reveal(Box::new(before));
        } else if let Stage::Private(holder) = self.stage
            && !self.keeps_the_screen(holder)
        {
            if holder == seat && told && !self.session.is_over() {
                self.stage = Stage::Report(holder);
            } else {
                self.lay_down(holder, self.session.entries());
            }
        }
        Ok(())
    }

    /// To act again, or next after computers only. What is decided in public is decided with the
    /// shutter down.
    fn keeps_the_screen(&self, holder: Seat) -> bool {
        !self.session.is_over()
            && !self.decides_openly(holder)
            && (self.session.position().is_pending(holder) || self.next_person() == Some(holder))
    }
}
