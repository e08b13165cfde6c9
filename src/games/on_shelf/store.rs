//! Shelves and stock, the box and the scrub: what stands where, and what may go where.
use serde::{Deserialize, Serialize};

use super::action::Bottle;
use super::goods::{Brand, Category, Item, PerBrand};
use super::illegal::Illegal;
use super::spaces::{SHELF_SPACES, STOCK_SPACES, ShelfSpace, Space, StockSpace};

pub const CUBES_PER_BRAND: u8 = 9;
pub const DROPS: u8 = 5;

/// What stands on a shelf space.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Shelf {
    #[default]
    Empty,
    Cube(Brand),
    Drop,
}

/// What stands in a stock space, in the order it came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stock {
    Cubes([Option<Brand>; 2]),
    Drop,
}

impl Default for Stock {
    fn default() -> Stock {
        Stock::Cubes([None; 2])
    }
}

impl Stock {
    pub fn cubes(self) -> impl Iterator<Item = Brand> {
        let cubes = match self {
            Stock::Cubes(cubes) => cubes,
            Stock::Drop => [None; 2],
        };
        cubes.into_iter().flatten()
    }

    /// How many cubes of a brand.
    pub fn count(self, brand: Brand) -> usize {
        self.cubes().filter(|cube| *cube == brand).count()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Store {
    shelf: [Shelf; SHELF_SPACES],
    stock: [Stock; STOCK_SPACES],
    /// Cubes that are not in the store.
    in_box: PerBrand<u8>,
    /// Drops that are not in the store.
    scrub: u8,
    /// Items nobody may handle today, in the order they were stopped.
    stopped: Vec<Item>,
}

impl Store {
    pub(super) fn empty() -> Store {
        Store {
            shelf: [Shelf::Empty; SHELF_SPACES],
            stock: [Stock::default(); STOCK_SPACES],
            in_box: PerBrand::from_fn(|_| CUBES_PER_BRAND),
            scrub: DROPS,
            stopped: Vec::new(),
        }
    }

    /// What stands on a shelf space. Ask only about one that exists.
    pub fn shelf(&self, space: ShelfSpace) -> Shelf {
        self.shelf[space.index()]
    }

    pub fn stock(&self, space: StockSpace) -> Stock {
        self.stock[space.index()]
    }

    pub fn in_box(&self, brand: Brand) -> u8 {
        self.in_box[brand]
    }

    /// Drops that are left.
    pub fn scrub(&self) -> u8 {
        self.scrub
    }

    pub fn stopped(&self) -> &[Item] {
        &self.stopped
    }

    pub fn is_stopped(&self, item: Item) -> bool {
        self.stopped.contains(&item)
    }

    pub fn has_drop(&self, space: Space) -> bool {
        match space {
            Space::Shelf(space) => self.shelf(space) == Shelf::Drop,
            Space::Stock(space) => self.stock(space) == Stock::Drop,
        }
    }

    /// Every space with a drop, shelves first.
    pub fn drops(&self) -> impl Iterator<Item = Space> + '_ {
        Space::all().filter(|space| self.has_drop(*space))
    }

    /// The cubes on a space.
    pub fn cubes(&self, space: Space) -> Vec<Brand> {
        match space {
            Space::Shelf(space) => match self.shelf(space) {
                Shelf::Cube(brand) => vec![brand],
                Shelf::Empty | Shelf::Drop => Vec::new(),
            },
            Space::Stock(space) => self.stock(space).cubes().collect(),
        }
    }

    /// Shelf spaces where cubes of an item may stand: its own, and those of a stopped item it is
    /// similar to, which come first.
    pub(super) fn shelves_for(&self, item: Item) -> impl Iterator<Item = ShelfSpace> + '_ {
        let Item { category, brand } = item;
        let lent = brand.similar().map(|other| Item::new(category, other));
        let lent = lent.into_iter().filter(|other| self.is_stopped(*other));
        lent.flat_map(ShelfSpace::of).chain(ShelfSpace::of(item))
    }

