//! What things cost and earn: the few places that read the modifiers of prices.
//!
//! All are functions of a building alone, so a view can answer the same questions as the rules.
use serde::{Deserialize, Serialize};

use super::action::{Delivery, Lot};
use super::illegal::Illegal;
use super::items::Item;
use super::modifiers::{BuildingModifier, Modifier, SaleModifier, SupplyModifier};
use super::shop::{SLOTS, Shop};
use super::stores::StoreId;
use super::terms::POINT_SALE;
use crate::table::Arrange;

/// One modifier at work: whose, and by how much it changes a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Change {
    pub store: StoreId,
    pub delta: i32,
}

/// Points and the store that gives them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gain {
    pub store: StoreId,
    pub points: u32,
}

pub(super) fn total(gains: &[Gain]) -> u32 {
    gains.iter().map(|gain| gain.points).sum()
}

/// A price with its modifiers; never below $0.
pub fn changed(price: u32, changes: impl IntoIterator<Item = Change>) -> u32 {
    price.saturating_add_signed(changes.into_iter().map(|change| change.delta).sum())
}

fn less(amount: u32) -> i32 {
    -i32::try_from(amount).expect("a card's number is small")
}

/// What changes the price of `store` for the owner of `building`. Ignored while bidding, counted
/// when paying.
pub fn store_discounts(building: &[Shop], store: StoreId) -> impl Iterator<Item = Change> {
    let empty = u32::try_from(SLOTS - building.len()).expect("four slots");
    let rules = |store: StoreId| {
        store.card().modifiers.iter().filter_map(move |modifier| match modifier {
            Modifier::Building(modifier) => Some((store, *modifier)),
            _ => None,
        })
    };
    let own = rules(store).filter_map(move |(store, modifier)| match modifier {
        BuildingModifier::CheaperPerEmptySlot(off) if empty > 0 => {
            Some(Change { store, delta: less(off * empty) })
        }
        BuildingModifier::CheaperPerEmptySlot(_)
        | BuildingModifier::StoresCheaper(_)
        | BuildingModifier::OpenPoints(_)
        | BuildingModifier::ClosePoints(_) => None,
    });
    let others = building.iter().flat_map(move |shop| rules(shop.store));
    own.chain(others.filter_map(|(store, modifier)| match modifier {
        BuildingModifier::StoresCheaper(off) => Some(Change { store, delta: less(off) }),
        BuildingModifier::CheaperPerEmptySlot(_)
        | BuildingModifier::OpenPoints(_)
        | BuildingModifier::ClosePoints(_) => None,
    }))
}

/// Points for opening a store beside those of `building`.
pub fn open_points(building: &[Shop]) -> Vec<Gain> {
    building_gains(building, |modifier| match modifier {
        BuildingModifier::OpenPoints(points) => points,
        BuildingModifier::CheaperPerEmptySlot(_)
        | BuildingModifier::StoresCheaper(_)
        | BuildingModifier::ClosePoints(_) => 0,
    })
}

/// Points for closing `shop` in Building.
pub fn close_points(shop: &Shop) -> Vec<Gain> {
    building_gains(std::slice::from_ref(shop), |modifier| match modifier {
        BuildingModifier::ClosePoints(points) => points * shop.items().total(),
        BuildingModifier::CheaperPerEmptySlot(_)
        | BuildingModifier::StoresCheaper(_)
        | BuildingModifier::OpenPoints(_) => 0,
    })
}

fn building_gains(building: &[Shop], points: impl Fn(BuildingModifier) -> u32) -> Vec<Gain> {
    let all = building.iter().flat_map(|shop| {
        shop.store.card().modifiers.iter().map(move |modifier| (shop.store, modifier))
    });
    all.filter_map(|(store, modifier)| match modifier {
        Modifier::Building(modifier) => Some(Gain { store, points: points(*modifier) }),
        _ => None,
    })
    .filter(|gain| gain.points > 0)
    .collect()
}

/// What changes the price of an item bought into `store` when `count` of its type are bought.
pub fn stock_changes(
    building: &[Shop],
    store: StoreId,
    count: u32,
) -> impl Iterator<Item = Change> {
    let rules = building.iter().flat_map(|shop| shop.store.supply().map(|rule| (shop.store, rule)));
    rules.filter_map(move |(owner, rule)| match rule {
        SupplyModifier::Cost(delta) if owner == store => Some(Change { store: owner, delta }),
        SupplyModifier::BulkCost(least, delta) if count >= least => {
            Some(Change { store: owner, delta })
        }
        SupplyModifier::Cost(_)
        | SupplyModifier::BulkCost(..)
        | SupplyModifier::StockPoints(..)
        | SupplyModifier::ToBottomShelf
        | SupplyModifier::NoStocking
        | SupplyModifier::Produce(..)
        | SupplyModifier::FreeItems(..)
        | SupplyModifier::CubesOrPoints(..)
        | SupplyModifier::TransferIn => None,
    })
}

