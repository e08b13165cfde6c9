//! Computer players: a level, a policy, and a search over the worlds a view allows. A bot is handed
//! what a person in its chair would see, so it cannot cheat even by mistake.
use serde::{Deserialize, Serialize};

use super::{Dice, Eye, Game, Log, Pending, Seat};

/// A player that is not a person. It is handed a view, never a position: it cannot peek.
pub trait Bot<G: Game> {
    fn choose(&mut self, seat: Seat, view: &G::View, dice: &mut Dice) -> G::Action;
}

/// How well a computer plays. Levels differ by policy and budget, never by what they see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Level {
    Easy,
    Normal,
    Hard,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];
}

/// A game whose hidden part can be guessed at.
pub trait Imagine: Game {
    /// A whole position that looks to `seat` exactly as `view` does; all else by chance.
    /// What it must keep: `imagine(seat, v).view(Seat(seat)) == v`, and the same legality.
    fn imagine(seat: Seat, view: &Self::View, dice: &mut Dice) -> Self;
}

/// A game the computer can play, at every level.
pub trait Computers: Imagine {
    fn computer(level: Level) -> Box<dyn Bot<Self>>;

    /// How many glances a report may cost: what takes the browser about half a minute.
    const GLANCES: u64 = 1_000_000;

    /// All that `seat` could know of this position: what it sees, and what it could have counted from
    /// the lines that everybody was told. A report holds people to this. In a game without chance it
    /// is the whole position, or what the choices changed would not add up.
    fn could_know(&self, seat: Seat) -> Self::View {
        self.view(Eye::Seat(seat))
    }

    /// What the strong computer would do at a glance: so go the imagined games of a report. Quick, and
    /// it reads of `world` what `seat` may know. Where it would hardly ever waver it shall: a hand that
    /// always plays the same makes every small change of a game decide it.
    fn at_a_glance(world: &Self, seat: Seat, dice: &mut Dice) -> Self::Action {
        Self::computer(Level::Normal).choose(seat, &world.view(Eye::Seat(seat)), dice)
    }

    /// What a good player would do in this seat's place, one action after the other as far as
    /// nothing new is seen, and why, in a sentence. `None` where nobody advises.
    fn advise(
        _seat: Seat,
        _view: &Self::View,
        _dice: &mut Dice,
    ) -> Option<(Vec<Self::Action>, String)> {
        None
    }
}

/// A quick opinion of an action, better than none: the policy of playouts and of easy bots.
pub trait Guess<G: Game> {
    fn weigh(&self, seat: Seat, view: &G::View, action: &G::Action) -> i32;
    /// How well `seat` stands, the larger the better.
    fn judge(&self, seat: Seat, position: &G) -> i32;
}

/// How much a computer may think. Counted, not timed: the library has no clock, and the same
/// view and dice give the same action on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    pub worlds: u32,
    pub depth: u32,
}

/// Tries every candidate in many imagined worlds and keeps the best on average.
pub struct MonteCarlo<P> {
    pub policy: P,
    pub budget: Budget,
}

impl<G: Imagine, P: Guess<G>> Bot<G> for MonteCarlo<P> {
    fn choose(&mut self, seat: Seat, view: &G::View, dice: &mut Dice) -> G::Action {
        let candidates = G::imagine(seat, view, dice).candidates(seat, dice);
        if let [only] = &candidates[..] {
            return only.clone();
        }
        let mut scores = vec![0i64; candidates.len()];
        for _ in 0..self.budget.worlds {
            let world = G::imagine(seat, view, dice);
            for (score, action) in scores.iter_mut().zip(&candidates) {
                *score += i64::from(self.playout(world.clone(), seat, action.clone(), dice));
            }
        }
        let best = (0..candidates.len()).max_by_key(|&i| (scores[i], usize::MAX - i));
        candidates[best.expect("a pending seat has a candidate")].clone()
    }
}

impl<P> MonteCarlo<P> {
    fn playout<G: Game>(&self, mut world: G, me: Seat, first: G::Action, dice: &mut Dice) -> i32
    where
        P: Guess<G>,
    {
        world.apply(me, first, &mut Log::default());
        for _ in 0..self.budget.depth {
            let Pending::Seats(seats) = world.pending() else { break };
            let seat = seats[0];
            let view = world.view(Eye::Seat(seat));
            let action = world
                .candidates(seat, dice)
                .into_iter()
                .max_by_key(|action| self.policy.weigh(seat, &view, action))
                .expect("a pending seat has a candidate");
            world.apply(seat, action, &mut Log::default());
        }
        self.policy.judge(me, &world)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::table::Seed;
    use crate::table::lease::{Action, Position, Setup, View};

    /// Counts how often it is asked.
    #[derive(Default)]
    struct Counting {
        weighed: Cell<u32>,
        judged: Cell<u32>,
    }

    impl Guess<Position> for &Counting {
        fn weigh(&self, _: Seat, _: &View, _: &Action) -> i32 {
            self.weighed.set(self.weighed.get() + 1);
            0
        }
        fn judge(&self, _: Seat, _: &Position) -> i32 {
            self.judged.set(self.judged.get() + 1);
            0
        }
    }

    /// What a search in the first position costs, and what it finds.
    fn search(begun: &[Action], worlds: u32, depth: u32) -> (u32, u32, Action) {
        let setup = Setup { seats: 2, secret_purses: true, tips: false };
        let mut position = Position::deal(&setup, Seed(1), &mut Log::default());
        for action in begun {
            position.play(Seat::new(0), *action, &mut Log::default()).unwrap();
        }
        let counting = Counting::default();
        let mut bot = MonteCarlo { policy: &counting, budget: Budget { worlds, depth } };
        let view = position.view(Eye::Seat(Seat::new(0)));
        let action = bot.choose(Seat::new(0), &view, &mut Dice::new(Seed(2)));
        (counting.weighed.get(), counting.judged.get(), action)
    }

    #[test]
    fn a_search_looks_at_each_candidate_once_in_each_world() {
        let choices = 3;
        assert_eq!(search(&[], 1, 0).1, choices);
        assert_eq!(search(&[], 7, 0).1, 7 * choices);
    }

    #[test]
    fn a_search_looks_no_further_than_its_depth() {
        assert_eq!(search(&[], 2, 0).0, 0);
        let one_step = search(&[], 2, 1).0;
        assert!(one_step > 0 && one_step < search(&[], 2, 2).0);
        let most_candidates = 13;
        assert!(search(&[], 2, 3).0 <= 2 * 3 * 3 * most_candidates);
    }

    #[test]
    fn nobody_thinks_about_an_only_choice() {
        let only = [Action::Choose(0), Action::Haggle];
        assert_eq!(search(&only, 9, 9), (0, 0, Action::Announce));
    }

    #[test]
    fn even_without_a_budget_a_search_finds_something_legal() {
        assert_eq!(search(&[], 0, 0).2, Action::Choose(0));
    }
}
