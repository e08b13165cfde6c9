//! Store effects that ask their owner, window by window.
//!
//! Every card exists once, so the stores that have had their turn in a window are all it must
//! remember.
use serde::{Deserialize, Serialize};

use super::Phase;
use crate::games::brick_and_mortar::action::Lot;
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::items::{Count, Item};
use crate::games::brick_and_mortar::market::most_pictured;
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

impl Window {
    /// The type being handled in it.
    pub(in super::super) fn item(self) -> Option<Item> {
        match self {
            Window::AfterStocking(item)
            | Window::AfterStockingAny(item)
            | Window::AfterSelling(item)
            | Window::SurplusOf(item) => Some(item),
            Window::BeforeStockingFood | Window::BeforeSale => Some(Item::Food),
            Window::BeforeAdvertisement
            | Window::BeforeSupply
            | Window::AfterSupply
            | Window::Inventory => None,
        }
    }
}

impl Ask {
    /// Whether an answer needs nothing that is secret: neither hand nor purse.
    pub(in super::super) fn is_open(&self) -> bool {
        match self {
            Ask::Produce { .. }
            | Ask::Take { .. }
            | Ask::Craft { .. }
            | Ask::Move { .. }
            | Ask::Pawn { .. } => true,
            Ask::Discard { .. } | Ask::PlayLate { .. } | Ask::BuySurplus { .. } => false,
        }
    }
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
            Window::BeforeAdvertisement => self.begin_playing(),
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

    /// The owner's stores further right that could be asked before this one, where that matters: a
    /// late Supply Card and free items both come from a general supply that may not do for both.
    pub(in super::super) fn may_come_first(&self, effect: &Effect) -> Vec<StoreId> {
        let ask = |shop: &Shop| self.ask(effect.window, effect.seat, shop);
        let clash = |one: &Ask, other: &Ask| match (one, other) {
            (Ask::PlayLate { demand: false }, Ask::Take { item, most, from_dock: false })
            | (Ask::Take { item, most, from_dock: false }, Ask::PlayLate { demand: false }) => {
                self.bank[*item] < most + most_pictured(*item)
            }
            _ => false,
        };
        let now = self.current_ask(effect);
        let shops = self.building(effect.seat).iter();
        shops
            .skip_while(|shop| shop.store != effect.store)
            .skip(1)
            .filter(|shop| !effect.done.contains(&shop.store))
            .filter(|shop| ask(shop).is_some_and(|other| clash(&now, &other)))
            .map(|shop| shop.store)
            .collect()
    }

    /// The question now open.
    pub(in super::super) fn current_ask(&self, effect: &Effect) -> Ask {
        let shop = self.players[effect.seat].shop(effect.store).expect("it asked");
        self.ask(effect.window, effect.seat, shop).expect("it asked")
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
