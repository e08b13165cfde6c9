//! What a report says, as plain data. Whole numbers throughout: hundredths of a point of winning
//! chance, or of a dollar, so that a report reads the same wherever it is kept.
use serde::{Deserialize, Serialize};

use crate::table::{Arrange, Level, Seat, Seats};

/// What a game is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Measure {
    /// The chance to win, in points of a hundred; a shared win is shared.
    Win,
    /// The chance that all reach the goal together.
    Goal,
    /// Who plays alone plays for a score: its mean.
    Score,
}

/// Hundredths of a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub i32);

impl Points {
    #[allow(clippy::cast_possible_truncation, reason = "rounded, and far from the ends")]
    pub(super) fn of(points: f64) -> Points {
        Points((points * 100.0).round().clamp(-1e9, 1e9) as i32)
    }

    /// The next whole point.
    pub fn whole(self) -> i32 {
        (self.0 + 50 * self.0.signum()) / 100
    }
}

/// A number and the standard error of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Estimate {
    pub mean: Points,
    pub error: Points,
}

impl Estimate {
    pub(super) fn of(mean: f64, error: f64) -> Estimate {
        Estimate { mean: Points::of(mean), error: Points::of(error) }
    }

    /// Half of its 95 % interval.
    pub fn margin(self) -> Points {
        Points(self.error.0 * 196 / 100)
    }
}

/// Where the result of a seat came from. The parts add up to it, to the last hundredth.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Parts {
    /// What anybody in this chair may expect before a card is dealt.
    pub before: Points,
    pub deal: Points,
    /// All that chance did later, on whosever turn, and all that came to light.
    pub luck: Points,
    pub own: Points,
    pub others: Points,
    pub result: Points,
    /// How far off the four may be against each other: what the sample leaves unexplained.
    pub error: Points,
}

impl Parts {
    /// How far off they may be: half of the 95 % interval.
    pub fn margin(&self) -> Points {
        Estimate { mean: Points(0), error: self.error }.margin()
    }

    pub fn add_up(&self) -> bool {
        let parts = [self.before, self.deal, self.luck, self.own, self.others];
        parts.iter().map(|part| part.0).sum::<i32>() == self.result.0
    }

    /// Before, deal, luck, own and others in whole points that add up to the whole result: the
    /// rounding goes to whoever was cut by most.
    pub fn whole(&self) -> [i32; 5] {
        let parts = [self.before, self.deal, self.luck, self.own, self.others].map(|part| part.0);
        let mut whole = parts.map(|part| part.div_euclid(100));
        let mut by_rest = [0, 1, 2, 3, 4];
        by_rest.arrange_by_key(|&at| std::cmp::Reverse(parts[at].rem_euclid(100)));
        let missing = self.result.whole() - whole.iter().sum::<i32>();
        for &at in by_rest.iter().cycle().take(usize::try_from(missing.max(0)).unwrap_or(0)) {
            whole[at] += 1;
        }
        for &at in by_rest.iter().rev().cycle().take(usize::try_from(-missing).unwrap_or(0)) {
            whole[at] -= 1;
        }
        whole
    }
}

/// What a choice is called, beside the strong computer's in the same place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// It loses more than eight points, and more than chance explains.
    Mistake,
    /// More than three.
    Slip,
    /// No difference that could be told.
    Taste,
    /// Better than the computer's, by more than three points and more than chance explains.
    Find,
    /// The computer would have done the same.
    Same,
}

impl Verdict {
    /// What can be said of a choice beside two others: never more than beside each of them.
    pub(super) fn milder(self, other: Verdict) -> Verdict {
        match (self, other) {
            (Verdict::Mistake, Verdict::Mistake) => Verdict::Mistake,
            (Verdict::Mistake | Verdict::Slip, Verdict::Mistake | Verdict::Slip) => Verdict::Slip,
            (one, other) if one == other => one,
            _ => Verdict::Taste,
        }
    }
}

