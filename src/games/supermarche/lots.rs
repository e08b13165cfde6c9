//! Cubes lying in dated boxes: the shelves, the stock room, what was carried in a phase.
use serde::{Deserialize, Serialize};

use super::foods::{Expiry, Food, Foods};

/// How many cubes of each food lie in each box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lots(Foods<[u8; 7]>);

impl Lots {
    pub fn count(&self, food: Food) -> u8 {
        self.0[food].iter().sum()
    }

    pub fn counts(&self) -> Foods<u8> {
        Foods::from_fn(|food| self.count(food))
    }

    pub fn total(&self) -> u8 {
        self.counts().total()
    }

    pub fn in_box(&self, food: Food, expiry: Expiry) -> u8 {
        self.0[food][expiry.index()]
    }

    /// The boxes of `food` that hold something, oldest first.
    pub fn boxes(&self, food: Food) -> impl Iterator<Item = (Expiry, u8)> + '_ {
        Expiry::ALL.into_iter().zip(self.0[food]).filter(|&(_, cubes)| cubes > 0)
    }

    /// What will be thrown out in the Waste phase of `round`.
    pub fn spoiling(&self, round: u8) -> Foods<u8> {
        self.0.map(|_, boxes| {
            let spoiling =
                Expiry::ALL.into_iter().zip(boxes).filter(|(box_, _)| box_.spoils(round));
            spoiling.map(|(_, cubes)| cubes).sum()
        })
    }

    pub(super) fn put(&mut self, food: Food, expiry: Expiry, cubes: u8) {
        self.0[food][expiry.index()] += cubes;
    }

    pub(super) fn take_box(&mut self, food: Food, expiry: Expiry, cubes: u8) {
        self.0[food][expiry.index()] -= cubes;
    }

    /// Takes one cube out of the oldest box: a younger cube is never worth less.
    pub(super) fn take_oldest(&mut self, food: Food) -> Option<Expiry> {
        let expiry = self.boxes(food).next()?.0;
        self.take_box(food, expiry, 1);
        Some(expiry)
    }

    /// Takes one cube out of the youngest box: the way back of what was carried oldest first.
    pub(super) fn take_youngest(&mut self, food: Food) -> Option<Expiry> {
        let expiry = self.boxes(food).last()?.0;
        self.take_box(food, expiry, 1);
        Some(expiry)
    }

    /// Throws out what spoils in `round`, and hands it back to be counted.
    pub(super) fn throw_out(&mut self, round: u8) -> Foods<u8> {
        let spoilt = self.spoiling(round);
        for food in Food::ALL {
            for expiry in Expiry::ALL.into_iter().filter(|expiry| expiry.spoils(round)) {
                self.0[food][expiry.index()] = 0;
            }
        }
        spoilt
    }
}
