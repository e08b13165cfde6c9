//! What a seat is asked, with every limit and every consequence spelled out, so that a page never
//! computes rules. All of it is public but a bidder's own purse.
use serde::{Deserialize, Serialize};

use super::action::{ACTIONS_PER_TURN, Action, Kind};
use super::illegal::Illegal;
use super::names::Trade;
use super::offers::{DoorOffer, LotOffer, ManagerOffer, MoveOffer, PartnerOffer, SwapOffer};
use super::phases::{ARRIVALS_MIN, BID_STEP};
use super::plan::{Cell, Slot, Spot};
use super::position::Position;
use super::routes::Route;
use super::setup::Cash;
use super::stage::{Auction, Bid, Purchase, Stage, Walk};
use crate::table::{Eye, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Prompt {
    Act(ActPrompt),
    Door(DoorPrompt),
    Bid(BidPrompt),
    Free(FreePrompt),
    Merge(MergePrompt),
    Manager(ManagerPrompt),
    Arrivals(ArrivalsPrompt),
}

/// Move, swap or auction. A kind that is closed says why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActPrompt {
    pub seat: Seat,
    /// This one included.
    pub actions_left: u32,
    pub moves: Result<Vec<MoveOffer>, Illegal>,
    pub swaps: Result<Vec<SwapOffer>, Illegal>,
    /// Unowned tiles and own shops.
    pub lots: Vec<LotOffer>,
}

/// Which of two shops a visitor enters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DoorPrompt {
    pub seat: Seat,
    pub from: Spot,
    pub route: Route,
    pub trade: Trade,
    /// Where the visitor stands.
    pub cell: Cell,
    pub doors: [DoorOffer; 2],
    /// How many more will stand before the same doors after this one.
    pub same_again: u32,
}

/// Bid or drop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BidPrompt {
    pub seat: Seat,
    pub auctioneer: Seat,
    pub lot: LotOffer,
    pub standing: Option<Bid>,
    pub least: u32,
    pub step: u32,
    /// Who is still in, in the order of asking.
    pub ring: Vec<Seat>,
    pub dropped: Vec<Seat>,
    /// The most this seat can bid; in its own view alone, or where balances lie open.
    pub cash: Option<u32>,
}

/// Nobody bid: take the tile for nothing, or leave it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FreePrompt {
    pub seat: Seat,
    pub lot: LotOffer,
    /// Who could run it; nobody is asked for if it joins a shop.
    pub managers: Vec<ManagerOffer>,
}

/// Which own shop the bought tile joins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MergePrompt {
    pub seat: Seat,
    pub bought: Slot,
    pub partners: Vec<PartnerOffer>,
}

/// Who runs the bought shop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ManagerPrompt {
    pub seat: Seat,
    pub lot: LotOffer,
    pub managers: Vec<ManagerOffer>,
}

/// Who comes in at an empty gate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ArrivalsPrompt {
    pub seat: Seat,
    pub gate: Spot,
    /// Empty gates that come after this one.
    pub later: Vec<Spot>,
    /// The front of the queue.
    pub window: Vec<Trade>,
    pub least: u32,
    pub most: u32,
    /// Letting in so many would start the final round at once.
    pub ends_with: Vec<u32>,
}

