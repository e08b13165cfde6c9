//! The device on the table: whose secrets may be on its screen, and what may be pressed there.
//!
//! The page owns a `Desk` and never a position. The desk hands out one view, that of the eye its
//! screen is meant for, so a secret cannot be drawn by mistake. Who holds the device is never
//! saved: a desk made from a session always begins on the public side.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Eye, Game, Level, Line, Pending, Rejected, Seat, Seats, Session};

/// Who sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sitter {
    Person,
    Computer(Level),
}

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
    /// No curtain is needed: one person at most, or nothing secret to decide with.
    Open,
    /// Everything is laid open.
    Over,
}

#[derive(Clone, PartialEq)]
enum Stage<G: Game> {
    Public,
    Private(Seat),
    Report(Seat),
    /// The public table as it was before the choices were opened.
    Reveal(Box<G::View>),
}

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
    /// Against the rules, but saying why here would tell a secret.
    Unsaid,
    Rules(Rejected<I>),
}

impl<I: fmt::Display> fmt::Display for Refusal<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotHere => f.write_str("That cannot be done on this screen."),
            Refusal::Unsaid => {
                f.write_str("That cannot be done. Peek at your own things to see why.")
            }
            Refusal::Rules(why) => why.fmt(f),
        }
    }
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    NothingDone,
    /// A card was drawn, dice were rolled or something was shown.
    Shown,
    /// The last action is not the holder's, or lies before the hand-over.
    NotYours,
}

pub struct Desk<G: Game> {
    session: Session<G>,
    sitters: Seats<Sitter>,
    stage: Stage<G>,
    /// Undo never goes back beyond the moment the screen was raised.
    raised_at: usize,
    /// For each seat, how many log entries there were when it last looked.
    seen: Seats<usize>,
    /// How many log entries there were when the screen was raised: the end of the digest.
    digest_end: usize,
}

impl<G: Game> Desk<G> {
    /// `sitters` must be as many as the session has seats.
    pub fn new(session: Session<G>, sitters: Seats<Sitter>) -> Desk<G> {
        assert_eq!(session.seats(), sitters.count(), "every chair has a sitter");
        let seen = sitters.map(|seat, _| session.entries_until(seat));
        let (raised_at, digest_end) = (session.len(), session.entries());
        Desk { session, sitters, stage: Stage::Public, raised_at, seen, digest_end }
    }

    /// The table as it was set; public.
    pub fn setup(&self) -> &G::Setup {
        self.session.setup()
    }

    pub fn seats(&self) -> u8 {
        self.session.seats()
    }

    pub fn pending(&self) -> Pending {
        self.session.pending()
    }

    pub fn is_over(&self) -> bool {
        self.session.is_over()
    }

    pub fn round(&self) -> u32 {
        self.session.round()
    }

    pub fn standings(&self) -> Seats<i32> {
        self.session.standings()
    }

    /// How many actions have been played.
    pub fn steps(&self) -> usize {
        self.session.len()
    }

    /// How many entries the log has, for all audiences together.
    pub fn entries(&self) -> usize {
        self.session.entries()
    }

    /// For storage only: packed, it may lie in the browser; it is never drawn.
    pub fn save_json(&self) -> String {
        self.session.save().to_json()
    }

    /// The whole session, once nothing in it is secret any more.
    pub fn finished(&self) -> Option<&Session<G>> {
        self.session.is_over().then_some(&self.session)
    }

    pub fn sitters(&self) -> &Seats<Sitter> {
        &self.sitters
    }

    pub fn screen(&self) -> Screen {
        match &self.stage {
            Stage::Reveal(_) => Screen::Reveal,
            Stage::Report(seat) => Screen::Report(*seat),
            _ if self.session.is_over() => Screen::Over,
            _ if self.persons().count() <= 1 => Screen::Open,
            Stage::Private(seat) => Screen::Private(*seat),
            Stage::Public => match self.next_person() {
                Some(next) if !self.session.position().private(next) => Screen::Open,
                next => Screen::Public { next },
            },
        }
    }

    /// The eye the screen is meant for.
    pub fn eye(&self) -> Eye {
        match self.screen() {
            Screen::Private(seat) | Screen::Report(seat) => Eye::Seat(seat),
            Screen::Public { .. } | Screen::Reveal | Screen::Over => Eye::Public,
            Screen::Open => match self.only_person() {
                Some(person) => Eye::Seat(person),
                None => Eye::Public,
            },
        }
    }

