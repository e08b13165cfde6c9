//! What can be done, what can be told, and why it cannot.
use std::{error, fmt};

use serde::{Deserialize, Serialize};

use crate::table::{Seat, Seats};

/// The rent of a shop is also its name.
pub type Shop = u32;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    Choose(u8),
    Haggle,
    Announce,
    Bid(u32),
    Ask(bool),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Purse { seat: Seat, coins: Option<u32> },
    Chose { window: u8 },
    Reserve(u32),
    Announced(Shop),
    Opened(Seats<u32>),
    Leased { shop: Shop, to: Seat, price: u32 },
    Unsold(Shop),
    Tip { to: Seat, next: Option<Shop> },
    NoTip(Seat),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    Seats(u8),
    NotNow,
    NoWindow(u8),
    Chosen(u8),
    NotChosen,
    Haggled,
    TooDear { bid: u32, purse: u32 },
    TooLow { bid: u32, reserve: u32 },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Seats(seats) => write!(f, "Lease seats 1 to 4 players, not {seats}."),
            Illegal::NotNow => f.write_str("This is not the time for that."),
            Illegal::NoWindow(window) => write!(f, "There are two windows; {window} is neither."),
            Illegal::Chosen(window) => write!(f, "Window {window} is chosen already."),
            Illegal::NotChosen => f.write_str("Choose a window first."),
            Illegal::Haggled => f.write_str("You have haggled already."),
            Illegal::TooDear { bid, purse } => write!(f, "You bid {bid} and have {purse}."),
            Illegal::TooLow { bid, reserve } => {
                write!(f, "You bid {bid}; bid nothing, or {reserve} and more.")
            }
        }
    }
}

impl error::Error for Illegal {}
