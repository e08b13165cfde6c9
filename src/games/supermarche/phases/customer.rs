//! Customer: who comes in, the on-sale cube, the dice, what is bought, and what goes wrong.
use super::super::action::{Choice, Rescue};
use super::super::event::Event;
use super::super::foods::{Food, Foods};
use super::super::illegal::Illegal;
use super::super::ledger::Visit;
use super::super::position::Position;
use super::super::purchase::{Basket, Errand, Reading};
use super::super::shop::{End, Shop, Slot, Status, Step, Trip};
use crate::table::Log;

impl Shop {
    pub(in super::super) fn check_serve(&self, slot: Slot) -> Result<(), Illegal> {
        match self.step {
            Step::Choose if self.guests[slot].status == Status::Up => Ok(()),
            Step::Choose => Err(Illegal::NotFaceUp),
            _ => Err(Illegal::NotNow(self.step.moment())),
        }
    }

    pub(in super::super) fn check_sale_offer(&self) -> Result<(), Illegal> {
        match self.step {
            Step::SaleOffer(_) => Ok(()),
            _ => Err(Illegal::NotNow(self.step.moment())),
        }
    }

    pub(in super::super) fn check_roll(&self) -> Result<(), Illegal> {
        match self.step {
            Step::Roll(_) => Ok(()),
            _ => Err(Illegal::NotNow(self.step.moment())),
        }
    }

    /// Where a choice is left, both readings are possible, or a coupon is offered as a rescue.
    pub(in super::super) fn check_choose(&self) -> Result<(), Illegal> {
        match self.step {
            Step::Resolve(_) => Ok(()),
            _ => Err(Illegal::NotNow(self.step.moment())),
        }
    }

    pub(in super::super) fn check_flip(&self, slot: Slot) -> Result<(), Illegal> {
        match self.step {
            Step::AfterTrip if self.guests[slot].status == Status::Down => Ok(()),
            Step::AfterTrip => Err(Illegal::NotFaceDown),
            _ => Err(Illegal::NotNow(self.step.moment())),
        }
    }

    /// The only way money comes in.
    fn earn(&mut self, trip: &mut Trip, money: i32) {
        self.money += money;
        trip.spent += money;
    }

    fn take_from_shelf(&mut self, food: Food) {
        self.shelves.take_oldest(food).expect("the shelves have been counted");
    }
}

impl Position {
    pub(in super::super) fn apply_serve(&mut self, slot: Slot, log: &mut Log<Event>) {
        let shop = &mut self.shop;
        let guest = &mut shop.guests[slot];
        guest.status = Status::Shopping;
        let who = guest.who.expect("a face-up card has a face");
        let trip = Trip { slot, who, coupons_left: who.card().coupons, spent: 0 };
        let offered = shop.sale.is_some_and(|food| shop.shelves.count(food) > 0);
        shop.step = if offered { Step::SaleOffer(trip) } else { Step::Roll(trip) };
        shop.last_roll = None;
        log.public(Event::Served { slot, who });
    }

    pub(in super::super) fn apply_sale_offer(&mut self, accept: bool, log: &mut Log<Event>) {
        let shop = &mut self.shop;
        let (Step::SaleOffer(mut trip), Some(food)) = (shop.step, shop.sale) else { return };
        let who = trip.who;
        if accept {
            shop.take_from_shelf(food);
            shop.guests[trip.slot].cart.initial = Some(food);
            shop.earn(&mut trip, food.sale_price());
            log.public(Event::InitialCube { who, food, money: food.sale_price() });
        } else {
            log.public(Event::InitialCubeDeclined { who, food });
        }
        shop.step = Step::Roll(trip);
    }

    pub(in super::super) fn apply_roll(&mut self, log: &mut Log<Event>) {
        let mut roll = || u8::try_from(self.dice.roll(6)).expect("a die has six sides");
        let dice = [roll(), roll()];
        self.rolled(dice, log);
    }

