//! A game in which nothing is secret any more: its result, its log, and its way step by step.
use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use high_street::games::{Finished, Words, written_action};
use high_street::table::{
    Chair, Desk, Eye, Luck, Pending, Record, Seat, Seats, Seed, Session, Tried,
};
use yew::prelude::*;

use super::{LogLine, SceneOf, Stage, Title};
use crate::device::chance;
use crate::face::{Ending, Face, Role, Seen, Who};
use crate::routes::GameId;
use crate::store::saves;
use crate::store::settings::Settings;

/// Another game of the same people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Again {
    NewDeal,
    SameDeal,
}

/// A game played on from one of its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayOn {
    /// So many actions stay as they were.
    pub after: usize,
    /// What nobody had seen then is drawn anew.
    pub fresh_luck: bool,
}

pub trait Played {
    fn title(&self) -> Title;
    /// `None` if it was broken off.
    fn places(&self) -> Option<Seats<u8>>;
    fn ending(&self, who: &Who) -> Ending;
    fn chapter_now(&self) -> &'static str;
    fn deal(&self) -> Seed;
    fn round(&self) -> u32;
    fn steps(&self) -> usize;
    fn standings(&self) -> Seats<i32>;
    /// At the start, and at the end of each round.
    fn standings_by_round(&self) -> Vec<Seats<i32>>;
    /// All that happened, secrets included.
    fn lines(&self, who: &Who) -> Vec<LogLine>;
    /// The same people again. `Err` is a sentence.
    fn again(&self, again: Again, chairs: Seats<Chair>) -> Result<GameId, String>;

    /// A table of its own that begins at a step of this game, with whomever in its chairs. `Err` is
    /// a sentence.
    fn play_on(&self, on: PlayOn, chairs: &Seats<Chair>) -> Result<GameId, String>;
    /// Whether anything was left to chance after the deal: else there is no fresh luck.
    fn has_chance(&self) -> bool;

    /// All of it, packed for a link. `None` if it still has secrets, as a step of it has.
    fn packed(
        &self,
        chairs: &Seats<Chair>,
        hints: u32,
        tried: Option<Tried>,
        at: u64,
    ) -> Option<String>;

    // Looking back.
    /// The game as it was after its first `steps` actions.
    fn after(&self, steps: usize) -> Ended;
    /// The board as `eye` saw it.
    fn board(&self, eye: Eye, who: Rc<Who>, settings: Rc<Settings>) -> Html;
    /// What the last so many steps told `eye`.
    fn news(&self, steps: usize, eye: Eye, who: &Who) -> Vec<LogLine>;
    /// Who acted after so many steps. `None` where something is secret yet.
    fn doer(&self, after: usize) -> Option<Seat>;
    /// What they did, as a choice is told.
    fn deed(&self, after: usize, who: &Who) -> Option<String>;
    /// What was `seat`'s own.
    fn own(&self, seat: Seat, who: &Who) -> Html;

    // The report.
    /// What the computers' room is sent. `None` where the game was broken off, or is not
    /// looked into: nothing is told then.
    fn finished(&self, people: Vec<Seat>) -> Option<Finished>;
    /// The rules' revision, and words for what could be done: so its findings are read.
    fn revision(&self) -> u16;
    fn words<'a>(&'a self, who: &'a Who) -> Box<Words<'a>>;
}

#[derive(Clone)]
pub struct Ended(Rc<dyn Played>);

impl Ended {
    pub fn new<G: Face>(session: Session<G>) -> Ended {
        Ended(Rc::new(Over(session, RefCell::default())))
    }
}

