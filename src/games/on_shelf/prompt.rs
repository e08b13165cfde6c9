//! What a seat is asked: one payload for each kind of question, with every choice, every limit
//! and what each choice brings, so that a page never computes rules.
//!
//! With the module on, nothing here tells whether identification is due: a prompt only says that
//! this decision has the toggle.
use serde::{Deserialize, Serialize};

use super::customers::CustomerId;
use super::goods::{Brand, Category, Item};
use super::hour_events::HourEvent;
use super::illegal::Illegal;
use super::jobs::Job;
use super::sale::{SaleKind, Sheet};
use super::scoring::Source;
use super::spaces::{ShelfSpace, Space, StockSpace};
use crate::table::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Prompt {
    /// A job or a break.
    Turn(TurnPrompt),
    /// Stock, first: which category.
    Deliver(DeliverPrompt),
    /// Stock: cube by cube.
    Stock(StockPrompt),
    /// Fill: move by move.
    Fill(FillPrompt),
    Clean(CleanPrompt),
    /// Floor, first: which customer of the line.
    Take(TakePrompt),
    /// Floor: a cube for each symbol.
    Floor(FloorPrompt),
    /// Check Out, Pre-Order, rush hour: which customer, and with which bottles. Only for eyes
    /// that may see the customers.
    Sale(SalePrompt),
    Spill(SpillPrompt),
    /// Event 0-1: one cube from the box into stock.
    Order(OrderPrompt),
    /// Event 2: one cube from stock to the shelf.
    Trainee(TraineePrompt),
    /// Event 3: a job of the hand for one of the pile, or not.
    Substitute(SubstitutePrompt),
    /// Event 5: a cube for another, or not.
    Inventory(InventoryPrompt),
    /// Events 4, 7 and 8: where a symbol is dealt with.
    Choose(ChoosePrompt),
    /// Event 11: who is sent away. Only for eyes that may see the customers.
    Reject(RejectPrompt),
}

