//! Setup: tiles, ticks, the line of visitors, the first crowds.
use super::event::Event;
use super::ledger::Ledger;
use super::names::Trade;
use super::plan::{SLOTS, SPOTS, Spot};
use super::position::Position;
use super::setup::Setup;
use super::shop::Staff;
use super::stage::Stage;
use super::tiles::{NUMBERS, Tick, Tile};
use crate::table::{Dice, Log, Seat, Seats, Seed};

pub const VISITORS_PER_TRADE: usize = 6;
pub const VISITORS: usize = 4 * VISITORS_PER_TRADE;
pub const PLACEHOLDERS: u32 = 12;
const GATE_GROUP: usize = 3;

pub(super) fn deal(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Position {
    let mut dice = Dice::new(seed);
    let seats = setup.seats;
    let mut tiles: Vec<Tile> = all_tiles().collect();
    dice.shuffle(&mut tiles);
    for tile in &mut tiles {
        tile.tick = *dice.pick(&Tick::ALL).expect("four corners");
    }
    let mut line: Vec<Trade> =
        Trade::ALL.into_iter().flat_map(|trade| [trade; VISITORS_PER_TRADE]).collect();
    dice.shuffle(&mut line);
    // The lot is cast last: the same deal can be played with another seat first.
    let lot = u8::try_from(dice.below(u32::from(seats))).expect("few seats");
    let first = setup.first.unwrap_or(Seat::new(lot));
    let (groups, queue) = first_crowds(line);
    let mut crowds: [Vec<Trade>; SPOTS] = Default::default();
    for (gate, group) in Spot::GATES.into_iter().zip(groups) {
        crowds[gate.index()] = group;
    }
    let mut ledgers = Seats::from_fn(seats, |_| Ledger::default());
    for (place, seat) in first.round(seats).enumerate() {
        ledgers[seat].start = setup.start_cash(place);
    }
    let mut position = Position {
        setup: setup.clone(),
        tiles: tiles.try_into().expect("a tile for every slot"),
        customers: [0; SLOTS],
        stayed: [0; SLOTS],
        staff: Seats::from_fn(seats, |_| Staff::default()),
        crowds,
        queue,
        placeholders: PLACEHOLDERS,
        money: ledgers.values().map(Ledger::cash).sum(),
        ledgers,
        balances: Vec::new(),
        first,
        round: 1,
        turn: first,
        turns: 0,
        stirred: u32::from(seats),
        used: Vec::new(),
        depleted: Vec::new(),
        ending: None,
        stage: Stage::Act,
        story: Vec::new(),
        dice,
    };
    position.tell(Event::Begins { seat: first }, log);
    position.tell(Event::RoundBegins { round: 1 }, log);
    position.tell(Event::TurnBegins { seat: first, left: None }, log);
    position
}

fn all_tiles() -> impl Iterator<Item = Tile> {
    let numbers = |trade| (1..=NUMBERS).map(move |number| (trade, number));
    let tile = |(trade, number)| Tile { trade, number, tick: Tick::NorthWest };
    Trade::ALL.into_iter().flat_map(numbers).map(tile)
}

/// Three to each gate from the front of the line. Three alike are not allowed: the last of them
/// goes to the back, and the next one comes, until two trades are present.
pub(super) fn first_crowds(mut line: Vec<Trade>) -> ([Vec<Trade>; 3], Vec<Trade>) {
    let groups = [(); 3].map(|()| {
        let mut group: Vec<Trade> = line.drain(..GATE_GROUP).collect();
        while group.iter().all(|trade| *trade == group[0]) {
            line.push(group.pop().expect("a group of three"));
            group.push(line.remove(0));
        }
        group
    });
    (groups, line)
}
