//! What can be set up and what can be done.
use serde::{Deserialize, Serialize};

use super::items::{Count, Item};
use super::market::MarketId;
use super::stores::StoreId;
use crate::table::Seat;

/// Where the first hands come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Hands {
    /// Three Store Cards are drafted and a Starting Store is chosen (the normal game).
    Draft,
    /// Given hands and Starting Stores (the first game).
    Preset,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: u8,
    pub hands: Hands,
    /// Who begins: by lot, or whom the loser of the last game named.
    pub first: Option<Seat>,
}

impl Setup {
    pub const fn draft(seats: u8) -> Setup {
        Setup { seats, hands: Hands::Draft, first: None }
    }

    pub const fn preset(seats: u8) -> Setup {
        Setup { seats, hands: Hands::Preset, first: None }
    }
}

/// One decision. The phase says which of them can be taken, the view's prompt says within what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Draft: keep this card of the packet.
    Keep(StoreId),
    /// January: this Starting Store.
    Start(StoreId),
    /// Store action: buy from the hand. `borrow` is how many Debt Tokens are taken: what the purse
    /// lacks, or more.
    BuyFromHand {
        store: StoreId,
        borrow: u32,
    },
    /// The same, opened at once in a free slot, and done building.
    BuyAndOpen {
        store: StoreId,
        borrow: u32,
    },
    /// Store action: put a public store up, with a first bid.
    OpenAuction {
        store: StoreId,
        bid: u32,
    },
    /// Store action or Investment: nothing.
    Pass,
    Raise(u32),
    /// Out of this auction.
    Drop,
    /// Manage: close an open store.
    Close(StoreId),
    /// Manage: open the store just bought.
    Open,
    /// Manage: finished. A store that waits to be opened is given up.
    Done,
    /// Market Research Firm: these go.
    Discard(Vec<MarketId>),
    Redraw(Redraw),
    /// Advertisement: face up as supply, face down as demand. `look` keeps this month's redraw for
    /// the hand that follows.
    Advertise {
        supply: Vec<MarketId>,
        demand: Vec<MarketId>,
        #[serde(default)]
        look: bool,
    },
    /// Factories and mills: so many cubes to the dock.
    Produce(u32),
    /// Advertisement Agency: one more card, or none.
    PlayLate(Option<MarketId>),
    /// Food Bank, Private Catering, Consignment Store: so many free items.
    Take(u32),
    /// The price dial of a competition for supply.
    DialSupply(u32),
    /// The same, and once served [`Action::Fill`].
    DialAndFill(u32),
    /// Buy from the dock: how many into which store. `borrow` as for stores, for one item. Nothing is
    /// borrowed that is not asked for, so that a purchase on the shared screen costs no point unseen.
    Stock {
        into: Vec<(StoreId, u32)>,
        borrow: u32,
    },
    /// Jewelry Crafter, Art Studio.
    Craft(Craft),
    /// Freezer, Warehouse, Thrift Store: these items (and so many of the own surplus) come here.
    Move {
        lots: Vec<Lot>,
        surplus: u32,
    },
    /// Sale without competition: so many at the maximum price.
    Sell(u32),
    /// Both dials of a competition for demand.
    DialSale {
        quantity: u32,
        price: u32,
    },
    Deliver(Delivery),
    /// Resale Shop: so many of whose surplus.
    BuySurplus(Vec<(Seat, u32)>),
    /// Pawn Shop: so many of the expiring items to the dock.
    Pawn(Count),
    /// Investment. Only the Bank's owner may ask for a second purchase.
    BuyPoints {
        first: u32,
        second: u32,
    },
    SellPoints(u32),
    /// The usual end of a month's building: pass where nothing was done yet, open what was bought,
    /// and done.
    Finish,
    /// After a won auction or a purchase of surplus: so many Debt Tokens, and as many as the purse
    /// lacks.
    Settle {
        debt: u32,
    },
    /// The same after an auction, and what was won is opened as soon as its owner's place in turn order
    /// has come.
    SettleAndOpen {
        debt: u32,
    },
    /// Two of the own stores want to act now: this one first.
    First(StoreId),
    /// Buy from the dock what most people buy: all that fits, can bring more than it costs and can be
    /// paid in cash. It can be said on the shared screen without anybody knowing the purse, and is
    /// never refused.
    Fill,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Redraw {
    None,
    One(MarketId),
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Craft {
    Nothing,
    Cubes(u32),
    Points,
}

/// Some items of one type on one shelf, 0 being the top one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lot {
    pub store: StoreId,
    pub item: Item,
    pub shelf: u32,
    pub count: u32,
}

/// Which items are sold, which end as surplus, and where the sold ones go. Whatever goes neither
/// to a Fulfillment Center nor to a borrowed box goes to the Demand Cards.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Delivery {
    pub sold: Vec<Lot>,
    pub surplus: Vec<Lot>,
    /// To the own Fulfillment Centers.
    pub centers: u32,
    /// Art Purveyor: to empty jewelry boxes.
    pub borrowed: u32,
    /// Distributors: how many of a store's items earn points instead of money.
    pub swaps: Vec<(StoreId, u32)>,
}
