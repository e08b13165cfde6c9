//! A whole position that looks to one seat exactly as its view does. Only the other balances are
//! unknown, and of those the sum. It is shared out by what lies open, the shops and their customers,
//! and by chance, so that everybody can pay what they have bid.
use super::ledger::Ledger;
use super::phases::BID_STEP;
use super::plan::SLOTS;
use super::position::Position;
use super::shop::income;
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
    let weights = unknown.iter().map(|seat| likely(view, *seat, dice)).collect();
    let mut shares = shared_out(view.money - known - promised, weights).into_iter();
    view.ledgers.map(|seat, ledger| {
        ledger.unwrap_or_else(|| {
            let share = shares.next().expect("a share for each");
            Ledger::guess(start_cash(view, seat), at_least(view, seat) + share)
        })
    })
}

fn start_cash(view: &View, seat: Seat) -> u32 {
    let mut places = view.first.round(view.setup.seats);
    view.setup.start_cash(places.position(|other| other == seat).expect("at the table"))
}

/// About what a tile costs.
const USUAL_PRICE: u32 = 400;

/// What a seat may have beside what it has bid, in steps and at least one: as if it had bought all
/// its tiles for the usual price and served all their customers. A quarter of that is in doubt.
fn likely(view: &View, seat: Seat, dice: &mut Dice) -> u32 {
    let own = view.shops.iter().filter(|shop| shop.owner == seat);
    let (mut earned, mut spent) = (0, 0);
    for shop in own {
        earned += (0..shop.customers).map(|before| income(shop.manager, before)).sum::<u32>();
        spent += shop.premises.slots().map(|_| USUAL_PRICE).sum::<u32>();
    }
    let doubt = (earned + spent) / 4;
    let sure = start_cash(view, seat) + earned;
    let likely = (sure + dice.below(2 * doubt + 1)).saturating_sub(spent + doubt);
    (likely.saturating_sub(at_least(view, seat)) / BID_STEP).max(1)
}

/// In whole steps, by weight.
fn shared_out(sum: u32, weights: Vec<u32>) -> Vec<u32> {
    let (mut left, mut weight) = (sum / BID_STEP, weights.iter().sum::<u32>());
    let share = |own: u32| {
        let steps = left * own / weight;
        (left, weight) = (left - steps, weight - own);
        steps * BID_STEP
    };
    weights.into_iter().map(share).collect()
}
