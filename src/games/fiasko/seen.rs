//! What each eye sees of a position.
use super::action::Turn;
use super::goods::Card;
use super::odds::{Danger, Pile};
use super::position::Position;
use super::view::{Hand, Odds, Prompt, View};
use crate::table::{Eye, Seat};

impl Position {
    pub(super) fn seen_by(&self, eye: Eye) -> View {
        let over = self.is_over();
        let browsed = self.setup.open_discard || over;
        View {
            setup: self.setup.clone(),
            me: eye.seat(),
            round: self.round,
            first: self.first,
            turn: self.turn,
            streak: self.streak,
            pile: count(self.pile.cards()),
            fiaskos: self.left_of(Card::Fiasko),
            catastrophes: self.left_of(Card::Catastrophe),
            discarded: count(self.discard.cards()),
            discard_top: self.discard.top().copied().filter(|_| browsed),
            discard: browsed.then(|| self.discard.cards().to_vec()),
            hands: self.hands.map(|seat, hand| {
                if self.lies_open(seat, eye) {
                    Hand::Faces(hand.clone())
                } else {
                    Hand::Backs(count(hand))
                }
            }),
            sheet: self.sheet.clone(),
            shown: self.shown.clone(),
            prompt: (!over).then(|| self.prompt(eye)),
            result: self.result(),
            pile_order: over.then(|| self.pile.cards().iter().rev().copied().collect()),
        }
    }

    fn lies_open(&self, seat: Seat, eye: Eye) -> bool {
        eye.seat() == Some(seat) || self.setup.open_hands || self.is_over()
    }

    fn prompt(&self, eye: Eye) -> Prompt {
        let seat = self.turn;
        let told = self.lies_open(seat, eye);
        Prompt {
            seat,
            may_stop: self.setup.turn == Turn::Press && self.streak > 0,
            offers: if told { self.offers(seat) } else { Vec::new() },
            odds: self.setup.odds.then(|| self.odds(seat)),
        }
    }

    fn odds(&self, seat: Seat) -> Odds {
        let pile = Pile {
            cards: count(self.pile.cards()),
            fiaskos: self.left_of(Card::Fiasko),
            catastrophes: self.left_of(Card::Catastrophe),
        };
        let rivals: Vec<u32> =
            seat.round(self.setup.seats).skip(1).map(|rival| count(&self.hands[rival])).collect();
        Danger { pile, own: count(&self.hands[seat]), rivals: &rivals }.odds()
    }

    fn left_of(&self, special: Card) -> u32 {
        let left = self.pile.cards().iter().filter(|card| **card == special);
        u32::try_from(left.count()).expect("there are 88 cards")
    }
}

fn count<C>(cards: &[C]) -> u32 {
    u32::try_from(cards.len()).expect("there are 88 cards")
}
