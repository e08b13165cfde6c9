//! Store effects that ask their owner, window by window.
//!
//! Every card exists once, so the stores that have had their turn in a window are all it must
//! remember.
use serde::{Deserialize, Serialize};

use super::Phase;
use crate::games::brick_and_mortar::action::{Action, Craft, Lot};
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::items::{Count, Item};
use crate::games::brick_and_mortar::market::MarketId;
use crate::games::brick_and_mortar::modifiers::{
    AdvertisementModifier, Free, InventoryModifier, Modifier, SaleModifier, SupplyModifier,
};
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::shop::Shop;
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Log, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Window {
    BeforeAdvertisement,
    BeforeSupply,
    BeforeStockingFood,
    AfterStocking(Item),
    /// After the type's own window, so that a consigner may take what a crafter has just added.
    AfterStockingAny(Item),
    AfterSupply,
    BeforeSale,
    /// Own rescues come before others may buy the surplus.
    AfterSelling(Item),
    SurplusOf(Item),
    Inventory,
}

impl Window {
    /// Whether a choice in this window needs nothing that is secret.
    pub(in super::super) fn is_open(self) -> bool {
        match self {
            Window::AfterStocking(_)
            | Window::AfterStockingAny(_)
            | Window::AfterSelling(_)
            | Window::Inventory => true,
            Window::BeforeAdvertisement
            | Window::BeforeSupply
            | Window::BeforeStockingFood
            | Window::AfterSupply
            | Window::BeforeSale
            | Window::SurplusOf(_) => false,
        }
    }
}

/// A store's question to its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effect {
    pub window: Window,
    pub seat: Seat,
    pub store: StoreId,
    /// Stores that have had their turn in this window.
    pub done: Vec<StoreId>,
}

/// What is asked, and within what limits. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ask {
    Discard { count: u32 },
    Produce { item: Item, most: u32, pay: u32 },
    PlayLate { demand: bool },
    Take { item: Item, most: u32, from_dock: bool },
    Craft { item: Item, most: u32, points: u32 },
    Move { room: Count, from: Vec<Lot>, surplus: u32 },
    BuySurplus { item: Item, price: u32, room: u32, from: Vec<(Seat, u32)> },
    Pawn { items: Count, points: u32 },
}

impl Position {
    /// What `shop` asks in `window`; `None` where there is nothing to choose.
    pub(in super::super) fn ask(&self, window: Window, seat: Seat, shop: &Shop) -> Option<Ask> {
        shop.store.card().modifiers.iter().find_map(|modifier| match (window, modifier) {
            (
                Window::BeforeAdvertisement | Window::BeforeStockingFood | Window::BeforeSale,
                Modifier::Advertisement(modifier),
            ) => self.ask_advertisement(window, seat, *modifier),
            (
                Window::BeforeSupply
                | Window::BeforeStockingFood
                | Window::AfterStocking(_)
                | Window::AfterStockingAny(_)
                | Window::AfterSupply,
                Modifier::Supply(modifier),
            ) => self.ask_supply(window, seat, shop, *modifier),
            (Window::AfterSelling(item), Modifier::Sale(SaleModifier::Rescue)) => {
                let surplus = self.floor.surplus[seat];
                self.ask_move(seat, shop, &[item], surplus)
            }
            (Window::SurplusOf(item), Modifier::Sale(SaleModifier::BuysSurplus(prices))) => {
                let (_, price) = prices.iter().find(|(bought, _)| *bought == item)?;
                self.ask_surplus(seat, shop, item, *price)
            }
            (Window::Inventory, Modifier::Inventory(InventoryModifier::ExpireToDock(points))) => {
                let items = shop.expiring();
                (items.total() > 0).then_some(Ask::Pawn { items, points: *points })
            }
            _ => None,
        })
    }