/// What one stocking turn costs, store by store, with every modifier spelled out.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct StockBill {
    pub lots: Vec<StockLot>,
    pub total: u32,
    /// The dearest single item: the one that may be bought with Debt Tokens.
    pub dearest: u32,
    pub points: Vec<Gain>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StockLot {
    pub store: StoreId,
    pub count: u32,
    pub each: u32,
    pub changes: Vec<Change>,
}

impl StockBill {
    /// Debt pays for one item of a type, the dearest; the $1 that its tokens leave over may pay for
    /// another.
    pub(super) fn check_debt(
        &self,
        item: Item,
        money: u32,
        tokens_left: u32,
        borrow: u32,
    ) -> Result<(), Illegal> {
        let (most, needed) = (self.dearest.div_ceil(2), tokens_for(self.total, money));
        if needed > most {
            return Err(Illegal::DebtItem { item });
        }
        if borrow > most {
            return Err(Illegal::TooManyTokens { most });
        }
        if borrow.max(needed) > tokens_left {
            return Err(Illegal::NoTokens);
        }
        if needed > borrow {
            return Err(Illegal::Short { cost: self.total, money, borrow });
        }
        Ok(())
    }
}

/// The bill for buying `into` at `price`. `into` names each store once.
pub fn stock_bill(building: &[Shop], price: u32, into: &[(StoreId, u32)]) -> StockBill {
    let all: u32 = into.iter().map(|(_, count)| count).sum();
    let mut bill = StockBill::default();
    for &(store, count) in into.iter().filter(|(_, count)| *count > 0) {
        let changes: Vec<_> = stock_changes(building, store, all).collect();
        let each = changed(price, changes.iter().copied());
        bill.total += each * count;
        bill.dearest = bill.dearest.max(each);
        bill.lots.push(StockLot { store, count, each, changes });
        bill.points.extend(store.supply().filter_map(|rule| match rule {
            SupplyModifier::StockPoints(per, points) if count >= per => {
                Some(Gain { store, points: count / per * points })
            }
            _ => None,
        }));
    }
    bill
}

/// What most people buy of a type: as many as fit, bring more than they cost where they are put, and are
/// paid from `purse` without debt; those that bring most first. Where nobody may know the purse, as if it
/// were full.
pub fn usual_stock(
    building: &[Shop],
    item: Item,
    price: u32,
    dock: u32,
    purse: Option<u32>,
) -> Vec<(StoreId, u32)> {
    let open = building.iter().filter(|shop| shop.stocking_room(item) > 0);
    let mut rooms: Vec<_> = open.map(|shop| (shop.store, shop.stocking_room(item))).collect();
    let cost = |store: StoreId| changed(price, stock_changes(building, store, 1));
    rooms.arrange_by_key(|&(store, room)| {
        let brings = i64::from(brings(building, item, store, room));
        (i64::from(cost(store) * room) - brings) * 100 / i64::from(room)
    });
    let most = dock.min(rooms.iter().map(|(_, room)| room).sum());
    let usual = |into: &Vec<(StoreId, u32)>| {
        let bill = stock_bill(building, price, into);
        let gains = |lot: &StockLot| {
            let points = bill.points.iter().filter(|gain| gain.store == lot.store);
            let points: u32 = points.map(|gain| gain.points).sum();
            let cost = lot.each * lot.count;
            brings(building, item, lot.store, lot.count) + points * POINT_SALE > cost
        };
        bill.lots.iter().all(gains) && purse.is_none_or(|money| bill.total <= money)
    };
    (1..=most).rev().map(|count| fill(&rooms, count)).find(usual).unwrap_or_default()
}

/// What `count` items bring when they are sold from `store` at the highest price, after others have sold
/// theirs: money, and points at what a point is sold for.
fn brings(building: &[Shop], item: Item, store: StoreId, count: u32) -> u32 {
    let sold = vec![Lot { store, item, shelf: 0, count }];
    let delivery = Delivery { sold, ..Delivery::default() };
    let bill = sale_bill(building, item, item.max_price(), false, &delivery);
    bill.money + total(&bill.points) * POINT_SALE
}

/// `count` items into `rooms`, one store after the other.
pub(super) fn fill(rooms: &[(StoreId, u32)], mut count: u32) -> Vec<(StoreId, u32)> {
    let mut into = Vec::new();
    for &(store, room) in rooms {
        let here = room.min(count);
        if here > 0 {
            into.push((store, here));
            count -= here;
        }
    }
    into
}

