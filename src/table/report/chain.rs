//! What the choices changed in a game without chance after the deal. There the table after a choice is the
//! table before the next one, so a choice changed what the game was worth after it, less before it: the
//! choices add up to the result less the opening, exactly, and nothing is left for draws and dice.
//!
//! One trial goes back through the whole game with one luck. Where the hand would have done what was done,
//! nothing has to be played: the game goes on there as it did from the next step.
use super::choice::Choice;
use super::findings::Measure;
use super::reckoning::{Outcome, hand, play_on};
use super::tally::Tally;
use crate::table::{Computers, Dice, Log, Seat, Seats, Seed};

pub(super) struct Chain<G> {
    /// The table before each choice, as anybody could know it.
    tables: Vec<G>,
    /// What the game was worth there to each seat.
    pub worth: Vec<Seats<Tally>>,
    /// What all choices of a seat changed for it, and what all others did: their errors hang together, so
    /// they are counted trial by trial.
    pub own: Seats<Tally>,
    pub others: Seats<Tally>,
    /// By how much each seat was to end ahead, seen from the first choice.
    pub lead: Seats<Tally>,
}

impl<G: Computers> Chain<G> {
    pub fn of(choices: &[Choice<G>], seats: u8, deal: Seed) -> Chain<G> {
        let none = Seats::from_fn(seats, |_| Tally::default());
        let mut dice = Dice::new(deal).fork(11);
        let table = |choice: &Choice<G>| G::imagine(choice.seat, &choice.view, &mut dice);
        Chain {
            tables: choices.iter().map(table).collect(),
            worth: vec![none.clone(); choices.len()],
            own: none.clone(),
            others: none.clone(),
            lead: none,
        }
    }

    /// One trial of all choices; returns what the game was worth at the first of them.
    pub fn go_back(
        &mut self,
        choices: &mut [Choice<G>],
        result: &Outcome,
        measure: Measure,
        dice: &Dice,
        spent: &mut u64,
    ) -> Outcome {
        let mut after = result.clone();
        let mut own = after.worth.map(|_, _| 0.0);
        let mut others = own.clone();
        for (at, choice) in choices.iter_mut().enumerate().rev() {
            let before = self.before(at, choice, &after, measure, dice, spent);
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

    fn before(
        &self,
        at: usize,
        choice: &Choice<G>,
        after: &Outcome,
        measure: Measure,
        dice: &Dice,
        spent: &mut u64,
    ) -> Outcome {
        *spent += 1;
        let mut table = self.tables[at].clone();
        let action = hand(&table, choice.seat, dice);
        if action == choice.action {
            return after.clone();
        }
        table.apply(choice.seat, action, &mut Log::default());
        Outcome::of(&play_on(table, dice, spent), measure)
    }
}