    /// What two dice lead to. Apart from [`Position::apply_roll`] so that tests can load them.
    pub(in super::super) fn rolled(&mut self, dice: [u8; 2], log: &mut Log<Event>) {
        let Step::Roll(trip) = self.shop.step else { return };
        let errand = Errand::of(&self.shop, trip);
        let total = dice[0] + dice[1];
        let (normal, coupon) = (errand.normal(total), errand.coupon(total));
        let asked = self.shop.setup.rulings.rescue == Rescue::Offered;
        let taken = match (&normal, &coupon) {
            (Ok(_), Err(_)) => Some(Choice::Normal),
            (Err(_), Ok(_)) if !asked => Some(Choice::Coupon),
            _ => None,
        };
        let reading = Reading { slot: trip.slot, who: trip.who, dice, normal, coupon, taken };
        self.shop.last_roll = Some(reading);
        log.public(Event::Rolled(reading));
        match (normal, coupon) {
            (Ok(_), Ok(_)) => self.shop.step = Step::Resolve(trip),
            (Err(_), Ok(_)) if asked => self.shop.step = Step::Resolve(trip),
            (Ok(basket), Err(_)) => self.sell(trip, Choice::Normal, basket, true, log),
            (Err(_), Ok(basket)) => self.sell(trip, Choice::Coupon, basket, true, log),
            (Err(missing), Err(_)) => self.fail(trip, missing, log),
        }
    }

    pub(in super::super) fn apply_choose(&mut self, choice: Choice, log: &mut Log<Event>) {
        let (Step::Resolve(trip), Some(reading)) = (self.shop.step, &mut self.shop.last_roll)
        else {
            return;
        };
        reading.taken = Some(choice);
        match (choice, reading.normal, reading.basket(choice)) {
            (Choice::Normal, Err(missing), _) => self.fail(trip, missing, log),
            (_, _, Some(basket)) => self.sell(trip, choice, basket, false, log),
            (_, _, None) => {}
        }
    }

    fn sell(
        &mut self,
        mut trip: Trip,
        choice: Choice,
        basket: Basket,
        forced: bool,
        log: &mut Log<Event>,
    ) {
        let shop = &mut self.shop;
        for food in basket.foods() {
            shop.take_from_shelf(food);
            shop.guests[trip.slot].cart.items.push(food);
        }
        shop.earn(&mut trip, basket.money);
        trip.coupons_left -= u8::from(choice == Choice::Coupon);
        log.public(Event::Sold { who: trip.who, choice, basket, forced });
        if shop.guests[trip.slot].cart.filled() < trip.card().items {
            shop.step = Step::Roll(trip);
            return;
        }
        let bonus = trip.card().bonus;
        shop.money += bonus;
        log.public(Event::Completed { who: trip.who, spent: trip.spent, bonus });
        self.end_trip(trip, Status::Completed, Visit { bonus, ..trip.visit() }, log);
    }

    /// Food is missing: one payment of refund and penalty, and the cubes stay on the card.
    fn fail(&mut self, trip: Trip, missing: Food, log: &mut Log<Event>) {
        let (refund, penalty) = (trip.spent, trip.card().penalty);
        self.shop.money -= refund + penalty;
        log.public(Event::Failed { who: trip.who, missing, refund, penalty });
        self.end_trip(trip, Status::Failed, Visit { refund, penalty, ..trip.visit() }, log);
    }

    /// Only the trip ends, never the round; unless the money or the customers have run out.
    pub(in super::super) fn end_trip(
        &mut self,
        trip: Trip,
        end: Status,
        visit: Visit,
        log: &mut Log<Event>,
    ) {
        let shop = &mut self.shop;
        let guest = &mut shop.guests[trip.slot];
        guest.status = end;
        let mut cubes = Foods::default();
        for food in guest.cart.cubes() {
            cubes[food] += 1;
        }
        shop.visits.push(Visit { round: shop.round, end, cubes, ..visit });
        let money = shop.money;
        shop.book().closing = money;
        if self.shop.money < 0 {
            return self.game_over(End::Bankrupt, log);
        }
        self.go_on(log);
    }

    /// Whoever is next: a face-down card, the face-up ones, or the end of the phase.
    pub(in super::super) fn go_on(&mut self, log: &mut Log<Event>) {
        if self.shop.has(Status::Down) {
            self.shop.step = Step::AfterTrip;
        } else if self.shop.has(Status::Up) {
            self.shop.step = Step::Choose;
        } else {
            self.waste(log);
        }
    }

    pub(in super::super) fn apply_flip(&mut self, slot: Slot, log: &mut Log<Event>) {
        self.turn_up(slot, log);
        self.shop.step = Step::Choose;
    }
}

impl Trip {
    /// The ledger's line for this trip, with nothing but the takings in it yet.
    pub(in super::super) fn visit(self) -> Visit {
        Visit {
            round: 0,
            who: self.who,
            end: Status::Shopping,
            cubes: Foods::default(),
            spent: self.spent,
            bonus: 0,
            refund: 0,
            penalty: 0,
        }
    }
}
