//! What can never happen at this table.
use super::action::Turn;
use super::goods::{self, Card, Product};
use super::phases::MINIMUM;
use super::position::Position;
use super::scoring::filled;

impl Position {
    /// Every card lies exactly once in the pile, in the discard pile or in a hand.
    pub(super) fn audit_cards(&self) -> Result<(), String> {
        let hands = self.hands.values().flatten().copied().map(Card::Goods);
        let piles = self.pile.cards().iter().chain(self.discard.cards()).copied();
        let mut found: Vec<Card> = piles.chain(hands).collect();
        let mut box_of_cards = goods::all();
        found.sort_unstable();
        box_of_cards.sort_unstable();
        if found != box_of_cards {
            let strange = found.iter().zip(&box_of_cards).find(|(found, card)| found != card);
            let cards = found.len();
            return Err(format!("{cards} cards of 88; first that differs: {strange:?}"));
        }
        if self.pile.is_empty() && !self.is_over() {
            return Err("the draw pile is empty in a running game".to_owned());
        }
        Ok(())
    }

    /// Entries reach the minimum, and only whoever ended the game has five.
    pub(super) fn audit_sheet(&self) -> Result<(), String> {
        for (seat, rows) in self.sheet.iter() {
            if let Some(entry) = rows.iter().flatten().find(|entry| **entry < MINIMUM) {
                return Err(format!("{seat:?} has an entry of {entry}"));
            }
            if filled(rows) == Product::ALL.len() && seat != self.turn {
                return Err(format!("{seat:?} has five rows and the game went on"));
            }
        }
        if self.streak > 0 && self.setup.turn == Turn::Single {
            return Err(format!("a streak of {} in the one-card game", self.streak));
        }
        Ok(())
    }
}
