//! The question a page puts to the computers' room, and its answer. Both travel as bytes, because
//! a worker is another world; the view in the question is all a computer ever gets.
//!
//! Page and worker are always of one build, so the bytes carry no names of fields: reading them
//! takes a third of the code that reading JSON would.
use serde::{Deserialize, Serialize};

use crate::table::{Ask, Computers, Dice, Game, Level, Seat, Seed};

/// A message could not be read: it was not written by this build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Garbled;

fn write<T: Serialize>(thing: &T) -> Vec<u8> {
    postcard::to_allocvec(thing).expect("it is plain data")
}

fn read<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, Garbled> {
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
    /// The chosen action, written down.
    action: Vec<u8>,
    /// Why; only a hint has a reason.
    pub reason: String,
}

impl Question {
    pub fn new<G: Computers>(ticket: u32, ask: &Ask<G>, seed: Seed) -> Question {
        let game = G::SLUG.to_owned();
        let Ask { seat, level, view } = ask;
        let (seat, level, view) = (*seat, *level, write(view));
        Question { ticket, game, seat, level, view, seed, advice: false }
    }

    /// The same question, asked by a person for a hint.
    pub fn for_advice(self) -> Question {
        Question { advice: true, ..self }
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Question, Garbled> {
        read(bytes)
    }

    /// Lets the computer of this game think. `Err` if the question is not understood.
    pub fn answer(&self) -> Result<Answer, Garbled> {
        super::with_game!(self.game.as_str(), G => self.answered_by::<G>()).ok_or(Garbled)?
    }

    /// The same, of a game that is known.
    pub fn answered_by<G: Computers>(&self) -> Result<Answer, Garbled> {
        let view = read(&self.view)?;
        let mut dice = Dice::new(self.seed);
        let (action, reason) = if self.advice {
            G::advise(self.seat, &view, &mut dice).ok_or(Garbled)?
        } else {
            (G::computer(self.level).choose(self.seat, &view, &mut dice), String::new())
        };
        Ok(Answer { ticket: self.ticket, action: write(&action), reason })
    }
}

impl Answer {
    pub fn action<G: Game>(&self) -> Result<G::Action, Garbled> {
        read(&self.action)
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Answer, Garbled> {
        read(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{brick_and_mortar, fiasko, on_shelf, shopping_mall, supermarche};
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

    #[test]
    fn computers_play_whole_games_through_bytes() {
        assert!(play::<fiasko::Position>(fiasko::Setup::by_the_book(3)) > 20);
        assert!(
            play::<supermarche::Position>(supermarche::Setup::by_the_book(
                supermarche::Start::Normal
            )) > 20
        );
        assert!(play::<brick_and_mortar::Position>(brick_and_mortar::Setup::preset(2)) > 20);
        assert!(play::<on_shelf::Position>(on_shelf::Setup::competitive(3)) > 20);
        assert!(play::<shopping_mall::Position>(shopping_mall::Setup::by_the_book(3)) > 20);
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
