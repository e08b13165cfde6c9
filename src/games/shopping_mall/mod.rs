//! Shopping Mall: three or four executives buy shops by auction, place managers in them, and lead
//! crowds past each other's doors.
//!
//! A turn is two actions: crowds are moved before managers are swapped before shops are auctioned,
//! and in the first round there is nothing but auctions. A customer brings more the more a shop
//! has had before. When the queue of visitors is empty, everybody has one more turn; then every
//! owned tile adds 100 for each number on it, and the most money wins. Designed by Michael and
//! Stephen Schoessow for the piecepack (2006), after *`MarraCash`* by Stefan Dorra.
//!
//! The map is not drawn anywhere: 36 coordinates ([`Slot::cell`], [`Spot::cell`]) give walls, doors,
//! corridors and the 55 routes ([`map`], [`Route`]).
//!
//! Readings taken where the rule book leaves room:
//! - Only balances are secret. A view holds the own ledger and the sum of all balances, which
//!   everybody could keep count of; a person's standing is the bonus of the own tiles.
//! - Who opens an auction, bids or drops has given a word: none of it can be undone. Moves, swaps
//!   and the choice of doors, partners and managers can, until another seat is asked.
//! - The walking order names trades, not persons: visitors of one trade are all alike.
//! - A second walking order is worth asking for only if visitors of two trades enter shops while a
//!   placeholder is left; who enters where never depends on it.
//! - With open balances a bidder without means is dropped as soon as it would be asked, and the log
//!   says so.
//! - Quiet turns are counted from round 2, so round 1 never begins a stall.
//! - The queue can only be emptied by arrivals, at the end of a turn: that seat began the final
//!   round, also if the last ones came in without being chosen.
mod action;
mod audit;
mod bot;
mod candidates;
mod deal;
mod event;
mod illegal;
mod imagine;
mod ledger;
mod map;
mod names;
mod offers;
mod outcome;
mod phases;
mod plan;
mod position;
mod prompt;
mod routes;
mod scoring;
mod setup;
mod shop;
mod stage;
mod standing_order;
mod tiles;
mod view;

#[cfg(test)]
mod tests;

pub use action::{ACTIONS_PER_TURN, Action, Kind};
pub use deal::{PLACEHOLDERS, VISITORS, VISITORS_PER_TRADE};
pub use event::{Event, Visit};
pub use illegal::Illegal;
pub use ledger::Ledger;
pub use map::{Corridor, Face, Ground, Map, map};
pub use names::{Manager, Trade};
pub use offers::{
    Abandoned, Buyer, DoorOffer, LotOffer, ManagerOffer, MoveOffer, PartnerOffer, SwapEffect,
    SwapOffer,
};
pub use outcome::Outcome;
pub use phases::{
    ARRIVALS_MAX, ARRIVALS_MIN, BID_STEP, MOVER_PROVISION, PROVISION_STEP, final_turns, provision,
};
pub use plan::{Cell, SIZE, SLOTS, SPOTS, Side, Sides, Slot, Spot};
pub use position::Position;
pub use prompt::{
    ActPrompt, ArrivalsPrompt, BidPrompt, DoorPrompt, FreePrompt, ManagerPrompt, MergePrompt,
    Prompt,
};
pub use routes::{Course, ROUTES, Route, Step, Way};
pub use scoring::{FinalRow, FinalTable};
pub use setup::{Cash, Compensation, EndRule, Opening, Provision, START_CASH, Setup, Tie};
pub use shop::{INCOME_CAP, INCOME_STEP, Premises, Staff, income};
pub use stage::{Auction, Bid, Ending, Purchase, Stage, Walk};
pub use standing_order::{DropOut, drop_out};
pub use tiles::{BONUS_PER_NUMBER, NUMBERS, Tick, Tile};
pub use view::{Plot, ShopView, View};
