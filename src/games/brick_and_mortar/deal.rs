//! Setup: the table before the first decision.
use super::action::{Hands, Setup};
use super::event::Event;
use super::items::{Count, Item, PerItem};
use super::market::{MarketId, Preset};
use super::parts::{Player, SalesFloor};
use super::phases::Phase;
use super::position::{MARKET_HAND, Position, ROW};
use super::stores::StoreId;
use crate::table::{Arrange, Dice, Log, Pile, Seat, Seats, Seed};

impl Setup {
    /// The investment marker.
    pub const fn marker(&self) -> u32 {
        if self.seats == 4 { 35 } else { 45 }
    }

    /// October, or September for four.
    pub const fn final_month(&self) -> u32 {
        if self.seats == 4 { 9 } else { 10 }
    }
}

/// Decks, hands, the row and the Starting Stores.
pub(super) fn deal(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Position {
    let mut dice = Dice::new(seed);
    let seats = setup.seats;
    let lot = u8::try_from(dice.below(u32::from(seats))).expect("few seats");
    let first = setup.first.unwrap_or(Seat::new(lot));
    let order: Vec<Seat> = first.round(seats).collect();
    let mut players = Seats::from_fn(seats, |_| Player::new());
    if setup.hands == Hands::Preset {
        for (position, &seat) in order.iter().enumerate() {
            let preset = Preset::of(position, seats);
            players[seat].store_hand = preset.stores();
            players[seat].market_hand = preset.market();
            players[seat].market_hand.arrange();
        }
    }
    let given = |store: &StoreId| players.values().any(|p| p.store_hand.contains(store));
    let mut stores: Pile<_> = StoreId::cards().filter(|store| !given(store)).collect();
    let held = |card: &MarketId| players.values().any(|p| p.market_hand.contains(card));
    let mut market: Pile<_> = MarketId::all().filter(|card| !held(card)).collect();
    stores.shuffle(&mut dice);
    market.shuffle(&mut dice);
    if setup.hands == Hands::Draft {
        for &seat in &order {
            let player = &mut players[seat];
            player.market_hand = (0..MARKET_HAND).filter_map(|_| market.draw()).collect();
            player.market_hand.arrange();
            player.packet = (0..4).filter_map(|_| stores.draw()).collect();
        }
    }
    let row = (0..ROW).filter_map(|_| stores.draw()).collect();
    let on_deck = stores.draw();
    let mut position = Position {
        setup: setup.clone(),
        dice,
        month: 1,
        last_month: false,
        order: order.clone(),
        players,
        docks: Count::default(),
        bank: PerItem::from_fn(Item::cubes),
        row,
        on_deck,
        store_deck: stores,
        store_discard: Pile::default(),
        boxed: Vec::new(),
        starts: StoreId::starting(seats).collect(),
        market_deck: market,
        market_discard: Pile::default(),
        supply: Vec::new(),
        demand: Vec::new(),
        floor: SalesFloor::empty(seats),
        phase: Phase::Starting { seat: first },
        story: Vec::new(),
        purses: Vec::new(),
    };
    position.tell(Event::Begins { order }, log);
    match setup.hands {
        Hands::Draft => position.begin_draft(),
        Hands::Preset => position.start_preset(log),
    }
    position
}
