//! A closer look at one choice: beside the strong computer's, in fresh worlds. All it is handed is
//! what the chooser could see, so what lay hidden cannot change the verdict.
use super::findings::{Closer, Course, Estimate, Measure, Verdict};
use super::reckoning::{compare, luck};
use super::tally::Tally;
use crate::table::{Computers, Dice, Level, Seat, Seed};

/// Points of winning chance, or of the score, beyond which a loss has a name.
const SLIP: f64 = 3.0;
const MISTAKE: f64 = 8.0;
/// Half of a 95 % interval, in standard errors.
const SURE: f64 = 1.96;
/// What else could have been done is only reckoned roughly.
const COURSES: usize = 4;
const ROUGHLY: u32 = 48;

/// A look that is under way.
pub(super) struct Look<G: Computers> {
    pub step: usize,
    pub seat: Seat,
    view: G::View,
    /// What was done, the strong computer's choice if it is another, and others.
    actions: Vec<G::Action>,
    same: bool,
    worth: Vec<Tally>,
    gain: Tally,
    measure: Measure,
    worlds: u32,
    trials: u32,
    deal: Seed,
}

impl<G: Computers> Look<G> {
    pub fn new(
        step: usize,
        seat: Seat,
        (view, done): (&G::View, &G::Action),
        measure: Measure,
        (deal, worlds): (Seed, u32),
    ) -> Look<G> {
        let mut dice = luck(deal, about(step), u32::MAX);
        let sharp = G::computer(Level::Hard).choose(seat, view, &mut dice);
        let same = sharp == *done;
        let mut actions = vec![done.clone()];
        if !same {
            actions.push(sharp);
        }
        for action in others::<G>(seat, view, &mut dice) {
            if actions.len() < COURSES && !actions.contains(&action) {
                actions.push(action);
            }
        }
        let worth = vec![Tally::default(); actions.len()];
        let worlds = if same { worlds.min(ROUGHLY) } else { worlds };
        let (gain, view) = (Tally::default(), view.clone());
        Look { step, seat, view, actions, same, worth, gain, measure, worlds, trials: 0, deal }
    }

    pub fn is_done(&self) -> bool {
        self.trials >= self.worlds
    }

    pub fn go_on(&mut self, spent: &mut u64) {
        let dice = luck(self.deal, about(self.step), self.trials);
        self.trials += 1;
        let sure = if self.same { 1 } else { 2 };
        let wanted = if self.trials <= ROUGHLY { self.actions.len() } else { sure };
        let actions = &self.actions[..wanted];
        let worth = compare::<G>(self.seat, &self.view, actions, self.measure, dice, spent);
        for (tally, worth) in self.worth.iter_mut().zip(&worth) {
            tally.add(*worth);
        }
        if let [done, sharp, ..] = worth[..]
            && !self.same
        {
            self.gain.add(done - sharp);
        }
    }

    pub fn found(&self) -> Closer<G::Action> {
        let (gain, error) = (self.gain.mean(), self.gain.error());
        let courses = self.actions.iter().zip(&self.worth).map(|(action, worth)| Course {
            action: action.clone(),
            worth: Estimate::of(worth.mean(), worth.error()),
        });
        Closer {
            courses: courses.collect(),
            verdict: if self.same { Verdict::Same } else { verdict(gain, error, self.trials) },
            gain: Estimate::of(gain, error),
            worlds: self.trials,
        }
    }
}

/// The whole look at once.
#[cfg(test)]
pub(crate) fn judge<G: Computers>(
    seat: Seat,
    view: &G::View,
    done: &G::Action,
    measure: Measure,
    worlds: u32,
) -> Closer<G::Action> {
    let mut look = Look::<G>::new(0, seat, (view, done), measure, (Seed(1), worlds));
    while !look.is_done() {
        look.go_on(&mut 0);
    }
    look.found()
}

/// Fresh luck: not that by which the choice was picked out.
fn about(step: usize) -> u64 {
    (1 << 40) + step as u64
}

fn verdict(gain: f64, error: f64, trials: u32) -> Verdict {
    let clear = trials > 1 && gain.abs() > SURE * error;
    match gain {
        _ if !clear => Verdict::Taste,
        loss if loss < -MISTAKE => Verdict::Mistake,
        loss if loss < -SLIP => Verdict::Slip,
        gain if gain > SLIP => Verdict::Find,
        _ => Verdict::Taste,
    }
}

/// Something else that was allowed, from all over the range.
fn others<G: Computers>(seat: Seat, view: &G::View, dice: &mut Dice) -> Vec<G::Action> {
    let world = G::imagine(seat, view, dice);
    let glance = G::at_a_glance(&world, seat, dice);
    let mut all = world.candidates(seat, dice);
    dice.shuffle(&mut all);
    std::iter::once(glance).chain(all).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_clear_and_large_loss_has_a_name() {
        assert_eq!(verdict(-9.0, 2.0, 200), Verdict::Mistake);
        assert_eq!(verdict(-8.0, 2.0, 200), Verdict::Slip);
        assert_eq!(verdict(-3.1, 1.5, 200), Verdict::Slip);
        assert_eq!(verdict(-3.0, 0.1, 200), Verdict::Taste, "no more than three points");
        assert_eq!(verdict(-20.0, 10.3, 200), Verdict::Taste, "chance explains it");
        assert_eq!(verdict(-20.0, 0.0, 1), Verdict::Taste, "one world says nothing");
        assert_eq!(verdict(4.0, 1.0, 200), Verdict::Find);
        assert_eq!(verdict(2.0, 0.1, 200), Verdict::Taste);
    }
}
