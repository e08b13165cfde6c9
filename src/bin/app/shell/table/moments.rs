//! What everybody waits for: the moments that public events are, one after the other, each until a
//! press. They wait while somebody's own things lie on the screen, and come before the next public
//! one is asked.
use std::collections::VecDeque;

use high_street::table::Seat;

use crate::face::{Cue, Moment, Weight};
use crate::seated::LogLine;

#[derive(Clone, PartialEq, Debug)]
pub enum Waiting {
    /// Lines of the log, by the index of the first and the last.
    Told { line: usize, last: usize, seat: Option<Seat>, moment: Moment, cue: Option<Cue> },
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

    /// The last line it has told.
    pub fn last(&self) -> usize {
        match self {
            Waiting::Told { last, .. } => *last,
            Waiting::Places => usize::MAX,
        }
    }

    /// News of everybody in turn, under one title, is one moment. Whether it has become a part of this.
    fn takes_in(&mut self, other: &Waiting) -> bool {
        match (self, other) {
            (
                Waiting::Told { last, seat, moment, .. },
                Waiting::Told { last: later, moment: more, .. },
            ) if moment.weight == Weight::News && moment.title == more.title => {
                moment.sentence = format!("{} {}", moment.sentence, more.sentence);
                (*last, *seat) = (*later, None);
                true
            }
            _ => false,
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
        for line in lines {
            let Some(moment) = line.told.moment.clone() else { continue };
            let (seat, cue) = (line.told.seat, line.told.cue);
            let next = Waiting::Told { line: line.index, last: line.index, seat, moment, cue };
            if !self.queue.back_mut().is_some_and(|before| before.takes_in(&next)) {
                self.queue.push_back(next);
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Told;

    fn line(index: usize, title: &str, sentence: &str, weight: Weight) -> LogLine {
        let (title, sentence) = (title.to_owned(), sentence.to_owned());
        let moment = Some(Moment { title, sentence, weight });
        let told = Told { seat: Some(Seat::new(0)), moment, ..Told::default() };
        LogLine { index, secret: false, told }
    }

    #[test]
    fn what_everybody_pays_in_turn_is_one_moment_and_two_fiaskos_are_two() {
        let mut moments = Moments::default();
        moments.add(&[
            line(3, "Bills", "Ada paid $4.", Weight::News),
            line(4, "Bills", "Ben paid $6.", Weight::News),
            line(6, "A store is lost", "Ada lost a store.", Weight::Loss),
            line(7, "A store is lost", "Ben lost a store.", Weight::Loss),
        ]);
        assert_eq!(moments.more(), 2, "the bills, and two losses");
        moments.show(true);
        let Some(Waiting::Told { line, last, seat, moment, .. }) = moments.shown() else {
            panic!("the bills are shown")
        };
        assert_eq!((*line, *last, *seat), (3, 4, None));
        assert_eq!(moment.sentence, "Ada paid $4. Ben paid $6.");
        assert_eq!(moments.untold_from(), 3, "none of it is told before");
    }
}
