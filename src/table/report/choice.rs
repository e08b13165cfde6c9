//! The steps of a game at which there was something to choose, and what each of them changed.
use super::tally::Tally;
use crate::table::{Seat, Seats};

/// A choice that never made a difference yet may still make one: so many trials with such a spread
/// are taken for granted. Without them, whatever began with nothing would stay at nothing.
const PRIOR: (f64, f64) = (4.0, 100.0);

/// A step at which there was something to choose.
pub(super) struct Choice {
    pub step: usize,
    pub seat: Seat,
    /// What it changed for each seat, beside the computer's choice at a glance.
    pub effect: Seats<Tally>,
    pub lead: Seats<Tally>,
}

impl Choice {
    pub fn new(step: usize, seat: Seat, seats: u8) -> Choice {
        let none = Seats::from_fn(seats, |_| Tally::default());
        Choice { step, seat, effect: none.clone(), lead: none }
    }

    pub fn trials(&self) -> u32 {
        self.effect[self.seat].count()
    }

    /// By how much another trial would help those who want to know.
    pub fn doubt(&self, people: &[Seat]) -> f64 {
        let count = f64::from(self.trials().max(1));
        let squares: f64 = people.iter().map(|seat| self.effect[*seat].squared_error()).sum();
        let (taken, spread) = PRIOR;
        (squares * count * count + taken * spread) / (count + taken) / (count * count)
    }
}