impl Deref for Ended {
    type Target = dyn Played;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl PartialEq for Ended {
    fn eq(&self, other: &Ended) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The game, and what was seen at the latest of its steps that somebody asked about: a report is read again with every
/// slice, and playing a long game through takes a slow page longer than a frame.
struct Over<G: Face>(Session<G>, RefCell<Vec<(Seat, usize, G::View)>>);

/// So many steps are remembered: more than a report has moments.
const SEEN: usize = 24;

impl<G: Face> Over<G> {
    fn seen<R>(&self, seat: Seat, step: usize, show: impl FnOnce(&G::View) -> R) -> R {
        let mut seen = self.1.borrow_mut();
        let known = seen.iter().position(|(who, when, _)| (*who, *when) == (seat, step));
        let at = known.unwrap_or_else(|| {
            if seen.len() == SEEN {
                seen.remove(0);
            }
            seen.push((seat, step, self.0.prefix(step).view(Eye::Seat(seat))));
            seen.len() - 1
        });
        show(&seen[at].2)
    }
}

impl<G: Face> Played for Over<G> {
    fn title(&self) -> Title {
        Title::of::<G>()
    }

    fn places(&self) -> Option<Seats<u8>> {
        match self.0.pending() {
            Pending::Over(places) => Some(places),
            Pending::Seats(_) => None,
        }
    }

    fn ending(&self, who: &Who) -> Ending {
        G::result(&self.0.view(Eye::Public), who)
    }

    fn chapter_now(&self) -> &'static str {
        G::chapter_now(&self.0.view(Eye::Public))
    }

    fn deal(&self) -> Seed {
        self.0.seed()
    }

    fn round(&self) -> u32 {
        self.0.round()
    }

    fn steps(&self) -> usize {
        self.0.len()
    }

    fn standings(&self) -> Seats<i32> {
        self.0.standings()
    }

    fn standings_by_round(&self) -> Vec<Seats<i32>> {
        let mut standings = vec![self.0.prefix(0).standings()];
        for (round, standing) in self.0.standings_by_round() {
            // A round that nobody was asked in ends as the next one does.
            let missing = (round as usize + 1).saturating_sub(standings.len());
            standings.extend(std::iter::repeat_n(standing, missing));
        }
        standings
    }

    fn lines(&self, who: &Who) -> Vec<LogLine> {
        self.0.lines(Eye::Public).map(|line| LogLine::of::<G>(&line, who)).collect()
    }

    fn again(&self, again: Again, chairs: Seats<Chair>) -> Result<GameId, String> {
        let setup = self.0.setup();
        let (setup, seed) = match again {
            Again::SameDeal => (setup.clone(), self.0.seed()),
            Again::NewDeal if self.0.is_over() => {
                (G::rematch(setup, &self.0.view(Eye::Public)), chance::deal())
            }
            Again::NewDeal => (setup.clone(), chance::deal()),
        };
        saves::start::<G>(chairs, setup, seed)
    }

    fn play_on(&self, on: PlayOn, chairs: &Seats<Chair>) -> Result<GameId, String> {
        let luck = if on.fresh_luck { Luck::Fresh(chance::deal()) } else { Luck::Same };
        saves::play_on(&self.0, on.after, luck, chairs)
    }

    fn has_chance(&self) -> bool {
        G::CHANCE
    }

    fn packed(
        &self,
        chairs: &Seats<Chair>,
        hints: u32,
        tried: Option<Tried>,
        at: u64,
    ) -> Option<String> {
        let sitters = chairs.map(|_, chair| chair.sitter);
        let record = saves::record(&Desk::new(self.0.clone(), sitters), chairs);
        self.0.packed_to_pass_on(Record { hints, tried, saved_at: at, ..record })
    }

    fn after(&self, steps: usize) -> Ended {
        Ended::new(self.0.prefix(steps))
    }

    fn board(&self, eye: Eye, who: Rc<Who>, settings: Rc<Settings>) -> Html {
        let role = match eye {
            _ if self.0.is_over() => Role::Over,
            Eye::Public => Role::Public,
            Eye::Seat(seat) => Role::Watch(seat),
        };
        let stage = Stage::to_look_at(&who, role, &settings);
        let scene = SceneOf::new::<G>(Seen::new(self.0.view(eye)), None, stage);
        scene.around(&Callback::noop(), scene.board(&Callback::noop()))
    }

    fn news(&self, steps: usize, eye: Eye, who: &Who) -> Vec<LogLine> {
        let before = match self.0.len() {
            0 => 0,
            all => self.0.entries_after(all.saturating_sub(steps)),
        };
        let lines = self.0.lines(eye).filter(|line| line.index >= before);
        lines.map(|line| LogLine::of::<G>(&line, who)).collect()
    }

    fn doer(&self, after: usize) -> Option<Seat> {
        self.0.deed(after).map(|(seat, _)| seat)
    }

    fn deed(&self, after: usize, who: &Who) -> Option<String> {
        let (seat, action) = self.0.deed(after)?;
        Some(self.seen(seat, after, |view| G::choice(view, action, who)))
    }

    fn own(&self, seat: Seat, who: &Who) -> Html {
        G::peek(&self.0.view(Eye::Seat(seat)), seat, who)
    }

    fn finished(&self, people: Vec<Seat>) -> Option<Finished> {
        self.0.is_over().then(|| Finished::new(&self.0, people))
    }

    fn revision(&self) -> u16 {
        G::REVISION
    }

    fn words<'a>(&'a self, who: &'a Who) -> Box<Words<'a>> {
        Box::new(move |seat, step, written| {
            let action = written_action::<G>(written)?;
            Some(self.seen(seat, step as usize, |view| G::choice(view, &action, who)))
        })
    }
}
