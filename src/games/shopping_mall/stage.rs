//! What is decided now. All of it is public, so a view holds it as it is.
use serde::{Deserialize, Serialize};

use super::names::Trade;
use super::plan::{Slot, Spot};
use super::routes::Route;
use super::shop::Premises;
use crate::table::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The active seat chooses an action.
    Act,
    /// The mover chooses a door.
    Door(Walk),
    Bid(Auction),
    /// Nobody bid: the auctioneer takes this tile for nothing, or leaves it.
    Free(Slot),
    /// The buyer chooses a neighbouring shop to join.
    Merge(Purchase),
    /// The buyer chooses a manager.
    Manager(Purchase),
    /// The active seat lets visitors in at a gate.
    Arrivals(Spot),
    Over,
}

/// A crowd under way, stopped where a visitor can enter two shops.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Walk {
    pub from: Spot,
    pub route: Route,
    pub walker: Trade,
    /// How many cells the walker has gone.
    pub step: u8,
    pub doors: [Slot; 2],
    /// Those who have not set out yet, the next one first.
    pub behind: Vec<Trade>,
    /// Shops that this move has brought a customer to, by their first slot.
    pub served: Vec<Slot>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bid {
    pub seat: Seat,
    pub amount: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Auction {
    pub auctioneer: Seat,
    pub lot: Premises,
    /// The auctioneer's own shop: he does not bid.
    pub private: bool,
    /// Everybody who may bid, in the order of asking.
    pub circle: Vec<Seat>,
    pub dropped: Vec<Seat>,
    /// The last one stands.
    pub bids: Vec<Bid>,
    /// Who is to bid or drop.
    pub seat: Seat,
}

impl Auction {
    /// The bid to beat.
    pub fn standing(&self) -> Option<Bid> {
        self.bids.last().copied()
    }

    /// Who is still in, in the order of asking.
    pub fn ring(&self) -> Vec<Seat> {
        self.circle.iter().copied().filter(|seat| !self.dropped.contains(seat)).collect()
    }
}

/// Paid for; not open yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Purchase {
    pub buyer: Seat,
    pub lot: Premises,
}

/// The final round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Who emptied the queue; or who played when nothing had happened for too long.
    pub trigger: Seat,
    pub stalled: bool,
    /// Turns still to be played, the running one included.
    pub left: u32,
}
