//! The shop as everybody sees it: all that lies open on the table.
//!
//! Whoever judges or advises is handed a [`Shop`] and so cannot read what lies face down.
use std::ops;

use serde::{Deserialize, Serialize};

use super::action::Setup;
use super::customers::{Customer, CustomerId};
use super::distribution::PriceCard;
use super::foods::{Food, Foods};
use super::illegal::Moment;
use super::ledger::{RoundBook, Visit};
use super::lots::Lots;
use super::purchase::Reading;

pub const ROUNDS: u8 = 6;
pub const STORE_LIMIT: u8 = 15;
pub const STOCK_ROOM_LIMIT: u8 = 20;
/// How many different foods have to be on sale over the game.
pub const SALES_REQUIRED: u8 = 3;
pub const CUSTOMERS_PER_ROUND: u8 = 5;

/// A place in the row of customers, 0 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

impl Slot {
    pub const ALL: [Slot; 5] = [Slot(0), Slot(1), Slot(2), Slot(3), Slot(4)];

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Slot {
    type Error = String;
    fn try_from(index: u8) -> Result<Slot, String> {
        let slot = Slot::ALL.get(usize::from(index)).copied();
        slot.ok_or_else(|| format!("customers lie in slots 0 to 4, not in {index}"))
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> u8 {
        slot.0
    }
}

/// One `T` for each slot; an index can only be a [`Slot`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Slots<T>([T; 5]);

impl<T> Slots<T> {
    pub fn iter(&self) -> impl Iterator<Item = (Slot, &T)> {
        Slot::ALL.into_iter().zip(&self.0)
    }

    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }
}

impl<T> ops::Index<Slot> for Slots<T> {
    type Output = T;
    fn index(&self, slot: Slot) -> &T {
        &self.0[slot.index()]
    }
}

impl<T> ops::IndexMut<Slot> for Slots<T> {
    fn index_mut(&mut self, slot: Slot) -> &mut T {
        &mut self.0[slot.index()]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Status {
    #[default]
    Down,
    Up,
    Shopping,
    Completed,
    Failed,
    /// The trip was cut short by a restock.
    Restocked,
    /// Sent away unseen for a restock.
    Discarded,
}

/// The cubes on a customer's card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cart {
    /// The on-sale cube taken first; it lies left of space 1 and fills no space.
    pub initial: Option<Food>,
    /// In the numbered spaces, and behind them where a basket of three runs over.
    pub items: Vec<Food>,
}

impl Cart {
    pub fn filled(&self) -> u8 {
        u8::try_from(self.items.len()).expect("a cart is small")
    }

    pub fn cubes(&self) -> impl Iterator<Item = Food> {
        self.initial.into_iter().chain(self.items.iter().copied())
    }
}

/// A card in the row.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Guest {
    pub status: Status,
    /// `None` while nobody has seen the face.
    pub who: Option<CustomerId>,
    pub cart: Cart,
}

/// A customer in the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trip {
    pub slot: Slot,
    pub who: CustomerId,
    pub coupons_left: u8,
    /// What this trip has brought in: the refund, should it fail.
    pub spent: i32,
}

impl Trip {
    pub fn card(self) -> &'static Customer {
        self.who.card()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    Finished,
    /// Money fell below $0.
    Bankrupt,
}

/// What the game waits for, with all that only this step needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    FlipTwo,
    /// What was bought in this Delivery, and may still go back.
    Delivery {
        bought: Foods<u8>,
    },
    /// What was brought out in this Stocking, and may still go back.
    Stocking {
        brought: Lots,
    },
    Choose,
    SaleOffer(Trip),
    Roll(Trip),
    /// Both readings of the last roll are possible, or a coupon could save the trip.
    Resolve(Trip),
    AfterTrip,
    WasteReport,
    Over(End),
}

impl Step {
    pub const fn moment(&self) -> Moment {
        match self {
            Step::FlipTwo => Moment::FlipTwo,
            Step::Delivery { .. } => Moment::Delivery,
            Step::Stocking { .. } => Moment::Stocking,
            Step::Choose => Moment::Choose,
            Step::SaleOffer(_) => Moment::SaleOffer,
            Step::Roll(_) => Moment::Roll,
            Step::Resolve(_) => Moment::Resolve,
            Step::AfterTrip => Moment::AfterTrip,
            Step::WasteReport => Moment::WasteReport,
            Step::Over(_) => Moment::Over,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shop {
    pub setup: Setup,
    pub round: u8,
    pub money: i32,
    pub shelves: Lots,
    pub stock_room: Lots,
    /// Cubes in the distribution centre.
    pub supply: Foods<u8>,
    pub guests: Slots<Guest>,
    /// The distribution cards turned so far; the last holds for this round once two customers
    /// have been turned.
    pub price_cards: Vec<PriceCard>,
    /// The food on sale this round; during Stocking the one chosen so far.
    pub sale: Option<Food>,
    /// Foods that have had their sale, in order.
    pub sales_used: Vec<Food>,
    pub restocked: bool,
    pub step: Step,
    /// The last roll of this round and what became of it.
    pub last_roll: Option<Reading>,
    /// Every customer turned face up so far, in order: a memory aid.
    pub met: Vec<CustomerId>,
    /// How many were sent away unseen in earlier rounds and this one.
    pub sent_away: u8,
    /// One for each round begun.
    pub books: Vec<RoundBook>,
    /// One for each trip that is over.
    pub visits: Vec<Visit>,
}

impl Shop {
    /// This round's costs, once they are known.
    pub fn costs(&self) -> Option<&'static Foods<i32>> {
        let known = self.price_cards.len() == usize::from(self.round);
        self.price_cards.last().filter(|_| known).map(|card| card.costs())
    }

    /// The distribution cards not turned yet: which they are is known, not in which order.
    pub fn prices_to_come(&self) -> impl Iterator<Item = PriceCard> + '_ {
        PriceCard::all().filter(|card| !self.price_cards.contains(card))
    }

    pub fn store_room(&self) -> u8 {
        STORE_LIMIT.saturating_sub(self.shelves.total())
    }

    pub fn stock_room_left(&self) -> u8 {
        STOCK_ROOM_LIMIT - self.stock_room.total()
    }

    /// Customers still in the deck.
    pub fn deck(&self) -> u8 {
        CUSTOMERS_PER_ROUND * (ROUNDS - self.round)
    }

    pub fn slots(&self, status: Status) -> impl Iterator<Item = Slot> + '_ {
        self.guests.iter().filter(move |(_, guest)| guest.status == status).map(|(slot, _)| slot)
    }

    pub fn has(&self, status: Status) -> bool {
        self.slots(status).next().is_some()
    }

    /// Sales that earlier rounds have left owing.
    pub fn sales_owed(&self) -> u8 {
        let held = u8::try_from(self.sales_used.len()).expect("there are five foods");
        SALES_REQUIRED.saturating_sub(held)
    }

    /// Whom nobody has seen yet: face down, in the deck, or sent away.
    pub fn unseen(&self) -> impl Iterator<Item = CustomerId> + use<> {
        let met = self.met.iter().fold(0_u32, |met, who| met | 1 << who.number());
        CustomerId::all().filter(move |who| met & 1 << who.number() == 0)
    }

    pub(super) fn book(&mut self) -> &mut RoundBook {
        self.books.last_mut().expect("a round has a book from its first moment")
    }
}
