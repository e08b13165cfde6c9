//! Brick & Mortar: a street of up to four shops each, stocked and sold by secret bids, month by
//! month, until somebody's points reach the investment marker.
//!
//! Designed by Nick `McCollum` (Octoraffe Games).
//!
//! Readings taken where the rule book leaves room:
//! - Whoever could only pass is asked all the same: being skipped would tell an empty purse. For
//!   the same reason a Resale Shop is asked even if its owner has no money.
//! - `borrow` of a purchase is how many Debt Tokens are taken. A purchase on the shared screen borrows
//!   nothing unasked; only a won auction and surplus already bought borrow what the purse lacks.
//! - Stocking is asked on the shared screen, where nobody may know the purse. What most people do there is one
//!   action that is never refused ([`Action::Fill`]): it buys what cash pays, so that everybody learns what was
//!   bought and nothing else. Whoever names another number may still be refused, without a reason.
//! - Whoever dials may say at once that they stock what most people do at that price
//!   ([`Action::DialAndFill`]): then they are served without being asked.
//! - The Resale Shop's debt is that of one purchase: up to half its price, rounded up.
//! - Owners of a third store play their Market Cards one after the other, in turn order, and redraw
//!   there; whoever keeps the redraw for the new hand says so with the cards and is asked again.
//! - Of two own modifiers in one window only a late Supply Card and free items from the general
//!   supply can stand in each other's way, when it runs short: then their owner may begin with the
//!   right one.
//! - Gathered Supply and Demand Cards are sorted, not shuffled: both hide who played what.
//! - A delivery is asked only where it matters: not if one shelf or all items are sold, no item
//!   can be swapped, and the boxes can be filled in one way or nobody who comes later could use
//!   those it leaves.
//! - A sold bottom-shelf item and a swapped item count for the points of their store alike.
//! - Nobody acts twice in Building: whoever gains points while managing goes on managing.
//! - The card seen last is forgotten: passed draft packets and discarded stores are in nobody's
//!   view, as they lie face down on the table.
mod action;
mod audit;
mod bot;
mod candidates;
mod card_text;
mod contest;
mod deal;
mod event;
mod habit;
mod illegal;
mod imagine;
mod items;
mod market;
mod modifiers;
mod parts;
mod phases;
mod position;
mod pricing;
mod prompt;
mod scoring;
mod shop;
mod stage;
mod stores;
mod terms;
mod today;
mod track;
mod view;

pub use action::{Action, Craft, Delivery, Hands, Lot, Redraw, Setup};
pub use contest::Contest;
pub use event::{Closing, Event};
pub use habit::Habit;
pub use illegal::Illegal;
pub use items::{Count, Item, PerItem};
pub use market::{MarketId, pictured};
pub use modifiers::Modifier;
pub use parts::SalesFloor;
pub use phases::{
    AfterPaying, Ask, Auction, Bid, Building, BuildingStep, DeliveryTerms, Effect, LotOffer, Offer,
    Secret, Selling, SellingStep, Settling, SlotBonus, Stocking, Window,
};
pub use position::Position;
pub use pricing::{Bill, Change, Gain, SoldLot, StockBill, StockLot};
pub use prompt::{
    AdvertisePrompt, AuctionPrompt, CloseOffer, DeliverPrompt, DialSalePrompt, DialSupplyPrompt,
    EffectPrompt, HandOffer, InvestPrompt, KeepPrompt, Limit, ManagePrompt, Prompt, RedrawPrompt,
    RowOffer, Rung, SaleLimit, SellPrompt, SettlePrompt, StartPrompt, StockOffer, StockPrompt,
    StoreActionPrompt,
};
pub use scoring::{Ending, FinalRow, FinalTable};
pub use shop::{EMPTY_SLOT_PENALTY, SLOT_UTILITIES, SLOTS, Shop};
pub use stage::{MonthPhase, Stage};
pub use stores::{Store, StoreId};
pub use terms::Terms;
pub use today::{Does, Lack, Today};
pub use view::{DialPreview, Own, PlayerView, Revealed, View};

#[cfg(test)]
mod tests;
