//! Easy: buys a bit of everything, stocks evenly, serves whoever, and never restocks.
use super::super::action::Choice;
use super::super::foods::{Food, Foods};
use super::super::purchase::Reading;
use super::super::shop::{Shop, Slot, Step, Trip};
use super::manager::{Manager, callers, must_hold_sale, sales};
use crate::table::Dice;

pub(super) struct Novice;

impl Manager for Novice {
    /// One cube at a time, of what was bought least, for half of the cash and then some.
    fn order(&self, shop: &Shop, dice: &mut Dice) -> Foods<u8> {
        let Step::Delivery { bought } = shop.step else { return Foods::default() };
        let paid = shop.books.last().map_or(0, |book| book.paid);
        if paid > shop.money && dice.below(8) == 0 {
            return Foods::default();
        }
        let buyable = Food::ALL.into_iter().filter(|&food| shop.check_buy(food, 1).is_ok());
        let least = buyable.min_by_key(|&food| bought[food]);
        Foods::from_fn(|food| u8::from(least == Some(food)))
    }

    fn sale(&self, shop: &Shop, dice: &mut Dice) -> Option<Food> {
        // Asked again after every cube brought out, so seldom enough.
        let whim = must_hold_sale(shop) || dice.below(12) == 0;
        let all: Vec<Food> = sales(shop).collect();
        dice.pick(&all).copied().filter(|_| whim)
    }

    /// One cube of what lies there least.
    fn shelve(&self, shop: &Shop, _: &mut Dice) -> Foods<u8> {
        let there = Food::ALL.into_iter().filter(|&food| shop.check_stock(food, 1).is_ok());
        let least = there.min_by_key(|&food| shop.shelves.count(food));
        Foods::from_fn(|food| u8::from(least == Some(food)))
    }

    fn serve(&self, shop: &Shop, dice: &mut Dice) -> Slot {
        let all: Vec<Slot> = callers(shop).collect();
        *dice.pick(&all).expect("someone waits at the door")
    }

    fn offers(&self, _: &Shop, _: Trip, _: Food) -> bool {
        true
    }

    /// Whatever comes, but nobody is let go who can be kept.
    fn reads(&self, _: &Shop, _: Trip, reading: &Reading, dice: &mut Dice) -> Choice {
        let keeps = reading.normal.is_ok();
        if keeps && dice.below(2) == 0 { Choice::Normal } else { Choice::Coupon }
    }

    fn restocks_during(&self, _: &Shop, _: Trip) -> Option<Foods<u8>> {
        None
    }

    fn restocks_after(&self, _: &Shop) -> Option<Foods<u8>> {
        None
    }
}