    /// The one view that may be drawn now.
    pub fn view(&self) -> G::View {
        match &self.stage {
            Stage::Reveal(before) => G::View::clone(before),
            _ => self.session.view(self.eye()),
        }
    }

    /// The log as it may be read on this screen.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_, G::Event>> {
        // What a reveal is about to show is not told before the press.
        let told = match self.stage {
            Stage::Reveal(_) => self.digest_end,
            _ => usize::MAX,
        };
        self.session.lines(self.eye()).take_while(move |line| line.index < told)
    }

    /// The public lines, whoever looks: for announcements and sounds, which everybody hears.
    pub fn public_lines(&self) -> impl Iterator<Item = Line<'_, G::Event>> {
        self.session.lines(Eye::Public)
    }

    /// What the holder has missed since last looking. Empty on public screens.
    pub fn digest(&self) -> Vec<Line<'_, G::Event>> {
        let (Screen::Private(holder) | Screen::Report(holder)) = self.screen() else {
            return Vec::new();
        };
        let missed = self.seen[holder]..self.digest_end;
        self.session.lines(Eye::Seat(holder)).filter(|line| missed.contains(&line.index)).collect()
    }

    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        let person = |(seat, sitter): (Seat, &Sitter)| (*sitter == Sitter::Person).then_some(seat);
        self.sitters.iter().filter_map(person)
    }

    fn only_person(&self) -> Option<Seat> {
        let mut persons = self.persons();
        persons.next().filter(|_| persons.next().is_none())
    }

    /// The person the device goes to next.
    pub fn next_person(&self) -> Option<Seat> {
        let upcoming = self.session.position().upcoming();
        upcoming.into_iter().find(|&seat| self.sitters[seat] == Sitter::Person)
    }

    /// Who is to act and who follows, in public order.
    pub fn upcoming(&self) -> Vec<Seat> {
        self.session.position().upcoming()
    }

    /// Whether `seat` owes a decision, or may change one it has sealed.
    pub fn may_decide(&self, seat: Seat) -> bool {
        self.session.position().is_pending(seat) || self.session.position().may_revise(seat)
    }

    /// Whether `seat` may raise the shutter now, to decide or to change a sealed choice.
    pub fn may_raise(&self, seat: Seat) -> bool {
        matches!(self.screen(), Screen::Public { .. })
            && self.sitters.get(seat) == Some(&Sitter::Person)
            && (self.session.position().is_pending(seat)
                || self.session.position().may_revise(seat))
    }

    /// "I am Ben": the screen becomes that seat's own.
    pub fn raise(&mut self, seat: Seat) -> bool {
        let may = self.may_raise(seat);
        if may {
            self.stage = Stage::Private(seat);
            self.raised_at = self.session.len();
            self.digest_end = self.session.entries();
        }
        may
    }

    /// Back behind the curtain at once; nothing is committed by that.
    pub fn hide(&mut self) {
        if let Stage::Private(seat) | Stage::Report(seat) = self.stage {
            self.seen[seat] = self.session.entries();
            self.stage = Stage::Public;
        }
    }

    /// The holder has read the report.
    pub fn done(&mut self) {
        self.hide();
    }

    /// The press that opens all sealed choices together.
    pub fn open_together(&mut self) {
        if matches!(self.stage, Stage::Reveal(_)) {
            self.stage = Stage::Public;
        }
    }

    /// A person's action: by the holder on the own screen, or a blind one on the public screen.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Illegal>> {
        let screen = self.screen();
        let blind = self.session.position().blind(seat, &action);
        let allowed = self.sitters.get(seat) == Some(&Sitter::Person)
            && match screen {
                Screen::Private(holder) => holder == seat,
                Screen::Public { .. } => blind,
                Screen::Open => true,
                Screen::Report(_) | Screen::Reveal | Screen::Over => false,
            };
        if !allowed {
            return Err(if screen == Screen::Over {
                Refusal::Rules(Rejected::Over)
            } else {
                Refusal::NotHere
            });
        }
        self.play(seat, action).map_err(|why| match (screen, why) {
            (Screen::Public { .. }, Rejected::Illegal(_)) => Refusal::Unsaid,
            (_, why) => Refusal::Rules(why),
        })
    }

    /// The computer that is to act now, with all it may know. Computers wait while a person
    /// reads a report, opens a reveal, or is deciding.
    pub fn ask(&self) -> Option<Ask<G>> {
        let Pending::Seats(pending) = self.session.pending() else { return None };
        let free = match self.screen() {
            Screen::Public { .. } | Screen::Open => true,
            Screen::Private(holder) => !self.may_decide(holder),
            Screen::Report(_) | Screen::Reveal | Screen::Over => false,
        };
        pending.into_iter().filter(|_| free).find_map(|seat| match self.sitters[seat] {
            Sitter::Computer(level) => {
                Some(Ask { seat, level, view: self.session.view(Eye::Seat(seat)) })
            }
            Sitter::Person => None,
        })
    }

    /// A computer's answer to [`Desk::ask`].
    pub fn answer(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Illegal>> {
        if self.ask().map(|ask| ask.seat) != Some(seat) {
            return Err(Refusal::NotHere);
        }
        self.play(seat, action).map_err(Refusal::Rules)
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Rejected<G::Illegal>> {
        let before = self.session.view(Eye::Public);
        let entries = self.session.entries();
        let log = self.session.play(seat, action)?;
        let (opening, told) = (log.opening(), log.told_in_secret(seat));
        if let Stage::Private(holder) = self.stage {
            let stays = self.session.position().is_pending(holder)
                || (!self.session.is_over() && self.next_person() == Some(holder));
            if !stays && holder == seat && told && !self.session.is_over() {
                self.stage = Stage::Report(holder);
            } else if !stays {
                self.hide();
            }
        }
        if opening && self.only_person().is_none() && self.persons().next().is_some() {
            self.digest_end = entries;
            self.stage = Stage::Reveal(Box::new(before));
        }
        Ok(())
    }

    /// Whether `seat` may peek at its own things while the public screen is up: whoever is to
    /// act, whoever acted last, and anyone the game lets look.
    pub fn may_peek(&self, seat: Seat) -> bool {
        let position = self.session.position();
        let acted_last = self.session.last_step().is_some_and(|(last, ..)| last == seat);
        matches!(self.screen(), Screen::Public { .. } | Screen::Open)
            && self.only_person().is_none()
            && self.sitters.get(seat) == Some(&Sitter::Person)
            && (position.is_pending(seat) || position.may_peek(seat) || acted_last)
    }

    /// The view of a seat that holds its chip. Drop it on release.
    pub fn peek(&self, seat: Seat) -> Option<G::View> {
        self.may_peek(seat).then(|| self.session.view(Eye::Seat(seat)))
    }

    /// Whether a blind action may be offered to `seat` on this screen.
    pub fn may_act_blind(&self, seat: Seat, action: &G::Action) -> bool {
        let position = self.session.position();
        matches!(self.screen(), Screen::Public { .. })
            && self.sitters.get(seat) == Some(&Sitter::Person)
            && position.is_pending(seat)
            && position.blind(seat, action)
    }

    /// The action that undo would take back, or why there is none.
    pub fn undoable(&self) -> Result<&G::Action, NoUndo> {
        let holder = match self.screen() {
            Screen::Private(holder) => Some(holder),
            Screen::Open => self.only_person(),
            _ => None,
        };
        let Some((seat, action, closed)) = self.session.last_step() else {
            return Err(NoUndo::NothingDone);
        };
        if Some(seat) != holder || self.session.len() <= self.raised_at {
            Err(NoUndo::NotYours)
        } else if closed {
            Err(NoUndo::Shown)
        } else {
            Ok(action)
        }
    }

    pub fn undo(&mut self) -> Result<(), NoUndo> {
        self.undoable().map(|_| ())?;
        self.session.undo();
        Ok(())
    }

    /// Another sitter takes the chair: a computer for a person who leaves, or the other way
    /// round. They see what the seat saw.
    pub fn reseat(&mut self, seat: Seat, sitter: Sitter) {
        self.hide();
        self.sitters[seat] = sitter;
    }
}

/// Says which game and how far, never what lies hidden.
impl<G: Game> fmt::Debug for Desk<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} of {:?}", self.screen(), self.session)
    }
}
