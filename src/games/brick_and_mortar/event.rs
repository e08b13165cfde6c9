//! What can be told.
use serde::{Deserialize, Serialize};

use super::action::Lot;
use super::items::{Count, Item};
use super::market::MarketId;
use super::phases::{Bid, Offer};
use super::pricing::{Bill, Gain, StockBill};
use super::stores::StoreId;
use crate::table::{Seat, Seats};

/// Why a store closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Closing {
    /// By its owner, in Building.
    Managed,
    /// A Peddler that has sold.
    SoldFrom,
    /// A Jewelry Collector without jewelry.
    NothingHeld,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    Begins {
        order: Vec<Seat>,
    },
    /// Told to the drafter alone.
    Kept {
        seat: Seat,
        store: StoreId,
    },
    KeptOne {
        seat: Seat,
    },
    MonthBegins {
        month: u32,
    },
    Started {
        seat: Seat,
        store: StoreId,
    },
    BoughtFromHand {
        seat: Seat,
        store: StoreId,
        price: u32,
        tokens: u32,
    },
    AuctionOpened {
        seat: Seat,
        store: StoreId,
        bid: u32,
    },
    Raised {
        seat: Seat,
        bid: u32,
    },
    Dropped {
        seat: Seat,
    },
    AuctionWon {
        seat: Seat,
        store: StoreId,
        bid: u32,
        price: u32,
    },
    /// A won auction or bought surplus is paid for.
    Settled {
        seat: Seat,
        price: u32,
        tokens: u32,
    },
    Passed {
        seat: Seat,
    },
    Opened {
        seat: Seat,
        store: StoreId,
        slot: u32,
    },
    Closed {
        seat: Seat,
        store: StoreId,
        lost: Count,
        why: Closing,
    },
    /// Bought, not opened: out of the game.
    GivenUp {
        seat: Seat,
        store: StoreId,
    },
    RowUpdated {
        discarded: Vec<StoreId>,
        row: Vec<StoreId>,
        on_deck: Option<StoreId>,
        /// This month is the last one: nobody buys from it any more.
        last: bool,
    },
    /// Points gained, each store's share, and the turn order that follows.
    Gained {
        seat: Seat,
        points: u32,
        from: Vec<Gain>,
        order: Vec<Seat>,
    },
    /// The investment marker was reached: this is the last month.
    LastMonth {
        seat: Seat,
    },
    /// Told to the drawer alone; others hear `DrewBacks`.
    Drew {
        seat: Seat,
        cards: Vec<MarketId>,
    },
    DrewBacks {
        seat: Seat,
        count: u32,
    },
    Discarded {
        seat: Seat,
        cards: Vec<MarketId>,
    },
    Redrew {
        seat: Seat,
        count: u32,
    },
    /// The Supply Cards in one pile; of the others only the number.
    Gathered {
        supply: Vec<MarketId>,
        demand: u32,
    },
    MarketReshuffled,
    Produced {
        seat: Seat,
        store: StoreId,
        item: Item,
        count: u32,
        pay: u32,
    },
    DocksFilled {
        added: Count,
    },
    LateSupply {
        seat: Seat,
        card: MarketId,
        added: Count,
    },
    LateDemand {
        seat: Seat,
        card: MarketId,
    },
    NoLateCard {
        seat: Seat,
    },
    Took {
        seat: Seat,
        store: StoreId,
        item: Item,
        count: u32,
    },
    /// All supply dials, in the order of service.
    SupplyDials {
        item: Item,
        dock: u32,
        bids: Vec<Bid>,
    },
    /// Nobody competes: everybody buys at the minimum, in turn order; or one player alone.
    SupplyOpen {
        item: Item,
        dock: u32,
        alone: Option<Seat>,
    },
    Stocked {
        seat: Seat,
        item: Item,
        price: u32,
        bill: StockBill,
        tokens: u32,
    },
    Crafted {
        seat: Seat,
        store: StoreId,
        item: Item,
        cubes: u32,
    },
    Moved {
        seat: Seat,
        into: StoreId,
        lots: Vec<Lot>,
        surplus: u32,
    },
    DemandTurned {
        cards: Vec<MarketId>,
        boxes: Count,
    },
    /// All sale dials, in the order of service.
    SaleDials {
        item: Item,
        boxes: u32,
        offers: Vec<Offer>,
    },
    /// Nobody competes: everybody sells at the maximum, in turn order; or one player alone.
    SaleOpen {
        item: Item,
        boxes: u32,
        alone: Option<Seat>,
    },
    Sold {
        seat: Seat,
        item: Item,
        price: u32,
        bill: Bill,
        surplus: Vec<Lot>,
        centers: u32,
        borrowed: u32,
    },
    SurplusBought {
        seat: Seat,
        from: Seat,
        item: Item,
        count: u32,
        price: u32,
    },
    SurplusDiscarded {
        item: Item,
        counts: Seats<u32>,
    },
    Pawned {
        seat: Seat,
        store: StoreId,
        items: Count,
    },
    Expired {
        seat: Seat,
        store: StoreId,
        items: Count,
    },
    UtilitiesPaid {
        seat: Seat,
        stores: u32,
        slots: u32,
        tokens: u32,
    },
    Rebate {
        seat: Seat,
        store: StoreId,
        amount: u32,
    },
    PointsBought {
        seat: Seat,
        first: u32,
        second: u32,
        cost: u32,
        order: Vec<Seat>,
    },
    PointsSold {
        seat: Seat,
        points: u32,
        pay: u32,
        order: Vec<Seat>,
    },
    NotInvested {
        seat: Seat,
    },
    Over {
        places: Seats<u8>,
    },
}
