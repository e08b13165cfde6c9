//! The advisor: what the hard computer would do in the shopkeeper's place, and why.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::super::action::{Action, Choice};
use super::super::customers::CustomerId;
use super::super::foods::{Food, Foods};
use super::super::odds::{self, Coupons};
use super::super::purchase::Errand;
use super::super::shop::{ROUNDS, Shop, Slot, Step, Trip};
use super::super::view::View;
use super::ahead::{LookAhead, THOROUGH};
use super::manager::callers;
use super::reason::{Reason, Tenths};
use super::reckoner::{AFTER_RESTOCK, Reckoner, SENT_AWAY};
use super::wishes::{face_down, wishes};
use crate::table::{Dice, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// One after the other, as far as nothing new is seen: a whole order, the shelves and the sale.
    pub plan: Vec<Action>,
    pub reason: Reason,
    /// How many dollars more than the next best it is worth by the end of the round, as far as
    /// imagined rounds can tell; `None` where nothing was weighed.
    pub gain: Option<Tenths>,
}

/// Good to show as it is.
impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.reason)?;
        match self.gain {
            Some(gain) if gain > Tenths(0) => {
                write!(
                    f,
                    " By the end of the round it is worth about ${gain} more than the next best."
                )
            }
            _ => Ok(()),
        }
    }
}

/// What to do now; `None` once the game is over. Knows what the view knows, and no more.
pub fn advise(view: &View, dice: &mut Dice) -> Option<Advice> {
    view.prompt.as_ref()?;
    let decision = LookAhead::new(THOROUGH).decide(Seat::new(0), view, dice);
    let action = *decision.actions.first()?;
    // What a plan gains is the gain of its sale.
    let carrying = matches!(action, Action::Stock { .. } | Action::OpenDoors);
    let gain = decision.gain.filter(|_| !carrying).map(tenths);
    let reason = why(&view.shop, action);
    Some(Advice { plan: decision.actions, reason, gain })
}

/// What to bring out now, in Stocking or in a restock, if somebody is to do it for you.
pub fn fill_sensibly(shop: &Shop) -> Foods<u8> {
    match shop.step {
        Step::Stocking { .. } => Reckoner::first_fill(shop),
        _ => Reckoner::best_fill(shop),
    }
}

/// How many of each food those still to come are likely to ask for, should a restock be made now.
pub fn wishes_to_come(shop: &Shop) -> Foods<Tenths> {
    // Between customers one of those lying face down is the price.
    let sent_away = if shop.step == Step::AfterTrip { 1.0 } else { 0.0 };
    wishes(shop, face_down(shop) - sent_away).map(|_, &expected| tenths(expected))
}

/// Rounded; nothing below zero is ever counted here.
fn tenths(number: f64) -> Tenths {
    let mut tenths = 0;
    while f64::from(tenths) + 0.5 < number * 10.0 && tenths < 9999 {
        tenths += 1;
    }
    Tenths(tenths)
}

pub(in super::super) fn why(shop: &Shop, action: Action) -> Reason {
    match (action, shop.step) {
        (Action::Buy { food, .. }, _) => buying(shop, food),
        (Action::EndDelivery, _) => not_buying(shop),
        (Action::SetSale(Some(food)), _) => putting_on_sale(shop, food),
        (Action::Stock { food, .. }, _) => {
            let wishes = tenths(wishes(shop, face_down(shop) - AFTER_RESTOCK)[food]);
            Reason::Shelve { food, wishes, on_shelf: shop.shelves.count(food) }
        }
        (Action::OpenDoors, _) => Reason::ShelvesReady {
            on_shelves: shop.shelves.total(),
            kept_back: shop.stock_room.total(),
        },
        (Action::Serve(slot), _) => serving(shop, slot),
        (Action::SaleOffer(accept), _) => match shop.sale {
            Some(food) if accept => Reason::SpareCube { food, on_shelf: shop.shelves.count(food) },
            Some(food) => Reason::KeepCube { food, on_shelf: shop.shelves.count(food) },
            None => Reason::NoDifference,
        },
        (Action::Roll, Step::Roll(trip)) => match failing(shop, trip) {
            (0, _) => Reason::SafeRoll,
            (ways, at_stake) if shop.terms_during(trip).refusal.is_some() => {
                Reason::MustRoll { ways, at_stake }
            }
            (ways, at_stake) => Reason::RiskyRoll { ways, at_stake },
        },
        (Action::RestockDuring(_), Step::Roll(trip)) => {
            let (ways, at_stake) = failing(shop, trip);
            Reason::CutShort { ways, at_stake, penalty: trip.card().penalty }
        }
        (Action::Choose(choice), Step::Resolve(trip)) => choosing(shop, trip, choice),
        (Action::RestockAfter { .. }, _) => Reason::RestockNow { on_shelves: shop.shelves.total() },
        (Action::Flip(_), _) if shop.terms_after().refusal.is_none() => {
            Reason::ShelvesLast { on_shelves: shop.shelves.total() }
        }
        _ => Reason::NoDifference,
    }
}

