//! What a roll can be read as: the normal purchase, and the coupon's.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::action::{Choice, Rescue};
use super::customers::CustomerId;
use super::foods::{Food, Foods};
use super::shop::{Shop, Slot, Trip};

pub const COUPON_DISCOUNT: i32 = 2;

/// Cubes bought together, in the order they go on the card, and what they bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Basket {
    foods: [Option<Food>; 3],
    pub money: i32,
}

impl Basket {
    fn one(food: Food, sale: Option<Food>) -> Basket {
        Basket { foods: [Some(food), None, None], money: food.price_now(sale) }
    }

    fn three(food: Food, [second, third]: [Food; 2], sale: Option<Food>) -> Basket {
        let money = [food, second, third].map(|food| food.price_now(sale)).iter().sum();
        Basket { foods: [Some(food), Some(second), Some(third)], money }
    }

    fn coupon([first, second]: [Food; 2], sale: Option<Food>) -> Basket {
        let money = first.price_now(sale) + second.price_now(sale) - COUPON_DISCOUNT;
        Basket { foods: [Some(first), Some(second), None], money }
    }

    pub fn foods(&self) -> impl Iterator<Item = Food> {
        self.foods.into_iter().flatten()
    }

    pub fn cubes(&self) -> u8 {
        u8::try_from(self.foods().count()).expect("a basket holds three at most")
    }

    /// The shelves without the basket, or the first food that is missing.
    pub fn taken_from(&self, mut shelves: Foods<u8>) -> Result<Foods<u8>, Food> {
        for food in self.foods() {
            shelves[food] = shelves[food].checked_sub(1).ok_or(food)?;
        }
        Ok(shelves)
    }
}

/// Why a coupon cannot be used with a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NoCoupon {
    NoneOnCard {
        who: CustomerId,
    },
    UsedUp {
        who: CustomerId,
        coupons: u8,
    },
    NoRoom {
        spaces: u8,
    },
    PairMissing {
        pair: [Food; 2],
    },
    /// A house ruling: the rolled food is missing and a coupon does not rescue.
    NoRescue {
        missing: Food,
    },
}

impl fmt::Display for NoCoupon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoCoupon::NoneOnCard { who } => write!(f, "{who} carries no coupon."),
            NoCoupon::UsedUp { who, coupons: 1 } => write!(f, "{who} has used the one coupon."),
            NoCoupon::UsedUp { who, coupons } => write!(f, "{who} has used all {coupons} coupons."),
            NoCoupon::NoRoom { spaces } => {
                write!(f, "A coupon needs two free spaces in the cart; there is {spaces}.")
            }
            NoCoupon::PairMissing { pair: [first, second] } if first == second => {
                write!(f, "The coupon needs 2 {first} on the shelves.")
            }
            NoCoupon::PairMissing { pair: [first, second] } => {
                write!(f, "The coupon needs {first} and {second} on the shelves.")
            }
            NoCoupon::NoRescue { missing } => {
                write!(f, "At this table a coupon cannot stand in for missing {missing}.")
            }
        }
    }
}

/// A roll, both ways to read it, and which one was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reading {
    pub slot: Slot,
    pub who: CustomerId,
    pub dice: [u8; 2],
    /// The normal purchase, or the food that is missing for it.
    pub normal: Result<Basket, Food>,
    pub coupon: Result<Basket, NoCoupon>,
    /// `None` while it has to be chosen, and when nothing could be bought. The normal reading of a
    /// missing food was taken where a coupon could have saved the trip.
    pub taken: Option<Choice>,
}

impl Reading {
    pub fn total(&self) -> u8 {
        self.dice[0] + self.dice[1]
    }

    pub fn basket(&self, choice: Choice) -> Option<Basket> {
        match choice {
            Choice::Normal => self.normal.ok(),
            Choice::Coupon => self.coupon.ok(),
        }
    }
}

/// A trip between two rolls, as far as purchases go. The shelves are counted without boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Errand {
    pub who: CustomerId,
    pub shelves: Foods<u8>,
    pub sale: Option<Food>,
    pub filled: u8,
    pub coupons_left: u8,
    pub coupon_rescues: bool,
}

impl Errand {
    pub fn of(shop: &Shop, trip: Trip) -> Errand {
        Errand {
            who: trip.who,
            shelves: shop.shelves.counts(),
            sale: shop.sale,
            filled: shop.guests[trip.slot].cart.filled(),
            coupons_left: trip.coupons_left,
            coupon_rescues: shop.setup.rulings.rescue != Rescue::No,
        }
    }

    /// Before the first roll, the on-sale cube not offered yet.
    pub fn fresh(shop: &Shop, who: CustomerId) -> Errand {
        Errand {
            who,
            shelves: shop.shelves.counts(),
            sale: shop.sale,
            filled: 0,
            coupons_left: who.card().coupons,
            coupon_rescues: shop.setup.rulings.rescue != Rescue::No,
        }
    }

    pub fn spaces(&self) -> u8 {
        self.who.card().items.saturating_sub(self.filled)
    }

    /// A food on sale comes in a basket of three, which may run over the cart.
    pub fn normal(&self, total: u8) -> Result<Basket, Food> {
        let food = self.who.card().wants(total);
        let basket = if self.sale == Some(food) {
            Basket::three(food, self.who.card().pair(total), self.sale)
        } else {
            Basket::one(food, self.sale)
        };
        basket.taken_from(self.shelves).map(|_| basket)
    }

    pub fn coupon(&self, total: u8) -> Result<Basket, NoCoupon> {
        let (who, card) = (self.who, self.who.card());
        if card.coupons == 0 {
            return Err(NoCoupon::NoneOnCard { who });
        }
        if self.coupons_left == 0 {
            return Err(NoCoupon::UsedUp { who, coupons: card.coupons });
        }
        if self.spaces() < 2 {
            return Err(NoCoupon::NoRoom { spaces: self.spaces() });
        }
        let pair = card.pair(total);
        let basket = Basket::coupon(pair, self.sale);
        if basket.taken_from(self.shelves).is_err() {
            return Err(NoCoupon::PairMissing { pair });
        }
        match self.normal(total) {
            Err(missing) if !self.coupon_rescues => Err(NoCoupon::NoRescue { missing }),
            _ => Ok(basket),
        }
    }

    /// The errand after `basket` went into the cart.
    pub fn after(&self, basket: Basket, choice: Choice) -> Errand {
        Errand {
            shelves: basket.taken_from(self.shelves).unwrap_or(self.shelves),
            filled: self.filled + basket.cubes(),
            coupons_left: self.coupons_left - u8::from(choice == Choice::Coupon),
            ..*self
        }
    }
}
