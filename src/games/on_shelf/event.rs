//! What can be told, in the order it happens. Everything here is public: a sale is told when it
//! is done, and customers are taken openly.
use super::action::Bottle;
use super::clock::{Hour, Weekday};
use super::customers::CustomerId;
use super::goods::{Brand, Category, Item};
use super::hour_events::HourEvent;
use super::jobs::Job;
use super::sale::{SaleKind, SoldLine};
use super::scoring::{EveningRow, ShelfBonus, Source};
use super::spaces::{ShelfSpace, Space, StockSpace};
use crate::table::{Seat, Seats};

/// Why somebody takes a break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BreakCause {
    Chosen,
    /// No job could be played, as everybody can see.
    NoJob,
    FireAlarm,
}

/// Why a space or a seat is passed over in an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passed {
    /// No legal placement, move or trade.
    Impossible,
    /// The seat did not want to.
    Declined,
}

/// What becomes of a symbol when a card is turned up for an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Return: it came back to this space.
    Back(Space),
    /// Spillage: it broke here; `drop` says whether a drop is left.
    Broken { space: Space, drop: bool },
    /// Nothing of it was there to handle, or there was no room.
    Nothing,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    DayBegins {
        day: Weekday,
        start: Seat,
        /// Cubes in the store, by category.
        cubes: [u32; 3],
    },
    /// An hour begins with this start seat.
    HourBegins {
        hour: Hour,
        start: Seat,
    },
    /// The event die of the hour: its roll, the weekday's modifier, the row they make.
    HourEvent {
        die: u32,
        modifier: i8,
        event: HourEvent,
    },
    /// A customer is turned up from the entrance for the event of the hour.
    TurnedUp {
        customer: CustomerId,
    },
    /// A symbol of the customer turned up, from the left.
    SymbolHandled {
        item: Item,
        fate: Fate,
    },
    RushBegins {
        /// By event 6 and not by the clock.
        extra: bool,
        /// Who serves, in this order; in a team the start seat alone.
        order: Vec<Seat>,
    },
    /// A rush hour is over; who starts the hour now.
    RushOver {
        start: Seat,
    },
    Played {
        seat: Seat,
        job: Job,
    },
    /// A Supervisor was played.
    Repeats {
        seat: Seat,
        of: Seat,
        job: Job,
    },
    /// Thought better of it.
    PutBack {
        seat: Seat,
        job: Job,
    },
    TookBreak {
        seat: Seat,
        /// Back into the hand, from the bottom of the pile.
        jobs: Vec<Job>,
        cause: BreakCause,
    },
    /// The delivery of a Stock job.
    Delivers {
        seat: Seat,
        category: Category,
    },
    /// From the box into stock.
    Placed {
        seat: Seat,
        brand: Brand,
        space: StockSpace,
    },
    /// From stock to the shelf.
    Moved {
        seat: Seat,
        brand: Brand,
        from: StockSpace,
        to: ShelfSpace,
    },
    /// Floor: the customer a cube is fetched for.
    Fetches {
        seat: Seat,
        customer: CustomerId,
    },
    Cleaned {
        seat: Seat,
        spaces: Vec<Space>,
    },
    /// A sale, line by line.
    Sold {
        seat: Seat,
        kind: SaleKind,
        customer: CustomerId,
        lines: [SoldLine; 3],
        /// What the lines bring together.
        sum: i32,
        /// What is taken off: 2 for a Pre-Order, the printed total in a rush hour of a team.
        off: i32,
    },
    /// A part of what a job or a sale brought. The disc moves once, by [`Event::IndexMoved`].
    Earned {
        seat: Seat,
        source: Source,
        csi: i32,
    },
    /// Identification was due, or asked for in vain.
    Identified {
        seat: Seat,
        due: bool,
        asked: bool,
        csi: i32,
    },
    /// A disc was moved: a seat's, or the team's.
    IndexMoved {
        seat: Option<Seat>,
        from: i32,
        to: i32,
    },
    /// Taken openly from the line.
    TookCustomer {
        seat: Seat,
        customer: CustomerId,
    },
    /// Somebody new joined the line.
    JoinedLine {
        customer: CustomerId,
    },
    /// The house rule: nobody served the leftmost this hour.
    LeftLine {
        customer: CustomerId,
    },
    /// The exit pile was shuffled into a new entrance.
    Reshuffled {
        cards: u32,
    },
    /// The roll after Stock or Fill.
    SpillageRolled {
        seat: Seat,
        die: u32,
    },
    /// A space is lost.
    Spilled {
        seat: Seat,
        space: Space,
        lost: Vec<Brand>,
    },
    /// No drop is left, or no neighbour: nothing more is spilled.
    SpillageVoid {
        seat: Seat,
    },
    /// Substitute.
    Traded {
        seat: Seat,
        gave: Job,
        took: Job,
    },
    /// Inventory.
    Swapped {
        seat: Seat,
        space: Space,
        out: Brand,
        into: Brand,
    },
    /// An event passes a seat over.
    PassedOver {
        seat: Seat,
        event: HourEvent,
        why: Passed,
    },
    /// Malfunction.
    SetAside {
        seat: Seat,
        job: Job,
    },
    /// The hour is over, and a job set aside returns.
    CameBack {
        seat: Seat,
        job: Job,
    },
    /// Rejected customer: sent away.
    Rejected {
        seat: Seat,
        customer: CustomerId,
    },
    /// Rejected customer: this seat holds nobody with that item.
    NobodyRejected {
        seat: Seat,
        item: Item,
    },
    /// An item is stopped, and these bottles leave the store.
    SalesStopped {
        item: Item,
        gone: Vec<Bottle>,
    },
    /// It was stopped before.
    StoppedAlready {
        item: Item,
    },
    EveningBegins,
    /// What a customer left in hand is worth in the evening.
    Evening {
        seat: Seat,
        row: EveningRow,
    },
    /// What the shelves bring a team.
    Shelves {
        bonus: ShelfBonus,
    },
    Over {
        places: Seats<u8>,
    },
}
