//! Why something cannot be done: sentences with the numbers, told to whoever tried.
use std::{error, fmt};

use serde::{Deserialize, Serialize};

use crate::table::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Illegal {
    /// Not an answer to what is asked.
    NotOffered,
    RoundOne,
    MoveTooLate,
    SwapTooLate,
    NoPass,
    EmptySpot,
    NoSuchRoute,
    OrderMismatch {
        visitors: u32,
    },
    WrongDoor,
    NoShop,
    SwapTwoManagers,
    SwapNeedsEmployed,
    NoSuchLot,
    LotOwned {
        owner: Seat,
    },
    PrivateInRoundOne,
    NotFifty,
    TooLow {
        least: u32,
    },
    NoCash {
        cash: u32,
    },
    MustMerge,
    WrongPartner,
    UnknownManager,
    PickCount {
        most: u32,
    },
    PickWindow {
        window: u32,
    },
    Seats {
        seats: u8,
    },
    First {
        seat: Seat,
        seats: u8,
    },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NotOffered => f.write_str("That is not one of the choices on offer."),
            Illegal::RoundOne => f.write_str("In the first round every action is an auction."),
            Illegal::MoveTooLate => f.write_str(
                "Crowds move first: after a swap or an auction no crowd may be moved this turn.",
            ),
            Illegal::SwapTooLate => {
                f.write_str("Managers are swapped before the first auction of the turn.")
            }
            Illegal::NoPass => {
                f.write_str("You must use both actions. An auction is always possible.")
            }
            Illegal::EmptySpot => f.write_str("Nobody stands there."),
            Illegal::NoSuchRoute => {
                f.write_str("No lane leads there without stepping over a fountain or a gate.")
            }
            Illegal::OrderMismatch { visitors } => write!(
                f,
                "The walking order must name every visitor of the crowd once; there are {visitors}."
            ),
            Illegal::WrongDoor => {
                f.write_str("This visitor can enter only one of the highlighted shops.")
            }
            Illegal::NoShop => f.write_str("You own no shop, so there is no manager to swap."),
            Illegal::SwapTwoManagers => f.write_str("Choose two different managers."),
            Illegal::SwapNeedsEmployed => {
                f.write_str("At least one of the two managers must be working in a shop.")
            }
            Illegal::NoSuchLot => f.write_str("Choose a shop on the map."),
            Illegal::LotOwned { owner } => write!(
                f,
                "That shop belongs to seat {}. You can auction unowned shops and your own.",
                owner.index() + 1
            ),
            Illegal::PrivateInRoundOne => {
                f.write_str("In the first round only unowned shops are auctioned.")
            }
            Illegal::NotFifty => f.write_str("Bids go in steps of 50."),
            Illegal::TooLow { least } => write!(f, "You must offer at least {least}."),
            Illegal::NoCash { cash } => write!(f, "You have only {cash}."),
            Illegal::MustMerge => f.write_str(
                "The tile adjoins your one-tile shops and must be joined to one. Choose which.",
            ),
            Illegal::WrongPartner => {
                f.write_str("Choose one of your highlighted neighbouring shops.")
            }
            Illegal::UnknownManager => {
                f.write_str("Choose the expert, the steady one or the trainee.")
            }
            Illegal::PickCount { most } => {
                write!(f, "Let in at least 2 and at most {most} visitors, each once.")
            }
            Illegal::PickWindow { window } => {
                write!(f, "Only the first {window} in the queue can come in.")
            }
            Illegal::Seats { seats } => {
                write!(f, "Shopping Mall seats 3 or 4 players; this table has {seats}.")
            }
            Illegal::First { seat, seats } => {
                write!(f, "Seat {} cannot begin at a table of {seats}.", seat.index() + 1)
            }
        }
    }
}

impl error::Error for Illegal {}
