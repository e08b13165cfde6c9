//! Setup: the store as the weekday finds it, the line, and a customer for everybody.
use super::clock::Hour;
use super::customers::CustomerId;
use super::event::Event;
use super::goods::{Brand, Category, Item};
use super::parts::{Module, Player};
use super::position::{LINE, Position};
use super::setup::Setup;
use super::spaces::StockSpace;
use super::stage::Phase;
use super::store::Store;
use crate::table::{Dice, Log, Pile, Seat, Seats, Seed};

pub(super) fn deal(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Position {
    let mut dice = Dice::new(seed);
    let store = stocked(setup, &mut dice);
    let lot = u8::try_from(dice.below(u32::from(setup.seats))).expect("few seats");
    let start = setup.first.unwrap_or(Seat::new(lot));
    let mut entrance: Pile<CustomerId> = CustomerId::all().collect();
    entrance.shuffle(&mut dice);
    let mut next = || entrance.draw().expect("60 customers suffice for every table");
    let line = (0..LINE).map(|_| next()).collect();
    let module = setup
        .module
        .then(|| Module { assortment: next(), age: (!setup.is_cooperative()).then(&mut next) });
    let players = Seats::from_fn(setup.seats, |_| Player::new(next()));
    // The start seat on top, below it the others in turn order.
    let mut discs: Vec<Seat> = start.round(setup.seats).collect();
    discs.reverse();
    let mut position = Position {
        setup: setup.clone(),
        dice,
        hour: Hour::OPENING,
        fire_alarm: false,
        start,
        store,
        line,
        entrance,
        exit: Vec::new(),
        players,
        discs,
        team: setup.team_start(),
        module,
        phase: Phase::Turn { seat: start },
        top: None,
        spill_die: None,
    };
    let cubes = Category::ALL.map(|category| setup.day.cubes(category));
    log.public(Event::DayBegins { day: setup.day, start, cubes });
    position.begin_hour(log);
    position
}

/// As many cubes of each category as the day demands, drawn blindly from the box.
fn stocked(setup: &Setup, dice: &mut Dice) -> Store {
    let mut store = Store::empty();
    for category in Category::ALL {
        let mut left = setup.day.cubes(category);
        while left > 0 {
            // A cube that finds no place is put back and another drawn.
            let brand = blind(&store, dice);
            if bring_in(&mut store, Item { category, brand }) {
                left -= 1;
            }
        }
    }
    store
}

fn blind(store: &Store, dice: &mut Dice) -> Brand {
    let cubes: Vec<Brand> = Brand::ALL
        .into_iter()
        .flat_map(|brand| std::iter::repeat_n(brand, usize::from(store.in_box(brand))))
        .collect();
    *dice.pick(&cubes).expect("45 cubes suffice for every weekday")
}

/// The first free shelf space, else the own stock space, else that of a neighbour on the wheel.
fn bring_in(store: &mut Store, item: Item) -> bool {
    if let Some(&shelf) = store.free_shelves(item).first() {
        store.place_on_shelf(item.brand, shelf);
        return true;
    }
    let near = std::iter::once(item.brand).chain(item.brand.similar());
    let mut stocks = near.map(|brand| StockSpace::new(item.category, brand));
    let stock = stocks.find(|space| store.check_place(item.brand, *space).is_ok());
    if let Some(space) = stock {
        store.place(item.brand, space);
    }
    stock.is_some()
}
