//! What the choices changed in a game without chance after the deal. There the table after a choice is the
//! table before the next one, so a choice changed what the game was worth after it, less before it: the
//! choices add up to the result less the opening, exactly, and nothing is left for draws and dice.
//!
//! One trial goes back through the whole game with one luck. Where the hand would have done what was done,
//! nothing has to be played: the game goes on there as it did from the next step.
use super::choice::Choice;
use super::reckoning::Outcome;
use super::tally::Tally;
use super::trials::Trials;
use crate::table::{Dice, Seat, Seats};

pub(super) struct Chain {
    /// What the game was worth to each seat before each choice.
    pub worth: Vec<Seats<Tally>>,
    /// What all choices of a seat changed for it, and what all others did: their errors hang together, so
    /// they are counted trial by trial.
    pub own: Seats<Tally>,
    pub others: Seats<Tally>,
    /// By how much each seat was to end ahead, seen from the first choice.
    pub lead: Seats<Tally>,
}

impl Chain {
    pub fn of(choices: usize, seats: u8) -> Chain {
        let none = Seats::from_fn(seats, |_| Tally::default());
        Chain {
            worth: vec![none.clone(); choices],
            own: none.clone(),
            others: none.clone(),
            lead: none,
        }
    }

    /// One trial of all choices; returns what the game was worth at the first of them.
    pub fn go_back(
        &mut self,
        choices: &mut [Choice],
        game: &dyn Trials,
        result: &Outcome,
        dice: &Dice,
        spent: &mut u64,
    ) -> Outcome {
        let mut after = result.clone();
        let mut own = after.worth.map(|_, _| 0.0);
        let mut others = own.clone();
        for (at, choice) in choices.iter_mut().enumerate().rev() {
            let before = game.before_choice(at, &after, dice, spent);
            for seat in Seat::all(after.worth.count()) {
                let changed = after.worth[seat] - before.worth[seat];
                choice.effect[seat].add(changed);
                let sum = if choice.seat == seat { &mut own } else { &mut others };
                sum[seat] += changed;
                self.worth[at][seat].add(before.worth[seat]);
            }
            after = before;
        }
        for seat in Seat::all(after.worth.count()) {
            self.own[seat].add(own[seat]);
            self.others[seat].add(others[seat]);
            self.lead[seat].add(after.lead[seat]);
        }
        after
    }
}
