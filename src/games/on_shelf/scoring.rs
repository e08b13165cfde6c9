//! What is counted: where points came from, the evening, and the places.
use serde::{Deserialize, Serialize};

use super::customers::CustomerId;
use super::goods::{Category, Item};
use super::jobs::Job;
use super::position::Position;
use super::sale::SaleKind;
use super::spaces::ShelfSpace;
use super::store::{Shelf, Store};
use crate::table::Seats;

/// What points were earned with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Source {
    Stock,
    Fill,
    Clean,
    CheckOut,
    PreOrder,
    Rush,
    /// Temporary assortment.
    Assortment,
    /// Asked, forgotten, or asked in vain.
    Identification,
    /// Customers in hand, or the shelves of a team.
    Evening,
}

impl Source {
    pub(super) const fn of_sale(kind: SaleKind) -> Source {
        match kind {
            SaleKind::CheckOut => Source::CheckOut,
            SaleKind::PreOrder => Source::PreOrder,
            SaleKind::Rush | SaleKind::TeamRush => Source::Rush,
        }
    }

    pub const ALL: [Source; 9] = [
        Source::Stock,
        Source::Fill,
        Source::Clean,
        Source::CheckOut,
        Source::PreOrder,
        Source::Rush,
        Source::Assortment,
        Source::Identification,
        Source::Evening,
    ];
}

/// Points by what they were earned with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Earned([i32; 9]);

impl Earned {
    pub fn of(&self, source: Source) -> i32 {
        self.0[source as usize]
    }

    pub fn iter(&self) -> impl Iterator<Item = (Source, i32)> {
        Source::ALL.into_iter().zip(self.0)
    }

    pub(super) fn add(&mut self, source: Source, csi: i32) {
        self.0[source as usize] += csi;
    }
}

/// How often each job was done, and how many breaks were taken.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Worked {
    jobs: [u32; 7],
    pub breaks: u32,
    /// Verdicts of the identification module: one at index 0 moves nothing, and everybody has heard it.
    pub verdicts: u32,
}

impl Worked {
    /// A repeated job counts as itself, and once more as Supervisor.
    pub fn times(&self, job: Job) -> u32 {
        self.jobs[job.index()]
    }

    pub(super) fn add(&mut self, job: Job) {
        self.jobs[job.index()] += 1;
    }
}

/// How well the store serves a customer who is still in hand at 8 PM.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Served {
    /// 0: nothing of it is in the store.
    Nothing,
    /// 2: something is.
    Partly,
    /// 4: all of it is, shelf or stock.
    InStore,
    /// 6: all of it is on shelves.
    OnShelves,
}

impl Served {
    pub const fn points(self) -> u32 {
        2 * self as u32
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EveningRow {
    pub customer: CustomerId,
    pub served: Served,
}

/// Whether every symbol finds a bottle of its own; similar ones count for stopped items only.
fn all_served(store: &Store, symbols: &[Item], taken: &mut Vec<Item>, count: Count) -> bool {
    let Some((&symbol, rest)) = symbols.split_first() else { return true };
    let similar = symbol.brand.similar().map(|brand| Item { brand, ..symbol });
    let bottles: &[Item] = if store.is_stopped(symbol) { &similar } else { &[symbol] };
    bottles.iter().any(|&bottle| {
        let used = taken.iter().filter(|other| **other == bottle).count();
        if count(store, bottle) <= used {
            return false;
        }
        taken.push(bottle);
        let served = all_served(store, rest, taken, count);
        taken.pop();
        served
    })
}

type Count = fn(&Store, Item) -> usize;

fn anywhere(store: &Store, item: Item) -> usize {
    store.shelf_count(item) + store.stock_count(item)
}

/// Each card is judged alone; double symbols need two bottles, and nothing is taken away.
pub(super) fn evening(store: &Store, customer: CustomerId) -> Served {
    let symbols = customer.symbols();
    let all = |count: Count| all_served(store, &symbols, &mut Vec::new(), count);
    if all(Store::shelf_count) {
        Served::OnShelves
    } else if all(anywhere) {
        Served::InStore
    } else if symbols.iter().any(|&one| all_served(store, &[one], &mut Vec::new(), anywhere)) {
        Served::Partly
    } else {
        Served::Nothing
    }
}

/// What the cubes on the shelves bring a team in the evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShelfBonus {
    /// Cubes on the shelves, by category.
    pub cubes: [u32; 3],
}

impl ShelfBonus {
    pub(super) fn of(store: &Store) -> ShelfBonus {
        let mut cubes = [0; 3];
        for space in ShelfSpace::all() {
            let stands = matches!(store.shelf(space), Shelf::Cube(_));
            cubes[space.category.index()] += u32::from(stands);
        }
        ShelfBonus { cubes }
    }

    /// The sum in half points, before it is rounded up once.
    pub fn half_points(&self) -> u32 {
        let worth = |category: Category| self.cubes[category.index()] * category.half_points();
        Category::ALL.into_iter().map(worth).sum()
    }

    pub fn points(&self) -> u32 {
        self.half_points().div_ceil(2)
    }
}

/// How the day ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinalTable {
    /// 1 for the winners. Nobody holds it where a team has missed its goal: then all hold 2.
    pub places: Seats<u8>,
    /// Each seat's own index, or the team's.
    pub totals: Seats<i32>,
    /// Every customer left in hand and what it was worth; empty for a team.
    pub evening: Seats<Vec<EveningRow>>,
    pub team: Option<TeamResult>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TeamResult {
    /// At 8 PM, before the shelves were counted.
    pub before: i32,
    pub bonus: ShelfBonus,
    pub total: i32,
    pub goal: u32,
}

impl TeamResult {
    pub fn won(&self) -> bool {
        self.missing() == 0
    }

    /// How much the team lacks.
    pub fn missing(&self) -> u32 {
        let lacks = i64::from(self.goal) - i64::from(self.total);
        u32::try_from(lacks.max(0)).expect("not below 0")
    }
}

impl Position {
    /// Counts the day, once all its points are on the discs.
    pub(super) fn final_table(
        &self,
        evening: Seats<Vec<EveningRow>>,
        team: Option<TeamResult>,
    ) -> FinalTable {
        let totals = self.players.map(|seat, _| self.index_of(seat));
        let rank = self.players.map(|seat, player| (totals[seat], player.served));
        let places = rank.map(|_, mine| match team {
            Some(team) if team.won() => 1,
            Some(_) => 2,
            None => {
                let ahead = rank.values().filter(|theirs| *theirs > mine).count();
                1 + u8::try_from(ahead).expect("a table has few seats")
            }
        });
        FinalTable { places, totals, evening, team }
    }
}
