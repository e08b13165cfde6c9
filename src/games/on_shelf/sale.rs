//! Selling to a customer: which bottle each symbol may get, and what it brings.
//!
//! A sale is always a legal one: every symbol whose exact bottle is in the store has one, the
//! rest have a substitute or none. So *Done* can be pressed at any time, and what the page asks
//! is only what can be chosen.
use serde::{Deserialize, Serialize};

use super::action::Bottle;
use super::customers::CustomerId;
use super::goods::{Brand, Item};
use super::illegal::Illegal;
use super::spaces::{ShelfSpace, Space, StockSpace};
use super::store::{Shelf, Store};
use crate::table::Arrange;

/// Taken off the sum of a Pre-Order.
pub const PRE_ORDER_FEE: u32 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SaleKind {
    CheckOut,
    PreOrder,
    /// One's own customer in a rush hour.
    Rush,
    /// A customer of the line, served by the team in a rush hour.
    TeamRush,
}

/// Where a bottle comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum How {
    Shelf,
    Stock,
    SimilarShelf,
    SimilarStock,
}

/// A customer being served, and the bottle each symbol gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sale {
    pub customer: CustomerId,
    pub bottles: [Option<Bottle>; 3],
}

/// One line of a sale that is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SoldLine {
    pub symbol: Item,
    /// `None` if it was left unsold.
    pub bottle: Option<(Bottle, How)>,
    pub worth: u32,
}

/// One way to serve a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineChoice {
    /// `None` leaves it unsold.
    pub bottle: Option<(Bottle, How)>,
    pub worth: u32,
}

/// One symbol of a sale that is being made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    pub symbol: Item,
    pub bottle: Option<(Bottle, How)>,
    pub worth: u32,
    /// Every choice, the present one included; with fewer than two there is nothing to ask.
    pub choices: Vec<LineChoice>,
}

/// A sale as it stands, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    pub customer: CustomerId,
    pub lines: [Line; 3],
    /// What the lines bring together.
    pub sum: i32,
    /// What is taken off: 2 for a Pre-Order, the printed total in a rush hour of a team.
    pub off: i32,
}

impl Sheet {
    /// What *Done* adds to the index, identification aside.
    pub const fn total(&self) -> i32 {
        self.sum - self.off
    }
}

impl SaleKind {
    pub(super) fn off(self, customer: CustomerId) -> i32 {
        let off = match self {
            SaleKind::CheckOut | SaleKind::Rush => 0,
            SaleKind::PreOrder => PRE_ORDER_FEE,
            SaleKind::TeamRush => customer.total(),
        };
        i32::try_from(off).expect("a card is worth 14 at most")
    }

    const fn is_pre_order(self) -> bool {
        matches!(self, SaleKind::PreOrder)
    }
}

/// What a bottle brings for a symbol.
fn worth(kind: SaleKind, symbol: Item, how: How) -> u32 {
    let (value, off) = (symbol.category.value(), symbol.category.deduction());
    let pre_order = kind.is_pre_order();
    match how {
        How::Shelf => value,
        How::Stock if pre_order => value,
        How::Stock | How::SimilarShelf => value - off,
        How::SimilarStock if pre_order => value - off,
        How::SimilarStock => value.saturating_sub(2 * off),
    }
}

/// The store, less what the other lines of the same sale have taken.
#[derive(Clone, Copy)]
struct Free<'a> {
    store: &'a Store,
    taken: [Option<Bottle>; 2],
}

impl Free<'_> {
    fn taken_from(&self, bottle: Bottle) -> usize {
        self.taken.iter().filter(|taken| **taken == Some(bottle)).count()
    }

    fn shelves(&self, item: Item) -> impl Iterator<Item = ShelfSpace> + '_ {
        let brand = item.brand;
        let free = move |space: &ShelfSpace| {
            self.taken_from(Bottle { brand, space: Space::Shelf(*space) }) == 0
        };
        self.store.on_shelves(item).filter(free)
    }

    fn stocks(&self, item: Item) -> impl Iterator<Item = StockSpace> + '_ {
        let brand = item.brand;
        let free = move |space: &StockSpace| {
            let bottle = Bottle { brand, space: Space::Stock(*space) };
            self.store.stock(*space).count(brand) > self.taken_from(bottle)
        };
        self.store.in_stocks(item).filter(free)
    }

    /// The spaces to take an item from: of equal shelf spaces the first of each bay; in stock
    /// the gray slots first.
    fn spaces(&self, item: Item, kind: SaleKind) -> Vec<Space> {
        let mut shelves: Vec<ShelfSpace> = Vec::new();
        if !kind.is_pre_order() {
            shelves.extend(self.shelves(item));
            shelves.dedup_by_key(|space| space.item());
        }
        if !shelves.is_empty() {
            return shelves.into_iter().map(Space::Shelf).collect();
        }
        let mut stocks: Vec<StockSpace> = self.stocks(item).collect();
        stocks.arrange_by_key(|space| self.store.is_own(*space, item.brand));
        stocks.into_iter().map(Space::Stock).collect()
    }

    fn has(&self, bottle: Bottle, item: Item) -> bool {
        match bottle.space {
            Space::Shelf(space) => {
                self.store.shelf(space) == Shelf::Cube(bottle.brand) && self.taken_from(bottle) == 0
            }
            Space::Stock(space) => self.stocks(item).any(|other| other == space),
        }
    }
}