/// What changes the value of an `item` sold from `store`. `first`: no opponent has sold this type
/// this month.
pub fn sale_changes(
    building: &[Shop],
    store: StoreId,
    item: Item,
    first: bool,
) -> impl Iterator<Item = Change> {
    let rules = building.iter().flat_map(|shop| shop.store.sale().map(|rule| (shop.store, rule)));
    rules.filter_map(move |(owner, rule)| {
        let delta = match rule {
            SaleModifier::Earns(delta) if owner == store => delta,
            SaleModifier::EarnsIfFirst(delta) if owner == store && first => delta,
            SaleModifier::EarnsEverywhere(only, delta) if only == item => delta,
            SaleModifier::Earns(_)
            | SaleModifier::EarnsIfFirst(_)
            | SaleModifier::EarnsEverywhere(..)
            | SaleModifier::PointsInsteadOfMoney(_)
            | SaleModifier::Swap(..)
            | SaleModifier::SalePoints(..)
            | SaleModifier::BottomShelfPoints(_)
            | SaleModifier::LockedWithoutDock(_)
            | SaleModifier::ClosesAfterSelling
            | SaleModifier::BorrowsBoxes(..)
            | SaleModifier::PrivateBoxes(_)
            | SaleModifier::Rescue
            | SaleModifier::BuysSurplus(_)
            | SaleModifier::TypesSold(..) => return None,
        };
        Some(Change { store: owner, delta })
    })
}

/// Points an `item` sold from `store` earns instead of money.
pub fn instead_of_money(store: StoreId, item: Item) -> Option<u32> {
    store.sale().find_map(|rule| match rule {
        SaleModifier::PointsInsteadOfMoney(points) => {
            points.iter().find(|(paid, _)| *paid == item).map(|(_, points)| *points)
        }
        _ => None,
    })
}

/// Of `count` sold from `store`, how many may be swapped, and for how many points each.
pub fn swaps(store: StoreId, count: u32) -> Option<(u32, u32)> {
    store.sale().find_map(|rule| match rule {
        SaleModifier::Swap(per, points) => Some((count / per, points)),
        _ => None,
    })
}

/// What a delivery brings, store by store, with every modifier spelled out.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Bill {
    pub lots: Vec<SoldLot>,
    pub money: u32,
    pub points: Vec<Gain>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SoldLot {
    pub store: StoreId,
    pub shelf: u32,
    pub count: u32,
    /// In money; 0 where points are paid instead.
    pub each: u32,
    pub changes: Vec<Change>,
}

/// What `delivery` brings at `price`.
pub fn sale_bill(
    building: &[Shop],
    item: Item,
    price: u32,
    first: bool,
    delivery: &Delivery,
) -> Bill {
    let mut bill = Bill::default();
    for shop in building {
        let lots = || delivery.sold.iter().filter(|lot| lot.store == shop.store && lot.count > 0);
        let count: u32 = lots().map(|lot| lot.count).sum();
        if count == 0 {
            continue;
        }
        let store = shop.store;
        let points = instead_of_money(store, item);
        let changes: Vec<_> = sale_changes(building, store, item, first).collect();
        let each = if points.is_some() { 0 } else { changed(price, changes.iter().copied()) };
        let swapped: u32 =
            delivery.swaps.iter().filter(|swap| swap.0 == store).map(|swap| swap.1).sum();
        bill.money += each * (count - swapped);
        let bottom = store.holding(item).map_or(0, |(_, shelves)| shelves - 1);
        let at_bottom: u32 =
            lots().filter(|lot| lot.shelf as usize == bottom).map(|lot| lot.count).sum();
        let gained = points.unwrap_or(0) * count
            + swaps(store, count).map_or(0, |(_, points)| points * swapped)
            + count_points(store, count, at_bottom);
        if gained > 0 {
            bill.points.push(Gain { store, points: gained });
        }
        bill.lots.extend(lots().map(|&Lot { shelf, count, .. }| SoldLot {
            store,
            shelf,
            count,
            each,
            changes: changes.clone(),
        }));
    }
    bill
}

/// Points on top of the money for `count` sold from `store`, `at_bottom` of them from its bottom
/// shelf.
pub fn count_points(store: StoreId, count: u32, at_bottom: u32) -> u32 {
    let points = store.sale().map(|rule| match rule {
        SaleModifier::SalePoints(per, points) => count / per * points,
        SaleModifier::BottomShelfPoints(points) => at_bottom * points,
        _ => 0,
    });
    points.sum()
}

/// Tokens that make up for what the purse lacks.
pub fn tokens_for(price: u32, money: u32) -> u32 {
    price.saturating_sub(money).div_ceil(2)
}
