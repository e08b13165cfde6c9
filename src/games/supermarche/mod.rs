//! Supermarché: six rounds alone behind the till of a small grocery.
//!
//! Designed by Ryan Mayes (2014).
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

pub use action::{Action, Choice, Rulings, Setup, Start};
pub use bot::{Advice, Reason, Tenths, advise, fill_sensibly};
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
    AfterTrip, Aisle, Caller, Delivery, NextRoll, Odds, Prompt, Purchase, Resolve, Restock,
    SaleOffer, SaleToken, Spoilage, Stocking, Truck, View,
};
