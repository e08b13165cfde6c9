//! Why something is against the rules, in sentences with the numbers.
use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::customers::CustomerId;
use super::goods::{Brand, Category, Item};
use super::jobs::Job;
use super::setup::GOALS;
use super::spaces::{ShelfSpace, Space, StockSpace};
use crate::table::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Illegal {
    /// It belongs to another moment.
    NotNow,
    FireAlarm,
    JobNotInHand {
        job: Job,
    },
    JobSetAside {
        job: Job,
    },
    StoreClosed {
        job: Job,
    },
    NoCustomer,
    NotYourCustomer {
        customer: CustomerId,
    },
    /// No item of this customer is in stock.
    NothingInStock {
        customer: CustomerId,
    },
    /// Hands lie open, and no customer of the hand has an item in stock.
    NoneInStock {
        customers: u32,
    },
    BoxEmpty {
        brand: Brand,
    },
    StockFull {
        space: StockSpace,
    },
    StockForeign {
        space: StockSpace,
        brand: Brand,
    },
    Blocked {
        space: Space,
    },
    WrongCategory {
        asked: Category,
        category: Category,
    },
    Quota {
        category: Category,
        quota: u32,
    },
    MustContinue {
        left: u32,
    },
    /// There is nothing to fill up.
    NothingFits,
    FillPoints {
        price: u32,
        left: u32,
    },
    ShelfFull {
        space: ShelfSpace,
    },
    ShelfColour {
        space: ShelfSpace,
        brand: Brand,
    },
    NotInStock {
        brand: Brand,
        space: StockSpace,
    },
    NotThere {
        brand: Brand,
        space: Space,
    },
    SalesStopped {
        item: Item,
    },
    NotInLine {
        customer: CustomerId,
    },
    NotOnCard {
        customer: CustomerId,
    },
    ShelfFirst {
        item: Item,
    },
    ExactFirst {
        item: Item,
    },
    NotSimilar {
        brand: Brand,
        item: Item,
    },
    StockOnly {
        space: Space,
    },
    NoSubstitute {
        item: Item,
    },
    /// Everything of a Pre-Order was left unsold.
    NothingSold {
        customer: CustomerId,
    },
    /// A Supervisor names whose job is repeated.
    WhoseJob,
    NoTarget,
    TargetSupervisor {
        seat: Seat,
    },
    NotTopJob {
        job: Job,
        top: Job,
    },
    SpillSpace {
        space: Space,
    },
    SpillAdjacent {
        space: Space,
        first: Space,
    },
    NotInDiscard {
        job: Job,
    },
    MustReject {
        item: Item,
    },
    BadSpace {
        space: Space,
    },
    /// A customer or a category is chosen first.
    ChooseFirst,
    /// This decision has no identification to ask for.
    NoIdentification,
    NoChoice {
        space: Space,
    },
    Seats {
        seats: u8,
    },
    Goal {
        goal: u32,
    },
    First {
        seat: Seat,
        seats: u8,
    },
}

fn capital(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    first.to_ascii_uppercase() + rest
}

