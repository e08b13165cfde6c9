//! Supply: docks are filled; factories, agencies, crafters and warehouses do their part.
use super::Window;
use crate::games::brick_and_mortar::action::{Craft, Lot};
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::items::{Count, Item};
use crate::games::brick_and_mortar::market::{MarketId, pictured};
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::pricing::Gain;
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Arrange, Log, Seat};

impl Position {
    pub(super) fn begin_supply(&mut self, log: &mut Log<Event>) {
        self.run_window(Window::BeforeSupply, Vec::new(), log);
    }

    /// From the general supply to the docks, as many as there are; says how many that was.
    fn ship(&mut self, wanted: &Count) -> Count {
        let mut added = Count::default();
        for item in Item::ALL {
            added[item] = wanted[item].min(self.bank[item]);
            self.bank[item] -= added[item];
            self.docks[item] += added[item];
        }
        added
    }

    pub(super) fn fill_docks(&mut self, log: &mut Log<Event>) {
        let added = self.ship(&pictured(&self.supply));
        for card in std::mem::take(&mut self.supply) {
            self.market_discard.put(card);
        }
        self.tell(Event::DocksFilled { added }, log);
        self.run_window(Window::BeforeStockingFood, Vec::new(), log);
    }

    pub(super) fn discard(&mut self, seat: Seat, cards: Vec<MarketId>, log: &mut Log<Event>) {
        self.take_from_hand(seat, &cards);
        for &card in &cards {
            self.market_discard.put(card);
        }
        self.tell(Event::Discarded { seat, cards }, log);
    }

    pub(super) fn produce(
        &mut self,
        seat: Seat,
        store: StoreId,
        item: Item,
        count: u32,
        pay: u32,
        log: &mut Log<Event>,
    ) {
        self.bank[item] -= count;
        self.docks[item] += count;
        self.players[seat].money += count * pay;
        self.tell(Event::Produced { seat, store, item, count, pay: count * pay }, log);
    }

    /// Advertisement Agency: the replacement is drawn at once.
    pub(super) fn play_late(
        &mut self,
        seat: Seat,
        demand: bool,
        card: Option<MarketId>,
        log: &mut Log<Event>,
    ) {
        let Some(card) = card else { return self.tell(Event::NoLateCard { seat }, log) };
        self.take_from_hand(seat, &[card]);
        self.players[seat].played_late = true;
        if demand {
            self.floor.boxes.add(&card.items());
            self.demand.push(card);
            self.demand.arrange();
            self.tell(Event::LateDemand { seat, card }, log);
        } else {
            let added = self.ship(&card.items());
            self.market_discard.put(card);
            self.tell(Event::LateSupply { seat, card, added }, log);
        }
        self.draw_market(seat, 1, log);
    }

    pub(super) fn craft(
        &mut self,
        seat: Seat,
        store: StoreId,
        item: Item,
        points: u32,
        craft: Craft,
        log: &mut Log<Event>,
    ) {
        let cubes = match craft {
            Craft::Cubes(count) => count,
            Craft::Nothing | Craft::Points => 0,
        };
        self.bank[item] -= cubes;
        self.docks[item] += cubes;
        self.tell(Event::Crafted { seat, store, item, cubes }, log);
        if craft == Craft::Points {
            self.gain_from(seat, vec![Gain { store, points }], log);
        }
    }

    /// To the top shelf, whatever their age was.
    pub(super) fn move_in(
        &mut self,
        seat: Seat,
        into: StoreId,
        window: Window,
        lots: Vec<Lot>,
        surplus: u32,
        log: &mut Log<Event>,
    ) {
        for lot in &lots {
            self.take_lot(seat, lot);
            self.players[seat].shop_mut(into).put(lot.item, lot.count);
        }
        if let Window::AfterSelling(item) = window {
            self.floor.surplus[seat] -= surplus;
            self.players[seat].shop_mut(into).put(item, surplus);
        }
        self.tell(Event::Moved { seat, into, lots, surplus }, log);
    }

    pub(super) fn take_lot(&mut self, seat: Seat, lot: &Lot) {
        let shop = self.players[seat].shop_mut(lot.store);
        shop.shelves[lot.item][lot.shelf as usize] -= lot.count;
    }
}
