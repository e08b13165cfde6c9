//! The view of a position: the shop as it lies open, and the prompt of its step.
use super::action::Choice;
use super::odds::{self, Coupons};
use super::position::Position;
use super::purchase::Errand;
use super::scoring::Breakdown;
use super::shop::{Shop, Status, Step, Trip};
use super::view::{
    AfterTrip, Caller, Loss, NextRoll, Odds, Prompt, Purchase, RescueOffer, Resolve, SaleOffer,
    View,
};

impl Position {
    pub(super) fn seen(&self) -> View {
        let end = match self.shop.step {
            Step::Over(end) => Some(end),
            _ => None,
        };
        View {
            shop: self.shop.clone(),
            tonight: self.shop.tonight(),
            prompt: self.shop.prompt(),
            result: end.map(|end| Breakdown::of(&self.shop, end)),
            hidden: end.map(|_| self.hidden.clone()),
        }
    }
}

impl Shop {
    fn prompt(&self) -> Option<Prompt> {
        Some(match &self.step {
            Step::FlipTwo => Prompt::FlipTwo,
            Step::Delivery { bought } => Prompt::Delivery(self.prompt_delivery(*bought)),
            Step::Stocking { brought } => Prompt::Stocking(self.prompt_stocking(brought)),
            Step::Choose => Prompt::Choose(self.callers()),
            Step::SaleOffer(trip) => Prompt::SaleOffer(self.sale_offer(*trip)?),
            Step::Roll(trip) => Prompt::Roll(self.next_roll(*trip)),
            Step::Resolve(trip) => self.read_roll(*trip)?,
            Step::AfterTrip => Prompt::AfterTrip(AfterTrip {
                face_down: self.slots(Status::Down).collect(),
                restock: self.terms_after(),
            }),
            Step::WasteReport => {
                let wasted = self.books.last()?.wasted;
                let fee = i32::from(wasted.total());
                Prompt::WasteReport { wasted, fee, next_round: self.round + 1 }
            }
            Step::Over(_) => return None,
        })
    }

    fn callers(&self) -> Vec<Caller> {
        let caller = |slot| {
            let who = self.guests[slot].who?;
            let odds = self.odds(&Errand::fresh(self, who));
            Some(Caller { slot, who, may_bankrupt: self.money < who.card().penalty, odds })
        };
        self.slots(Status::Up).filter_map(caller).collect()
    }

    fn sale_offer(&self, trip: Trip) -> Option<SaleOffer> {
        let food = self.sale?;
        let without = Errand::of(self, trip);
        let mut with = without;
        with.shelves[food] = with.shelves[food].saturating_sub(1);
        Some(SaleOffer {
            slot: trip.slot,
            who: trip.who,
            food,
            money: food.sale_price(),
            on_shelf: without.shelves[food],
            odds_with: self.odds(&with),
            odds_without: self.odds(&without),
        })
    }

    fn next_roll(&self, trip: Trip) -> NextRoll {
        let errand = Errand::of(self, trip);
        let at_stake = trip.spent + trip.card().penalty;
        NextRoll {
            slot: trip.slot,
            who: trip.who,
            filled: errand.filled,
            spaces: errand.spaces(),
            coupons_left: trip.coupons_left,
            at_stake,
            failure_bankrupts: self.money < at_stake,
            odds: self.odds(&errand),
            restock: self.terms_during(trip),
        }
    }

    fn read_roll(&self, trip: Trip) -> Option<Prompt> {
        let reading = self.last_roll.as_ref()?;
        let errand = Errand::of(self, trip);
        let purchase = |choice: Choice| {
            let basket = reading.basket(choice)?;
            let after = errand.after(basket, choice);
            let bonus = if after.spaces() == 0 { trip.card().bonus } else { 0 };
            Some(Purchase {
                choice,
                basket,
                money_after: self.money + basket.money + bonus,
                shelves: after.shelves,
                spaces: after.spaces(),
                coupons_left: after.coupons_left,
                bonus,
                odds: self.odds(&after).filter(|_| after.spaces() > 0),
            })
        };
        let (slot, who, dice) = (trip.slot, trip.who, reading.dice);
        let coupon = purchase(Choice::Coupon)?;
        Some(match (purchase(Choice::Normal), reading.normal) {
            (Some(normal), _) => Prompt::Resolve(Resolve { slot, who, dice, normal, coupon }),
            (None, Err(missing)) => {
                let loss = self.loss(trip);
                Prompt::Rescue(RescueOffer { slot, who, dice, missing, coupon, loss })
            }
            (None, Ok(_)) => return None,
        })
    }

    /// What an empty shelf costs now.
    fn loss(&self, trip: Trip) -> Loss {
        let (refund, penalty) = (trip.spent, trip.card().penalty);
        let money_after = self.money - refund - penalty;
        Loss { refund, penalty, money_after, bankrupts: money_after < 0 }
    }

    /// The aid, where this table allows it.
    fn odds(&self, errand: &Errand) -> Option<Odds> {
        let completes = |coupons| odds::tenths_of_a_percent(odds::completes(errand, coupons));
        self.setup.odds.then(|| Odds {
            fails: odds::failing(errand).collect(),
            ways: odds::failing_ways(errand),
            without_coupons: completes(Coupons::Never),
            completes: completes(Coupons::WhenNeeded),
            at_best: completes(Coupons::Best),
        })
    }
}
