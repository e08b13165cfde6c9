//! Renew: as soon as the last card of the draw pile is fully resolved, the discard pile is
//! shuffled and becomes it. A hand just lost is in it, and so are all eight special cards.
use std::mem;

use super::super::event::Event;
use super::super::position::Position;
use crate::table::Log;

impl Position {
    pub(super) fn renew(&mut self, log: &mut Log<Event>) {
        if !self.pile.is_empty() {
            return;
        }
        mem::swap(&mut self.pile, &mut self.discard);
        self.pile.shuffle(&mut self.dice);
        let cards = u32::try_from(self.pile.len()).expect("there are 88 cards");
        log.public(Event::Renewed { cards });
    }
}
