//! What can be set up, what can be done, and why it cannot.
use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::goods::Product;
use crate::table::Seat;

/// How long a turn of drawing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Turn {
    /// One card (the default reading).
    Single,
    /// House rule: a streak of draws, stopped at will.
    Press,
}

/// What decides between equal totals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Tie {
    Shared,
    /// Higher subtotal, then more row bonuses, then shared.
    Subtotal,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a box to tick, and all go together")]
pub struct Setup {
    pub seats: u8,
    pub turn: Turn,
    pub tie: Tie,
    /// Hands lie open for everybody.
    pub open_hands: bool,
    /// The discard pile may be browsed.
    pub open_discard: bool,
    /// Percentages beside the draw.
    pub odds: bool,
    /// The page draws without asking when nothing can be scored.
    pub auto_draw: bool,
    /// Who begins: by lot, or one seat on from the last game.
    pub first: Option<Seat>,
}

impl Setup {
    /// The table as the rule book sets it.
    pub const fn by_the_book(seats: u8) -> Setup {
        Setup {
            seats,
            turn: Turn::Single,
            tie: Tie::Shared,
            open_hands: false,
            open_discard: true,
            odds: false,
            auto_draw: false,
            first: None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    Draw,
    Score(Product),
    /// House rule: end the streak.
    Stop,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Illegal {
    AlreadyDrew,
    EmptyHand,
    RowFilled { product: Product, points: u32 },
    NoCard { product: Product },
    Below13 { product: Product, sum: u32, cards: u32 },
    NoStop,
    MustAct,
    Seats { seats: u8 },
    First { seat: Seat, seats: u8 },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::AlreadyDrew => {
                f.write_str("You have already drawn this turn. You draw or you score, never both.")
            }
            Illegal::EmptyHand => {
                f.write_str("Your hand is empty, so there is nothing to score. Draw a card.")
            }
            Illegal::RowFilled { product, points } => {
                write!(f, "You have already scored {product} ({points}). Each product counts once.")
            }
            Illegal::NoCard { product } => write!(f, "You hold no {product}."),
            Illegal::Below13 { product, sum, cards } => {
                let (first, rest) = product.name().split_at(1);
                write!(
                    f,
                    "{}{rest} would be worth {sum} × {cards} = {}. You need at least 13.",
                    first.to_ascii_uppercase(),
                    sum * cards
                )
            }
            Illegal::NoStop => f.write_str("There is nothing to stop: a draw turn is one card."),
            Illegal::MustAct => f.write_str("Draw a card or score a product first."),
            Illegal::Seats { seats } => {
                write!(f, "Fiasko seats 2 to 6 players; this table has {seats}.")
            }
            Illegal::First { seat, seats } => {
                write!(f, "Seat {} cannot begin at a table of {seats}.", seat.index() + 1)
            }
        }
    }
}

impl error::Error for Illegal {}
