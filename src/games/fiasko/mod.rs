//! Fiasko: shelf-stackers draw tins one by one, and the greedy see the pile come down.
//!
//! Designed by Reinhard Staupe (FX Schmid, 1998).
mod action;
mod audit;
mod bot;
mod event;
mod goods;
mod imagine;
mod odds;
mod phases;
mod position;
mod scoring;
mod seen;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Illegal, Setup, Tie, Turn};
pub use event::Event;
pub use goods::{CATASTROPHES, Card, FIASKOS, Goods, Product};
pub use position::Position;
pub use scoring::{Bonus, FinalTable};
pub use view::{Hand, Odds, Offer, Prompt, Rows, Shown, View};
