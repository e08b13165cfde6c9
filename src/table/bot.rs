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
