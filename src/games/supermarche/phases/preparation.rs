//! Preparation: five customers arrive, two are seen, and this round's costs are turned over.
use super::super::event::Event;
use super::super::foods::Foods;
use super::super::illegal::Illegal;
use super::super::ledger::RoundBook;
use super::super::position::Position;
use super::super::shop::{Guest, Shop, Slot, Status, Step};
use crate::table::Log;

impl Shop {
    pub(in super::super) fn check_flip_two(
        &self,
        [first, second]: [Slot; 2],
    ) -> Result<(), Illegal> {
        let Step::FlipTwo = self.step else { return Err(Illegal::NotNow(self.step.moment())) };
        if first == second { Err(Illegal::FlipTwoDifferent) } else { Ok(()) }
    }
}

impl Position {
    /// The automatic part: a cleared table and five customers face down.
    pub(in super::super) fn begin_round(&mut self, log: &mut Log<Event>) {
        let shop = &mut self.shop;
        shop.sale = None;
        shop.restocked = false;
        shop.last_roll = None;
        let money = shop.money;
        shop.books.push(RoundBook { opening: money, closing: money, ..RoundBook::default() });
        for slot in Slot::ALL {
            shop.guests[slot] = Guest::default();
            self.hidden.down[slot] = self.hidden.deck.draw();
        }
        shop.step = Step::FlipTwo;
        log.public(Event::RoundBegan { round: shop.round });
    }

    pub(in super::super) fn apply_flip_two(&mut self, slots: [Slot; 2], log: &mut Log<Event>) {
        for slot in slots {
            self.turn_up(slot, log);
        }
        let card = self.hidden.price_deck.draw().expect("six cards for six rounds");
        self.shop.price_cards.push(card);
        log.public(Event::Prices { round: self.shop.round, card });
        self.shop.step = Step::Delivery { bought: Foods::default() };
    }

    pub(in super::super) fn turn_up(&mut self, slot: Slot, log: &mut Log<Event>) {
        let who = self.hidden.down[slot].take().expect("a face-down card has a face");
        let guest = &mut self.shop.guests[slot];
        guest.status = Status::Up;
        guest.who = Some(who);
        self.shop.met.push(who);
        log.public(Event::TurnedUp { slot, who });
        log.reveals();
    }
}