impl Sale {
    /// The sale as it is offered: exact bottles, and the best substitutes that bring anything.
    pub(super) fn open(store: &Store, kind: SaleKind, customer: CustomerId) -> Sale {
        let mut sale = Sale { customer, bottles: [None; 3] };
        for exact in [true, false] {
            for line in 0..3 {
                if sale.bottles[line].is_none() {
                    sale.bottles[line] = sale.suggestion(store, kind, line, exact);
                }
            }
        }
        sale
    }

    fn suggestion(
        &self,
        store: &Store,
        kind: SaleKind,
        line: usize,
        exact: bool,
    ) -> Option<Bottle> {
        let choices = self.choices(store, kind, line);
        let fits = |how: How| matches!(how, How::Shelf | How::Stock) == exact;
        let best = choices.into_iter().filter_map(|choice| {
            let (bottle, how) = choice.bottle?;
            (fits(how) && (exact || choice.worth > 0)).then_some((choice.worth, bottle))
        });
        // The first of the best: gray slots and lent shelves come first.
        best.reduce(|best, next| if next.0 > best.0 { next } else { best })
            .map(|(_, bottle)| bottle)
    }

    fn free<'a>(&self, store: &'a Store, line: usize) -> Free<'a> {
        let taken = [(line + 1) % 3, (line + 2) % 3].map(|other| self.bottles[other]);
        Free { store, taken }
    }

    /// Every way to serve a symbol while the other lines stay as they are.
    pub(super) fn choices(&self, store: &Store, kind: SaleKind, line: usize) -> Vec<LineChoice> {
        let (free, symbol) = (self.free(store, line), self.customer.symbols()[line]);
        let from = |brand: Brand, shelf: How, stock: How| {
            let spaces = free.spaces(Item { brand, ..symbol }, kind).into_iter();
            spaces.map(move |space| {
                let how = if space.is_shelf() { shelf } else { stock };
                let bottle = Some((Bottle { brand, space }, how));
                LineChoice { bottle, worth: worth(kind, symbol, how) }
            })
        };
        let mut choices: Vec<LineChoice> = from(symbol.brand, How::Shelf, How::Stock).collect();
        if choices.is_empty() {
            if !kind.is_pre_order() || store.is_stopped(symbol) {
                for brand in symbol.brand.similar() {
                    choices.extend(from(brand, How::SimilarShelf, How::SimilarStock));
                }
            }
            choices.push(LineChoice { bottle: None, worth: 0 });
        }
        choices
    }

    /// Gives a line another bottle, or none. What it gave up may be nearer at hand for another line:
    /// of the same brand, the shelf comes before stock.
    pub(super) fn sell(
        &mut self,
        store: &Store,
        kind: SaleKind,
        line: usize,
        bottle: Option<Bottle>,
    ) {
        self.bottles[line] = bottle;
        for other in [(line + 1) % 3, (line + 2) % 3] {
            let Some(held) = self.bottles[other] else { continue };
            let choices = self.choices(store, kind, other);
            let same = choices.iter().filter_map(|choice| choice.bottle).map(|(bottle, _)| bottle);
            let same = same.filter(|bottle| bottle.brand == held.brand);
            let bay = |bottle: &Bottle| bottle.space.item() == held.space.item();
            let nearest = same.min_by_key(|bottle| (*bottle != held, !bay(bottle)));
            self.bottles[other] = nearest.or(Some(held));
        }
    }

    /// Whether a line may get this bottle while the other lines stay as they are.
    pub(super) fn check(
        &self,
        store: &Store,
        kind: SaleKind,
        line: u8,
        bottle: Option<Bottle>,
    ) -> Result<(), Illegal> {
        let line = usize::from(line);
        let Some(&symbol) = self.customer.symbols().get(line) else {
            return Err(Illegal::NotOnCard { customer: self.customer });
        };
        let free = self.free(store, line);
        let exact = free.spaces(symbol, kind);
        let Some(bottle) = bottle else {
            let refusal = Illegal::ExactFirst { item: symbol };
            return if exact.is_empty() { Ok(()) } else { Err(refusal) };
        };
        let Bottle { brand, space } = bottle;
        if !space.exists() {
            return Err(Illegal::BadSpace { space });
        }
        if space.category() != symbol.category {
            let (asked, category) = (symbol.category, space.category());
            return Err(Illegal::WrongCategory { asked, category });
        }
        if kind.is_pre_order() && space.is_shelf() {
            return Err(Illegal::StockOnly { space });
        }
        if brand != symbol.brand {
            check_substitute(store, kind, symbol, brand)?;
            if !exact.is_empty() {
                return Err(Illegal::ExactFirst { item: symbol });
            }
        }
        let item = Item { brand, ..symbol };
        if !free.has(bottle, item) {
            return Err(self.why_not_there(store, line, bottle));
        }
        let on_shelf = free.spaces(item, kind).first().is_some_and(|space| space.is_shelf());
        if on_shelf && !space.is_shelf() {
            return Err(Illegal::ShelfFirst { item });
        }
        Ok(())
    }

    /// A bottle that another symbol asks for exactly is not there for this one.
    fn why_not_there(&self, store: &Store, line: usize, bottle: Bottle) -> Illegal {
        let symbols = self.customer.symbols();
        let wanted = (0..3).find(|&other| {
            other != line
                && self.bottles[other] == Some(bottle)
                && symbols[other].brand == bottle.brand
        });
        let item = Item::new(bottle.space.category(), bottle.brand);
        match wanted {
            Some(other) => Illegal::ExactFirst { item: symbols[other] },
            None if store.is_stopped(item) => Illegal::SalesStopped { item },
            None => Illegal::NotThere { brand: bottle.brand, space: bottle.space },
        }
    }

    fn how(&self, line: usize) -> Option<(Bottle, How)> {
        let bottle = self.bottles[line]?;
        let exact = bottle.brand == self.customer.symbols()[line].brand;
        let how = match (exact, bottle.space.is_shelf()) {
            (true, true) => How::Shelf,
            (true, false) => How::Stock,
            (false, true) => How::SimilarShelf,
            (false, false) => How::SimilarStock,
        };
        Some((bottle, how))
    }

    pub(super) fn sold_lines(&self, kind: SaleKind) -> [SoldLine; 3] {
        let symbols = self.customer.symbols();
        [0, 1, 2].map(|line| {
            let (symbol, bottle) = (symbols[line], self.how(line));
            let worth = bottle.map_or(0, |(_, how)| worth(kind, symbol, how));
            SoldLine { symbol, bottle, worth }
        })
    }

    pub(super) fn sum(&self, kind: SaleKind) -> i32 {
        let sum: u32 = self.sold_lines(kind).iter().map(|line| line.worth).sum();
        i32::try_from(sum).expect("a card is worth 14 at most")
    }

    /// What the sale adds to the index.
    pub(super) fn total(&self, kind: SaleKind) -> i32 {
        self.sum(kind) - kind.off(self.customer)
    }

    pub(super) fn sells_nothing(&self) -> bool {
        self.bottles == [None; 3]
    }

    /// The sale with everything that can be chosen.
    pub(super) fn sheet(&self, store: &Store, kind: SaleKind) -> Sheet {
        let sold = self.sold_lines(kind);
        let lines = [0, 1, 2].map(|line| {
            let SoldLine { symbol, bottle, worth } = sold[line];
            Line { symbol, bottle, worth, choices: self.choices(store, kind, line) }
        });
        Sheet { customer: self.customer, lines, sum: self.sum(kind), off: kind.off(self.customer) }
    }
}

