//! Normal: the rules of thumb of somebody who has kept shop before.
use super::super::action::Choice;
use super::super::customers::Customer;
use super::super::foods::{Food, Foods};
use super::super::odds::{self, Coupons};
use super::super::purchase::{Errand, Reading};
use super::super::shop::{ROUNDS, Shop, Slot, Status, Trip};
use super::manager::{Manager, callers, must_hold_sale, sales};
use crate::table::{Arrange, Dice};

/// Cubes of each food that should be at hand, whoever comes.
const STAPLE: u8 = 3;
/// What a cube of Dry Goods or Frozen costs when it is a bargain, and how many more of it to get.
const BARGAIN: i32 = 3;
const HOARD: u8 = 2;
/// A coupon has to bring so much more than the normal purchase.
const COUPON_PAYS: i32 = 5;
/// With so few cubes on the shelves a restock is due.
const THIN: u8 = 10;
/// So many ways of 36 to fail are a reason to cut a cheap trip short.
const DIRE: u8 = 18;

pub(super) struct Grocer;

impl Grocer {
    /// Three of each, and what the visible customers like.
    fn wanted(shop: &Shop) -> Foods<u8> {
        let cards = || shop.slots(Status::Up).filter_map(|slot| shop.guests[slot].who);
        Foods::from_fn(|food| {
            let in_36 = |card: &Customer| u32::from(card.items) * u32::from(card.chance(food));
            let liked: u32 = cards().map(|who| in_36(who.card())).sum();
            STAPLE + u8::try_from((liked + 18) / 36).expect("a cart is small")
        })
    }

    /// Tops the shelves up, always with what is lacking most.
    fn fill(shop: &Shop, wanted: Foods<u8>) -> Foods<u8> {
        let mut moves: Foods<u8> = Foods::default();
        for _ in 0..shop.store_room() {
            let lacking = |food: &Food| {
                i32::from(wanted[*food]) - i32::from(shop.shelves.count(*food) + moves[*food])
            };
            let there = |food: &Food| moves[*food] < shop.stock_room.count(*food);
            let most = |food: &Food| (lacking(food), food.price());
            let Some(food) = Food::ALL.into_iter().filter(there).max_by_key(most) else { break };
            moves[food] += 1;
        }
        moves
    }
}

impl Manager for Grocer {
    /// Three of each and then the rest, the best value for money first.
    fn order(&self, shop: &Shop, _: &mut Dice) -> Foods<u8> {
        let Some(costs) = shop.costs() else { return Foods::default() };
        let mut by_value = Food::ALL;
        by_value.arrange_by_key(|&food| -1000 * food.price() / costs[food]);
        let (mut cash, mut room) = (shop.money, shop.stock_room_left());
        let mut order: Foods<u8> = Foods::default();
        for wanted in [Foods::from_fn(|_| STAPLE), Grocer::wanted(shop)] {
            for food in by_value {
                let keeps = matches!(food, Food::DryGoods | Food::Frozen);
                let bargain = keeps && costs[food] <= BARGAIN && shop.round < ROUNDS;
                let wanted = wanted[food] + if bargain { HOARD } else { 0 };
                let have = shop.shelves.count(food) + shop.stock_room.count(food) + order[food];
                let affordable = u8::try_from(cash / costs[food]).unwrap_or(u8::MAX);
                let left = shop.supply[food] - order[food];
                let cubes = wanted.saturating_sub(have).min(left).min(affordable).min(room);
                order[food] += cubes;
                room -= cubes;
                cash -= i32::from(cubes) * costs[food];
            }
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

    /// Only from a full shelf.
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
        thin.then(|| Grocer::fill(shop, Grocer::wanted(shop)))
    }
}
