//! What everybody waits for: the moments that public events are, one after the other, each until a
//! press. They wait while somebody's own things lie on the screen, and come before the next public
//! one is asked.
use std::collections::VecDeque;

use high_street::table::Seat;

use crate::face::{Cue, Moment, Weight};
use crate::seated::LogLine;

#[derive(Clone, PartialEq, Debug)]
pub enum Waiting {
    /// A line of the log, by its index.
    Told { line: usize, seat: Option<Seat>, moment: Moment, cue: Option<Cue> },
    /// The end: places are called from the last to the first.
    Places,
}

impl Waiting {
    /// What everybody hears with it.
    pub fn cue(&self) -> Cue {
        match self {
            Waiting::Places => Cue::Fanfare,
            Waiting::Told { cue: Some(cue), .. } => *cue,
            Waiting::Told { moment, .. } => match moment.weight {
                Weight::Fanfare => Cue::Score,
                Weight::Loss => Cue::Crash,
                Weight::Reveal | Weight::News => Cue::Card,
            },
        }
    }

    /// Tells it from any other of the game.
    pub fn line(&self) -> usize {
        match self {
            Waiting::Told { line, .. } => *line,
            Waiting::Places => usize::MAX,
        }
    }
}

#[derive(Default)]
pub struct Moments {
    queue: VecDeque<Waiting>,
    /// Whether the first of them fills the stage.
    shown: bool,
}

impl Moments {
    pub fn shown(&self) -> Option<&Waiting> {
        self.queue.front().filter(|_| self.shown)
    }

    /// How many follow the one that is shown.
    pub fn more(&self) -> usize {
        self.queue.len().saturating_sub(1)
    }

    pub fn add(&mut self, lines: &[LogLine]) {
        let moments = lines.iter().filter_map(|line| {
            let moment = line.told.moment.clone()?;
            Some(Waiting::Told {
                line: line.index,
                seat: line.told.seat,
                moment,
                cue: line.told.cue,
            })
        });
        self.queue.extend(moments);
    }

    pub fn add_places(&mut self) {
        self.queue.push_back(Waiting::Places);
    }

    /// The screen is public now, or is not.
    pub fn show(&mut self, public: bool) {
        self.shown = public && !self.queue.is_empty();
    }

    pub fn next(&mut self) {
        self.queue.pop_front();
    }

    pub fn skip(&mut self) {
        self.queue.clear();
    }

    /// What was taken back never happened.
    pub fn forget_from(&mut self, entries: usize) {
        self.queue.retain(|waiting| waiting.line() < entries);
    }

    /// The first line that is not to be told before its moment has come.
    pub fn untold_from(&self) -> usize {
        self.queue.front().map_or(usize::MAX, Waiting::line)
    }
}
