//! The question a page puts to the computers' room, and its answer. Both travel as bytes, because
//! a worker is another world; the view in the question is all a computer ever gets.
//!
//! Page and worker are always of one build, so the bytes carry no names of fields: reading them
//! takes a third of the code that reading JSON would.
use serde::{Deserialize, Serialize};

use super::with_game;
use crate::each_game;
use crate::table::{Ask, Computers, Dice, Game, Level, Seat, Seed, json, trusted};

/// A message could not be read: it was not written by this build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Garbled;

/// The written form of plain data: the same for two that are the same.
pub fn written(thing: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(thing).expect("it is plain data")
}

/// Two of these are the same if their written forms are. The page compares views all the time to see what has to be
/// drawn anew; it has the code that writes one anyway, for the computers, and needs no other.
macro_rules! compared_as_written {
    ($kind:ty) => {
        impl PartialEq for $kind {
            fn eq(&self, other: &$kind) -> bool {
                $crate::games::written(self) == $crate::games::written(other)
            }
        }

        impl Eq for $kind {}
    };
}
pub(crate) use compared_as_written;

pub(super) fn read<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, Garbled> {
    match postcard::take_from_bytes(bytes) {
        Ok((thing, [])) => Ok(thing),
        _ => Err(Garbled),
    }
}

#[derive(Serialize, Deserialize)]
pub struct Question {
    /// Comes back with the answer, so that a late one is known as such.
    pub ticket: u32,
    pub game: String,
    pub seat: Seat,
    pub level: Level,
    /// The seat's view, written down.
    view: Vec<u8>,
    /// For the computer's own dice.
    pub seed: Seed,
    /// A person asks for a hint, and wants to know why.
    advice: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    pub ticket: u32,
    /// The chosen action, or what a hint proposes one after the other: as in a save, which the page can read anyway.
    actions: String,
    /// Why; only a hint has a reason.
    pub reason: String,
}

impl Question {
    pub fn new<G: Computers>(ticket: u32, ask: &Ask<G>, seed: Seed) -> Question {
        let game = G::SLUG.to_owned();
        let Ask { seat, level, view } = ask;
        let (seat, level, view) = (*seat, *level, written(view));
        Question { ticket, game, seat, level, view, seed, advice: false }
    }

    /// The same question, asked by a person for a hint. The dice follow from what is seen: whoever
    /// asks twice is told the same.
    pub fn for_advice(self) -> Question {
        Question { seed: Seed(self.fingerprint()), advice: true, ..self }
    }

    /// Tells this view from any other.
    pub fn fingerprint(&self) -> u64 {
        const START: u64 = 0xcbf2_9ce4_8422_2325;
        const PRIME: u64 = 0x0100_0000_01b3;
        let mix = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(PRIME);
        self.view.iter().fold(START, mix)
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        written(self)
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Question, Garbled> {
        read(bytes)
    }

    /// Lets the computer of this game think. `Err` if the question is not understood.
    pub fn answer(&self) -> Result<Answer, Garbled> {
        each_game!(with_game self.game.as_str(), G => self.answered_by::<G>()).ok_or(Garbled)?
    }

    /// The same, of a game that is known.
    pub fn answered_by<G: Computers>(&self) -> Result<Answer, Garbled> {
        let view = trusted::read(&self.view);
        let mut dice = Dice::new(self.seed);
        let (actions, reason) = if self.advice {
            G::advise(self.seat, &view, &mut dice).ok_or(Garbled)?
        } else {
            let action = G::computer(self.level).choose(self.seat, &view, &mut dice);
            (vec![action], String::new())
        };
        Ok(Answer { ticket: self.ticket, actions: json::write(&actions), reason })
    }
}

impl Answer {
    pub fn action<G: Game>(&self) -> Result<G::Action, Garbled> {
        self.actions::<G>()?.into_iter().next().ok_or(Garbled)
    }

    /// The whole of a hint.
    pub fn actions<G: Game>(&self) -> Result<Vec<G::Action>, Garbled> {
        json::read(&self.actions).map_err(|_| Garbled)
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        written(self)
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Answer, Garbled> {
        read(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::fiasko;
    use crate::table::{Eye, Pending, Session};

    /// Plays a whole game of computers through the worker's door.
    fn play<G: Computers>(setup: G::Setup) -> usize {
        let mut session = Session::<G>::new(setup, Seed(7)).expect("a legal setup");
        while let Pending::Seats(seats) = session.pending() {
            let seat = seats[0];
            let view = session.view(Eye::Seat(seat));
            let ask = Ask::<G> { seat, level: Level::Easy, view };
            let question = Question::new(3, &ask, Seed(session.len() as u64));
            let heard = Question::from_bytes(&question.to_bytes()).expect("our own words");
            let answer = heard.answer().expect("a game we know");
            let answer = Answer::from_bytes(&answer.to_bytes()).expect("our own words");
            assert_eq!(answer.ticket, 3);
            session.play(seat, answer.action::<G>().expect("our own action")).expect("legal");
        }
        session.len()
    }

    /// The table at which the computers of this game are pinned.
    fn setup<G: Game>(tables: &str) -> G::Setup {
        let tables: serde_json::Value = serde_json::from_str(tables).unwrap();
        let table = tables["computers"].as_object().unwrap().values().next().unwrap();
        serde_json::from_value(table["setup"].clone()).unwrap()
    }

    macro_rules! whole_games_through_bytes {
        ([$($game:ident)+]) => {
            $({
                type Position = crate::games::$game::Position;
                let tables = include_str!(concat!(stringify!($game), "/golden/tables.json"));
                assert!(play::<Position>(setup::<Position>(tables)) > 20, stringify!($game));
            })+
        };
    }

    #[test]
    fn computers_play_whole_games_through_bytes() {
        each_game!(whole_games_through_bytes);
    }

    #[test]
    fn whoever_asks_for_a_hint_twice_is_told_the_same() {
        use crate::games::supermarche::{Action, Position, Setup, Slot, Start};
        let mut session =
            Session::<Position>::new(Setup::by_the_book(Start::Easy), Seed(5)).unwrap();
        let slots = [Slot::ALL[0], Slot::ALL[1]];
        let seat = Seat::new(0);
        session.play(seat, Action::FlipTwo(slots)).unwrap();
        let ask = |seed| {
            let view = session.view(Eye::Seat(seat));
            let ask = Ask::<Position> { seat, level: Level::Hard, view };
            Question::new(0, &ask, Seed(seed)).for_advice().answer().unwrap()
        };
        assert_eq!(ask(1), ask(2));
        // The whole order, up to where it is closed.
        let plan = ask(1).actions::<Position>().unwrap();
        assert_eq!(plan.last(), Some(&Action::EndDelivery));
        assert!(plan.len() > 1, "{plan:?}");
    }

    #[test]
    fn garbled_bytes_and_unknown_games_are_refused() {
        let session = Session::<fiasko::Position>::new(fiasko::Setup::by_the_book(2), Seed(1));
        let view = session.unwrap().view(Eye::Seat(Seat::new(0)));
        let ask = Ask::<fiasko::Position> { seat: Seat::new(0), level: Level::Hard, view };
        let mut question = Question::new(1, &ask, Seed(1));
        let bytes = question.to_bytes();
        for cut in 0..bytes.len() {
            assert!(Question::from_bytes(&bytes[..cut]).is_err(), "cut at {cut}");
        }
        assert!(Question::from_bytes(&[&bytes[..], &[0]].concat()).is_err(), "one byte too many");
        "chess".clone_into(&mut question.game);
        assert!(question.answer().is_err());
    }
}
