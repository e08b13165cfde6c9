//! Exact chances of a trip: the aid beside the dice, and what careful shopkeepers reckon with.
use std::collections::BTreeMap;

use super::action::Choice;
use super::customers::{TOTALS, WAYS};
use super::foods::Food;
use super::purchase::{Basket, Errand};

/// A chance of 1. The longest trip takes five rolls of 36 ways each, so every chance of a trip
/// is a whole number of these.
pub(super) const CERTAIN: u32 = 36 * 36 * 36 * 36 * 36;

/// How coupons are used by those who reckon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Coupons {
    Never,
    WhenNeeded,
    Best,
}

/// The totals with which the next roll finds nothing it can buy.
pub(super) fn failing(errand: &Errand) -> impl Iterator<Item = u8> {
    TOTALS.filter(|&total| errand.normal(total).is_err() && errand.coupon(total).is_err())
}

/// In how many of 36 ways the next roll fails.
pub(super) fn failing_ways(errand: &Errand) -> u8 {
    failing(errand).map(|total| WAYS[usize::from(total - 2)]).sum()
}

/// How likely the card gets completed, out of [`CERTAIN`].
pub(super) fn completes(errand: &Errand, coupons: Coupons) -> u32 {
    reckon(errand, coupons, &mut BTreeMap::new())
}

/// Rounded, but only what is certain is 1000, and only what is impossible 0.
pub(super) fn tenths_of_a_percent(chance: u32) -> u32 {
    if chance == 0 || chance == CERTAIN {
        return chance / CERTAIN * 1000;
    }
    let tenths = (u64::from(chance) * 1000 + u64::from(CERTAIN) / 2) / u64::from(CERTAIN);
    u32::try_from(tenths.clamp(1, 999)).expect("999 at most")
}

fn reckon(errand: &Errand, coupons: Coupons, known: &mut BTreeMap<u32, u32>) -> u32 {
    if errand.spaces() == 0 {
        return CERTAIN;
    }
    let key = key(errand);
    if let Some(&chance) = known.get(&key) {
        return chance;
    }
    let mut sum: u64 = 0;
    for total in TOTALS {
        let mut chance =
            |basket: Basket, choice| reckon(&errand.after(basket, choice), coupons, known);
        let normal = errand.normal(total).ok().map(|basket| chance(basket, Choice::Normal));
        let coupon = match (coupons, normal) {
            (Coupons::Never, _) | (Coupons::WhenNeeded, Some(_)) => None,
            _ => errand.coupon(total).ok().map(|basket| chance(basket, Choice::Coupon)),
        };
        let best = normal.max(coupon).unwrap_or(0);
        sum += u64::from(WAYS[usize::from(total - 2)]) * u64::from(best);
    }
    let chance = u32::try_from(sum / 36).expect("a chance is 1 at most");
    known.insert(key, chance);
    chance
}

/// What tells two moments of the same trip apart.
fn key(errand: &Errand) -> u32 {
    let shelves = Food::ALL.iter().fold(0, |key, &food| key << 4 | u32::from(errand.shelves[food]));
    shelves << 8 | u32::from(errand.filled) << 4 | u32::from(errand.coupons_left)
}
