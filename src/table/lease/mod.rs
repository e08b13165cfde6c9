//! Lease: sealed bids for the shops of a street. A toy, for the tests of the table and of the page
//! only, that touches every corner of the table: open decisions that can be taken back, dice,
//! secret purses, sealed bids that may be changed, and a tip told to one seat alone.
//!
//! Each round the starter chooses one of two shop windows, may haggle once over its reserve price,
//! and announces it. All bid in secret: nothing, or from the reserve up. The highest bid has the
//! lease, the first from the starter on where bids are equal, and its owner may ask which shop
//! comes next.
mod bot;
#[cfg(test)]
mod broken;
mod position;
mod rules;
#[cfg(test)]
mod tests;
mod view;

pub use position::{Position, Setup};
pub use rules::{Action, Event, Illegal};
pub use view::{Phase, Prompt, View};
