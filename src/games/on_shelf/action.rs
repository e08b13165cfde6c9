//! What can be done: small decisions, each of them a step that can be taken back until *Done*.
use serde::{Deserialize, Serialize};

use super::customers::CustomerId;
use super::goods::{Brand, Category};
use super::jobs::Job;
use super::spaces::{ShelfSpace, Space, StockSpace};
use crate::table::Seat;

/// A bottle of the store: a cube, and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Bottle {
    pub brand: Brand,
    pub space: Space,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// The turn: a job card from the hand. A Supervisor is played with [`Action::Repeat`].
    Play(Job),
    /// The turn: a Supervisor, who repeats the job on top of another pile.
    Repeat { seat: Seat, job: Job },
    /// The turn: the whole pile back into the hand.
    Break,
    /// Check Out or Pre-Order chosen, and thought better of: the card returns to the hand.
    PutBack,
    /// Stock: which category the delivery brings.
    Deliver(Category),
    /// Stock, Floor, Corrected order: a cube from the box into stock.
    Place { brand: Brand, space: StockSpace },
    /// Fill, Trainee: a cube from stock to the shelf.
    Move { brand: Brand, from: StockSpace, to: ShelfSpace },
    /// Stock, Fill, Floor: all that is left to place or move, as the prompt previews it.
    FillUp,
    /// Stock, Fill, Floor: fills up and is *Done*, in one go.
    FillUpAndDone { identification: bool },
    /// Floor: which customer of the line.
    Take(CustomerId),
    /// Check Out, Pre-Order, rush hour: which customer. May be changed until *Done*.
    Serve(CustomerId),
    /// Which bottle the line `0..3` of the sale gets; `None` leaves it unsold.
    Sell { line: u8, bottle: Option<Bottle> },
    /// Finishes a job or a sale: scores, takes the customer, rolls.
    Done { identification: bool },
    /// Spillage: the space that is lost.
    Spill(Space),
    /// Return and spillage events: the space where a symbol is dealt with.
    Choose(Space),
    /// Substitute: a job of the hand for one of the own pile.
    Trade { give: Job, take: Job },
    /// Inventory: a cube of the store for one from the box, in the same place.
    Swap { space: Space, out: Brand, into: Brand },
    /// Substitute, Inventory: nothing.
    Decline,
    /// Rejected customer: the one that goes.
    Reject(CustomerId),
}
