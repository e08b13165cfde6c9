//! The report on a finished game, as page and computers' room talk about it: the page sends the game
//! once and then asks for slice after slice; whoever stops asking has cancelled.
//!
//! The room plays the game again through the rules, and says nothing about one that is not over.
use std::cell::Cell;
use std::fmt;

use base64::Engine;
use base64::prelude::BASE64_STANDARD_NO_PAD;
use serde::{Deserialize, Serialize};

use super::think::{Answer, Question, read, written};
use super::{Garbled, with_game};
use crate::each_game;
use crate::table::report::{EVALUATOR, Effort, Inquiry, Report, Retold};
use crate::table::{Computers, Game, Seat, Session, json, trusted};

/// What the page sends.
#[derive(Serialize, Deserialize)]
pub enum Errand {
    Think(Question),
    LookInto(Finished),
    /// A slice more of the report.
    GoOn,
}

/// What comes back.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    Answer(Answer),
    Found(Found),
    /// The game is not over, or not one of ours.
    NotTold,
}

/// A game to be looked into.
#[derive(Serialize, Deserialize)]
pub struct Finished {
    game: String,
    /// How it was played, written down.
    retold: Vec<u8>,
    /// Whose moments are sought.
    people: Vec<Seat>,
}

/// An action, written down: a report is then of one kind for all games, and so is the code that sends it.
/// It is written as in a save, which the page can read anyway.
type Written = String;

/// An action as a report holds it. `None` if it is of another game.
pub fn written_action<G: Game>(written: &str) -> Option<G::Action> {
    json::read(written).ok()
}

/// How far a report is, and what it says so far.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq)]
pub struct Found {
    /// In hundredths.
    pub progress: u8,
    /// The report, written down; empty before anything can be told.
    report: Vec<u8>,
}

/// Says how far it is; the report is long.
impl fmt::Debug for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} % and {} bytes", self.progress, self.report.len())
    }
}

/// Words for an action that was written down: by whom it could be done, and after how many others.
pub type Words<'a> = dyn Fn(Seat, u32, &str) -> Option<String> + 'a;

impl Found {
    pub fn is_done(&self) -> bool {
        self.progress == 100
    }

    /// Whether anything can be told yet.
    pub fn tells(&self) -> bool {
        !self.report.is_empty()
    }

    /// With words for what could be done, by whom and after how many actions, from [`written_action`]. `None` if nothing
    /// is told yet, or if another evaluator or rules of another revision told it. The same whatever the game, so that the
    /// page brings it once.
    pub fn report(&self, revision: u16, words: &Words<'_>) -> Option<Report<String>> {
        let report: Report<Written> = read(&self.report).ok()?;
        if report.evaluator != EVALUATOR || report.revision != revision {
            return None;
        }
        let garbled = Cell::new(false);
        let report = report.map(&|seat, step, action| {
            words(seat, step, action).unwrap_or_else(|| {
                garbled.set(true);
                String::new()
            })
        });
        (!garbled.get()).then_some(report)
    }

    /// As it is kept beside the record.
    pub fn to_text(&self) -> String {
        BASE64_STANDARD_NO_PAD.encode(written(self))
    }

    pub fn from_text(text: &str) -> Result<Found, Garbled> {
        read(&BASE64_STANDARD_NO_PAD.decode(text).map_err(|_| Garbled)?)
    }
}

impl Finished {
    pub fn new<G: Game>(session: &Session<G>, people: Vec<Seat>) -> Finished {
        Finished { game: G::SLUG.to_owned(), retold: written(&Retold::of(session)), people }
    }

    /// Tells this game from others, to find its report again.
    pub fn mark(&self) -> u64 {
        let all = self.game.bytes().chain(self.retold.iter().copied());
        all.fold(0xCBF2_9CE4_8422_2325, |mark, byte| {
            (mark ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3)
        })
    }

    fn begin(&self) -> Option<Box<dyn Running>> {
        each_game!(with_game self.game.as_str(), G => self.begin_with::<G>())?
    }

    fn begin_with<G: Computers>(&self) -> Option<Box<dyn Running>> {
        let session = trusted::read::<Retold<G>>(&self.retold).play_again()?;
        let inquiry = Inquiry::new(&session, self.people.clone(), Effort::full::<G>()).ok()?;
        Some(Box::new(inquiry))
    }
}

impl Errand {
    pub fn to_bytes(&self) -> Vec<u8> {
        written(self)
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Errand, Garbled> {
        read(bytes)
    }
}

impl Reply {
    pub fn to_bytes(&self) -> Vec<u8> {
        written(self)
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Reply, Garbled> {
        read(bytes)
    }
}

/// A report in the making, of whichever game.
trait Running {
    fn go_on(&mut self);
    fn found(&self) -> Found;
}

impl<G: Computers> Running for Inquiry<G> {
    fn go_on(&mut self) {
        Inquiry::go_on(self);
    }

