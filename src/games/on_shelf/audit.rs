//! What can never happen in this store.
use super::clock::Hour;
use super::customers::CustomerId;
use super::goods::{Brand, Item};
use super::jobs::Job;
use super::position::{LINE, Position};
use super::spaces::{ShelfSpace, Space, StockSpace};
use super::stage::{Phase, Rush};
use super::store::{CUBES_PER_BRAND, DROPS, Shelf};
use crate::table::Seat;

pub(super) fn audit(position: &Position) -> Result<(), String> {
    cubes(position)?;
    spaces(position)?;
    customers(position)?;
    jobs(position)?;
    discs(position)
}

fn claim(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Nine cubes of each brand, five drops.
fn cubes(position: &Position) -> Result<(), String> {
    let store = &position.store;
    for brand in Brand::ALL {
        let standing = Space::all().flat_map(|space| store.cubes(space));
        let standing = standing.filter(|cube| *cube == brand).count();
        let all = standing + usize::from(store.in_box(brand));
        claim(all == usize::from(CUBES_PER_BRAND), || format!("{all} cubes of {brand}"))?;
    }
    let drops = store.drops().count() + usize::from(store.scrub());
    claim(drops == usize::from(DROPS), || format!("{drops} drops"))
}

/// Every cube stands where it may.
fn spaces(position: &Position) -> Result<(), String> {
    let store = &position.store;
    for space in ShelfSpace::all() {
        if let Shelf::Cube(brand) = store.shelf(space) {
            claim(store.shelf_takes(brand, space), || format!("{brand} on {space}"))?;
        }
    }
    for space in StockSpace::all() {
        let foreign = store.stock(space).cubes().filter(|cube| !store.is_own(space, *cube));
        claim(foreign.count() <= 1, || format!("two foreign cubes in {space}"))?;
    }
    for space in Space::all() {
        for brand in store.cubes(space) {
            let item = Item::new(space.category(), brand);
            claim(!store.is_stopped(item), || format!("{item} was stopped"))?;
        }
    }
    Ok(())
}

/// Each of the 60 is in one place, and three wait while there are any.
fn customers(position: &Position) -> Result<(), String> {
    let module = position.module.iter();
    let module = module.flat_map(|module| std::iter::once(module.assortment).chain(module.age));
    let hands = position.players.values().flat_map(super::parts::Player::customers);
    let piles = position.entrance.cards().iter().chain(&position.exit).chain(&position.line);
    let mut found: Vec<CustomerId> = piles.copied().chain(hands).chain(module).collect();
    found.sort_unstable();
    claim(found.iter().copied().eq(CustomerId::all()), || {
        format!("{} customers, or one of them twice", found.len())
    })?;
    let rushing = matches!(position.phase, Phase::Rush(Rush { .. }));
    let nobody_left = position.entrance.is_empty() && position.exit.is_empty();
    let line = position.line.len();
    claim(line == LINE || line < LINE && (rushing || nobody_left), || {
        format!("{line} customers in the line")
    })
}

/// Each seat has seven different jobs.
fn jobs(position: &Position) -> Result<(), String> {
    for (seat, player) in position.players.iter() {
        let mut all: Vec<Job> = player.hand();
        all.extend(player.pile.iter().copied().chain(player.set_aside));
        all.sort_unstable();
        claim(all == Job::ALL, || format!("{seat:?} has {all:?}"))?;
    }
    Ok(())
}

/// Every disc lies in one place, and nobody is below 0.
fn discs(position: &Position) -> Result<(), String> {
    let mut discs = position.discs.clone();
    discs.sort_unstable();
    let seats = position.setup.seats;
    claim(discs.iter().copied().eq(Seat::all(seats)), || format!("discs of {discs:?}"))?;
    for (seat, player) in position.players.iter() {
        claim(player.csi >= 0, || format!("{seat:?} has {}", player.csi))?;
    }
    let over = matches!(position.phase, Phase::Over(_));
    claim((position.hour == Hour::EVENING) == over, || format!("it is {}", position.hour))
}