/// What a customer would bring now, and whether a Pre-Order is possible at all.
pub(super) fn quote(store: &Store, kind: SaleKind, customer: CustomerId) -> Result<Sheet, Illegal> {
    let sale = Sale::open(store, kind, customer);
    if kind.is_pre_order() && !can_pre_order(store, customer) {
        return Err(Illegal::NothingInStock { customer });
    }
    Ok(sale.sheet(store, kind))
}

/// Whether a Pre-Order could sell this customer at least one bottle.
pub(super) fn can_pre_order(store: &Store, customer: CustomerId) -> bool {
    let nothing = Sale { customer, bottles: [None; 3] };
    (0..3).any(|line| {
        let choices = nothing.choices(store, SaleKind::PreOrder, line);
        choices.iter().any(|choice| choice.bottle.is_some())
    })
}

/// Only neighbours on the wheel, and with a Pre-Order only for a stopped item.
fn check_substitute(
    store: &Store,
    kind: SaleKind,
    symbol: Item,
    brand: Brand,
) -> Result<(), Illegal> {
    if !symbol.brand.is_similar(brand) {
        return Err(Illegal::NotSimilar { brand, item: symbol });
    }
    if kind.is_pre_order() && !store.is_stopped(symbol) {
        return Err(Illegal::NoSubstitute { item: symbol });
    }
    Ok(())
}