fn buying(shop: &Shop, food: Food) -> Reason {
    let have = shop.shelves.count(food) + shop.stock_room.count(food);
    let expected = wishes(shop, face_down(shop) - SENT_AWAY)[food];
    let cost = shop.costs().map_or(0, |costs| costs[food]);
    let cheap = shop.price_cards.last().is_some_and(|card| card.is_cheap(food));
    let keeps = !food.box_for(shop.round).spoils(shop.round) && shop.round < ROUNDS;
    let wishes = tenths(expected);
    if f64::from(have) + 0.5 < expected {
        Reason::Wanted { food, wishes, have }
    } else if cheap && keeps {
        Reason::Bargain { food, cost, have }
    } else if keeps && f64::from(have) > expected + 1.0 {
        Reason::Later { food, have }
    } else {
        Reason::Reserve { food, wishes, have }
    }
}

fn not_buying(shop: &Shop) -> Reason {
    let cheapest =
        shop.costs().and_then(|costs| Food::ALL.map(|food| costs[food]).into_iter().min());
    if shop.stock_room_left() == 0 {
        Reason::StockRoomFull { cubes: shop.stock_room.total() }
    } else if cheapest.is_some_and(|cost| cost > shop.money) {
        Reason::NothingAffordable { money: shop.money }
    } else {
        Reason::EnoughBought { cubes: shop.shelves.total() + shop.stock_room.total() }
    }
}

fn putting_on_sale(shop: &Shop, food: Food) -> Reason {
    let (owed, left) = (shop.sales_owed(), ROUNDS + 1 - shop.round);
    if owed > 0 && owed + 1 >= left {
        Reason::SaleDue { food, owed, left }
    } else {
        let cubes = shop.shelves.count(food) + shop.stock_room.count(food);
        Reason::SaleSells { food, cubes }
    }
}

fn serving(shop: &Shop, slot: Slot) -> Reason {
    let completes = |slot: Slot| {
        let who = shop.guests[slot].who?;
        let chance = odds::completes(&Errand::fresh(shop, who), Coupons::WhenNeeded);
        Some((who, odds::tenths_of_a_percent(chance)))
    };
    let other = callers(shop).find(|&other| other != slot).and_then(completes);
    let (Some((who, here)), Some((rival, there))) = (completes(slot), other) else {
        return Reason::NoDifference;
    };
    let (items, completes) = (who.card().items, Tenths(here));
    if here > there + 30 {
        Reason::Safer { who, completes }
    } else if here < 700 {
        Reason::LesserEvil { who, completes }
    } else if items > rival.card().items {
        Reason::BigCart { who, items, completes }
    } else if leaves_enough(shop, who, rival) {
        Reason::LeavesMore { who, completes }
    } else {
        Reason::EndsBest { who, completes }
    }
}

/// Whether `first` cannot take anything that `second` may then miss.
fn leaves_enough(shop: &Shop, first: CustomerId, second: CustomerId) -> bool {
    // A sale adds the cube taken first and a basket that runs over by two.
    let over = if shop.sale.is_some() { 3 } else { 0 };
    let most = |who: CustomerId, food| match who.card().chance(food) {
        0 => 0,
        _ => who.card().items + over,
    };
    Food::ALL.into_iter().all(|food| {
        let taken = most(first, food);
        taken == 0 || taken + most(second, food) <= shop.shelves.count(food)
    })
}

/// In how many ways of 36 the next roll fails, and what that costs.
fn failing(shop: &Shop, trip: Trip) -> (u8, i32) {
    let ways = odds::failing_ways(&Errand::of(shop, trip));
    (ways, trip.spent + trip.card().penalty)
}

fn choosing(shop: &Shop, trip: Trip, choice: Choice) -> Reason {
    let Some(reading) = &shop.last_roll else { return Reason::NoDifference };
    let (normal, coupon) = match (reading.normal, reading.coupon) {
        (Ok(normal), Ok(coupon)) => (normal, coupon),
        (Err(_), _) => {
            let at_stake = trip.spent + trip.card().penalty;
            return match choice {
                Choice::Coupon => Reason::CouponRescues { at_stake },
                Choice::Normal => Reason::LetGo { at_stake },
            };
        }
        (Ok(_), Err(_)) => return Reason::NoDifference,
    };
    let more = coupon.money - normal.money;
    let food = trip.card().wants(reading.total());
    let on_shelf = shop.shelves.count(food);
    match choice {
        Choice::Coupon if more > 4 => Reason::CouponPays { more },
        Choice::Coupon if on_shelf <= 2 && coupon.foods().all(|taken| taken != food) => {
            Reason::CouponSpares { food, on_shelf }
        }
        Choice::Coupon => {
            let after = Errand::of(shop, trip).after(coupon, choice);
            Reason::CouponFills { spaces: after.spaces() }
        }
        Choice::Normal if more < 0 => Reason::NormalPays { more: -more },
        Choice::Normal => Reason::NormalSpares,
    }
}
