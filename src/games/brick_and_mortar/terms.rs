//! What points cost: the table of the board, and the stores that change it.
use serde::{Deserialize, Serialize};

use super::modifiers::{InvestmentModifier, Modifier};
use super::shop::Shop;

/// What 0 to 10 points cost in one purchase.
pub const POINT_COST: [u32; 11] = [0, 4, 8, 12, 17, 22, 28, 34, 41, 48, 56];
pub const POINT_SALE: u32 = 3;

/// How point buying works for the owner of a building.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The Bank: two purchases of at most so many points.
    pub two_of: Option<u32>,
    /// Brokerage: so much off each of the first so many points.
    pub off: u32,
    pub off_points: u32,
}

impl Terms {
    pub fn of(building: &[Shop]) -> Terms {
        let mut terms = Terms::default();
        for modifier in building.iter().flat_map(|shop| shop.store.card().modifiers) {
            match modifier {
                Modifier::Investment(InvestmentModifier::TwoPurchases(most)) => {
                    terms.two_of = Some(*most);
                }
                Modifier::Investment(InvestmentModifier::PointsCheaper(off, points)) => {
                    terms.off = *off;
                    terms.off_points = *points;
                }
                _ => {}
            }
        }
        terms
    }

    /// The most points of the first and of the second purchase.
    pub fn most(&self) -> (u32, u32) {
        self.two_of.map_or((10, 0), |most| (most, most))
    }

    /// The most points this money buys.
    pub fn affordable(&self, money: u32) -> u32 {
        let (first, second) = self.most();
        let both = (0..=first).flat_map(|one| (0..=second).map(move |other| (one, other)));
        let paid = both.filter(|(one, other)| self.cost(*one, *other) <= money);
        paid.map(|(one, other)| one + other).max().unwrap_or(0)
    }

    /// The price of both purchases; each within [`Terms::most`].
    pub fn cost(&self, first: u32, second: u32) -> u32 {
        let table = POINT_COST[first as usize] + POINT_COST[second as usize];
        table - self.off * self.off_points.min(first + second)
    }
}