/// What *Done* would do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finish {
    /// Why it cannot be pressed yet.
    pub refusal: Option<Illegal>,
    /// What it adds to the index, identification aside.
    pub csi: i32,
    /// Its parts, such as the +1 for a colour that was missing or of the temporary assortment.
    pub gains: Vec<(Source, i32)>,
    /// Who is taken from the line.
    pub customer: Option<CustomerId>,
    /// Whether the spillage die is rolled.
    pub rolls: bool,
    /// Whether *Done* carries the toggle that asks for identification.
    pub identification: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnPrompt {
    pub seat: Seat,
    /// All seven jobs in order, each playable or refused. A Supervisor is played by its targets.
    pub jobs: Vec<JobOffer>,
    /// Whose job a Supervisor could repeat: every other seat, clockwise.
    pub targets: Vec<TargetOffer>,
    /// What a break brings back, from the bottom of the pile.
    pub back: Vec<Job>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JobOffer {
    pub job: Job,
    pub refusal: Option<Illegal>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TargetOffer {
    pub seat: Seat,
    /// On top of that pile.
    pub job: Option<Job>,
    pub refusal: Option<Illegal>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeliverPrompt {
    pub seat: Seat,
    pub offers: Vec<DeliverOffer>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeliverOffer {
    pub category: Category,
    pub quota: u32,
    /// How many cubes "fill up" would place.
    pub fits: u32,
    /// Colours that would bring the +1.
    pub missing: Vec<Brand>,
}

/// A cube from the box, and a stock space that takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceOffer {
    pub brand: Brand,
    pub space: StockSpace,
    /// It would stand in the brown slot, of its own colour; else in the gray one.
    pub own: bool,
    /// Its colour was missing and brings the +1. Never in an event or for Floor.
    pub missing: bool,
}

/// A cube of the stock, and a shelf space that takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveOffer {
    pub brand: Brand,
    pub from: StockSpace,
    /// The first free space of its bay. Any other free one of the bay would do as well.
    pub to: ShelfSpace,
    /// In fill points; 0 in an event.
    pub price: u32,
    /// Its colour was missing and brings the +1. Never in an event.
    pub missing: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StockPrompt {
    pub seat: Seat,
    pub category: Category,
    pub quota: u32,
    /// Cubes still to be placed, as far as they fit.
    pub left: u32,
    pub placements: Vec<PlaceOffer>,
    /// What "fill up" would place, in order. Never by a hidden customer.
    pub fill_up: Vec<(Brand, StockSpace)>,
    pub finish: Finish,
    /// What filling up and *Done* together would do.
    pub whole: Finish,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FillPrompt {
    pub seat: Seat,
    pub points: u32,
    /// Fill points left.
    pub left: u32,
    /// The moves that can be paid.
    pub moves: Vec<MoveOffer>,
    /// What "fill up" would move, in order. Never by a hidden customer.
    pub fill_up: Vec<(Brand, StockSpace, ShelfSpace)>,
    pub finish: Finish,
    /// What filling up and *Done* together would do.
    pub whole: Finish,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CleanPrompt {
    pub seat: Seat,
    /// Every space with a drop: 1 point each.
    pub spaces: Vec<Space>,
    pub finish: Finish,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakePrompt {
    pub seat: Seat,
    /// The line from the left; empty if nobody waits, and then *Done* ends the job.
    pub offers: Vec<TakeOffer>,
    pub finish: Finish,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeOffer {
    pub customer: CustomerId,
    /// What "fill up" would place for each symbol; `None` where it would fail.
    pub places: [Option<(Brand, StockSpace)>; 3],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FloorPrompt {
    pub seat: Seat,
    pub customer: CustomerId,
    pub symbols: [FloorSymbol; 3],
    pub placements: Vec<PlaceOffer>,
    /// What "fill up" would place, in order.
    pub fill_up: Vec<(Brand, StockSpace)>,
    pub finish: Finish,
    /// What filling up and *Done* together would do.
    pub whole: Finish,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FloorSymbol {
    pub item: Item,
    pub placed: Option<(Brand, StockSpace)>,
    /// Nothing was placed for it, and nothing can be.
    pub fails: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SalePrompt {
    pub seat: Seat,
    pub kind: SaleKind,
    /// The customers to choose from; one in a rush hour of a team.
    pub customers: Vec<CustomerOffer>,
    /// The customer chosen, line by line. May be changed until *Done*.
    pub sheet: Option<Sheet>,
    /// Whether the card may still be put back into the hand.
    pub may_put_back: bool,
    /// Cards of the line still to be served by the team, this one included.
    pub cards: u32,
    pub finish: Finish,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CustomerOffer {
    pub customer: CustomerId,
    /// What the sale would bring as it would be offered; or why there is none.
    pub sheet: Result<Sheet, Illegal>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpillPrompt {
    pub seat: Seat,
    /// 11 or 12.
    pub die: u32,
    /// After a 12: the space that is lost already, and now one beside it.
    pub first: Option<Space>,
    pub choices: Vec<SpillOffer>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpillOffer {
    pub space: Space,
    /// The cubes that would be lost.
    pub lost: Vec<Brand>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OrderPrompt {
    pub seat: Seat,
    pub placements: Vec<PlaceOffer>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TraineePrompt {
    pub seat: Seat,
    pub moves: Vec<MoveOffer>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SubstitutePrompt {
    pub seat: Seat,
    /// Any of these may be given...
    pub hand: Vec<Job>,
    /// ...for any of these, from the bottom of the pile.
    pub pile: Vec<Job>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InventoryPrompt {
    pub seat: Seat,
    pub swaps: Vec<SwapOffer>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwapOffer {
    pub space: Space,
    pub out: Brand,
    pub into: Brand,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChoosePrompt {
    pub seat: Seat,
    pub event: HourEvent,
    pub customer: CustomerId,
    /// Which symbol of the customer, from 0.
    pub symbol: u8,
    pub item: Item,
    pub choices: Vec<Space>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RejectPrompt {
    pub seat: Seat,
    /// The customer turned up.
    pub turned_up: CustomerId,
    pub item: Item,
    /// Those who want it.
    pub customers: Vec<CustomerId>,
}

impl Prompt {
    /// Who is asked.
    pub fn seat(&self) -> Seat {
        match self {
            Prompt::Turn(prompt) => prompt.seat,
            Prompt::Deliver(prompt) => prompt.seat,
            Prompt::Stock(prompt) => prompt.seat,
            Prompt::Fill(prompt) => prompt.seat,
            Prompt::Clean(prompt) => prompt.seat,
            Prompt::Take(prompt) => prompt.seat,
            Prompt::Floor(prompt) => prompt.seat,
            Prompt::Sale(prompt) => prompt.seat,
            Prompt::Spill(prompt) => prompt.seat,
            Prompt::Order(prompt) => prompt.seat,
            Prompt::Trainee(prompt) => prompt.seat,
            Prompt::Substitute(prompt) => prompt.seat,
            Prompt::Inventory(prompt) => prompt.seat,
            Prompt::Choose(prompt) => prompt.seat,
            Prompt::Reject(prompt) => prompt.seat,
        }
    }
}
