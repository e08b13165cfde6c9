//! Cards on top of each other. One type for decks, hands and discards, so that every game moves
//! cards by the same few verbs and none can be copied on the way.
use serde::{Deserialize, Serialize};

use super::Dice;

/// Cards on top of each other: a deck, a hand, a discard pile. The last card is the top.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile<C>(Vec<C>);

impl<C> Default for Pile<C> {
    fn default() -> Pile<C> {
        Pile(Vec::new())
    }
}

impl<C> Pile<C> {
    pub fn new(cards: Vec<C>) -> Pile<C> {
        Pile(cards)
    }

    pub fn draw(&mut self) -> Option<C> {
        self.0.pop()
    }

    pub fn put(&mut self, card: C) {
        self.0.push(card);
    }

    /// Puts every card of `other` on top, in order, and leaves `other` empty.
    pub fn take_all(&mut self, other: &mut Pile<C>) {
        self.0.append(&mut other.0);
    }

    pub fn shuffle(&mut self, dice: &mut Dice) {
        dice.shuffle(&mut self.0);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn top(&self) -> Option<&C> {
        self.0.last()
    }

    /// From the bottom up.
    pub fn cards(&self) -> &[C] {
        &self.0
    }
}

impl<C> FromIterator<C> for Pile<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Pile<C> {
        Pile(cards.into_iter().collect())
    }
}
