//! Why something cannot be done: sentences with the numbers, told to whoever tried.
use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::items::Item;
use super::stores::StoreId;
use crate::table::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Illegal {
    NotNow,
    Range { least: u32, most: u32 },
    NotInPacket,
    Taken,
    OneStore,
    NotInHand { store: StoreId },
    NotPublic,
    LowOpening { cost: u32 },
    NotHigher { bid: u32 },
    OverMeans { bid: u32, tokens: u32 },
    CannotPay { cost: u32, money: u32, tokens: u32 },
    Short { cost: u32, money: u32, borrow: u32 },
    NoTokens,
    TooManyTokens { most: u32 },
    BuildingFull,
    NothingPending,
    NewStore { store: StoreId },
    NotYourStore { store: StoreId },
    AdCount { least: u32, most: u32 },
    NotYourCard,
    DiscardCount { count: u32 },
    RedrawNone,
    RedrawUsed,
    BelowMin { item: Item, min: u32 },
    AboveDial { most: u32 },
    AboveMax { item: Item, max: u32 },
    NoRoom { store: StoreId, room: u32, item: Item },
    WrongType { store: StoreId, item: Item },
    NoStockHere { store: StoreId },
    NamedTwice { store: StoreId },
    DockShort { left: u32, item: Item },
    DebtItem { item: Item },
    QuantityLimit { most: u32, item: Item },
    MustSell { selected: u32, sold: u32 },
    BoxFree,
    Boxes { free: u32 },
    StoreLocked { store: StoreId, item: Item },
    NotThere { item: Item },
    SwapLimit { most: u32 },
    PurveyorOnly,
    NoSurplus { most: u32 },
    InvestLimit,
    OnePurchase,
    BankLimit { most: u32 },
    InvestCash { points: u32, cost: u32, money: u32 },
    SellLimit { points: u32 },
    SellNothing,
    Seats { seats: u8 },
    First { seat: Seat, seats: u8 },
}

