//! What can be told. Everything here is public: only balances are secret, and each payment is
//! told when it is made. Shops are told with the tiles they stand on: whoever reads a line has no map.
use serde::{Deserialize, Serialize};

use super::names::{Manager, Trade};
use super::plan::{Cell, Slot, Spot};
use super::routes::Route;
use super::shop::Premises;
use super::tiles::Tile;
use crate::table::{Seat, Seats};

/// A visitor becomes a customer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Visit {
    pub trade: Trade,
    /// Before the door.
    pub cell: Cell,
    pub slot: Slot,
    pub tile: Tile,
    pub owner: Seat,
    pub manager: Manager,
    /// From the bank to the owner.
    pub income: u32,
    /// From the owner to whoever moved the crowd; 0 if none is due.
    pub provision: u32,
    /// No placeholder was left: the visitor does not go back to the queue.
    pub stays: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    Begins {
        seat: Seat,
    },
    RoundBegins {
        round: u32,
    },
    TurnBegins {
        seat: Seat,
        /// In the final round: how many turns are left, this one included.
        left: Option<u32>,
    },
    /// A crowd sets out; its visitors follow one by one.
    SetOut {
        seat: Seat,
        from: Spot,
        to: Spot,
        route: Route,
        crowd: Vec<Trade>,
    },
    /// Of two doors the mover chose this one.
    ChoseDoor {
        seat: Seat,
        trade: Trade,
        tile: Tile,
    },
    /// `mover` is nobody for those who walk in because the shop was bought.
    Entered {
        mover: Option<Seat>,
        visit: Visit,
    },
    /// Entered no shop and stands at the end of the route.
    Stopped {
        trade: Trade,
        spot: Spot,
    },
    /// The last placeholder was used: from now on customers stay in the shops.
    PlaceholdersGone,
    Swapped {
        seat: Seat,
        managers: [Manager; 2],
    },
    AuctionOpened {
        seat: Seat,
        lot: Premises,
        tiles: Vec<Tile>,
        private: bool,
    },
    Bid {
        seat: Seat,
        amount: u32,
    },
    Dropped {
        seat: Seat,
        /// Could not pay the least bid and was not asked.
        unasked: bool,
    },
    /// The hammer. The price goes to the seller, or to the bank if there is none.
    Sold {
        buyer: Seat,
        seller: Option<Seat>,
        lot: Premises,
        tiles: Vec<Tile>,
        price: u32,
    },
    /// From the bank to the auctioneer.
    Provision {
        seat: Seat,
        amount: u32,
    },
    /// Nobody else wanted it: for nothing.
    TakenFree {
        seat: Seat,
        slot: Slot,
        tile: Tile,
    },
    /// Nobody wanted it at all: it stays as it was, unowned or with its owner.
    Unsold {
        seat: Seat,
        lot: Premises,
        tiles: Vec<Tile>,
        private: bool,
    },
    /// The shop was sold.
    WentHome {
        seat: Seat,
        manager: Manager,
    },
    /// The manager was called away: the tiles belong to nobody now.
    Abandoned {
        seat: Seat,
        manager: Manager,
        shop: Premises,
        tiles: Vec<Tile>,
    },
    Employed {
        seat: Seat,
        manager: Manager,
        shop: Premises,
        tiles: Vec<Tile>,
    },
    Merged {
        seat: Seat,
        manager: Manager,
        bought: Slot,
        shop: Premises,
        tiles: Vec<Tile>,
    },
    /// New visitors at a gate, in queue order.
    Arrived {
        gate: Spot,
        visitors: Vec<Trade>,
    },
    /// The queue is empty, or nothing has happened for too long.
    FinalRound {
        seat: Seat,
        turns: u32,
        stalled: bool,
    },
    Over {
        places: Seats<u8>,
        totals: Seats<u32>,
    },
}
