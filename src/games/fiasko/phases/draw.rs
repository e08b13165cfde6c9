//! Draw: the top card, whatever it is. It cannot be refused.
use std::mem;

use super::super::action::Turn;
use super::super::event::Event;
use super::super::goods::{Card, Goods};
use super::super::position::Position;
use super::super::view::Shown;
use crate::table::{Log, Seat, Seats};

impl Position {
    pub(in super::super) fn apply_draw(&mut self, seat: Seat, log: &mut Log<Event>) {
        let card = self.pile.draw().expect("an empty pile is renewed at once");
        // The pile was shuffled long ago: the dice do not tell that something new was seen.
        log.reveals();
        self.streak += 1;
        match card {
            Card::Goods(goods) => self.take(seat, goods, log),
            Card::Fiasko => self.fiasko(seat, log),
            Card::Catastrophe => self.catastrophe(seat, log),
        }
        self.renew(log);
        if self.setup.turn == Turn::Single || card == Card::Fiasko {
            self.pass_turn();
        }
    }

    /// Goods join the hand whatever the product, also one already scored.
    fn take(&mut self, seat: Seat, goods: Goods, log: &mut Log<Event>) {
        let hand = &mut self.hands[seat];
        let place = hand.partition_point(|held| held.in_hand() <= goods.in_hand());
        hand.insert(place, goods);
        let told = Event::DrewGoods { seat, goods };
        if self.setup.open_hands {
            log.public(told);
        } else {
            log.secret(seat, told, Event::Drew { seat });
        }
    }

    fn fiasko(&mut self, seat: Seat, log: &mut Log<Event>) {
        let lost = mem::take(&mut self.hands[seat]);
        log.public_with(|| Event::Fiasko { seat, lost: lost.clone() });
        self.show(Shown::Fiasko { seat, lost });
    }

    /// The drawer keeps everything.
    fn catastrophe(&mut self, seat: Seat, log: &mut Log<Event>) {
        let mut lost = Seats::from_fn(self.setup.seats, |_| Vec::new());
        mem::swap(&mut self.hands, &mut lost);
        mem::swap(&mut self.hands[seat], &mut lost[seat]);
        log.public_with(|| Event::Catastrophe { seat, lost: lost.clone() });
        self.show(Shown::Catastrophe { seat, lost });
    }
}
