//! Looking ahead: the choices that matter are tried in imagined worlds, some months on.
use super::NORMAL;
use super::outlook::whole;
use super::policy::{Style, best_adverts, decide};
use crate::games::brick_and_mortar::action::Action;
use crate::games::brick_and_mortar::phases::{BuildingStep, Phase, Secret};
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::scoring::FinalRow;
use crate::games::brick_and_mortar::view::View;
use crate::table::{Bot, Dice, Game, Imagine, Log, Pending, Seat};

pub(super) struct LooksAhead;

/// How many imagined seats one decision may cost: the more sit at a table, the longer a game.
/// Tests without optimisation think less, and less far.
const EFFORT: usize = if cfg!(debug_assertions) { 24 } else { 252 };
const MOST_CANDIDATES: usize = if cfg!(debug_assertions) { 4 } else { 9 };
/// Months played on after the present one.
const AHEAD: u32 = if cfg!(debug_assertions) { 1 } else { 2 };

/// Everybody in an imagined game: the normal player, a little quicker.
pub(super) const QUICK: Style = Style { worlds: 4, ..NORMAL };

impl Bot<Position> for LooksAhead {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let world = Position::imagine(seat, view, dice);
        let mut candidates = vec![decide(&world, seat, &NORMAL, dice)];
        for action in options(&world, seat, dice) {
            if candidates.len() < MOST_CANDIDATES && !candidates.contains(&action) {
                candidates.push(action);
            }
        }
        if candidates.len() == 1 {
            return candidates.remove(0);
        }
        let mut scores = vec![0_i64; candidates.len()];
        let games = EFFORT / usize::from(world.seats());
        for _ in 0..games.div_ceil(candidates.len()) {
            let mut world = Position::imagine(seat, view, dice);
            world.story.clear();
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

/// What is worth trying beside the quick answer; nothing where the quick answer is good enough.
fn options(world: &Position, seat: Seat, dice: &mut Dice) -> Vec<Action> {
    match &world.phase {
        Phase::Sealing { what, .. } => match *what {
            Secret::Draft | Secret::Redraw => world.candidates(seat, dice),
            Secret::Advertising => best_adverts(world, seat, &NORMAL, MOST_CANDIDATES, dice),
            Secret::Supply(item) => {
                let step = item.max_price().div_ceil(8);
                let prices = (0..5).map(|n| item.min_price() + n * step);
                prices.map(Action::DialSupply).collect()
            }
            Secret::Sale(item) => {
                let (most, max) = (world.sale_limit(seat, item), item.max_price());
                [(most, max), (most, max * 3 / 4), (most, max / 2), (most.div_ceil(2), max)]
                    .map(|(quantity, price)| Action::DialSale { quantity, price })
                    .to_vec()
            }
        },
        Phase::Starting { .. } | Phase::Investing { .. } => world.candidates(seat, dice),
        Phase::Building(building) => match building.step {
            BuildingStep::StoreAction(_) => world.candidates(seat, dice),
            BuildingStep::Auction(ref auction) => {
                let raise = Action::Raise(auction.bid + 1);
                let may = world.check(seat, &raise).is_ok();
                [Some(Action::Drop), may.then_some(raise)].into_iter().flatten().collect()
            }
            BuildingStep::Manage(_) => Vec::new(),
        },
        Phase::Settling(_)
        | Phase::Effect(_)
        | Phase::Stocking(_)
        | Phase::Selling(_)
        | Phase::Over(_) => Vec::new(),
    }
}

/// Plays on by the quick policy and judges where that leads.
fn playout(mut world: Position, me: Seat, first: Action, mut dice: Dice) -> i64 {
    let mut log = Log::default();
    let last = world.month + AHEAD;
    world.apply(me, first, &mut log);
    while let Pending::Seats(seats) = world.pending() {
        if world.month > last && matches!(world.phase, Phase::Building(_)) {
            break;
        }
        let seat = seats[0];
        let action = decide(&world, seat, &QUICK, &mut dice);
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
        whole(1) * i64::from(row.total) + money
    };
    let rival = Seat::all(world.seats()).filter(|seat| *seat != me).map(score).max();
    let lead = score(me) - rival.unwrap_or(0);
    let won = if over { 5 * whole(1) * lead.signum() } else { 0 };
    lead + won
}
