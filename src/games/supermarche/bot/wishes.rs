//! How much of each food the customers still to come are likely to ask for, and what follows.
use super::super::customers::{Customer, CustomerId};
use super::super::foods::{Food, Foods};
use super::super::shop::{Shop, Status};

/// Expected wishes of everybody still to shop this round, if `served` of the customers lying
/// face down come in. Those are taken as the average of whom nobody has seen.
pub(super) fn wishes(shop: &Shop, served: f64) -> Foods<f64> {
    let mut sum = Foods::default();
    for slot in shop.slots(Status::Up) {
        add(&mut sum, shop.guests[slot].who.map(CustomerId::card), 1.0);
    }
    if served > 0.0 {
        let unseen = shop.unseen().count();
        let each = served / f64::from(u32::try_from(unseen.max(1)).expect("30 customers"));
        for who in shop.unseen() {
            add(&mut sum, Some(who.card()), each);
        }
    }
    sum
}

fn add(sum: &mut Foods<f64>, card: Option<&Customer>, weight: f64) {
    for food in Food::ALL {
        let in_36 = card.map_or(0, |card| card.items * card.chance(food));
        sum[food] += weight * f64::from(in_36) / 36.0;
    }
}

pub(super) fn face_down(shop: &Shop) -> f64 {
    f64::from(u8::try_from(shop.slots(Status::Down).count()).expect("five slots"))
}

/// For 1, 2, 3... cubes: how likely at least so many are asked for, where `mean` are expected.
/// Wishes are taken to come as single raindrops do.
pub(super) fn asked(mean: f64) -> [f64; 16] {
    let mut exactly = never(mean);
    let mut fewer = exactly;
    let mut asked = [0.0; 16];
    for (nth, at_least) in (1_u8..).zip(&mut asked) {
        *at_least = 1.0 - fewer;
        exactly = exactly * mean / f64::from(nth);
        fewer += exactly;
    }
    asked
}

/// The chance that none is asked for: e to the power of -mean, by multiplication alone.
fn never(mean: f64) -> f64 {
    let mut power = 1.0 - mean / 256.0;
    for _ in 0..8 {
        power *= power;
    }
    power
}

/// Chances that one customer asks for more of a food than there is.
pub(super) struct Shortages([[[f64; 6]; 37]; 6]);

impl Shortages {
    pub fn new() -> Shortages {
        let mut all = [[[0.0; 6]; 37]; 6];
        for (items, of_items) in (0_u8..).zip(&mut all) {
            for (chance, of_chance) in (0_u8..).zip(of_items) {
                for (there, short) in (0_u8..).zip(of_chance) {
                    *short = more_than(there, items, f64::from(chance) / 36.0);
                }
            }
        }
        Shortages(all)
    }

    /// How likely a customer with so many spaces left finds a shelf empty, coupons aside.
    pub fn risk(&self, card: &Customer, spaces: u8, shelves: Foods<u8>) -> f64 {
        let short = |food| {
            let there = shelves[food].min(5);
            self.0[usize::from(spaces.min(5))][usize::from(card.chance(food))][usize::from(there)]
        };
        let any: f64 = Food::ALL.into_iter().map(short).sum();
        any.min(1.0)
    }
}

/// The chance of more than `there` hits in `items` tries.
fn more_than(there: u8, items: u8, chance: f64) -> f64 {
    // exactly[k]: the chance of k hits so far.
    let mut exactly = [0.0; 7];
    exactly[0] = 1.0;
    for _ in 0..items {
        for hits in (0..6).rev() {
            exactly[hits + 1] += exactly[hits] * chance;
            exactly[hits] *= 1.0 - chance;
        }
    }
    exactly.iter().skip(usize::from(there) + 1).sum()
}