impl Prompt {
    /// What `eye` is asked. The public side is asked whatever anybody is.
    pub(super) fn of(position: &Position, eye: Eye) -> Option<Prompt> {
        let seat = position.actor()?;
        if eye != Eye::Public && eye != Eye::Seat(seat) {
            return None;
        }
        Some(match &position.stage {
            Stage::Act => Prompt::Act(ActPrompt::of(position, seat)),
            Stage::Door(walk) => Prompt::Door(DoorPrompt::of(position, seat, walk)),
            Stage::Bid(auction) => Prompt::Bid(BidPrompt::of(position, auction, eye)),
            Stage::Free(slot) => {
                let lot = position.lot_offer(seat, *slot);
                let purchase = Purchase { buyer: seat, lot: lot.premises };
                let joins = !position.partners(purchase).is_empty();
                let managers = if joins { Vec::new() } else { position.manager_offers(purchase) };
                Prompt::Free(FreePrompt { seat, lot, managers })
            }
            Stage::Merge(purchase) => {
                let bought = purchase.lot.single().expect("only one tile joins another");
                let partners = position.partner_offers(*purchase);
                Prompt::Merge(MergePrompt { seat, bought, partners })
            }
            Stage::Manager(purchase) => Prompt::Manager(ManagerPrompt {
                seat,
                lot: position.sold_lot(*purchase),
                managers: position.manager_offers(*purchase),
            }),
            Stage::Arrivals(gate) => Prompt::Arrivals(ArrivalsPrompt::of(position, seat, *gate)),
            Stage::Over => return None,
        })
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        match self {
            Prompt::Act(prompt) => prompt.seat,
            Prompt::Door(prompt) => prompt.seat,
            Prompt::Bid(prompt) => prompt.seat,
            Prompt::Free(prompt) => prompt.seat,
            Prompt::Merge(prompt) => prompt.seat,
            Prompt::Manager(prompt) => prompt.seat,
            Prompt::Arrivals(prompt) => prompt.seat,
        }
    }
}

impl ActPrompt {
    fn of(position: &Position, seat: Seat) -> ActPrompt {
        let moves = position.check_kind(seat, Kind::Move).and_then(|()| {
            let offers = position.move_offers();
            if offers.is_empty() { Err(Illegal::EmptySpot) } else { Ok(offers) }
        });
        let swaps = position.check_kind(seat, Kind::Swap).map(|()| position.swap_offers(seat));
        let left = usize::from(ACTIONS_PER_TURN) - position.used.len();
        ActPrompt {
            seat,
            actions_left: u32::try_from(left).expect("two at most"),
            moves,
            swaps,
            lots: position.lot_offers(seat),
        }
    }
}

impl DoorPrompt {
    fn of(position: &Position, seat: Seat, walk: &Walk) -> DoorPrompt {
        let same = walk.behind.iter().filter(|trade| **trade == walk.walker).count();
        DoorPrompt {
            seat,
            from: walk.from,
            route: walk.route,
            trade: walk.walker,
            cell: walk.route.steps(walk.from)[usize::from(walk.step)].cell,
            doors: walk.doors.map(|slot| position.door_offer(slot)),
            same_again: u32::try_from(same).expect("24 visitors"),
        }
    }
}

impl BidPrompt {
    fn of(position: &Position, auction: &Auction, eye: Eye) -> BidPrompt {
        let seat = auction.seat;
        let seen = eye == Eye::Seat(seat) || position.setup.cash == Cash::Open;
        BidPrompt {
            seat,
            auctioneer: auction.auctioneer,
            lot: position.auctioned_lot(auction),
            standing: auction.standing(),
            least: auction.least(&position.setup),
            step: BID_STEP,
            ring: auction.ring(),
            dropped: auction.dropped.clone(),
            cash: seen.then(|| position.cash(seat)),
        }
    }
}

impl ArrivalsPrompt {
    fn of(position: &Position, seat: Seat, gate: Spot) -> ArrivalsPrompt {
        let window = position.window().to_vec();
        let most = u32::try_from(window.len()).expect("four at most");
        let ends = |count: &u32| {
            let places = (0..u8::try_from(*count).expect("four at most")).collect();
            position.outcome(seat, Action::Arrivals(places)).starts_final_round
        };
        ArrivalsPrompt {
            seat,
            gate,
            later: position.depleted.iter().copied().filter(|other| *other != gate).collect(),
            window,
            least: ARRIVALS_MIN,
            most,
            ends_with: (ARRIVALS_MIN..=most).filter(ends).collect(),
        }
    }
}
