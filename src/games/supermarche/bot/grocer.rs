//! Normal: the rules of thumb of somebody who has kept shop before.
use super::super::action::Choice;
use super::super::customers::CustomerId;
use super::super::foods::{Food, Foods};
use super::super::odds::{self, Coupons};
use super::super::purchase::{Errand, Reading};
use super::super::shop::{ROUNDS, Shop, Slot, Status, Trip};
use super::manager::{Manager, callers, must_hold_sale, sales};
use crate::table::Dice;

/// Cubes of each food that should be at hand, whoever comes.
const STAPLE: u8 = 3;
/// What a cube of Dry Goods or Frozen costs when it is a bargain, and how many more of it to get.
const BARGAIN: i32 = 3;
const HOARD: u8 = 2;
/// Cash that stays in the till.
const FLOAT: i32 = 4;
/// A coupon has to bring so much more than the normal purchase.
const COUPON_PAYS: i32 = 5;
/// With so few cubes on the shelves a restock is due.
const THIN: u8 = 9;
/// So many ways of 36 to fail are a reason to cut a cheap trip short.
const DIRE: u8 = 12;

pub(super) struct Grocer;

impl Grocer {
    /// Three of each, and what the visible customers like.
    fn wanted(shop: &Shop) -> Foods<u8> {
        let cards = || shop.slots(Status::Up).filter_map(|slot| shop.guests[slot].who);
        Foods::from_fn(|food| {
            let liked: u8 = cards()
                .map(CustomerId::card)
                .map(|card| (card.items * card.chance(food)) / 36)
                .sum();
            STAPLE + liked
        })
    }

    /// Tops the shelves up to what is wanted, dearest first, and then with whatever is there.
    fn fill(shop: &Shop, wanted: Foods<u8>) -> Foods<u8> {
        let (mut room, mut moves) = (shop.store_room(), Foods::default());
        let mut by_price = Food::ALL;
        by_price.sort_by_key(|food| -food.price());
        for limit in [wanted, Foods::from_fn(|_| u8::MAX)] {
            for food in by_price {
                let lacking = limit[food].saturating_sub(shop.shelves.count(food) + moves[food]);
                let there = shop.stock_room.count(food) - moves[food];
                let cubes = lacking.min(there).min(room);
                moves[food] += cubes;
                room -= cubes;
            }
        }
        moves
    }
}

impl Manager for Grocer {
    /// The best value for money first.
    fn order(&self, shop: &Shop, _: &mut Dice) -> Foods<u8> {
        let Some(costs) = shop.costs() else { return Foods::default() };
        let wanted = Grocer::wanted(shop);
        let mut by_value = Food::ALL;
        by_value.sort_by_key(|&food| -1000 * food.price() / costs[food]);
        let (mut cash, mut room) = (shop.money - FLOAT, shop.stock_room_left());
        let mut order = Foods::default();
        for food in by_value {
            let keeps = matches!(food, Food::DryGoods | Food::Frozen);
            let bargain = keeps && costs[food] <= BARGAIN && shop.round < ROUNDS;
            let wanted = wanted[food] + if bargain { HOARD } else { 0 };
            let have = shop.shelves.count(food) + shop.stock_room.count(food);
            let affordable = u8::try_from(cash.max(0) / costs[food]).unwrap_or(u8::MAX);
            let lacking = wanted.saturating_sub(have).min(shop.supply[food]);
            order[food] = lacking.min(affordable).min(room);
            room -= order[food];
            cash -= i32::from(order[food]) * costs[food];
        }
        order
    }

    /// A sale in every round from the second on until the duty is done, of what loses least.
    fn sale(&self, shop: &Shop, _: &mut Dice) -> Option<Food> {
        let due = shop.round > 1 && shop.sales_owed() > 0;
        let stocked = |food: &Food| shop.shelves.count(*food) + shop.stock_room.count(*food) >= 3;
        let least = |food: &Food| food.price() - food.sale_price();
        let well = sales(shop).filter(|food| due && stocked(food)).min_by_key(least);
        well.or_else(|| sales(shop).filter(|_| must_hold_sale(shop)).min_by_key(least))
    }

    fn shelve(&self, shop: &Shop, _: &mut Dice) -> Foods<u8> {
        Grocer::fill(shop, Grocer::wanted(shop))
    }

    /// Whoever is least likely to be disappointed; of equals the bigger cart.
    fn serve(&self, shop: &Shop, _: &mut Dice) -> Slot {
        let hope = |slot: &Slot| {
            let who = shop.guests[*slot].who.expect("a face-up card has a face");
            let errand = Errand::fresh(shop, who);
            (odds::completes(&errand, Coupons::WhenNeeded), who.card().items)
        };
        callers(shop).max_by_key(hope).expect("someone waits at the door")
    }

    /// Only from a full shelf, or of what is thrown out tonight anyway.
    fn offers(&self, shop: &Shop, _: Trip, food: Food) -> bool {
        shop.shelves.count(food) > STAPLE
    }

    fn reads(&self, _: &Shop, _: Trip, reading: &Reading, _: &mut Dice) -> Choice {
        match (reading.normal, reading.coupon) {
            (Ok(normal), Ok(coupon)) if coupon.money < normal.money + COUPON_PAYS => Choice::Normal,
            _ => Choice::Coupon,
        }
    }

    fn restocks_during(&self, shop: &Shop, trip: Trip) -> Option<Foods<u8>> {
        let errand = Errand::of(shop, trip);
        let dire = odds::failing_ways(&errand) >= DIRE && shop.money > trip.card().penalty;
        dire.then(|| Grocer::fill(shop, Grocer::wanted(shop)))
    }

    fn restocks_after(&self, shop: &Shop) -> Option<Foods<u8>> {
        let thin = shop.shelves.total() <= THIN && shop.stock_room.total() >= 2;
        thin.then(|| Grocer::fill(shop, Foods::from_fn(|_| STAPLE)))
    }
}