/// One of the things that could have been done, and what it would have come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Course<A> {
    pub action: A,
    pub worth: Estimate,
}

/// A choice looked at closely.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Closer<A> {
    /// What was done; then what the strong computer would do instead; then others.
    pub courses: Vec<Course<A>>,
    /// How many of them are the strong computer's; none where it would do the same.
    pub sharp: u32,
    pub verdict: Verdict,
    /// What was done, less the strong computer's choice, in the same worlds. Asked again it may choose
    /// another: then beside the one that comes nearest.
    pub gain: Estimate,
    /// How many worlds.
    pub worlds: u32,
}

/// What made a moment matter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause<A> {
    Own(Closer<A>),
    Others,
    Luck,
}

/// A step that mattered to somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moment<A> {
    /// How many actions had been played before it.
    pub step: u32,
    /// As many before the first of its steps: between two known points of a chart nobody can say at which step luck came.
    pub since: u32,
    /// What it did to the seat's chance.
    pub effect: Estimate,
    pub cause: Cause<A>,
}

/// How unusual the luck of a seat was, beside games from other deals.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Rarity {
    pub lucky: bool,
    /// So many of the sample were as lucky, or as unlucky, or more so.
    pub alike: u32,
    pub sample: u32,
}

/// What is found about one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Account<A> {
    pub parts: Parts,
    pub rarity: Rarity,
    /// What the seat could expect after so many actions: at the deal, whenever it chose, at the end.
    pub course: Vec<(u32, Points)>,
    /// At most three, in their order; empty for a seat nobody asked about.
    pub moments: Vec<Moment<A>>,
    /// How many choices there were, how many were looked at closely, and how many of those are called a
    /// slip or a mistake.
    pub choices: u32,
    pub judged: u32,
    pub blamed: u32,
}

impl<A> Closer<A> {
    pub(super) fn map<B>(&self, f: &dyn Fn(&A) -> B) -> Closer<B> {
        let course = |course: &Course<A>| Course { action: f(&course.action), worth: course.worth };
        Closer {
            courses: self.courses.iter().map(course).collect(),
            sharp: self.sharp,
            verdict: self.verdict,
            gain: self.gain,
            worlds: self.worlds,
        }
    }
}

impl<A> Moment<A> {
    fn map<B>(&self, f: &dyn Fn(u32, &A) -> B) -> Moment<B> {
        let cause = match &self.cause {
            Cause::Own(closer) => Cause::Own(closer.map(&|action| f(self.step, action))),
            Cause::Others => Cause::Others,
            Cause::Luck => Cause::Luck,
        };
        Moment { step: self.step, since: self.since, effect: self.effect, cause }
    }
}

impl<A> Report<A> {
    /// The same with other words for what could be done, by whom and after how many actions.
    pub fn map<B>(&self, f: &dyn Fn(Seat, u32, &A) -> B) -> Report<B> {
        let account = |seat: Seat, account: &Account<A>| Account {
            parts: account.parts,
            rarity: account.rarity,
            course: account.course.clone(),
            moments: account
                .moments
                .iter()
                .map(|moment| moment.map(&|step, action| f(seat, step, action)))
                .collect(),
            choices: account.choices,
            judged: account.judged,
            blamed: account.blamed,
        };
        Report {
            evaluator: self.evaluator,
            revision: self.revision,
            measure: self.measure,
            steps: self.steps,
            worlds: self.worlds,
            accounts: self.accounts.map(account),
            same_deal: self.same_deal.clone(),
        }
    }
}

/// The whole report of one finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report<A> {
    pub evaluator: u16,
    pub revision: u16,
    pub measure: Measure,
    /// How many actions the game had.
    pub steps: u32,
    /// Imagined games to each decision.
    pub worlds: u32,
    pub accounts: Seats<Account<A>>,
    /// Who plays alone: what the three computers made of the same deal.
    pub same_deal: Vec<(Level, i32)>,
}
