//! Waste: the cards go, what has spoiled goes for $1 a cube, and the sale ends with the round.
use super::super::event::Event;
use super::super::foods::{Food, Foods};
use super::super::illegal::Illegal;
use super::super::position::Position;
use super::super::scoring;
use super::super::shop::{End, ROUNDS, Shop, Step};
use super::super::view::Spoilage;
use crate::table::Log;

impl Shop {
    pub(in super::super) fn check_next_round(&self) -> Result<(), Illegal> {
        match self.step {
            Step::WasteReport => Ok(()),
            _ => Err(Illegal::NotNow(self.step.moment())),
        }
    }

    pub(in super::super) fn tonight(&self) -> Spoilage {
        let (shelves, stock_room) =
            (self.shelves.spoiling(self.round), self.stock_room.spoiling(self.round));
        Spoilage { shelves, stock_room, fee: i32::from(shelves.total() + stock_room.total()) }
    }

    /// Cubes on the cards cost nothing; they are back before the waste is counted.
    fn clear_carts(&mut self) {
        for guest in self.guests.values_mut() {
            for food in std::mem::take(&mut guest.cart).cubes() {
                self.supply[food] += 1;
            }
        }
    }

    fn throw_out(&mut self) -> Foods<u8> {
        let shelves = self.shelves.throw_out(self.round);
        let stock_room = self.stock_room.throw_out(self.round);
        let wasted = Foods::from_fn(|food| shelves[food] + stock_room[food]);
        for food in Food::ALL {
            self.supply[food] += wasted[food];
        }
        self.money -= i32::from(wasted.total());
        let money = self.money;
        let book = self.book();
        book.wasted = wasted;
        book.closing = money;
        wasted
    }
}

impl Position {
    pub(super) fn waste(&mut self, log: &mut Log<Event>) {
        let shop = &mut self.shop;
        shop.clear_carts();
        let cubes = shop.throw_out();
        log.public(Event::Wasted { round: shop.round, cubes, fee: i32::from(cubes.total()) });
        shop.sale = None;
        if shop.money < 0 {
            self.game_over(End::Bankrupt, log);
        } else if shop.round == ROUNDS {
            self.game_over(End::Finished, log);
        } else {
            shop.step = Step::WasteReport;
        }
    }

    pub(in super::super) fn apply_next_round(&mut self, log: &mut Log<Event>) {
        self.shop.round += 1;
        self.begin_round(log);
    }

    /// What lies face down is shown now, so the past is closed.
    pub(in super::super) fn game_over(&mut self, end: End, log: &mut Log<Event>) {
        self.shop.step = Step::Over(end);
        let money = self.shop.money;
        log.public(match end {
            End::Bankrupt => Event::Bankrupt { money },
            End::Finished => Event::Finished { money, rank: scoring::outcome(money).rank },
        });
        log.reveals();
    }
}
