//! Shopping Mall as one pair of eyes sees it. Only balances are secret; what an eye may not know
//! is not there.
use serde::{Deserialize, Serialize};

use super::action::{ACTIONS_PER_TURN, Kind};
use super::event::Event;
use super::ledger::Ledger;
use super::names::{Manager, Trade};
use super::offers::LotOffer;
use super::plan::{Sides, Slot, Spot};
use super::position::Position;
use super::prompt::Prompt;
use super::scoring::FinalTable;
use super::setup::{Cash, Setup};
use super::shop::{Premises, Staff};
use super::stage::{Ending, Stage};
use super::tiles::Tile;
use crate::games::think::compared_as_written;
use crate::table::{Eye, Game, Seat, Seats};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct View {
    pub setup: Setup,
    /// Whose eyes these are; `None` for the public side.
    pub me: Option<Seat>,
    /// Who began; a round ends before this seat's turn.
    pub first: Seat,
    pub round: u32,
    /// Whose turn it is; others may be asked during it.
    pub turn: Seat,
    /// Turns played before this one.
    pub turns: u32,
    /// The last turn that brought an arrival or a customer, counted like `turns`.
    pub stirred: u32,
    /// Turns in a row that brought neither an arrival nor a customer.
    pub quiet: u32,
    /// What the active seat has done this turn.
    pub used: Vec<Kind>,
    /// The 20 slots in order.
    pub plots: Vec<Plot>,
    pub shops: Vec<ShopView>,
    pub staff: Seats<Staff>,
    /// The 16 spots in order; visitors in order of arrival.
    pub crowds: Vec<Vec<Trade>>,
    /// From the front.
    pub queue: Vec<Trade>,
    pub placeholders: u32,
    /// Gates that were emptied, the one emptied first first.
    pub depleted: Vec<Spot>,
    /// The own one; everybody's where balances lie open, and at the end.
    pub ledgers: Seats<Option<Ledger>>,
    /// All balances together: every payment is public.
    pub money: u32,
    /// What each seat's tiles would add if the game ended now.
    pub bonuses: Seats<u32>,
    pub ending: Option<Ending>,
    /// What is decided now.
    pub stage: Stage,
    /// What is under the hammer.
    pub lot: Option<LotOffer>,
    /// What everybody saw since this turn began.
    pub story: Vec<Event>,
    /// What this eye is asked, with its limits; the public side is asked whatever anybody is.
    pub prompt: Option<Prompt>,
    pub result: Option<FinalTable>,
    /// Everybody's balance at the end of each round, once the game is over.
    pub balances: Option<Vec<Seats<u32>>>,
}

compared_as_written!(View);

/// A slot and the tile on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plot {
    pub slot: Slot,
    pub tile: Tile,
    pub doors: Sides,
    pub customers: u32,
    /// Customers who did not go back to the queue.
    pub stayed: u32,
    pub owner: Option<Seat>,
}

/// An owned shop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShopView {
    pub owner: Seat,
    pub manager: Manager,
    pub premises: Premises,
    pub customers: u32,
    /// What the next customer brings.
    pub next: u32,
    pub bonus: u32,
}

impl View {
    pub(super) fn of(position: &Position, eye: Eye) -> View {
        let (over, me) = (position.is_over(), eye.seat());
        let open = over || position.setup.cash == Cash::Open;
        let seen = |seat: Seat| open || me == Some(seat);
        View {
            setup: position.setup.clone(),
            me,
            first: position.first,
            round: position.round,
            turn: position.turn,
            turns: position.turns,
            stirred: position.stirred,
            quiet: position.quiet(),
            used: position.used.clone(),
            plots: Slot::all().map(|slot| Plot::of(position, slot)).collect(),
            shops: ShopView::all(position),
            staff: position.staff.clone(),
            crowds: position.crowds.to_vec(),
            queue: position.queue.clone(),
            placeholders: position.placeholders,
            depleted: position.depleted.clone(),
            ledgers: position.ledgers.map(|seat, ledger| seen(seat).then_some(*ledger)),
            money: position.money,
            bonuses: Seats::from_fn(position.seats(), |seat| position.bonus(seat)),
            ending: position.ending,
            stage: position.stage.clone(),
            lot: match &position.stage {
                Stage::Bid(auction) => Some(position.auctioned_lot(auction)),
                Stage::Free(slot) => Some(position.lot_offer(position.turn, *slot)),
                Stage::Merge(purchase) | Stage::Manager(purchase) => {
                    Some(position.sold_lot(*purchase))
                }
                Stage::Act | Stage::Door(_) | Stage::Arrivals(_) | Stage::Over => None,
            },
            story: position.story.clone(),
            prompt: Prompt::of(position, eye),
            result: over.then(|| FinalTable::of(position)),
            balances: over.then(|| position.balances.clone()),
        }
    }

    pub fn plot(&self, slot: Slot) -> &Plot {
        &self.plots[slot.index()]
    }

    pub fn crowd(&self, spot: Spot) -> &[Trade] {
        &self.crowds[spot.index()]
    }

    /// The owned shop that the tile on `slot` belongs to.
    pub fn shop(&self, slot: Slot) -> Option<&ShopView> {
        self.shops.iter().find(|shop| shop.premises.contains(slot))
    }

    /// What a seat has, as far as this eye may know.
    pub fn cash(&self, seat: Seat) -> Option<u32> {
        self.ledgers[seat].map(|ledger| ledger.cash())
    }

    /// What a seat would have if the game ended now, as far as this eye may know.
    pub fn total(&self, seat: Seat) -> Option<u32> {
        Some(self.cash(seat)? + self.bonuses[seat])
    }

    pub fn actions_left(&self) -> usize {
        usize::from(ACTIONS_PER_TURN) - self.used.len()
    }

    /// How many visitors can still come in before the queue stays empty.
    pub fn arrivals_to_come(&self) -> usize {
        self.queue.len() + self.placeholders as usize
    }
}

impl Plot {
    fn of(position: &Position, slot: Slot) -> Plot {
        let tile = position.tile(slot);
        Plot {
            slot,
            tile,
            doors: tile.doors(slot),
            customers: position.customers[slot.index()],
            stayed: position.stayed[slot.index()],
            owner: position.shop_on(slot).map(|(owner, ..)| owner),
        }
    }
}

impl ShopView {
    /// By owner, the best manager first.
    fn all(position: &Position) -> Vec<ShopView> {
        let mut shops = Vec::new();
        for (owner, staff) in position.staff.iter() {
            shops.extend(staff.shops().map(|(manager, premises)| ShopView {
                owner,
                manager,
                premises,
                customers: position.served(premises),
                next: position.next_income(manager, premises),
                bonus: premises.slots().map(|slot| position.tile(slot).bonus()).sum(),
            }));
        }
        shops
    }
}