impl fmt::Display for Illegal {
    #[allow(clippy::too_many_lines, reason = "one sentence a refusal")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NotNow => f.write_str("That decision is not open now."),
            Illegal::Range { least, most } => {
                write!(f, "Choose a whole number from {least} to {most}.")
            }
            Illegal::NotInPacket => f.write_str("That store is not in your packet."),
            Illegal::Taken => f.write_str("That Starting Store is taken or not part of this game."),
            Illegal::OneStore => f.write_str("You may buy only one store per month."),
            Illegal::NotInHand { store } => write!(f, "{store} is not in your hand."),
            Illegal::NotPublic => f.write_str(
                "Only the four face-up stores can be auctioned; the on-deck card has to wait.",
            ),
            Illegal::LowOpening { cost } => {
                write!(f, "The opening bid must be at least the printed cost, ${cost}.")
            }
            Illegal::NotHigher { bid } => {
                write!(f, "You must bid more than ${bid} or drop out.")
            }
            Illegal::OverMeans { bid, tokens } => {
                write!(f, "You could not pay ${bid}, even with all {} left.", debt(*tokens))
            }
            Illegal::CannotPay { cost, money, tokens } => write!(
                f,
                "This costs ${cost}; you have ${money} and {} {} left.",
                debt(*tokens),
                if *tokens == 1 { "is" } else { "are" }
            ),
            Illegal::Short { cost, money, borrow } => {
                write!(f, "This costs ${cost}; you have ${money} and take {}.", debt(*borrow))
            }
            Illegal::NoTokens => {
                f.write_str("There are not enough Debt Tokens left to borrow with.")
            }
            Illegal::TooManyTokens { most } => {
                write!(f, "At most {} can be used for this purchase.", debt(*most))
            }
            Illegal::BuildingFull => {
                f.write_str("All four slots are taken. Close a store first or give the new one up.")
            }
            Illegal::NothingPending => {
                f.write_str("You have no bought store waiting to be opened.")
            }
            Illegal::NewStore { store } => {
                write!(f, "{store} was opened this month and cannot be closed in the same month.")
            }
            Illegal::NotYourStore { store } => write!(f, "{store} is not open in your building."),
            Illegal::AdCount { least, most } if least == most => {
                write!(f, "Play exactly {least} Market Cards, each once.")
            }
            Illegal::AdCount { least, most } => {
                write!(f, "Play {least} to {most} Market Cards, each once.")
            }
            Illegal::NotYourCard => f.write_str("That Market Card is not in your hand."),
            Illegal::DiscardCount { count } => write!(f, "Discard exactly {count} cards."),
            Illegal::RedrawNone => {
                f.write_str("You have no store in your third slot, so you cannot redraw.")
            }
            Illegal::RedrawUsed => f.write_str("You already redrew this month."),
            Illegal::BelowMin { item, min } => {
                write!(f, "The minimum price for {item} is ${min}.")
            }
            Illegal::AboveDial { most } => write!(f, "The dial ends at ${most}."),
            Illegal::AboveMax { item, max } => write!(f, "The maximum price for {item} is ${max}."),
            Illegal::NoRoom { store, room, item } => {
                write!(f, "{store} has room for only {room} more {item}.")
            }
            Illegal::WrongType { store, item } => write!(f, "{store} does not hold {item}."),
            Illegal::NoStockHere { store } => {
                write!(f, "{store} cannot be stocked from the dock.")
            }
            Illegal::NamedTwice { store } => {
                write!(f, "{store} is named twice; say once how many it receives.")
            }
            Illegal::DockShort { left, item } => {
                write!(f, "Only {left} {item} are left on the dock.")
            }
            Illegal::DebtItem { item } => {
                write!(f, "You can pay for only one {item} with Debt Tokens this month.")
            }
            Illegal::QuantityLimit { most, item } => {
                write!(f, "You can select at most {most} {item}.")
            }
            Illegal::MustSell { selected, sold } => {
                write!(f, "You selected {selected}; {sold} of them can be sold and must be.")
            }
            Illegal::BoxFree => {
                f.write_str("An item cannot be surplus while one of your boxes is free.")
            }
            Illegal::Boxes { free } => write!(f, "Only {free} boxes are free there."),
            Illegal::StoreLocked { store, item } => {
                write!(f, "{store} cannot sell while no {item} lie on the dock.")
            }
            Illegal::NotThere { item } => write!(f, "There is not so much {item} on that shelf."),
            Illegal::SwapLimit { most } => {
                write!(f, "At most {most} of these items can be turned into points.")
            }
            Illegal::PurveyorOnly => {
                f.write_str("Only art from the Art Purveyor may use jewelry boxes.")
            }
            Illegal::NoSurplus { most } => write!(f, "There are only {most} surplus items there."),
            Illegal::InvestLimit => f.write_str("You can buy 1 to 10 points per month."),
            Illegal::OnePurchase => {
                f.write_str("Points are bought in 1 purchase a month; only the Bank allows 2.")
            }
            Illegal::BankLimit { most } => {
                write!(f, "With the Bank a single purchase is at most {most} points.")
            }
            Illegal::InvestCash { points, cost, money } => write!(
                f,
                "Buying {points} points costs ${cost}; you have ${money}. Debt cannot buy points."
            ),
            Illegal::SellLimit { points } => {
                write!(f, "You have only {points} points to sell.")
            }
            Illegal::SellNothing => f.write_str("Sell at least 1 point, or invest nothing."),
            Illegal::Seats { seats } => {
                write!(f, "Brick & Mortar seats 2 to 4 players; this table has {seats}.")
            }
            Illegal::First { seat, seats } => {
                write!(f, "Seat {} cannot begin at a table of {seats}.", seat.index() + 1)
            }
        }
    }
}

fn debt(tokens: u32) -> String {
    format!("{tokens} Debt Token{}", if tokens == 1 { "" } else { "s" })
}

impl error::Error for Illegal {}
