//! Looking ahead: the choices that matter are tried in imagined worlds, to the end of the game.
use super::NORMAL;
use super::outlook::whole;
use super::policy::decide;
use crate::games::brick_and_mortar::action::Action;
use crate::games::brick_and_mortar::phases::Phase;
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::scoring::FinalRow;
use crate::games::brick_and_mortar::view::View;
use crate::table::{Bot, Dice, Game, Imagine, Log, Pending, Seat};

pub(super) struct LooksAhead;

/// How many imagined games one decision may cost.
const GAMES: usize = 120;
const LEAST_WORLDS: usize = 8;

impl Bot<Position> for LooksAhead {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let world = Position::imagine(seat, view, dice);
        let quick = decide(&world, seat, &NORMAL, dice);
        let mut candidates = vec![quick];
        for action in world.candidates(seat, dice) {
            if !candidates.contains(&action) {
                candidates.push(action);
            }
        }
        candidates.truncate(GAMES / LEAST_WORLDS);
        if candidates.len() == 1 {
            return candidates.remove(0);
        }
        let worlds = GAMES / candidates.len();
        let mut scores = vec![0_i64; candidates.len()];
        for _ in 0..worlds {
            let mut world = Position::imagine(seat, view, dice);
            world.story.clear();
            let luck = dice.fork(7);
            for (score, action) in scores.iter_mut().zip(&candidates) {
                *score += playout(world.clone(), seat, action.clone(), luck.clone());
            }
            dice.below(2);
        }
        let best = (0..candidates.len()).max_by_key(|&i| (scores[i], candidates.len() - i));
        candidates.swap_remove(best.expect("there is a choice"))
    }
}

/// Plays on by the quick policy and judges the end.
fn playout(mut world: Position, me: Seat, first: Action, mut dice: Dice) -> i64 {
    let mut log = Log::default();
    world.apply(me, first, &mut log);
    let last = world.month + 2;
    while let Pending::Seats(seats) = world.pending() {
        if world.month > last && matches!(world.phase, Phase::Building(_)) {
            break;
        }
        let seat = seats[0];
        let action = decide(&world, seat, &NORMAL, &mut dice);
        world.apply(seat, action, &mut log);
    }
    judge(&world, me)
}

/// How far ahead of the best rival a seat is, money counted as the points it may still buy.
fn judge(world: &Position, me: Seat) -> i64 {
    let over = matches!(world.phase, Phase::Over(_));
    let score = |seat: Seat| {
        let row = FinalRow::of(world, seat);
        let money = if over { 0 } else { whole(row.money) / 5 };
        i64::from(row.total) * 100 + money
    };
    let rival = Seat::all(world.seats()).filter(|seat| *seat != me).map(score).max();
    let lead = score(me) - rival.unwrap_or(0);
    let won = if over { 500 * lead.signum() } else { 0 };
    lead + won
}
