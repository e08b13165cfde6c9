//! What a person has asked for once and for all: "this store: always". A wish is kept with the
//! table and is no part of the game: no rule knows it, and whoever has it is only spared a question.
use serde::{Deserialize, Serialize};

use super::{Chair, Seat, Seats, Sitter};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// All there is.
    Always,
    /// Nothing.
    Never,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Wish {
    seat: Seat,
    /// Which question; each game has its own names.
    about: String,
    answer: Answer,
}

/// The wishes of a table, the oldest first; one for each seat and question.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Wishes(Vec<Wish>);

/// More than any game has questions for.
const MOST: usize = 100;
const LONGEST: usize = 24;

impl Wishes {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn get(&self, seat: Seat, about: &str) -> Option<Answer> {
        let wish = self.0.iter().find(|wish| wish.seat == seat && wish.about == about)?;
        Some(wish.answer)
    }

    /// `None` asks again. Beyond all measure the oldest wish goes.
    pub fn set(&mut self, seat: Seat, about: &str, answer: Option<Answer>) {
        self.0.retain(|wish| wish.seat != seat || wish.about != about);
        self.0.extend(answer.map(|answer| Wish { seat, about: about.to_owned(), answer }));
        self.0.drain(..self.0.len().saturating_sub(MOST));
    }

    /// What one seat has asked for; nobody else's business.
    pub fn of(&self, seat: Seat) -> Wishes {
        Wishes(self.0.iter().filter(|wish| wish.seat == seat).cloned().collect())
    }

    /// Another sits there now.
    pub fn forget(&mut self, seat: Seat) {
        self.0.retain(|wish| wish.seat != seat);
    }

    /// What a file may bring along: wishes of the persons at this table, short, each once.
    pub(super) fn mended(&self, chairs: &Seats<Chair>) -> Wishes {
        let person = |seat| chairs.get(seat).is_some_and(|chair| chair.sitter == Sitter::Person);
        let mut mended = Wishes::default();
        for Wish { seat, about, answer } in &self.0 {
            if person(*seat) && about.chars().count() <= LONGEST {
                mended.set(*seat, about, Some(*answer));
            }
        }
        mended
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    #[test]
    fn a_wish_belongs_to_one_seat_and_one_question() {
        let mut wishes = Wishes::default();
        wishes.set(ADA, "6", Some(Answer::Always));
        wishes.set(BEN, "6", Some(Answer::Never));
        wishes.set(ADA, "1", Some(Answer::Always));
        assert_eq!(wishes.get(ADA, "6"), Some(Answer::Always));
        assert_eq!(wishes.get(BEN, "6"), Some(Answer::Never));
        assert_eq!(wishes.get(BEN, "1"), None);
        assert_eq!(wishes.of(BEN).get(BEN, "6"), Some(Answer::Never));
        assert_eq!(wishes.of(BEN).get(ADA, "6"), None, "nobody else's business");
    }

    #[test]
    fn a_wish_is_changed_taken_back_and_forgotten_with_its_seat() {
        let mut wishes = Wishes::default();
        wishes.set(ADA, "6", Some(Answer::Always));
        wishes.set(ADA, "6", Some(Answer::Never));
        assert_eq!(wishes.get(ADA, "6"), Some(Answer::Never));
        wishes.set(ADA, "6", None);
        assert!(wishes.is_empty());
        wishes.set(ADA, "6", Some(Answer::Always));
        wishes.set(BEN, "6", Some(Answer::Always));
        wishes.forget(ADA);
        assert_eq!(wishes.get(ADA, "6"), None);
        assert_eq!(wishes.get(BEN, "6"), Some(Answer::Always));
    }

    #[test]
    fn there_are_never_more_wishes_than_anybody_could_have() {
        let mut wishes = Wishes::default();
        for about in 0..MOST + 7 {
            wishes.set(ADA, &about.to_string(), Some(Answer::Always));
        }
        assert_eq!(wishes.0.len(), MOST);
        assert_eq!(wishes.get(ADA, "6"), None, "the oldest go first");
        assert_eq!(wishes.get(ADA, "7"), Some(Answer::Always));
    }
}
