//! How many bottles of each item stand on shelves and in stock: enough to know at once what a
//! customer would bring, and much quicker than making out the sale bottle by bottle.
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::goods::{Brand, Item};
use crate::games::on_shelf::sale::PRE_ORDER_FEE;
use crate::games::on_shelf::spaces::{ShelfSpace, StockSpace};
use crate::games::on_shelf::store::{Shelf, Store};

const ITEMS: usize = 15;

fn index(item: Item) -> usize {
    item.category.index() * Brand::ALL.len() + item.brand.index()
}

fn beside(item: Item) -> [usize; 2] {
    item.brand.similar().map(|brand| index(Item { brand, ..item }))
}

#[derive(Clone, Copy)]
pub(super) struct Tally {
    shelf: [u8; ITEMS],
    stock: [u8; ITEMS],
    stopped: [bool; ITEMS],
}

impl Tally {
    pub(super) fn of(store: &Store) -> Tally {
        let mut tally = Tally { shelf: [0; ITEMS], stock: [0; ITEMS], stopped: [false; ITEMS] };
        for space in ShelfSpace::all() {
            if let Shelf::Cube(brand) = store.shelf(space) {
                tally.shelf[index(Item { brand, ..space.item() })] += 1;
            }
        }
        for space in StockSpace::all() {
            for brand in store.stock(space).cubes() {
                tally.stock[index(Item { brand, ..space.item() })] += 1;
            }
        }
        for &item in store.stopped() {
            tally.stopped[index(item)] = true;
        }
        tally
    }

    /// What Check Out would bring: exact bottles first, then the best substitutes.
    pub(super) fn check_out(&self, customer: CustomerId) -> u32 {
        let (mut left, mut sum, mut unserved) = (*self, 0, [None; 3]);
        for (at, symbol) in customer.symbols().into_iter().enumerate() {
            let (value, off) = (symbol.category.value(), symbol.category.deduction());
            let here = index(symbol);
            if left.shelf[here] > 0 {
                left.shelf[here] -= 1;
                sum += value;
            } else if left.stock[here] > 0 {
                left.stock[here] -= 1;
                sum += value - off;
            } else {
                unserved[at] = Some(symbol);
            }
        }
        for symbol in unserved.into_iter().flatten() {
            let (value, off) = (symbol.category.value(), symbol.category.deduction());
            let near = beside(symbol);
            if let Some(&at) = near.iter().find(|at| left.shelf[**at] > 0) {
                left.shelf[at] -= 1;
                sum += value - off;
            } else if let Some(&at) = near.iter().find(|at| left.stock[**at] > 0)
                && value > 2 * off
            {
                left.stock[at] -= 1;
                sum += value - 2 * off;
            }
        }
        sum
    }

    /// What a Pre-Order would bring; 0 where there is none.
    pub(super) fn pre_order(&self, customer: CustomerId) -> u32 {
        let (mut left, mut sum) = (*self, 0);
        for stopped in [false, true] {
            for symbol in customer.symbols() {
                let here = index(symbol);
                if self.stopped[here] != stopped {
                    continue;
                }
                let near = beside(symbol);
                let from: &[usize] = if stopped { &near } else { &[here] };
                if let Some(&at) = from.iter().find(|at| left.stock[**at] > 0) {
                    left.stock[at] -= 1;
                    let off = if stopped { symbol.category.deduction() } else { 0 };
                    sum += symbol.category.value() - off;
                }
            }
        }
        u32::saturating_sub(sum, PRE_ORDER_FEE)
    }

    /// What the customer would be worth at 8 PM.
    pub(super) fn evening(&self, customer: CustomerId) -> u32 {
        let (mut shelved, mut stored) = (self.shelf, self.shelf);
        for (there, stock) in stored.iter_mut().zip(&self.stock) {
            *there += stock;
        }
        let (mut on_shelf, mut in_store) = (0, 0);
        for symbol in customer.symbols() {
            let here = index(symbol);
            let near = beside(symbol);
            let from: &[usize] = if self.stopped[here] { &near } else { &[here] };
            if let Some(&at) = from.iter().find(|at| shelved[**at] > 0) {
                shelved[at] -= 1;
                on_shelf += 1;
            }
            if let Some(&at) = from.iter().find(|at| stored[**at] > 0) {
                stored[at] -= 1;
                in_store += 1;
            }
        }
        match (on_shelf, in_store) {
            (3, _) => 6,
            (_, 3) => 4,
            (_, 0) => 0,
            _ => 2,
        }
    }

    /// Points of all that stands on shelves, and in stock, in halves: as a team counts them.
    pub(super) fn half_points(&self) -> (u32, u32) {
        let mut sums = (0, 0);
        for item in Item::all() {
            let (at, each) = (index(item), item.category.half_points());
            sums.0 += u32::from(self.shelf[at]) * each;
            sums.1 += u32::from(self.stock[at]) * each;
        }
        sums
    }
}
