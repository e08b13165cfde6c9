//! Shops, who runs them, and what a customer brings.
use serde::{Deserialize, Serialize};

use super::map::map;
use super::names::Manager;
use super::plan::Slot;

/// One tile, or two that share a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Premises {
    first: Slot,
    second: Option<Slot>,
}

impl Premises {
    pub const fn one(slot: Slot) -> Premises {
        Premises { first: slot, second: None }
    }

    pub fn two(one: Slot, other: Slot) -> Premises {
        Premises { first: one.min(other), second: Some(one.max(other)) }
    }

    /// One or two, the lower number first.
    pub fn slots(self) -> impl Iterator<Item = Slot> + Clone {
        std::iter::once(self.first).chain(self.second)
    }

    pub fn contains(self, slot: Slot) -> bool {
        self.first == slot || self.second == Some(slot)
    }

    /// The slot of a shop that is no more than one tile.
    pub const fn single(self) -> Option<Slot> {
        match self.second {
            None => Some(self.first),
            Some(_) => None,
        }
    }

    /// Whether the two tiles, if there are two, belong together.
    pub(super) fn is_sound(self) -> bool {
        self.second.is_none_or(|second| self.first < second && map().walled(self.first, second))
    }
}

/// A seat's three managers and where each works; whoever works nowhere is at home.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Staff([Option<Premises>; 3]);

impl Staff {
    pub fn at(&self, manager: Manager) -> Option<Premises> {
        self.0[manager.index()]
    }

    pub(super) fn send(&mut self, manager: Manager, to: Option<Premises>) -> Option<Premises> {
        std::mem::replace(&mut self.0[manager.index()], to)
    }

    pub(super) fn swap(&mut self, one: Manager, other: Manager) {
        self.0.swap(one.index(), other.index());
    }

    /// Every shop of this seat with its manager, the best one first.
    pub fn shops(&self) -> impl Iterator<Item = (Manager, Premises)> + '_ {
        Manager::ALL.into_iter().filter_map(|manager| Some((manager, self.at(manager)?)))
    }

    /// Who runs the shop on `slot`.
    pub fn runs(&self, slot: Slot) -> Option<(Manager, Premises)> {
        self.shops().find(|(_, premises)| premises.contains(slot))
    }

    /// The one-tile shops across a shared wall: what a tile bought on `slot` joins.
    pub fn partners(&self, slot: Slot) -> Vec<(Manager, Slot)> {
        let single = |(manager, premises): (Manager, Premises)| Some((manager, premises.single()?));
        let walled = |(_, other): &(Manager, Slot)| map().walled(slot, *other);
        self.shops().filter_map(single).filter(walled).collect()
    }
}

pub const INCOME_STEP: u32 = 100;
pub const INCOME_CAP: u32 = 600;

/// What a customer brings to a shop that had `previous` before.
pub fn income(manager: Manager, previous: u32) -> u32 {
    (manager.base() + INCOME_STEP * previous).min(INCOME_CAP)
}
