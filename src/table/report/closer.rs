//! A closer look at one choice: beside the strong computer's, in fresh worlds. All it is handed is
//! what the chooser could see, so what lay hidden cannot change the verdict.
use super::findings::{Closer, Course, Estimate, Measure, Verdict};
use super::reckoning::{compare, luck};
use super::tally::Tally;
use crate::table::{Computers, Dice, Game, Level, Seat, Seed};

/// Points of winning chance, or of the score, beyond which a loss has a name.
const SLIP: f64 = 3.0;
const MISTAKE: f64 = 8.0;
/// Half of a 95 % interval, in standard errors.
const SURE: f64 = 1.96;
/// How often the strong computer is asked. It has luck with its thoughts, too: what it might have done
/// itself is no mistake, and what is worse than one of its answers only may be as good as another.
const ASKED: u32 = 3;
/// What else could have been done is only reckoned roughly: in so many worlds.
const COURSES: usize = 5;
pub const ROUGHLY: u32 = 48;

/// What a look compares: what was done, what the strong computer would do instead, and others.
pub(super) struct Courses<G: Game> {
    seat: Seat,
    view: G::View,
    pub actions: Vec<G::Action>,
    /// How many of them are the strong computer's; none where it would do the same.
    pub sharp: usize,
}

impl<G: Computers> Courses<G> {
    pub fn new(seat: Seat, view: &G::View, done: &G::Action, mut dice: Dice) -> Courses<G> {
        let mut actions = vec![done.clone()];
        let mut same = false;
        for _ in 0..ASKED {
            let sharp = G::computer(Level::Hard).choose(seat, view, &mut dice);
            same |= sharp == *done;
            if same {
                break;
            }
            if !actions.contains(&sharp) {
                actions.push(sharp);
            }
        }
        let sharp = if same { 0 } else { actions.len() - 1 };
        for action in others::<G>(seat, view, &mut dice) {
            if actions.len() < COURSES && !actions.contains(&action) {
                actions.push(action);
            }
        }
        Courses { seat, view: view.clone(), actions, sharp }
    }

    /// What the first so many of them come to, in one world.
    pub fn compare(
        &self,
        wanted: usize,
        measure: Measure,
        dice: Dice,
        spent: &mut u64,
    ) -> Vec<f64> {
        compare::<G>(self.seat, &self.view, &self.actions[..wanted], measure, dice, spent)
    }
}

/// A look that is under way.
pub(super) struct Look {
    pub step: usize,
    pub seat: Seat,
    /// Which look it is: so its courses are found.
    at: usize,
    /// What was done less each of the strong computer's choices; none where it would do the same.
    gains: Vec<Tally>,
    worth: Vec<Tally>,
    worlds: u32,
    trials: u32,
    deal: Seed,
}

/// One of the things compared in a look.
#[derive(Clone, Copy)]
pub(super) struct Tried {
    pub look: usize,
    pub course: usize,
}

impl Look {
    /// At the choice of `seat` at `step`, with so many courses, so many of them the strong computer's.
    pub fn new(
        (at, step, seat): (usize, usize, Seat),
        (courses, sharp): (usize, usize),
        (deal, worlds): (Seed, u32),
    ) -> Look {
        let worlds = if sharp == 0 { worlds.min(ROUGHLY) } else { worlds };
        let [gains, worth] = [sharp, courses].map(|count| vec![Tally::default(); count]);
        Look { step, seat, at, gains, worth, worlds, trials: 0, deal }
    }

    pub fn is_done(&self) -> bool {
        self.trials >= self.worlds
    }

    /// One world more; `compare` says what the first so many courses come to there.
    pub fn go_on(&mut self, compare: &mut dyn FnMut(usize, Dice) -> Vec<f64>) {
        let dice = luck(self.deal, about(self.step), self.trials);
        self.trials += 1;
        let wanted = if self.trials <= ROUGHLY { self.worth.len() } else { 1 + self.gains.len() };
        let worth = compare(wanted, dice);
        for (tally, worth) in self.worth.iter_mut().zip(&worth) {
            tally.add(*worth);
        }
        for (gain, sharp) in self.gains.iter_mut().zip(&worth[1..]) {
            gain.add(worth[0] - sharp);
        }
    }

    /// Beside the one of the strong computer's choices that comes nearest in worth: what loses to it
    /// loses to all of them.
    fn nearest(&self) -> Option<&Tally> {
        let near = |gain: &&Tally| gain.mean().abs();
        let mixed = self.gains.iter().any(|gain| gain.mean() < 0.0)
            && self.gains.iter().any(|gain| gain.mean() >= 0.0);
        let near = self.gains.iter().min_by(|a, b| near(a).total_cmp(&near(b)));
        if mixed { self.gains.first() } else { near }
    }

    pub fn found(&self) -> Closer<Tried> {
        let courses = self.worth.iter().enumerate().map(|(course, worth)| Course {
            action: Tried { look: self.at, course },
            worth: Estimate::of(worth.mean(), worth.error()),
        });
        let (gain, error) = self.nearest().map_or((0.0, 0.0), |gain| (gain.mean(), gain.error()));
        let named = |gain: &Tally| verdict(gain.mean(), gain.error(), self.trials);
        let agreed = self.gains.iter().map(named).reduce(Verdict::milder);
        Closer {
            courses: courses.collect(),
            sharp: u32::try_from(self.gains.len()).expect("asked a few times"),
            verdict: agreed.unwrap_or(Verdict::Same),
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
    let courses = Courses::<G>::new(seat, view, done, first_luck(Seed(1), 0));
    let counts = (courses.actions.len(), courses.sharp);
    let mut look = Look::new((0, 0, seat), counts, (Seed(1), worlds));
    while !look.is_done() {
        look.go_on(&mut |wanted, dice| courses.compare(wanted, measure, dice, &mut 0));
    }
    look.found().map(&|tried| courses.actions[tried.course].clone())
}

/// Fresh luck: not that by which the choice was picked out.
fn about(step: usize) -> u64 {
    (1 << 40) + step as u64
}

/// That by which the courses are found.
pub(super) fn first_luck(deal: Seed, step: usize) -> Dice {
    luck(deal, about(step), u32::MAX)
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
    fn beside_two_answers_no_more_is_said_than_beside_each() {
        let [mistake, slip, taste, find] =
            [Verdict::Mistake, Verdict::Slip, Verdict::Taste, Verdict::Find];
        assert_eq!(mistake.milder(mistake), mistake);
        assert_eq!([mistake.milder(slip), slip.milder(mistake), slip.milder(slip)], [slip; 3]);
        assert_eq!([mistake.milder(taste), taste.milder(slip), find.milder(slip)], [taste; 3]);
        assert_eq!([find.milder(find), find.milder(taste)], [find, taste]);
    }

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
