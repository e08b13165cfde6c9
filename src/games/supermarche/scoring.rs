//! The end: seven outcomes, and where the money came from.
use serde::{Deserialize, Serialize};

use super::foods::{Food, Foods};
use super::ledger::{RoundBook, Visit};
use super::shop::{End, Shop, Status};
use crate::table::Arrange;

/// What the final money means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// 0 for a lost shop, 6 for the best.
    pub rank: u8,
    /// The least money of this outcome; `None` for the lost shop.
    pub from: Option<i32>,
    pub title: &'static str,
    pub text: &'static str,
}

const fn row(rank: u8, from: Option<i32>, title: &'static str, text: &'static str) -> Outcome {
    Outcome { rank, from, title, text }
}

#[rustfmt::skip]
pub static OUTCOMES: [Outcome; 7] = [
    row(0, None, "Shutters down",
        "The bank has new locks on the doors and the trolleys are being auctioned off in the car park. Better luck with the next grand opening."),
    row(1, Some(0), "Hanging by a receipt",
        "The lights still work in half of the aisles. A few more weeks like these and the landlord will want a word."),
    row(2, Some(51), "Finding your feet",
        "The bills are paid and there is enough left for a new mop. The regulars are beginning to learn your name."),
    row(3, Some(101), "Steady trade",
        "Full shelves, short queues, a calm accountant. Watch the dates and this may become a proper business."),
    row(4, Some(151), "Neighbourhood favourite",
        "Shoppers cross town for your aisles, the staff hum while stacking, and suppliers pick up on the first ring."),
    row(5, Some(201), "Talk of the town",
        "Every kitchen around here holds something from your shelves, the till needs a second drawer, and local radio has written you a jingle."),
    row(6, Some(251), "Grocery legend",
        "Business schools study your bread display, rivals come in disguise to take notes, and a street is waiting for your name."),
];

pub fn outcome(money: i32) -> &'static Outcome {
    let reached = |row: &&Outcome| row.from.is_none_or(|from| money >= from);
    OUTCOMES.iter().rev().find(reached).unwrap_or(&OUTCOMES[0])
}

/// How the game went, once it is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Breakdown {
    pub end: End,
    pub money: i32,
    /// Of [`OUTCOMES`].
    pub rank: u8,
    pub rounds: Vec<RoundBook>,
    /// The three customers worth most, if anything, and the three worth least of all others.
    pub best: Vec<Visit>,
    pub worst: Vec<Visit>,
    pub completed: u8,
    pub failed: u8,
    /// Trips cut short by a restock.
    pub cut_short: u8,
    pub sent_away: u8,
    pub sales: Vec<Food>,
    pub bought: Foods<u8>,
    pub paid: i32,
    /// All purchases, refunded or not.
    pub takings: i32,
    pub bonuses: i32,
    pub refunds: i32,
    pub penalties: i32,
    pub wasted: Foods<u8>,
}

const PODIUM: usize = 3;

impl Breakdown {
    pub(super) fn of(shop: &Shop, end: End) -> Breakdown {
        let mut visits = shop.visits.clone();
        visits.arrange_by_key(|visit| -visit.net());
        let worthy = visits.iter().take(PODIUM).take_while(|visit| visit.net() > 0).count();
        let (best, others) = visits.split_at(worthy);
        let ended = |end| shop.visits.iter().filter(|visit| visit.end == end).count();
        let count = |end| u8::try_from(ended(end)).expect("there are 30 customers");
        let sum = |of: fn(&Visit) -> i32| shop.visits.iter().map(of).sum();
        let cubes = |of: fn(&RoundBook) -> &Foods<u8>| {
            Foods::from_fn(|food| shop.books.iter().map(|book| of(book)[food]).sum())
        };
        Breakdown {
            end,
            money: shop.money,
            rank: outcome(shop.money).rank,
            rounds: shop.books.clone(),
            best: best.to_vec(),
            worst: others.iter().rev().take(PODIUM).copied().collect(),
            completed: count(Status::Completed),
            failed: count(Status::Failed),
            cut_short: count(Status::Restocked),
            sent_away: shop.sent_away,
            sales: shop.sales_used.clone(),
            bought: cubes(|book| &book.bought),
            paid: shop.books.iter().map(|book| book.paid).sum(),
            takings: sum(|visit| visit.spent),
            bonuses: sum(|visit| visit.bonus),
            refunds: sum(|visit| visit.refund),
            penalties: sum(|visit| visit.penalty),
            wasted: cubes(|book| &book.wasted),
        }
    }
}
