//! A report in the making, in slices: whoever runs it may stop after any of them, and what has been
//! found so far can be read at any time.
use super::findings::Report;
use super::notes::{Known, Notes};
use super::trials::Played;
use crate::table::{Computers, Level, Pending, Seat, Session};

/// How much a report may cost. Counted, not timed, as a computer's thoughts are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Other deals, played to their end.
    pub deals: u32,
    /// Worlds behind each seat's first look, and behind each point of the chart.
    pub worlds: u32,
    /// Trials of every choice before any of them gets more.
    pub trials: u32,
    /// Steps of imagined games spent on what the choices changed.
    pub steps: u64,
    /// Points of a chart, the ends not counted.
    pub points: usize,
    /// Choices of one seat that are looked at closely, and worlds for each.
    pub looks: usize,
    pub look: u32,
    /// Which computers play the deal again of who played alone. Whole games: the dearest chapter.
    pub same_deal: &'static [Level],
}

impl Effort {
    /// What the page asks for.
    pub const fn full<G: Computers>() -> Effort {
        Effort {
            deals: if G::CHANCE { 240 } else { 60 },
            worlds: 96,
            trials: 4,
            steps: G::GLANCES,
            points: 22,
            looks: 5,
            look: 240,
            same_deal: &Level::ALL,
        }
    }
}

/// The game goes on: nothing may be said about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOver;

pub struct Inquiry<G: Computers> {
    game: Played<G>,
    notes: Notes,
}

impl<G: Computers> Inquiry<G> {
    /// Into a finished game; moments are sought for `people` only.
    pub fn new(
        session: &Session<G>,
        people: Vec<Seat>,
        effort: Effort,
    ) -> Result<Inquiry<G>, NotOver> {
        let Pending::Over(_) = session.pending() else { return Err(NotOver) };
        let game = Played::new(session);
        let known = Known {
            measure: game.measure,
            deal: session.seed(),
            revision: G::REVISION,
            steps: session.len(),
            chance: G::CHANCE,
            result: game.result(),
            choices: game.choices(),
        };
        Ok(Inquiry { notes: Notes::new(known, people, effort), game })
    }

    pub fn is_done(&self) -> bool {
        self.notes.is_done()
    }

    /// Whether something can be told already.
    pub fn has_findings(&self) -> bool {
        self.notes.has_findings()
    }

    /// How far it is, in hundredths.
    pub fn progress(&self) -> u32 {
        self.notes.progress()
    }

    /// One slice of work.
    pub fn go_on(&mut self) {
        self.notes.go_on(&mut self.game);
    }

    /// What has been found so far, with `words` for what was done.
    pub fn report<W>(&self, words: &dyn Fn(&G::Action) -> W) -> Report<W> {
        self.notes.report().map(&|_, _, tried| words(self.game.action(*tried)))
    }
}