    fn found(&self) -> Found {
        let report = if self.has_findings() {
            written_down(&self.report(&|action| json::write(action)))
        } else {
            Vec::new()
        };
        Found { progress: u8::try_from(self.progress().min(100)).unwrap_or(100), report }
    }
}

fn written_down(report: &Report<Written>) -> Vec<u8> {
    written(report)
}

/// The computers' room: it answers questions, and remembers the report it is at.
#[derive(Default)]
pub struct Room {
    at: Option<Box<dyn Running>>,
}

impl Room {
    /// `Err` if the errand is not understood. Slices of a report are done until there are `enough`.
    pub fn answer(
        &mut self,
        errand: &Errand,
        mut enough: impl FnMut() -> bool,
    ) -> Result<Reply, Garbled> {
        match errand {
            Errand::Think(question) => return question.answer().map(Reply::Answer),
            Errand::LookInto(finished) => self.at = finished.begin(),
            Errand::GoOn => {}
        }
        let Some(running) = &mut self.at else { return Ok(Reply::NotTold) };
        loop {
            running.go_on();
            let found = running.found();
            if found.is_done() || enough() {
                return Ok(Reply::Found(found));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{brick_and_mortar, fiasko, on_shelf, shopping_mall, supermarche};
    use crate::table::{Dice, Eye, Level, Pending, Seed};

    fn played<G: Computers>(setup: G::Setup) -> Session<G> {
        let mut session = Session::<G>::new(setup, Seed(3)).expect("a legal setup");
        let mut dice = Dice::new(Seed(4));
        while let Pending::Seats(seats) = session.pending() {
            let view = session.view(Eye::Seat(seats[0]));
            let action = G::computer(Level::Easy).choose(seats[0], &view, &mut dice);
            session.play(seats[0], action).expect("computers keep the rules");
        }
        session
    }

    fn sent(errand: &Errand, room: &mut Room) -> Reply {
        let heard = Errand::from_bytes(&errand.to_bytes()).expect("our own words");
        let reply = room.answer(&heard, || true).expect("understood");
        Reply::from_bytes(&reply.to_bytes()).expect("our own words")
    }

    /// Asks for slices until something is told, and reads it back from where it is kept. Who is not
    /// patient is content with the first slice.
    fn first_findings<G: Computers>(setup: G::Setup, patient: bool) {
        let (session, mut room) = (played::<G>(setup), Room::default());
        let running = Finished::new(&session.prefix(3), vec![Seat::new(0)]);
        assert_eq!(sent(&Errand::LookInto(running), &mut room), Reply::NotTold);
        let finished = Finished::new(&session, vec![Seat::new(0)]);
        let mut reply = sent(&Errand::LookInto(finished), &mut room);
        loop {
            let Reply::Found(found) = reply else { panic!("{}: {reply:?}", G::SLUG) };
            if !patient {
                return;
            }
            let words = |_, _, written: &str| {
                written_action::<G>(written).map(|action| format!("{action:?}"))
            };
            if let Some(report) = found.report(G::REVISION, &words) {
                assert!(report.accounts.values().all(|account| account.parts.add_up()));
                let kept = Found::from_text(&found.to_text()).expect("kept as it was");
                assert_eq!(kept.report(G::REVISION, &words).as_ref(), Some(&report));
                assert_eq!(kept.report(G::REVISION + 1, &words), None, "rules of another revision");
                let other = Report { evaluator: EVALUATOR - 1, ..report };
                let other = Found { progress: 100, report: written_down(&other) };
                let read = other.report(G::REVISION, &|_, _, _| Some(String::new()));
                assert_eq!(read, None, "another evaluator");
                return;
            }
            reply = sent(&Errand::GoOn, &mut room);
        }
    }

    #[test]
    fn every_title_gets_its_report_slice_by_slice() {
        first_findings::<fiasko::Position>(fiasko::Setup::by_the_book(2), true);
        let normal = supermarche::Start::Normal;
        first_findings::<supermarche::Position>(supermarche::Setup::by_the_book(normal), true);
        first_findings::<brick_and_mortar::Position>(brick_and_mortar::Setup::preset(2), true);
        first_findings::<on_shelf::Position>(on_shelf::Setup::competitive(3), false);
        first_findings::<shopping_mall::Position>(shopping_mall::Setup::by_the_book(3), false);
    }

    #[test]
    fn nobody_goes_on_with_a_report_that_was_not_begun() {
        assert_eq!(sent(&Errand::GoOn, &mut Room::default()), Reply::NotTold);
    }

    #[test]
    fn a_report_of_other_rules_is_not_read() {
        let kept = Found { progress: 100, report: vec![1, 2, 3] };
        let words = |_, _, _: &str| Some(String::new());
        assert_eq!(kept.report(fiasko::Position::REVISION, &words), None);
        assert!(Found::from_text("?").is_err());
    }
}
