//! Brick & Mortar: a street of up to four shops each, stocked and sold by secret bids, month by
//! month, until somebody's points reach the investment marker.
//!
//! Designed by Nick `McCollum` (Octoraffe Games).
mod action;
mod audit;
mod bot;
mod candidates;
mod event;
mod illegal;
mod imagine;
mod items;
mod market;
mod modifiers;
mod phases;
mod position;
mod pricing;
mod prompt;
mod scoring;
mod shop;
mod stores;
mod track;
mod view;

pub use action::{Action, Craft, Delivery, Hands, Lot, Redraw, Setup};
pub use event::{Closing, Event};
pub use illegal::Illegal;
pub use items::{Count, Item, PerItem};
pub use market::{MarketId, pictured};
pub use phases::{
    Ask, Auction, Bid, Building, BuildingStep, DeliveryTerms, Effect, LotOffer, Offer, Secret,
    Selling, SellingStep, Stocking, Window,
};
pub use position::{Position, SalesFloor};
pub use pricing::{Bill, Change, Gain, SoldLot, StockBill, StockLot, Terms};
pub use prompt::{
    CloseOffer, HandOffer, Limit, Prompt, RowOffer, Rung, SaleLimit, StockOffer, would_compete,
};
pub use scoring::{Ending, FinalRow, FinalTable};
pub use shop::{EMPTY_SLOT_PENALTY, SLOT_UTILITIES, SLOTS, Shop};
pub use stores::{Store, StoreId};
pub use view::{Chapter, DialPreview, Own, PlayerView, Revealed, Stage, View};

#[cfg(test)]
mod tests;
