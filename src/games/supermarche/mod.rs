//! Supermarché: six rounds alone behind the till of a small grocery.
//!
//! Designed by Ryan Mayes (2014). Five customers come each round, two of them seen beforehand.
//! The shopkeeper buys, fills fifteen places on the shelves, holds a sale now and then, and lets
//! the dice say what each customer wants. A shelf found empty costs the whole trip and more; what
//! is left overnight may spoil.
//!
//! How open questions are read here:
//!
//! - A missing food ends the trip, never the round. A coupon may stand in for it. A new table offers
//!   that and never does it unasked, since letting the customer go can be worth more ($5 in round 6)
//!   and the print calls using a coupon a choice. Read strictly, it is the only purchase left, and a
//!   purchase that can be made is made: a table may have it happen by itself, as the written examples
//!   have it, or not at all ([`Rescue`]).
//! - A sale lasts one round, the first round included ([`Rulings::first_round_sale`]). Three
//!   different foods must have had one: the doors stay shut once as many sales are owed as
//!   Stocking phases are left.
//! - The on-sale cube taken first fills no space, but it is a purchase: a restock during the trip
//!   may follow it ([`Rulings::initial_cube_counts`]).
//! - Purchases and cubes brought out may be taken back until their phase ends, in any order and
//!   not only the last: `Return` and `Unstock` are actions, since nothing is learned in between.
//!   Undo goes further back, over the end of either phase, up to the first flip, roll or reveal:
//!   until then nothing new was seen, so nothing is gained by it.
//! - Oldest cubes are moved and sold first. Where only one purchase is possible it is made.
//! - A customer sent away unseen stays unknown until the game is over.
//! - Alone at the table one has the first place, bankrupt or not; what it was worth is said by
//!   the [`Outcome`].
mod action;
mod audit;
mod bot;
mod candidates;
mod customers;
mod distribution;
mod event;
mod foods;
mod hidden;
mod illegal;
mod imagine;
mod ledger;
mod lots;
mod odds;
mod phases;
mod position;
mod purchase;
mod scoring;
mod seen;
mod shop;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Choice, Rescue, Rulings, Setup, Start, USUAL_STORE};
pub use bot::{Advice, Reason, Tenths, advise, fill_sensibly, wishes_to_come};
pub use customers::{Customer, CustomerId, Range, TOTALS, WAYS, coupon_chart};
pub use distribution::PriceCard;
pub use event::Event;
pub use foods::{Expiry, Food, Foods};
pub use hidden::Hidden;
pub use illegal::{Illegal, Moment};
pub use ledger::{RoundBook, Visit};
pub use lots::Lots;
pub use position::Position;
pub use purchase::{Basket, NoCoupon, Reading};
pub use scoring::{Breakdown, OUTCOMES, Outcome, outcome};
pub use shop::{
    Cart, End, Guest, ROUNDS, SALES_REQUIRED, STOCK_ROOM_LIMIT, STORE_LIMIT, Shop, Slot, Slots,
    Status, Step, Trip,
};
pub use view::{
    AfterTrip, Aisle, Caller, Delivery, Loss, NextRoll, Odds, Prompt, Purchase, RescueOffer,
    Resolve, Restock, SaleOffer, SaleToken, Spoilage, Stocking, Truck, View,
};
