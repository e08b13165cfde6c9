//! Decisions by what a position is worth, at once and without looking further than the own turn.
use super::auctions::{bid, lot_gains, take_for_nothing};
use super::outlook::{Hopes, Outlook};
use crate::games::shopping_mall::action::{ACTIONS_PER_TURN, Action};
use crate::games::shopping_mall::names::Manager;
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::stage::{Purchase, Stage};
use crate::table::{Arrange, Dice, Game, Log, Seat};

/// How a computer thinks.
#[derive(Clone, Copy)]
pub(in crate::games::shopping_mall) struct Style {
    /// Counts on customers still to come, not only on cash and bonuses.
    pub foresight: bool,
    /// What it hopes for, if it does, at a table of three and of four.
    pub hopes: [Hopes; 2],
    /// How much of what it hopes for counts when it judges what a move or an answer leads to, in percent.
    pub patience: i64,
    /// How much the others' fortunes count against the own, in tenths.
    pub rivalry: i64,
    /// How much of that is the richest one's fortune, in tenths; the rest is the mean of all.
    pub envy: i64,
    /// How much of the provision that another buyer would bring it sets against its own bid as auctioneer, in percent.
    pub forgone: i64,
    /// What an auction is liked for beside what it brings, in tenths of money.
    pub zeal: i64,
    /// How many first moves are followed up by a second.
    pub followed: usize,
    /// The share of a value that is bid at most, in percent, from round 1 to 5.
    pub shares: [i64; 5],
    /// How far a bid limit may be off, in percent.
    pub whim: u32,
    /// What differs by no more than this is all the same, in tenths of money.
    pub slack: i64,
}

/// Tenths of money: how far `seat` is ahead.
pub(super) fn lead(position: &Position, seat: Seat, style: &Style) -> i64 {
    let outlook = Outlook::of(position, &style.hopes);
    let worth = |seat: Seat| {
        if style.foresight {
            outlook.worth(seat, style.patience)
        } else {
            10 * i64::from(position.cash(seat) + position.bonus(seat))
        }
    };
    let others = || Seat::all(position.seats()).filter(|other| *other != seat).map(worth);
    let mean = others().sum::<i64>() / i64::from(position.seats() - 1);
    let richest = others().max().expect("nobody plays alone");
    worth(seat) - style.rivalry * (mean * (10 - style.envy) + richest * style.envy) / 100
}

/// The position after `action`, doors on the way chosen one by one.
fn after(position: &Position, seat: Seat, action: Action, style: &Style) -> Position {
    let mut after = position.sketch();
    after.apply(seat, action, &mut Log::unheard());
    while let Stage::Door(walk) = &after.stage {
        let doors = walk.doors.map(|slot| {
            let mut next = after.sketch();
            next.apply(seat, Action::Door(slot), &mut Log::unheard());
            next
        });
        let [one, other] = doors;
        let better = lead(&other, seat, style) > lead(&one, seat, style);
        after = if better { other } else { one };
    }
    after
}

/// Each candidate with what it leads to, the best first.
pub(super) fn rated(
    position: &Position,
    seat: Seat,
    candidates: impl IntoIterator<Item = Action>,
    style: &Style,
) -> Vec<(i64, Action)> {
    let rate = |action: Action| {
        let after = after(position, seat, action.clone(), style);
        (lead(&after, seat, style), action)
    };
    let mut rated: Vec<_> = candidates.into_iter().map(rate).collect();
    rated.arrange_by_key(|(score, _)| -score);
    rated
}

fn best(
    position: &Position,
    seat: Seat,
    candidates: Vec<Action>,
    style: &Style,
    dice: &mut Dice,
) -> Action {
    nearly_best(rated(position, seat, candidates, style), style, dice)
}

/// Of what comes sorted, the best; or any that is as good to this style.
fn nearly_best(mut sorted: Vec<(i64, Action)>, style: &Style, dice: &mut Dice) -> Action {
    let most = sorted[0].0;
    let alike = sorted.iter().take_while(|(score, _)| *score >= most - style.slack).count();
    let alike = u32::try_from(alike).expect("few actions");
    let at = if style.slack > 0 { dice.below(alike) } else { 0 };
    sorted.swap_remove(at as usize).1
}

pub(super) fn decide(position: &Position, seat: Seat, style: &Style, dice: &mut Dice) -> Action {
    match &position.stage {
        Stage::Act => nearly_best(options(position, seat, style), style, dice),
        Stage::Bid(auction) => bid(position, auction, seat, style, dice),
        Stage::Free(slot) => Action::Free(take_for_nothing(position, seat, *slot, style)),
        Stage::Manager(purchase) => Action::Manager(engage(position, *purchase, style)),
        Stage::Door(_) | Stage::Merge(_) | Stage::Arrivals(_) | Stage::Over => {
            best(position, seat, position.candidates(seat, dice), style, dice)
        }
    }
}

/// What the active seat may do, the best first, each with its score.
pub(super) fn options(position: &Position, seat: Seat, style: &Style) -> Vec<(i64, Action)> {
    let now = lead(position, seat, style);
    let lots = lot_gains(position, seat, style);
    let best_lot = lots.first().map_or(0, |(gain, _)| *gain);
    let last = position.used.len() + 1 == usize::from(ACTIONS_PER_TURN);
    let moves = rated(position, seat, position.some_moves(seat), style);
    let mut options: Vec<(i64, Action)> = Vec::new();
    for (rank, (score, action)) in moves.into_iter().enumerate() {
        let score = if last {
            score
        } else if rank < style.followed {
            let after = after(position, seat, action.clone(), style);
            let second = after.some_moves(seat).into_iter();
            let second =
                second.map(|action| lead(&self::after(&after, seat, action, style), seat, style));
            second.max().unwrap_or(score).max(score + best_lot)
        } else {
            score + best_lot
        };
        options.push((score, action));
    }
    let swaps = rated(position, seat, position.all_swaps(seat), style);
    let rest = if last { 0 } else { best_lot };
    options.extend(swaps.into_iter().map(|(score, action)| (score + rest, action)));
    for (index, (gain, action)) in lots.iter().enumerate() {
        let other = lots.get(usize::from(index == 0)).map_or(0, |(gain, _)| *gain);
        let second = if last { 0 } else { other };
        options.push((now + style.zeal + gain + second, action.clone()));
    }
    options.arrange_by_key(|(score, _)| -score);
    options
}

/// Good managers are kept for shops that many will come to.
fn engage(position: &Position, purchase: Purchase, style: &Style) -> Manager {
    let outlook = Outlook::of(position, &style.hopes);
    let Purchase { buyer, lot } = purchase;
    let score = |manager: &Manager| {
        let kept = match (manager, position.round) {
            (_, 4..) | (Manager::Trainee, _) => 0,
            (Manager::Steady, _) => 60,
            (Manager::Expert, _) => 150,
        };
        outlook.run_by(buyer, lot, *manager) - kept
    };
    Manager::ALL.into_iter().max_by_key(score).expect("three managers")
}
