//! An open store with its shelves.
use serde::{Deserialize, Serialize};

use super::items::{Count, Item, PerItem};
use super::modifiers::{InventoryModifier, Modifier, SaleModifier, SupplyModifier};
use super::stores::StoreId;

/// The most shelves a type has anywhere.
pub const SHELVES: usize = 3;

/// Slots of a building.
pub const SLOTS: usize = 4;

/// What an occupied slot adds to the bill, and what an empty one costs at the end.
pub const SLOT_UTILITIES: [u32; SLOTS] = [0, 1, 2, 3];
pub const EMPTY_SLOT_PENALTY: [u32; SLOTS] = [5, 4, 3, 2];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shop {
    pub store: StoreId,
    /// How many lie on each shelf, the top one first; shelves the card does not have stay empty.
    pub shelves: PerItem<[u32; SHELVES]>,
    /// The month it was opened in.
    pub opened: u32,
}

impl Shop {
    pub(super) fn new(store: StoreId, month: u32) -> Shop {
        Shop { store, shelves: PerItem::default(), opened: month }
    }

    pub fn held(&self, item: Item) -> u32 {
        self.shelves[item].iter().sum()
    }

    pub fn items(&self) -> Count {
        PerItem::from_fn(|item| self.held(item))
    }

    /// Free capacity for `item`, by whatever way it comes.
    pub fn room(&self, item: Item) -> u32 {
        self.store.holding(item).map_or(0, |(capacity, _)| capacity - self.held(item))
    }

    /// Free capacity for buying from the dock.
    pub fn stocking_room(&self, item: Item) -> u32 {
        if self.no_stocking() { 0 } else { self.room(item) }
    }

    pub(super) fn no_stocking(&self) -> bool {
        self.store.supply().any(|modifier| modifier == SupplyModifier::NoStocking)
    }

    /// Items on the bottom shelf, which expire in the next Inventory.
    pub fn expiring(&self) -> Count {
        if self.store.inventory().any(|modifier| modifier == InventoryModifier::NoAging) {
            return Count::default();
        }
        PerItem::from_fn(|item| {
            self.store.holding(item).map_or(0, |(_, shelves)| self.shelves[item][shelves - 1])
        })
    }

    pub(super) fn put(&mut self, item: Item, count: u32) {
        self.shelves[item][0] += count;
    }

    pub(super) fn put_bottom(&mut self, item: Item, count: u32) {
        let (_, shelves) = self.store.holding(item).expect("stocked only where it is held");
        self.shelves[item][shelves - 1] += count;
    }

    /// Everything moves down a shelf; what falls off the last one is handed out.
    pub(super) fn age(&mut self) -> Count {
        let mut expired = Count::default();
        if self.store.inventory().any(|modifier| modifier == InventoryModifier::NoAging) {
            return expired;
        }
        for &(item, _, shelves) in self.store.card().holds {
            let row = &mut self.shelves[item][..shelves as usize];
            row.rotate_right(1);
            expired[item] = std::mem::take(&mut row[0]);
        }
        expired
    }

    /// Whether its items of this type are locked while the dock has none of it.
    pub(super) fn locked(&self, item: Item, docks: &Count) -> bool {
        self.store.sale().any(|modifier| {
            matches!(modifier, SaleModifier::LockedWithoutDock(lock) if lock == item && docks[lock] == 0)
        })
    }
}

impl StoreId {
    pub(super) fn supply(self) -> impl Iterator<Item = SupplyModifier> {
        self.card().modifiers.iter().filter_map(|modifier| match modifier {
            Modifier::Supply(modifier) => Some(*modifier),
            _ => None,
        })
    }

    pub(super) fn sale(self) -> impl Iterator<Item = SaleModifier> {
        self.card().modifiers.iter().filter_map(|modifier| match modifier {
            Modifier::Sale(modifier) => Some(*modifier),
            _ => None,
        })
    }

    pub(super) fn inventory(self) -> impl Iterator<Item = InventoryModifier> {
        self.card().modifiers.iter().filter_map(|modifier| match modifier {
            Modifier::Inventory(modifier) => Some(*modifier),
            _ => None,
        })
    }
}

/// Room for buying `item` from the dock.
pub fn stocking_room(building: &[Shop], item: Item) -> u32 {
    building.iter().map(|shop| shop.stocking_room(item)).sum()
}

/// Items of a type that may be sold now: locked stores do not count.
pub fn sellable(building: &[Shop], item: Item, docks: &Count) -> u32 {
    building.iter().filter(|shop| !shop.locked(item, docks)).map(|shop| shop.held(item)).sum()
}

/// The most items of a type the owner may select: what may be sold, and boxes on cards, on Centers
/// and to be borrowed.
pub fn sale_limit(building: &[Shop], item: Item, docks: &Count, boxes: &Count) -> u32 {
    let reach = boxes[item] + center_boxes(building, item) + borrowable(building, item, boxes);
    sellable(building, item, docks).min(reach)
}

/// Boxes of a type on the owner's Fulfillment Centers.
pub fn center_boxes(building: &[Shop], item: Item) -> u32 {
    let boxes = building.iter().flat_map(|shop| shop.store.sale()).filter_map(|modifier| {
        let SaleModifier::PrivateBoxes(boxes) = modifier else { return None };
        boxes.iter().find(|(boxed, _)| *boxed == item).map(|(_, count)| *count)
    });
    boxes.sum()
}

/// Whether this store's `item` may go to empty card boxes of another type, and which.
pub fn borrows(store: StoreId, item: Item) -> Option<Item> {
    store.sale().find_map(|modifier| match modifier {
        SaleModifier::BorrowsBoxes(sell, into) if sell == item => Some(into),
        _ => None,
    })
}

/// How many borrowed boxes could be filled with `item`: empty ones, and items that may use them.
pub fn borrowable(building: &[Shop], item: Item, boxes: &Count) -> u32 {
    let usable =
        |shop: &Shop| borrows(shop.store, item).map_or(0, |into| boxes[into].min(shop.held(item)));
    building.iter().map(usable).sum()
}
