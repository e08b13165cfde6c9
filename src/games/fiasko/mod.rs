//! Fiasko: shelf-stackers draw tins one by one, and the greedy see the pile come down.
//!
//! A turn is one card from the pile, or one product scored: the sum of its values times all cards
//! in the hand, 13 at least, and then the whole hand is gone. A Fiasko costs the drawer the hand,
//! a catastrophe costs everybody else theirs. Whoever fills a fifth row ends the game and gets 20;
//! the best entry of each row gets 30. Designed by Reinhard Staupe (FX Schmid, 1998).
//!
//! Where the rule book is silent or can be read in two ways, this table plays so:
//!
//! - A draw turn is one card. Streaks are a house rule ([`Turn::Press`]), and even then nobody
//!   draws and scores in one turn.
//! - 13 is asked of the product score, not of the values of the hand.
//! - The pile is renewed as soon as its last card is fully resolved: a hand just lost is in it.
//! - A lost hand is discarded below the special card that cost it; several lost hands in seat
//!   order.
//! - Three or more who share the best entry of a row get 30 divided by their number, rounded down.
//! - Equal totals win together, or are parted by subtotal and then by the number of rows won
//!   ([`Tie::Subtotal`]); a shared row counts as won.
//! - With open hands everybody is told the face of a drawn card: all can see it.
//! - With a closed discard pile its top card is hidden too. The hand last laid open stays in
//!   sight until the next one, as it does on a table.
//! - Once the game is over everything is laid open, a closed discard pile included.
//! - The chance that a hand survives is reckoned card by card, as if every rival drew one card,
//!   with every hand that a Fiasko would send back before the pile is renewed.
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
