//! A whole position that looks to one seat exactly as its view does. Only the other balances are
//! unknown, and of those the sum: what is left is shared out by chance, so that everybody can pay
//! what they have bid.
use super::ledger::Ledger;
use super::phases::BID_STEP;
use super::plan::SLOTS;
use super::position::Position;
use super::stage::Stage;
use super::view::View;
use crate::table::{Dice, Imagine, Seat, Seats};

impl Imagine for Position {
    fn imagine(_: Seat, view: &View, dice: &mut Dice) -> Position {
        let mut tiles = [view.plots[0].tile; SLOTS];
        let (mut customers, mut stayed) = ([0; SLOTS], [0; SLOTS]);
        for plot in &view.plots {
            let index = plot.slot.index();
            tiles[index] = plot.tile;
            (customers[index], stayed[index]) = (plot.customers, plot.stayed);
        }
        Position {
            setup: view.setup.clone(),
            tiles,
            customers,
            stayed,
            staff: view.staff.clone(),
            crowds: view.crowds.clone().try_into().expect("a crowd for every spot"),
            queue: view.queue.clone(),
            placeholders: view.placeholders,
            ledgers: imagined_ledgers(view, dice),
            money: view.money,
            balances: view.balances.clone().unwrap_or_default(),
            first: view.first,
            round: view.round,
            turn: view.turn,
            turns: view.turns,
            stirred: view.stirred,
            used: view.used.clone(),
            depleted: view.depleted.clone(),
            ending: view.ending,
            stage: view.stage.clone(),
            story: view.story.clone(),
            dice: dice.fork(u64::from(view.turns)),
        }
    }
}

/// What a seat must have because it has bid so much.
fn at_least(view: &View, seat: Seat) -> u32 {
    let Stage::Bid(auction) = &view.stage else { return 0 };
    let own = auction.bids.iter().filter(|bid| bid.seat == seat);
    own.map(|bid| bid.amount).max().unwrap_or(0)
}

fn imagined_ledgers(view: &View, dice: &mut Dice) -> Seats<Ledger> {
    let seats = view.setup.seats;
    let known: u32 = view.ledgers.values().flatten().map(Ledger::cash).sum();
    let hidden = |seat: &Seat| view.ledgers[*seat].is_none();
    let unknown: Vec<Seat> = Seat::all(seats).filter(hidden).collect();
    let promised: u32 = unknown.iter().map(|seat| at_least(view, *seat)).sum();
    let mut shares = shared_out(view.money - known - promised, unknown.len(), dice).into_iter();
    let places: Vec<Seat> = view.first.round(seats).collect();
    view.ledgers.map(|seat, ledger| {
        ledger.unwrap_or_else(|| {
            let place = places.iter().position(|other| *other == seat).expect("at the table");
            let share = shares.next().expect("a share for each");
            Ledger::guess(view.setup.start_cash(place), at_least(view, seat) + share)
        })
    })
}

/// In whole steps, unevenly.
fn shared_out(sum: u32, among: usize, dice: &mut Dice) -> Vec<u32> {
    let weights: Vec<u32> = (0..among).map(|_| 2 + dice.below(5)).collect();
    let (mut left, mut weight) = (sum / BID_STEP, weights.iter().sum::<u32>());
    let share = |own: u32| {
        let steps = left * own / weight;
        (left, weight) = (left - steps, weight - own);
        steps * BID_STEP
    };
    weights.into_iter().map(share).collect()
}
