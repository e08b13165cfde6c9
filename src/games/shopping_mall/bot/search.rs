//! Looking ahead: the best few actions are tried in imagined worlds until the own next turn is
//! over.
use super::policy::{Style, decide, lead, options};
use crate::games::shopping_mall::action::Action;
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::stage::Stage;
use crate::games::shopping_mall::view::View;
use crate::table::{Bot, Dice, Game, Imagine, Log, Pending, Seat};

pub(in crate::games::shopping_mall) struct LooksAhead {
    /// Names the candidates, answers what is not worth a search, and judges the ends.
    pub style: Style,
    /// Everybody in an imagined game.
    pub quick: Style,
    /// How many imagined games one decision may cost.
    pub effort: usize,
    pub candidates: usize,
    /// How many turns are played on, beside the running one.
    pub ahead: u32,
}

impl Bot<Position> for LooksAhead {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let world = Position::imagine(seat, view, dice).sketch();
        if world.stage != Stage::Act {
            return decide(&world, seat, &self.style, dice);
        }
        let best = options(&world, seat, &self.style).into_iter();
        let mut candidates: Vec<Action> =
            best.take(self.candidates).map(|(_, action)| action).collect();
        let mut scores = vec![0_i64; candidates.len()];
        for _ in 0..self.effort / candidates.len() {
            let world = Position::imagine(seat, view, dice).sketch();
            // The same luck for every candidate, so that they differ by themselves alone.
            let luck = dice.fork(7);
            for (score, action) in scores.iter_mut().zip(&candidates) {
                *score += self.playout(world.clone(), seat, action.clone(), luck.clone());
            }
        }
        let best = (0..candidates.len()).max_by_key(|&i| (scores[i], candidates.len() - i));
        candidates.swap_remove(best.expect("there is always an auction"))
    }
}

impl LooksAhead {
    /// Plays on by the quick policy and judges where that leads.
    fn playout(&self, mut world: Position, me: Seat, first: Action, mut dice: Dice) -> i64 {
        let mut log = Log::default();
        let last = world.turns + self.ahead;
        world.apply(me, first, &mut log);
        while let Pending::Seats(seats) = world.pending() {
            if world.turns > last {
                break;
            }
            let action = decide(&world, seats[0], &self.quick, &mut dice);
            world.apply(seats[0], action, &mut log);
            world.story.clear();
        }
        lead(&world, me, &self.style)
    }
}