    /// Shelf spaces where cubes of an item stand.
    pub(super) fn on_shelves(&self, item: Item) -> impl Iterator<Item = ShelfSpace> + '_ {
        self.shelves_for(item).filter(move |space| self.shelf(*space) == Shelf::Cube(item.brand))
    }

    /// Stock spaces where cubes of an item stand.
    pub(super) fn in_stocks(&self, item: Item) -> impl Iterator<Item = StockSpace> + '_ {
        let here = move |space: &StockSpace| self.stock(*space).count(item.brand) > 0;
        StockSpace::row(item.category).filter(here)
    }

    /// How many cubes of an item stand on shelves.
    pub fn shelf_count(&self, item: Item) -> usize {
        self.on_shelves(item).count()
    }

    /// How many cubes of an item stand in stock.
    pub fn stock_count(&self, item: Item) -> usize {
        StockSpace::row(item.category).map(|space| self.stock(space).count(item.brand)).sum()
    }

    /// Whether a brand belongs to a stock space: its own, or the similar ones while it is stopped.
    pub fn is_own(&self, space: StockSpace, brand: Brand) -> bool {
        if self.is_stopped(space.item()) {
            space.brand.is_similar(brand)
        } else {
            space.brand == brand
        }
    }

    fn has_foreign(&self, space: StockSpace) -> bool {
        self.stock(space).cubes().any(|cube| !self.is_own(space, cube))
    }

    /// The placement test: whether a cube of `brand` may come from the box into a stock space.
    pub(super) fn check_place(&self, brand: Brand, space: StockSpace) -> Result<(), Illegal> {
        if self.stock(space) == Stock::Drop {
            return Err(Illegal::Blocked { space: Space::Stock(space) });
        }
        let item = Item::new(space.category, brand);
        if self.is_stopped(item) {
            return Err(Illegal::SalesStopped { item });
        }
        if self.stock(space).cubes().count() == 2 {
            return Err(Illegal::StockFull { space });
        }
        if !self.is_own(space, brand) && self.has_foreign(space) {
            return Err(Illegal::StockForeign { space, brand });
        }
        if self.in_box[brand] == 0 {
            return Err(Illegal::BoxEmpty { brand });
        }
        Ok(())
    }

    /// Whether a stock space keeps to one foreign cube with `into` in the place of `out`.
    pub(super) fn swap_fits(&self, space: StockSpace, out: Brand, into: Brand) -> bool {
        let foreign = |brand: &Brand| !self.is_own(space, *brand);
        let before = self.stock(space).cubes().filter(foreign).count();
        before + usize::from(foreign(&into)) - usize::from(foreign(&out)) <= 1
    }

    /// All that could be placed in a category's stock now.
    pub(super) fn placements(
        &self,
        category: Category,
    ) -> impl Iterator<Item = (Brand, StockSpace)> + '_ {
        self.placements_of(category, |_| true)
    }

    /// The same, of some brands.
    pub(super) fn placements_of(
        &self,
        category: Category,
        of: impl Fn(Brand) -> bool + Copy + 'static,
    ) -> impl Iterator<Item = (Brand, StockSpace)> + '_ {
        let all = StockSpace::row(category).flat_map(move |space| {
            Brand::ALL.into_iter().filter(move |brand| of(*brand)).map(move |brand| (brand, space))
        });
        all.filter(|&(brand, space)| self.check_place(brand, space).is_ok())
    }

    /// The move test: whether a cube may go from stock to a shelf space.
    pub(super) fn check_move(
        &self,
        brand: Brand,
        from: StockSpace,
        to: ShelfSpace,
    ) -> Result<(), Illegal> {
        if !to.exists() {
            return Err(Illegal::BadSpace { space: Space::Shelf(to) });
        }
        if from.category != to.category {
            return Err(Illegal::WrongCategory { asked: from.category, category: to.category });
        }
        if self.stock(from).count(brand) == 0 {
            return Err(Illegal::NotInStock { brand, space: from });
        }
        self.check_shelf(brand, to)
    }

    /// Whether a cube of `brand` may stand on a shelf space that is free.
    pub(super) fn check_shelf(&self, brand: Brand, to: ShelfSpace) -> Result<(), Illegal> {
        match self.shelf(to) {
            Shelf::Drop => return Err(Illegal::Blocked { space: Space::Shelf(to) }),
            _ if !self.shelf_takes(brand, to) => {
                return Err(Illegal::ShelfColour { space: to, brand });
            }
            Shelf::Cube(_) => return Err(Illegal::ShelfFull { space: to }),
            Shelf::Empty => {}
        }
        Ok(())
    }

    /// Whether the colour fits, whatever stands there.
    pub(super) fn shelf_takes(&self, brand: Brand, to: ShelfSpace) -> bool {
        if self.is_stopped(to.item()) {
            to.brand.is_similar(brand) && !self.is_stopped(Item::new(to.category, brand))
        } else {
            to.brand == brand
        }
    }

    /// All that could be moved to the shelves now; of equal shelf spaces only the first.
    pub(super) fn moves(&self) -> impl Iterator<Item = (Brand, StockSpace, ShelfSpace)> + '_ {
        StockSpace::all().flat_map(move |from| {
            let mut brands: Vec<Brand> = self.stock(from).cubes().collect();
            brands.dedup();
            brands.into_iter().flat_map(move |brand| {
                let item = Item::new(from.category, brand);
                self.free_shelves(item).into_iter().map(move |to| (brand, from, to))
            })
        })
    }

    /// The first free space of each bay that takes an item.
    pub(super) fn free_shelves(&self, item: Item) -> Vec<ShelfSpace> {
        let mut free: Vec<ShelfSpace> =
            self.shelves_for(item).filter(|space| self.shelf(*space) == Shelf::Empty).collect();
        free.dedup_by_key(|space| space.item());
        free
    }

    pub(super) fn place(&mut self, brand: Brand, space: StockSpace) {
        let Stock::Cubes(cubes) = &mut self.stock[space.index()] else {
            unreachable!("checked: no drop there")
        };
        let free = cubes.iter_mut().find(|cube| cube.is_none()).expect("checked: there is room");
        *free = Some(brand);
        self.in_box[brand] -= 1;
    }

    pub(super) fn place_on_shelf(&mut self, brand: Brand, space: ShelfSpace) {
        self.shelf[space.index()] = Shelf::Cube(brand);
        self.in_box[brand] -= 1;
    }

    /// A cube goes back to the box.
    pub(super) fn remove(&mut self, bottle: Bottle) {
        match bottle.space {
            Space::Shelf(space) => self.shelf[space.index()] = Shelf::Empty,
            Space::Stock(space) => self.pull(bottle.brand, space),
        }
        self.in_box[bottle.brand] += 1;
    }

    fn pull(&mut self, brand: Brand, space: StockSpace) {
        let Stock::Cubes(cubes) = &mut self.stock[space.index()] else {
            unreachable!("checked: no drop there")
        };
        let at = cubes.iter().position(|cube| *cube == Some(brand)).expect("checked: it is there");
        *cubes = if at == 0 { [cubes[1], None] } else { [cubes[0], None] };
    }

    pub(super) fn shift(&mut self, brand: Brand, from: StockSpace, to: ShelfSpace) {
        self.pull(brand, from);
        self.shelf[to.index()] = Shelf::Cube(brand);
    }

    /// The new cube stands exactly where the old one stood.
    pub(super) fn swap(&mut self, space: Space, out: Brand, into: Brand) {
        match space {
            Space::Shelf(space) => self.shelf[space.index()] = Shelf::Cube(into),
            Space::Stock(space) => {
                let Stock::Cubes(cubes) = &mut self.stock[space.index()] else {
                    unreachable!("checked: no drop there")
                };
                let cube = cubes.iter_mut().find(|cube| **cube == Some(out));
                *cube.expect("checked: it is there") = Some(into);
            }
        }
        self.in_box[out] += 1;
        self.in_box[into] -= 1;
    }

    /// Cubes on the space are lost, and a drop lies there. Needs a drop in the scrub.
    pub(super) fn spill(&mut self, space: Space) -> Vec<Brand> {
        let lost = self.cubes(space);
        for &brand in &lost {
            self.in_box[brand] += 1;
        }
        match space {
            Space::Shelf(space) => self.shelf[space.index()] = Shelf::Drop,
            Space::Stock(space) => self.stock[space.index()] = Stock::Drop,
        }
        self.scrub -= 1;
        lost
    }

    /// Takes every drop away; which spaces were cleaned.
    pub(super) fn clean(&mut self) -> Vec<Space> {
        let cleaned: Vec<Space> = self.drops().collect();
        for space in &cleaned {
            match space {
                Space::Shelf(space) => self.shelf[space.index()] = Shelf::Empty,
                Space::Stock(space) => self.stock[space.index()] = Stock::default(),
            }
            self.scrub += 1;
        }
        cleaned
    }

    /// An item leaves the store for the day; what was taken away.
    pub(super) fn stop(&mut self, item: Item) -> Vec<Bottle> {
        let brand = item.brand;
        let shelves = self.on_shelves(item).map(Space::Shelf);
        let stocks = StockSpace::row(item.category).flat_map(|space| {
            std::iter::repeat_n(Space::Stock(space), self.stock(space).count(brand))
        });
        let gone: Vec<Bottle> =
            shelves.chain(stocks).map(|space| Bottle { brand, space }).collect();
        for &bottle in &gone {
            self.remove(bottle);
        }
        self.stopped.push(item);
        gone
    }
}