    fn ask_advertisement(
        &self,
        window: Window,
        seat: Seat,
        modifier: AdvertisementModifier,
    ) -> Option<Ask> {
        let player = &self.players[seat];
        let hand = u32::try_from(player.market_hand.len()).expect("a hand is small");
        match modifier {
            AdvertisementModifier::DrawDiscard(count) => (window == Window::BeforeAdvertisement)
                .then_some(Ask::Discard { count: count.min(hand) }),
            AdvertisementModifier::LateCard => {
                let open = window != Window::BeforeAdvertisement && !player.played_late && hand > 0;
                open.then_some(Ask::PlayLate { demand: window == Window::BeforeSale })
            }
            AdvertisementModifier::ExtraCard(_) => None,
        }
    }

    fn ask_supply(
        &self,
        window: Window,
        seat: Seat,
        shop: &Shop,
        modifier: SupplyModifier,
    ) -> Option<Ask> {
        let free = |item: Item, most: u32, stock: &Count, from_dock: bool| {
            let most = most.min(shop.room(item)).min(stock[item]);
            (most > 0).then_some(Ask::Take { item, most, from_dock })
        };
        match (modifier, window) {
            (SupplyModifier::Produce(item, most, pay), Window::BeforeSupply) => {
                let most = most.min(self.bank[item]);
                (most > 0).then_some(Ask::Produce { item, most, pay })
            }
            (SupplyModifier::FreeItems(Free::Catering, most), Window::BeforeStockingFood) => {
                free(Item::Food, most, &self.bank, false)
            }
            (
                SupplyModifier::FreeItems(Free::Leftovers, most),
                Window::AfterStocking(Item::Food),
            ) => free(Item::Food, most, &self.docks, true),
            (
                SupplyModifier::FreeItems(Free::Consignment, most),
                Window::AfterStockingAny(item),
            ) => free(item, most, &self.docks, true),
            (SupplyModifier::CubesOrPoints(item, most, points), Window::AfterStocking(stocked)) => {
                let most = most.min(self.bank[item]);
                (item == stocked).then_some(Ask::Craft { item, most, points })
            }
            (SupplyModifier::TransferIn, Window::AfterSupply) => {
                self.ask_move(seat, shop, &Item::ALL, 0)
            }
            (
                SupplyModifier::Cost(_)
                | SupplyModifier::BulkCost(..)
                | SupplyModifier::StockPoints(..)
                | SupplyModifier::ToBottomShelf
                | SupplyModifier::NoStocking
                | SupplyModifier::Produce(..)
                | SupplyModifier::FreeItems(..)
                | SupplyModifier::CubesOrPoints(..)
                | SupplyModifier::TransferIn,
                _,
            ) => None,
        }
    }

    /// What may come to `shop` from the owner's other stores and surplus.
    fn ask_move(&self, seat: Seat, shop: &Shop, items: &[Item], surplus: u32) -> Option<Ask> {
        let mut room = Count::default();
        for &item in items {
            room[item] = shop.room(item);
        }
        let mut from = Vec::new();
        for other in self.building(seat).iter().filter(|other| other.store != shop.store) {
            for &item in items.iter().filter(|item| room[**item] > 0) {
                from.extend(lots(other, item));
            }
        }
        let surplus = if room.total() > 0 { surplus } else { 0 };
        (surplus > 0 || !from.is_empty()).then_some(Ask::Move { room, from, surplus })
    }

    fn ask_surplus(&self, seat: Seat, shop: &Shop, item: Item, price: u32) -> Option<Ask> {
        let others =
            self.floor.surplus.iter().filter(|(other, count)| *other != seat && **count > 0);
        let from: Vec<(Seat, u32)> = others.map(|(other, count)| (other, *count)).collect();
        let room = shop.room(item);
        (room > 0 && !from.is_empty()).then_some(Ask::BuySurplus { item, price, room, from })
    }

    /// Asks the next store of `window`: owners in turn order, their stores from left to right.
    pub(in super::super) fn run_window(
        &mut self,
        window: Window,
        done: Vec<StoreId>,
        log: &mut Log<Event>,
    ) {
        for &seat in &self.order {
            for shop in self.building(seat) {
                let store = shop.store;
                if done.contains(&store) {
                    continue;
                }
                if let Some(ask) = self.ask(window, seat, shop) {
                    if let Ask::Discard { count } = ask {
                        self.draw_market(seat, count as usize, log);
                    }
                    self.phase = Phase::Effect(Effect { window, seat, store, done });
                    return;
                }
            }
        }
        self.after_window(window, log);
    }

