//! What can be done.
use serde::{Deserialize, Serialize};

use super::names::{Manager, Trade};
use super::plan::{Slot, Spot};
use super::routes::Route;

/// One decision. The stage says which of them can be taken, the view's prompt says within what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// The crowd at a spot walks along a route, one by one; in order of arrival if none is named.
    Move {
        from: Spot,
        route: Route,
        order: Option<Vec<Trade>>,
    },
    /// Two own managers change places.
    Swap(Manager, Manager),
    /// Puts an unowned tile or the own shop on this slot up for auction.
    Auction(Slot),
    /// Nobody may.
    Pass,
    /// Which of two shops the visitor at the doors enters.
    Door(Slot),
    Bid(u32),
    /// Out of this auction for good.
    Drop,
    /// Nobody bid: take the tile for nothing, or leave it.
    Free(bool),
    /// Which own one-tile shop the bought tile joins.
    Merge(Slot),
    /// Who runs the bought shop.
    Manager(Manager),
    /// Who comes in: places in the queue, from 0.
    Arrivals(Vec<u8>),
}

/// The three kinds of action, in the order in which a turn may use them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Kind {
    Move,
    Swap,
    Auction,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Move, Kind::Swap, Kind::Auction];
}

pub const ACTIONS_PER_TURN: u8 = 2;
