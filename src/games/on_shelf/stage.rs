//! What is being decided, and all that is needed to go on from there.
use serde::{Deserialize, Serialize};

use super::action::Bottle;
use super::customers::CustomerId;
use super::goods::{Brand, Category, Item, PerBrand};
use super::hour_events::HourEvent;
use super::jobs::Job;
use super::sale::{Sale, SaleKind};
use super::scoring::FinalTable;
use super::spaces::{ShelfSpace, Space, StockSpace};
use crate::table::{Arrange, Seat};

/// Where the day stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Turn { seat: Seat },
    Work(Work),
    Spilling(Spilling),
    Rush(Rush),
    Event(EventChoice),
    Over(Box<FinalTable>),
}

/// What is decided now, as one pair of eyes sees it: a sale in the making is its seller's secret
/// where customers are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// A job or a break.
    Turn {
        seat: Seat,
    },
    /// A job is carried out.
    Work(Work),
    /// A roll of 11 or 12 after a job.
    Spilling(Spilling),
    Rush(Rush),
    /// An event of the hour asks somebody.
    Event(EventChoice),
    Over,
}

/// A job on its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Work {
    pub seat: Seat,
    /// The job carried out, also by a Supervisor.
    pub job: Job,
    /// Whose job a Supervisor repeats.
    pub repeats: Option<Seat>,
    pub task: Task,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// `None` until the category is chosen.
    Stock(Option<Delivery>),
    Fill(Filling),
    Clean,
    /// `None` until the customer is chosen.
    Floor(Option<Fetching>),
    /// `None` until the customer is chosen, and for those who may not see it.
    Sale(Option<Sale>),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Delivery {
    pub category: Category,
    pub placed: Vec<(Brand, StockSpace)>,
    /// Brands that had no cube in this category's stock before.
    pub missing: PerBrand<bool>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Filling {
    pub moved: Vec<(Brand, StockSpace, ShelfSpace)>,
    /// Fill points left.
    pub left: u32,
    /// Brands that had no cube on each category's shelf before.
    pub missing: [PerBrand<bool>; 3],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fetching {
    pub customer: CustomerId,
    /// What was placed for each symbol.
    pub placed: [Option<(Brand, StockSpace)>; 3],
}

/// Spillage by roll: which space is lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spilling {
    pub seat: Seat,
    pub die: u32,
    /// Spaces that received a cube in this job.
    pub received: Vec<Space>,
    /// After a 12: the space lost first; now one of its neighbours.
    pub first: Option<Space>,
}

/// A rush hour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rush {
    /// Who serves now; in a team the start seat for all.
    pub seat: Seat,
    /// By event 6.
    pub extra: bool,
    pub kind: SaleKind,
    /// `None` until the customer is chosen, and for those who may not see it.
    pub sale: Option<Sale>,
    /// Seats with customers that come after, in this order.
    pub waiting: Vec<Seat>,
    /// In a team: customers still to be served, this one included.
    pub cards: u32,
}

/// A choice in an event of the hour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventChoice {
    pub event: HourEvent,
    pub seat: Seat,
    /// Seats that come after, in this order.
    pub waiting: Vec<Seat>,
    /// The customer turned up, where the event turns one up.
    pub customer: Option<CustomerId>,
    /// Return and spillage: which symbol, from 0.
    pub symbol: u8,
}

impl Phase {
    /// Whose decision it is.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Phase::Turn { seat } => Some(*seat),
            Phase::Work(work) => Some(work.seat),
            Phase::Spilling(spilling) => Some(spilling.seat),
            Phase::Rush(rush) => Some(rush.seat),
            Phase::Event(choice) => Some(choice.seat),
            Phase::Over(_) => None,
        }
    }

    /// Whether what is decided now shows customers of a hand.
    pub(super) fn shows_customers(&self) -> bool {
        match self {
            Phase::Work(work) => matches!(work.task, Task::Sale(_)),
            Phase::Rush(_) => true,
            Phase::Event(choice) => choice.event == HourEvent::RejectedCustomer,
            Phase::Turn { .. } | Phase::Spilling(_) | Phase::Over(_) => false,
        }
    }
}

impl Stage {
    /// `sees_sale` where the sale in the making is no secret to these eyes.
    pub(super) fn of(phase: &Phase, sees_sale: bool) -> Stage {
        match phase {
            Phase::Turn { seat } => Stage::Turn { seat: *seat },
            Phase::Work(work) => {
                let mut work = work.clone();
                if let Task::Sale(sale) = &mut work.task
                    && !sees_sale
                {
                    *sale = None;
                }
                Stage::Work(work)
            }
            Phase::Spilling(spilling) => Stage::Spilling(spilling.clone()),
            Phase::Rush(rush) => {
                let sale = rush.sale.filter(|_| sees_sale);
                Stage::Rush(Rush { sale, ..rush.clone() })
            }
            Phase::Event(choice) => Stage::Event(choice.clone()),
            Phase::Over(_) => Stage::Over,
        }
    }

    /// Whose decision it is; `None` once the day is over.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Stage::Turn { seat } => Some(*seat),
            Stage::Work(work) => Some(work.seat),
            Stage::Spilling(spilling) => Some(spilling.seat),
            Stage::Rush(rush) => Some(rush.seat),
            Stage::Event(choice) => Some(choice.seat),
            Stage::Over => None,
        }
    }
}

impl Work {
    /// The spaces that received a cube, each once.
    pub(super) fn received(&self) -> Vec<Space> {
        let mut spaces: Vec<Space> = match &self.task {
            Task::Stock(Some(delivery)) => {
                delivery.placed.iter().map(|(_, space)| Space::Stock(*space)).collect()
            }
            Task::Fill(filling) => {
                filling.moved.iter().map(|(_, _, to)| Space::Shelf(*to)).collect()
            }
            Task::Stock(None) | Task::Clean | Task::Floor(_) | Task::Sale(_) => Vec::new(),
        };
        spaces.arrange();
        spaces.dedup();
        spaces
    }

    /// The kind of sale, if the job is one.
    pub fn sale_kind(&self) -> Option<SaleKind> {
        match self.job {
            Job::CheckOut => Some(SaleKind::CheckOut),
            Job::PreOrder => Some(SaleKind::PreOrder),
            _ => None,
        }
    }
}

impl Fetching {
    /// The first symbol that a cube of this item may be placed for: its own, or that of a stopped
    /// item it is similar to.
    pub(super) fn symbol_for(
        &self,
        item: Item,
        is_stopped: impl Fn(Item) -> bool,
    ) -> Option<usize> {
        let symbols = self.customer.symbols();
        let open = || (0..3).filter(|&at| self.placed[at].is_none());
        let exact = open().find(|&at| symbols[at] == item);
        exact.or_else(|| {
            open().find(|&at| {
                let symbol = symbols[at];
                symbol.category == item.category
                    && is_stopped(symbol)
                    && symbol.brand.is_similar(item.brand)
            })
        })
    }
}

impl Sale {
    /// The bottles that leave the store.
    pub(super) fn sold(&self) -> impl Iterator<Item = Bottle> {
        self.bottles.into_iter().flatten()
    }

    /// What those bottles are, whatever symbol they serve.
    pub(super) fn items(&self) -> impl Iterator<Item = Item> {
        self.sold().map(|bottle| Item::new(bottle.space.category(), bottle.brand))
    }
}
