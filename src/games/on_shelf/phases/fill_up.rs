//! "Fill up": the rest of a Stock, Fill or Floor by one press, by a rule that can be said aloud.
//!
//! First what the own customers want that is not there yet, then colours that were missing, own
//! slots before gray ones; among equals the dearest, then what there is least of, then the order
//! of the wheel. Only customers everybody knows of count, so that the press tells nothing.
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::goods::{Brand, Item};
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::spaces::{ShelfSpace, StockSpace};
use crate::games::on_shelf::stage::{Delivery, Fetching, Filling};
use crate::games::on_shelf::store::Store;
use crate::table::{Arrange, Seat};

impl Position {
    /// The symbols of a seat's customers, as far as everybody knows them.
    pub(super) fn openly_wanted(&self, seat: Seat) -> Vec<Item> {
        let player = &self.players[seat];
        let dealt = player.dealt.filter(|_| self.setup.hands_lie_open());
        let known = dealt.into_iter().chain(player.taken.iter().copied());
        known.flat_map(CustomerId::symbols).collect()
    }
}

/// Whether more of an item is wanted than there is.
fn lacks(wanted: &[Item], item: Item, there: usize) -> bool {
    wanted.iter().filter(|other| **other == item).count() > there
}

/// The placements that finish a delivery.
pub(super) fn delivery(
    store: &Store,
    wanted: &[Item],
    delivery: &Delivery,
    left: u32,
) -> Vec<(Brand, StockSpace)> {
    let (mut store, category) = (store.clone(), delivery.category);
    let mut bonus = delivery.placed.iter().any(|(brand, _)| delivery.missing[*brand]);
    let mut cubes = Vec::new();
    for _ in 0..left {
        let rank = |&(brand, space): &(Brand, StockSpace)| {
            let item = Item { category, brand };
            let there = store.shelf_count(item) + store.stock_count(item);
            let missing = !bonus && delivery.missing[brand];
            let own = store.is_own(space, brand);
            (lacks(wanted, item, there), missing, own, usize::MAX - there)
        };
        let Some((brand, space)) = first_best(store.placements(category), rank) else { break };
        store.place(brand, space);
        bonus |= delivery.missing[brand];
        cubes.push((brand, space));
    }
    cubes
}

/// The moves that finish a Fill.
pub(super) fn filling(
    store: &Store,
    wanted: &[Item],
    filling: &Filling,
) -> Vec<(Brand, StockSpace, ShelfSpace)> {
    let (mut store, mut left) = (store.clone(), filling.left);
    let missing = |brand: Brand, from: StockSpace| filling.missing[from.category.index()][brand];
    let mut bonus = filling.moved.iter().any(|&(brand, from, _)| missing(brand, from));
    let mut moves = Vec::new();
    loop {
        let rank = |&(brand, from, to): &(Brand, StockSpace, ShelfSpace)| {
            let item = Item::new(from.category, brand);
            let there = store.shelf_count(item);
            let price = from.category.fill_price();
            let gap = !bonus && missing(brand, from);
            (lacks(wanted, item, there), gap, price, to.brand == brand, usize::MAX - there)
        };
        let payable = store.moves().filter(|(_, from, _)| from.category.fill_price() <= left);
        let Some((brand, from, to)) = first_best(payable, rank) else { return moves };
        store.shift(brand, from, to);
        left -= from.category.fill_price();
        bonus |= missing(brand, from);
        moves.push((brand, from, to));
    }
}

/// The cubes that finish a Floor, symbol by symbol; what stands in for stopped items comes last,
/// so that it takes no cube another symbol asks for.
pub(super) fn fetching(store: &Store, fetching: &Fetching) -> Vec<(Brand, StockSpace)> {
    let mut store = store.clone();
    let symbols = fetching.customer.symbols().into_iter().zip(&fetching.placed);
    let mut open: Vec<Item> =
        symbols.filter(|(_, placed)| placed.is_none()).map(|(i, _)| i).collect();
    open.arrange_by_key(|symbol| store.is_stopped(*symbol));
    let mut cubes = Vec::new();
    for symbol in open {
        let brands: Vec<Brand> = if store.is_stopped(symbol) {
            symbol.brand.similar().to_vec()
        } else {
            vec![symbol.brand]
        };
        let places = store.placements(symbol.category).filter(|(brand, _)| brands.contains(brand));
        let rank = |&(brand, space): &(Brand, StockSpace)| store.is_own(space, brand);
        if let Some((brand, space)) = first_best(places, rank) {
            store.place(brand, space);
            cubes.push((brand, space));
        }
    }
    cubes
}

/// Of the highest rank the first.
fn first_best<T: Copy, R: PartialOrd>(
    all: impl Iterator<Item = T>,
    rank: impl Fn(&T) -> R,
) -> Option<T> {
    all.map(|one| (rank(&one), one))
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, one)| one)
}
