//! Delivery: distribution centre to stock room, at this round's costs.
use super::super::event::Event;
use super::super::foods::{Food, Foods};
use super::super::illegal::Illegal;
use super::super::lots::Lots;
use super::super::shop::{Shop, Step};
use super::super::view::{Delivery, Truck};
use crate::table::Log;

impl Shop {
    /// This round's costs and what was bought so far, if the delivery is on.
    fn delivery(&self) -> Result<(&'static Foods<i32>, Foods<u8>), Illegal> {
        match (self.step, self.costs()) {
            (Step::Delivery { bought }, Some(costs)) => Ok((costs, bought)),
            _ => Err(Illegal::NotNow(self.step.moment())),
        }
    }

    pub(in super::super) fn check_buy(&self, food: Food, cubes: u8) -> Result<(), Illegal> {
        let (costs, _) = self.delivery()?;
        let (left, room) = (self.supply[food], self.stock_room_left());
        let cost = i32::from(cubes) * costs[food];
        if cubes == 0 {
            Err(Illegal::BadQuantity)
        } else if cubes > left {
            Err(Illegal::SupplyEmpty { food, left })
        } else if cubes > room {
            Err(Illegal::StockRoomFull { room })
        } else if cost > self.money {
            Err(Illegal::NotEnoughMoney { cost, money: self.money })
        } else {
            Ok(())
        }
    }

    pub(in super::super) fn apply_buy(&mut self, food: Food, cubes: u8, log: &mut Log<Event>) {
        let cost = self.trade(food, i32::from(cubes));
        let expiry = food.box_for(self.round);
        self.supply[food] -= cubes;
        self.stock_room.put(food, expiry, cubes);
        self.book().bought[food] += cubes;
        if let Step::Delivery { bought } = &mut self.step {
            bought[food] += cubes;
        }
        log.public(Event::Bought { food, cubes, cost, expiry });
    }

    pub(in super::super) fn check_return(&self, food: Food, cubes: u8) -> Result<(), Illegal> {
        let (_, bought) = self.delivery()?;
        if cubes == 0 {
            Err(Illegal::BadQuantity)
        } else if cubes > bought[food] {
            Err(Illegal::NotBoughtNow { food, bought: bought[food] })
        } else {
            Ok(())
        }
    }

    pub(in super::super) fn apply_return(&mut self, food: Food, cubes: u8, log: &mut Log<Event>) {
        let money = -self.trade(food, -i32::from(cubes));
        self.supply[food] += cubes;
        self.stock_room.take_box(food, food.box_for(self.round), cubes);
        self.book().bought[food] -= cubes;
        if let Step::Delivery { bought } = &mut self.step {
            bought[food] -= cubes;
        }
        log.public(Event::Returned { food, cubes, money });
    }

    /// Pays for cubes, or gets paid for those that go back; hands out what it cost.
    fn trade(&mut self, food: Food, cubes: i32) -> i32 {
        let cost = cubes * self.costs().expect("the costs of a delivery lie open")[food];
        self.money -= cost;
        let money = self.money;
        let book = self.book();
        book.paid += cost;
        book.closing = money;
        cost
    }

    pub(in super::super) fn check_end_delivery(&self) -> Result<(), Illegal> {
        self.delivery().map(|_| ())
    }

    pub(in super::super) fn apply_end_delivery(&mut self, log: &mut Log<Event>) {
        let book = self.book();
        let (bought, paid) = (book.bought, book.paid);
        self.step = Step::Stocking { brought: Lots::default() };
        log.public(Event::DeliveryEnded { bought, paid });
    }

    pub(in super::super) fn prompt_delivery(&self, bought: Foods<u8>) -> Delivery {
        let card = *self.price_cards.last().expect("the costs of a delivery lie open");
        let room = self.stock_room_left();
        let trucks = Foods::from_fn(|food| {
            let (cost, supply) = (card.costs()[food], self.supply[food]);
            let affordable = u8::try_from(self.money / cost).unwrap_or(u8::MAX);
            let expiry = food.box_for(self.round);
            Truck {
                cost,
                cheap: card.is_cheap(food),
                supply,
                at_most: supply.min(room).min(affordable),
                refusal: self.check_buy(food, 1).err(),
                bought: bought[food],
                expiry,
                spoils_tonight: expiry.spoils(self.round),
            }
        });
        let paid = self.books.last().map_or(0, |book| book.paid);
        Delivery { trucks, room, paid }
    }
}
