//! Every cube, coin and sale, counted.
use super::foods::{CUBES_PER_FOOD, Food};
use super::ledger::Visit;
use super::shop::{End, STOCK_ROOM_LIMIT, STORE_LIMIT, Shop, Status, Step};

impl Shop {
    pub(super) fn audit(&self) -> Result<(), String> {
        self.audit_cubes()?;
        self.audit_money()?;
        self.audit_customers()?;
        let used = &self.sales_used;
        if used.iter().enumerate().any(|(nth, food)| used[..nth].contains(food)) {
            return Err(format!("a food was on sale twice: {used:?}"));
        }
        if self.step == Step::Over(End::Finished) && used.len() < 3 {
            return Err(format!("the game is finished with {} sales", used.len()));
        }
        Ok(())
    }

    fn audit_cubes(&self) -> Result<(), String> {
        for food in Food::ALL {
            let carts = self.guests.iter().flat_map(|(_, guest)| guest.cart.cubes());
            let in_carts = carts.filter(|&cube| cube == food).count();
            let cubes = usize::from(self.shelves.count(food))
                + usize::from(self.stock_room.count(food))
                + usize::from(self.supply[food])
                + in_carts;
            if cubes != usize::from(CUBES_PER_FOOD) {
                return Err(format!("there are {cubes} cubes of {food}"));
            }
        }
        let (store, room) = (self.shelves.total(), self.stock_room.total());
        if store > STORE_LIMIT || room > STOCK_ROOM_LIMIT {
            return Err(format!("{store} cubes on the shelves, {room} in the stock room"));
        }
        Ok(())
    }

    /// What the books and visits tell adds up to the money in the till.
    fn audit_money(&self) -> Result<(), String> {
        let visits: i32 = self.visits.iter().map(Visit::net).sum();
        let out: i32 =
            self.books.iter().map(|book| book.paid + i32::from(book.wasted.total())).sum();
        let running = match self.step {
            Step::SaleOffer(trip) | Step::Roll(trip) | Step::Resolve(trip) => trip.spent,
            _ => 0,
        };
        let told = self.setup.start.money() + visits - out + running;
        if told != self.money {
            return Err(format!("the books say ${told}, the till ${}", self.money));
        }
        if self.money < 0 && self.step != Step::Over(End::Bankrupt) {
            return Err(format!("the game goes on with ${}", self.money));
        }
        Ok(())
    }

    fn audit_customers(&self) -> Result<(), String> {
        let count = |status| self.slots(status).count();
        if self.step == Step::Choose && count(Status::Down) > 0 && count(Status::Up) != 2 {
            return Err(format!("{} customers face up", count(Status::Up)));
        }
        if count(Status::Discarded) + count(Status::Restocked) > usize::from(self.restocked) {
            return Err("restocked twice in a round".to_owned());
        }
        for (_, guest) in self.guests.iter() {
            let items = guest.who.map_or(0, |who| who.card().items);
            if guest.cart.filled() > items + 2 {
                return Err(format!("{} cubes in {items} spaces", guest.cart.filled()));
            }
        }
        Ok(())
    }
}
