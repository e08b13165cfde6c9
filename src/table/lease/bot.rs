//! Computers for Lease: a world imagined from a view, and the search every game shares.
use super::position::{PURSES, Phase, Position, SHOPS};
use super::rules::Action;
use super::view::{self, View};
use crate::table::{Bot, Budget, Computers, Dice, Guess, Imagine, Level, MonteCarlo, Pile};
use crate::table::{Sealed, Seat};

impl Imagine for Position {
    fn imagine(seat: Seat, view: &View, dice: &mut Dice) -> Position {
        let purses = view.purses.map(|other, coins| {
            coins.unwrap_or_else(|| {
                let spent = view.spent[other];
                let dealt: Vec<u32> = PURSES.into_iter().filter(|dealt| *dealt >= spent).collect();
                dice.pick(&dealt).expect("nobody spends more than the largest purse") - spent
            })
        });
        let phase = match &view.phase {
            view::Phase::Window { chosen, haggled } => {
                Phase::Window { chosen: *chosen, haggled: *haggled }
            }
            view::Phase::Bids { window, waiting } => {
                let mut bids = Sealed::new(view.setup.seats);
                for (other, &purse) in purses.iter().filter(|(other, _)| !waiting.contains(other)) {
                    let guess = dice.below(purse + 1);
                    let legal = if guess < view.reserve { 0 } else { guess };
                    bids.seal(other, view.own_bid.filter(|_| other == seat).unwrap_or(legal));
                }
                Phase::Bids { window: *window, bids }
            }
            view::Phase::Tip(winner) => Phase::Tip(*winner),
            view::Phase::Over => Phase::Over,
        };
        Position {
            setup: view.setup.clone(),
            round: view.round,
            reserve: view.reserve,
            windows: view.windows,
            deck: deck(view, dice),
            phase,
            leases: view.leases.clone(),
            spent: view.spent.clone(),
            purses,
            opened: view.opened.clone(),
            tipped: view.tipped,
            dice: dice.fork(7),
        }
    }
}

fn deck(view: &View, dice: &mut Dice) -> Pile<u32> {
    let seen = |shop: &u32| {
        view.windows.contains(shop)
            || view.tip == Some(*shop)
            || view.leases.values().any(|leases| leases.contains(shop))
    };
    let mut deck: Pile<u32> = (1..=SHOPS).filter(|shop| !seen(shop)).collect();
    deck.shuffle(dice);
    if let Some(top) = view.tip {
        deck.put(top);
    }
    deck
}

/// Bids half of what a shop is worth.
#[derive(Clone, Copy)]
pub struct Shopkeeper;

impl Guess<Position> for Shopkeeper {
    fn weigh(&self, _: Seat, view: &View, action: &Action) -> i32 {
        let rent = |window: u8| i32::try_from(view.windows[usize::from(window)]).expect("small");
        match (&view.phase, action) {
            (view::Phase::Bids { window, .. }, Action::Bid(bid)) => {
                -(i32::try_from(*bid).expect("small") - rent(*window) / 2).abs()
            }
            (_, Action::Choose(window)) => rent(*window),
            (_, Action::Haggle) => -1,
            _ => 0,
        }
    }

    fn judge(&self, seat: Seat, position: &Position) -> i32 {
        let others = Seat::all(position.setup.seats).filter(|other| *other != seat);
        2 * position.worth(seat) - others.map(|other| position.worth(other)).max().unwrap_or(0)
    }
}

/// Plays anything legal that it can think of.
struct Dabbler;

impl Bot<Position> for Dabbler {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let all = crate::table::Game::candidates(&Position::imagine(seat, view, dice), seat, dice);
        *dice.pick(&all).expect("a pending seat has a candidate")
    }
}

impl Computers for Position {
    fn computer(level: Level) -> Box<dyn Bot<Position>> {
        let search = |worlds, depth| {
            Box::new(MonteCarlo { policy: Shopkeeper, budget: Budget { worlds, depth } })
        };
        match level {
            Level::Easy => Box::new(Dabbler),
            Level::Normal => search(2, 2),
            Level::Hard => search(6, 20),
        }
    }
}
