//! Looking ahead: the best few answers are tried in imagined worlds, in which everybody plays on as
//! the middle computer would. Nothing is rolled or drawn in this game, so that is nearly what happens.
use super::auctions::in_doubt;
use super::policy::{Style, decide, lead, options, rated};
use crate::games::shopping_mall::action::Action;
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::stage::Stage;
use crate::games::shopping_mall::view::View;
use crate::table::{Bot, Dice, Game, Imagine, Log, Pending, Seat};

pub(in crate::games::shopping_mall) struct LooksAhead {
    /// Names the candidates, answers what is not worth a search, and judges the ends.
    pub style: Style,
    /// Everybody in an imagined game.
    pub others: Style,
    /// How many imagined games one decision may cost.
    pub effort: usize,
    pub candidates: usize,
    /// How many turns are played on, beside the running one.
    pub ahead: u32,
}

impl Bot<Position> for LooksAhead {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let world = Position::imagine(seat, view, dice).sketch();
        let mut candidates = self.candidates(&world, seat, dice);
        if candidates.len() == 1 {
            return candidates.remove(0);
        }
        let mut scores = vec![0_i64; candidates.len()];
        for game in 0..(self.effort / candidates.len()).max(1) {
            let world = Position::imagine(seat, view, dice).sketch();
            // The same luck for every candidate, so that they differ by themselves alone.
            let luck = dice.fork(u64::try_from(game).expect("few games"));
            for (score, action) in scores.iter_mut().zip(&candidates) {
                *score += self.playout(world.clone(), seat, action.clone(), luck.clone());
            }
        }
        let best = (0..candidates.len()).max_by_key(|&i| (scores[i], candidates.len() - i));
        candidates.swap_remove(best.expect("there is always an answer"))
    }
}

impl LooksAhead {
    /// What is worth trying, the quick answer first; that one alone where it is good enough.
    fn candidates(&self, world: &Position, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        let best = |sorted: Vec<(i64, Action)>| {
            sorted.into_iter().take(self.candidates).map(|(_, action)| action).collect()
        };
        let others = match &world.stage {
            Stage::Act => return best(options(world, seat, &self.style)),
            Stage::Door(_) | Stage::Merge(_) | Stage::Arrivals(_) => {
                let all = world.candidates(seat, dice);
                return best(rated(world, seat, all, &self.style));
            }
            Stage::Bid(auction) if in_doubt(world, auction, seat, &self.style) => {
                vec![Action::Drop, Action::Bid(auction.least(&world.setup))]
            }
            Stage::Free(_) | Stage::Manager(_) => world.candidates(seat, dice),
            Stage::Bid(_) | Stage::Over => Vec::new(),
        };
        let mut candidates = vec![decide(world, seat, &self.style, dice)];
        for action in others {
            if !candidates.contains(&action) {
                candidates.push(action);
            }
        }
        candidates
    }

    /// Plays on and judges where that leads.
    fn playout(&self, mut world: Position, me: Seat, first: Action, mut dice: Dice) -> i64 {
        let mut log = Log::unheard();
        let last = world.turns + self.ahead;
        world.apply(me, first, &mut log);
        while let Pending::Seats(seats) = world.pending() {
            if world.turns > last {
                break;
            }
            let action = decide(&world, seats[0], &self.others, &mut dice);
            world.apply(seats[0], action, &mut log);
        }
        lead(&world, me, &self.style)
    }
}
