//! Whom the screen is for, and what they may do there.
use high_street::table::{Eye, Pending, Screen, Seat};

use super::play::Play;
use crate::face::{Face, Role};
use crate::navigate::set_title;

impl<G: Face> Play<G> {
    /// Those who may peek now: whoever is to act first, then whoever acted last.
    pub(super) fn peekable(&self) -> Vec<Seat> {
        self.desk.upcoming().into_iter().filter(|&seat| self.desk.may_peek(seat)).collect()
    }

    /// Whether the screen is one person's own.
    pub(super) fn is_private(&self) -> bool {
        matches!(self.screen, Screen::Private(_) | Screen::Report(_))
    }

    pub(super) fn role(&self) -> Role {
        let pending = match self.desk.pending() {
            Pending::Seats(seats) => seats,
            Pending::Over(_) => return Role::Over,
        };
        match (self.screen, self.desk.eye()) {
            (Screen::Report(seat), _) => Role::Report(seat),
            (Screen::Private(seat), _) | (Screen::Open, Eye::Seat(seat)) => {
                if self.desk.may_decide(seat) { Role::Decide(seat) } else { Role::Watch(seat) }
            }
            // Nothing secret here: whoever is to act decides in the open.
            (Screen::Open, Eye::Public) => match self.desk.next_person() {
                Some(seat) if pending.contains(&seat) => Role::Decide(seat),
                _ => Role::Public,
            },
            _ => Role::Public,
        }
    }

    pub(super) fn set_title(&self) {
        let name = |seat| self.who.name(seat);
        set_title(&match self.screen {
            Screen::Public { next: Some(next) } => format!("Pass to {} · {}", name(next), G::NAME),
            Screen::Private(seat) | Screen::Report(seat) => format!("{} · {}", name(seat), G::NAME),
            _ => format!("{} · High Street", G::NAME),
        });
    }
}
