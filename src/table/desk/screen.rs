//! Whose screen it is, and what is on it.
use super::{Desk, Stage};
use crate::table::{Eye, Game, Line, Seat};

/// What the screen is for. Everything but `Private` and `Report` shows public things only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The curtain: the public table, waiting for `next` to take the device.
    Public { next: Option<Seat> },
    /// All that the holder may see.
    Private(Seat),
    /// As `Private`, but the holder's turn is over: nothing to press but *Done*.
    Report(Seat),
    /// All sealed choices are in; one press opens them together.
    Reveal,
    /// No curtain is needed: one person at most, nothing secret to decide with, or nothing to decide
    /// that could not be decided blind.
    Open,
    /// Everything is laid open.
    Over,
}

impl<G: Game> Desk<G> {
    pub fn screen(&self) -> Screen {
        match &self.stage {
            Stage::Reveal(_) => Screen::Reveal,
            Stage::Report(seat) => Screen::Report(*seat),
            _ if self.session.is_over() => Screen::Over,
            _ if self.veiled => Screen::Public { next: self.only_person() },
            _ if !self.several_persons() => Screen::Open,
            Stage::Private(seat) => Screen::Private(*seat),
            Stage::Public => match self.next_person() {
                Some(next) if self.decides_openly(next) => Screen::Open,
                next => Screen::Public { next },
            },
        }
    }

    /// Whether `seat` needs no screen of its own for what it decides now.
    pub(super) fn decides_openly(&self, seat: Seat) -> bool {
        let position = self.session.position();
        !position.private(seat) || position.all_blind(seat)
    }

    /// The eye the screen is meant for.
    pub fn eye(&self) -> Eye {
        match self.screen() {
            Screen::Private(seat) | Screen::Report(seat) => Eye::Seat(seat),
            Screen::Public { .. } | Screen::Reveal | Screen::Over => Eye::Public,
            Screen::Open => self.only_person().map_or(Eye::Public, Eye::Seat),
        }
    }

    /// The one view that may be drawn now.
    pub fn view(&self) -> G::View {
        self.shown().view(self.eye())
    }

    /// What everybody may see, whoever holds the device.
    pub fn public_view(&self) -> G::View {
        self.shown().view(Eye::Public)
    }

    /// The log as it may be read on this screen.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_, G::Event>> {
        self.shown().lines(self.eye())
    }

    /// The public lines, whoever looks: for announcements and sounds, which everybody hears.
    pub fn public_lines(&self) -> impl Iterator<Item = Line<'_, G::Event>> {
        self.shown().lines(Eye::Public)
    }

    /// What the holder has missed since last looking. Empty on public screens.
    pub fn digest(&self) -> Vec<Line<'_, G::Event>> {
        let (Screen::Private(holder) | Screen::Report(holder)) = self.screen() else {
            return Vec::new();
        };
        let missed = self.seen[holder]..self.digest_end;
        self.session.lines(Eye::Seat(holder)).filter(|line| missed.contains(&line.index)).collect()
    }

    /// Whether `seat` may raise the shutter now: to decide, to change a sealed choice, or to read
    /// a report it has not confirmed.
    pub fn may_raise(&self, seat: Seat) -> bool {
        matches!(self.screen(), Screen::Public { .. })
            && self.is_person(seat)
            && (self.veiled || self.may_decide(seat) || self.unread == Some(seat))
    }

    /// "I am Ben": the screen becomes that seat's own.
    pub fn raise(&mut self, seat: Seat) -> bool {
        let may = self.may_raise(seat);
        if may && self.veiled {
            self.veiled = false;
        } else if may {
            let decides = self.may_decide(seat);
            self.stage = if decides { Stage::Private(seat) } else { Stage::Report(seat) };
            self.unread = self.unread.filter(|unread| *unread != seat);
            self.raised_at = self.session.len();
            self.digest_end = self.session.entries();
        }
        may
    }

    /// Back behind the curtain at once; nothing is committed by that.
    pub fn hide(&mut self) {
        match self.stage {
            Stage::Private(seat) => self.lay_down(seat, self.session.entries()),
            Stage::Report(seat) => {
                self.lay_down(seat, self.session.entries_before(seat));
                self.unread = Some(seat);
            }
            Stage::Public | Stage::Reveal(_) => {}
        }
    }

    /// The holder is done, and has read the report if there was one.
    pub fn done(&mut self) {
        if let Stage::Private(seat) | Stage::Report(seat) = self.stage {
            self.lay_down(seat, self.session.entries());
        }
    }

    pub(super) fn lay_down(&mut self, holder: Seat, seen: usize) {
        self.seen[holder] = seen;
        self.raised_at = self.session.len();
        self.stage = Stage::Public;
    }

    /// The press that opens all sealed choices together.
    pub fn open_together(&mut self) {
        if matches!(self.stage, Stage::Reveal(_)) {
            self.stage = Stage::Public;
        }
    }

    /// Whether `seat` may peek at its own things while the public screen is up: whoever is to
    /// act, whoever has just acted blind, and anyone the game lets look.
    pub fn may_peek(&self, seat: Seat) -> bool {
        let position = self.session.position();
        matches!(self.screen(), Screen::Public { .. } | Screen::Open)
            && self.several_persons()
            && self.is_person(seat)
            && (position.is_pending(seat)
                || position.may_peek(seat)
                || self.acted_blind == Some(seat))
    }

    /// The view of a seat that holds its chip. Drop it on release.
    pub fn peek(&self, seat: Seat) -> Option<G::View> {
        self.may_peek(seat).then(|| self.session.view(Eye::Seat(seat)))
    }
}
