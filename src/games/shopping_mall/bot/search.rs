//! Looking ahead: the best few actions are tried in imagined worlds until the own turn comes again.
use super::policy::{Style, decide, lead, options};
use super::{NORMAL, QUICK};
use crate::games::shopping_mall::action::Action;
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::stage::Stage;
use crate::games::shopping_mall::view::View;
use crate::table::{Bot, Dice, Game, Imagine, Log, Pending, Seat};

pub(super) struct LooksAhead;

/// How many imagined games one decision may cost. Tests without optimisation think less.
const EFFORT: usize = if cfg!(debug_assertions) { 6 } else { 60 };
const MOST_CANDIDATES: usize = if cfg!(debug_assertions) { 3 } else { 6 };

impl Bot<Position> for LooksAhead {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let world = Position::imagine(seat, view, dice).sketch();
        let mut candidates = match world.stage {
            Stage::Act => {
                let best = options(&world, seat, &NORMAL).into_iter();
                best.take(MOST_CANDIDATES).map(|(_, action)| action).collect()
            }
            _ => vec![decide(&world, seat, &NORMAL, dice)],
        };
        if candidates.len() == 1 {
            return candidates.remove(0);
        }
        let mut scores = vec![0_i64; candidates.len()];
        for _ in 0..EFFORT / candidates.len() {
            let world = Position::imagine(seat, view, dice).sketch();
            // The same luck for every candidate, so that they differ by themselves alone.
            let luck = dice.fork(7);
            for (score, action) in scores.iter_mut().zip(&candidates) {
                *score += playout(world.clone(), seat, action.clone(), luck.clone());
            }
        }
        let best = (0..candidates.len()).max_by_key(|&i| (scores[i], candidates.len() - i));
        candidates.swap_remove(best.expect("there is a choice"))
    }
}

/// Plays on by the quick policy until `me` has played once more, and judges where that leads.
fn playout(mut world: Position, me: Seat, first: Action, mut dice: Dice) -> i64 {
    let mut log = Log::default();
    let last = world.turns + u32::from(world.seats()) + 1;
    world.apply(me, first, &mut log);
    while let Pending::Seats(seats) = world.pending() {
        if world.turns >= last {
            break;
        }
        let action = decide(&world, seats[0], &QUICK, &mut dice);
        world.apply(seats[0], action, &mut log);
        world.story.clear();
    }
    judge(&world, me, &NORMAL)
}

fn judge(world: &Position, me: Seat, style: &Style) -> i64 {
    lead(world, me, style)
}