    fn after_window(&mut self, window: Window, log: &mut Log<Event>) {
        match window {
            Window::BeforeAdvertisement => self.begin_redraw(false, log),
            Window::BeforeSupply => self.fill_docks(log),
            Window::BeforeStockingFood => self.begin_stocking(Item::Food, log),
            Window::AfterStocking(item) => {
                self.run_window(Window::AfterStockingAny(item), Vec::new(), log);
            }
            Window::AfterStockingAny(item) => match item.next() {
                Some(next) => self.begin_stocking(next, log),
                None => self.run_window(Window::AfterSupply, Vec::new(), log),
            },
            Window::AfterSupply => self.begin_sale(log),
            Window::BeforeSale => self.begin_selling(Item::Food, log),
            Window::AfterSelling(item) => {
                self.run_window(Window::SurplusOf(item), Vec::new(), log);
            }
            Window::SurplusOf(item) => self.end_selling(item, log),
            Window::Inventory => self.age_everything(log),
        }
    }

    /// The question now open.
    pub(in super::super) fn current_ask(&self, effect: &Effect) -> Ask {
        let shop = self.players[effect.seat].shop(effect.store).expect("it asked");
        self.ask(effect.window, effect.seat, shop).expect("it asked")
    }

    pub(in super::super) fn check_effect(
        &self,
        effect: &Effect,
        action: &Action,
    ) -> Result<(), Illegal> {
        match (self.current_ask(effect), action) {
            (Ask::Discard { count }, Action::Discard(cards)) => {
                self.check_discard(effect.seat, count, cards)
            }
            (Ask::Produce { most, .. }, Action::Produce(count))
            | (Ask::Take { most, .. }, Action::Take(count)) => within(*count, 0, most),
            (Ask::PlayLate { .. }, Action::PlayLate(card)) => match card {
                Some(card) if !self.players[effect.seat].market_hand.contains(card) => {
                    Err(Illegal::NotYourCard)
                }
                _ => Ok(()),
            },
            (Ask::Craft { most, .. }, Action::Craft(craft)) => match craft {
                Craft::Cubes(count) => within(*count, 1, most),
                Craft::Nothing | Craft::Points => Ok(()),
            },
            (Ask::Move { room, from, surplus }, Action::Move { lots, surplus: rescued }) => {
                check_move(effect.store, &room, &from, surplus, lots, *rescued, effect.window)
            }
            (Ask::BuySurplus { item, price, room, from }, Action::BuySurplus(bought)) => {
                self.check_surplus(effect, item, price, room, &from, bought)
            }
            (Ask::Pawn { items, .. }, Action::Pawn(pawned)) => {
                Item::ALL.into_iter().try_for_each(|item| within(pawned[item], 0, items[item]))
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_discard(&self, seat: Seat, count: u32, cards: &[MarketId]) -> Result<(), Illegal> {
        if cards.len() != count as usize {
            return Err(Illegal::DiscardCount { count });
        }
        for (index, card) in cards.iter().enumerate() {
            if !self.players[seat].market_hand.contains(card) {
                return Err(Illegal::NotYourCard);
            }
            if cards[..index].contains(card) {
                return Err(Illegal::DiscardCount { count });
            }
        }
        Ok(())
    }

    fn check_surplus(
        &self,
        effect: &Effect,
        item: Item,
        price: u32,
        room: u32,
        from: &[(Seat, u32)],
        bought: &[(Seat, u32)],
    ) -> Result<(), Illegal> {
        let mut total = 0;
        for (index, (seat, count)) in bought.iter().enumerate() {
            let most = from.iter().find(|(other, _)| other == seat).map_or(0, |(_, most)| *most);
            if *count > most || bought[..index].iter().any(|(other, _)| other == seat) {
                return Err(Illegal::NoSurplus { most });
            }
            total += count;
        }
        if total > room {
            return Err(Illegal::NoRoom { store: effect.store, room, item });
        }
        let (cost, money) = (price * total, self.players[effect.seat].money);
        if cost > money { Err(Illegal::CashOnly { cost, money }) } else { Ok(()) }
    }

    pub(in super::super) fn apply_effect(
        &mut self,
        effect: Effect,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let Effect { window, seat, store, mut done } = effect;
        let asked = Effect { window, seat, store, done: Vec::new() };
        let ask = self.current_ask(&asked);
        match (ask, action) {
            (Ask::Discard { .. }, Action::Discard(cards)) => self.discard(seat, cards, log),
            (Ask::Produce { item, pay, .. }, Action::Produce(count)) => {
                self.produce(seat, store, item, count, pay, log);
            }
            (Ask::PlayLate { demand }, Action::PlayLate(card)) => {
                self.play_late(seat, demand, card, log);
            }
            (Ask::Take { item, from_dock, .. }, Action::Take(count)) => {
                let source = if from_dock { &mut self.docks } else { &mut self.bank };
                source[item] -= count;
                self.players[seat].shop_mut(store).put(item, count);
                self.tell(Event::Took { seat, store, item, count }, log);
            }
            (Ask::Craft { item, points, .. }, Action::Craft(craft)) => {
                self.craft(seat, store, item, points, craft, log);
            }
            (Ask::Move { .. }, Action::Move { lots, surplus }) => {
                self.move_in(seat, store, window, lots, surplus, log);
            }
            (Ask::BuySurplus { item, price, .. }, Action::BuySurplus(bought)) => {
                self.buy_surplus(seat, store, item, price, &bought, log);
            }
            (Ask::Pawn { points, .. }, Action::Pawn(items)) => {
                self.pawn(seat, store, items, points, log);
            }
            (ask, action) => unreachable!("checked: {action:?} answers {ask:?}"),
        }
        done.push(store);
        self.run_window(window, done, log);
    }
}

/// The shelves of `shop` that hold `item`.
pub(in super::super) fn lots(shop: &Shop, item: Item) -> impl Iterator<Item = Lot> {
    let store = shop.store;
    let shelves = (0..).zip(shop.shelves[item]);
    shelves.filter(|(_, count)| *count > 0).map(move |(shelf, count)| Lot {
        store,
        item,
        shelf,
        count,
    })
}

pub(super) fn within(count: u32, least: u32, most: u32) -> Result<(), Illegal> {
    if (least..=most).contains(&count) { Ok(()) } else { Err(Illegal::Range { least, most }) }
}

/// Whether `chosen` can all be taken from `offered`, each lot named once.
pub(super) fn check_lots(offered: &[Lot], chosen: &[Lot]) -> Result<(), Illegal> {
    for (index, lot) in chosen.iter().enumerate() {
        let same = |other: &Lot| {
            (other.store, other.item, other.shelf) == (lot.store, lot.item, lot.shelf)
        };
        let there = offered.iter().find(|other| same(other)).map_or(0, |lot| lot.count);
        if lot.count > there || lot.count == 0 || chosen[..index].iter().any(same) {
            return Err(Illegal::NotThere { item: lot.item });
        }
    }
    Ok(())
}

fn check_move(
    into: StoreId,
    room: &Count,
    from: &[Lot],
    surplus: u32,
    chosen: &[Lot],
    rescued: u32,
    window: Window,
) -> Result<(), Illegal> {
    if let Some(lot) = chosen.iter().find(|lot| into.holding(lot.item).is_none()) {
        return Err(Illegal::WrongType { store: into, item: lot.item });
    }
    check_lots(from, chosen)?;
    if rescued > surplus {
        return Err(Illegal::NoSurplus { most: surplus });
    }
    let mut moved = Count::default();
    for lot in chosen {
        moved[lot.item] += lot.count;
    }
    if let Window::AfterSelling(item) = window {
        moved[item] += rescued;
    }
    match Item::ALL.into_iter().find(|item| moved[*item] > room[*item]) {
        Some(item) => Err(Illegal::NoRoom { store: into, room: room[item], item }),
        None => Ok(()),
    }
}