impl fmt::Display for Illegal {
    #[allow(clippy::too_many_lines, reason = "one sentence a refusal")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NotNow => f.write_str("That is not what is asked now."),
            Illegal::FireAlarm => f.write_str("Fire alarm: everyone is on a break this hour."),
            Illegal::JobNotInHand { job } => {
                write!(f, "{job} lies in your discard pile. Take a break to get it back.")
            }
            Illegal::JobSetAside { job } => {
                write!(f, "Malfunction: {job} is out of order until the hour ends.")
            }
            Illegal::StoreClosed { job } => {
                write!(f, "The store is closed this hour: no {job}.")
            }
            Illegal::NoCustomer => f.write_str("You have 0 customers to serve."),
            Illegal::NotYourCustomer { customer } => {
                write!(f, "The {customer} is not among your customers.")
            }
            Illegal::NothingInStock { customer } => {
                write!(f, "None of the 3 items of the {customer} is in stock.")
            }
            Illegal::NoneInStock { customers: 1 } => {
                f.write_str("None of the 3 items of your one customer is in stock.")
            }
            Illegal::NoneInStock { customers } => {
                write!(f, "None of your {customers} customers has an item in stock.")
            }
            Illegal::BoxEmpty { brand } => {
                write!(f, "All 9 {brand} cubes are in the store already.")
            }
            Illegal::StockFull { space } => {
                write!(f, "{} holds 2 cubes already.", capital(&space.to_string()))
            }
            Illegal::StockForeign { space, brand } => write!(
                f,
                "Only 1 cube of another colour may share {space}, so {brand} does not fit."
            ),
            Illegal::Blocked { space } => {
                write!(f, "There is spillage on {space}. Somebody has to clean first.")
            }
            Illegal::WrongCategory { asked, category } => {
                write!(f, "This is about {asked}, and that is {category}. They never mix.")
            }
            Illegal::Quota { category, quota } => {
                write!(f, "A delivery of {category} holds {quota} cubes, and all are placed.")
            }
            Illegal::MustContinue { left } => {
                let more = if *left == 1 { "1 cube" } else { &format!("{left} cubes") };
                write!(f, "There is still room for up to {more}. Go on until nothing fits.")
            }
            Illegal::NothingFits => f.write_str("Nothing more fits, so 0 cubes would move."),
            Illegal::FillPoints { price, left } => {
                write!(f, "That costs {price} fill points, and {left} are left.")
            }
            Illegal::ShelfFull { space } => {
                write!(f, "{} is occupied.", capital(&space.to_string()))
            }
            Illegal::ShelfColour { space, brand } => {
                write!(f, "{} does not take {brand}.", capital(&space.to_string()))
            }
            Illegal::NotInStock { brand, space } => {
                write!(f, "There is no {brand} cube in {space}.")
            }
            Illegal::NotThere { brand, space } => {
                write!(f, "There is no {brand} cube to take from {space}.")
            }
            Illegal::SalesStopped { item } => {
                write!(f, "Sales stop: {item} may not be handled today.")
            }
            Illegal::NotInLine { customer } => {
                write!(f, "The {customer} is not waiting in the line.")
            }
            Illegal::NotOnCard { customer } => {
                write!(f, "The {customer} has no such item left to ask for.")
            }
            Illegal::ShelfFirst { item } => {
                write!(
                    f,
                    "{} stands on a shelf and is taken from there.",
                    capital(&item.to_string())
                )
            }
            Illegal::ExactFirst { item } => write!(
                f,
                "{} is in the store and is sold before anything is replaced or left out.",
                capital(&item.to_string())
            ),
            Illegal::NotSimilar { brand, item } => write!(
                f,
                "{} cannot replace {item}: only its 2 neighbours on the wheel can.",
                capital(brand.name())
            ),
            Illegal::StockOnly { space } => {
                write!(f, "Pre-Order sells from stock only, not from {space}.")
            }
            Illegal::NoSubstitute { item } => {
                write!(f, "Pre-Order replaces nothing, so {item} stays unsold.")
            }
            Illegal::NothingSold { customer } => {
                write!(f, "Pre-Order sells at least 1 bottle to the {customer}.")
            }
            Illegal::WhoseJob => f.write_str("Name the player whose job the Supervisor repeats."),
            Illegal::NoTarget => f.write_str("There is no job to repeat there."),
            Illegal::TargetSupervisor { seat } => {
                write!(f, "A Supervisor cannot repeat the Supervisor of seat {}.", seat.index() + 1)
            }
            Illegal::NotTopJob { job, top } => {
                write!(f, "{job} is covered by {top}; only the top job of a pile is repeated.")
            }
            Illegal::SpillSpace { space } => {
                write!(f, "No cube came to {space} in this job.")
            }
            Illegal::SpillAdjacent { space, first } => {
                write!(f, "{} is no free neighbour of {first}.", capital(&space.to_string()))
            }
            Illegal::NotInDiscard { job } => write!(f, "{job} is not in your discard pile."),
            Illegal::MustReject { item } => {
                write!(f, "You hold a customer who wants {item}, and one of them has to go.")
            }
            Illegal::BadSpace { space } => {
                write!(f, "The store has no such space as {space}.")
            }
            Illegal::ChooseFirst => f.write_str("Choose what this is about first."),
            Illegal::NoIdentification => f.write_str("There is nobody to ask for identification."),
            Illegal::NoChoice { space } => {
                write!(f, "{} is not one of the choices.", capital(&space.to_string()))
            }
            Illegal::Seats { seats } => {
                write!(f, "On Shelf seats 3 to 6 players; this table has {seats}.")
            }
            Illegal::Goal { goal } => {
                let [low, middle, high] = GOALS;
                write!(f, "A team aims for {low}, {middle} or {high}, not for {goal}.")
            }
            Illegal::First { seat, seats } => {
                write!(f, "Seat {} cannot begin at a table of {seats}.", seat.index() + 1)
            }
        }
    }
}

impl error::Error for Illegal {}
