//! The stores. A row is a card: name, cost, utilities, printed points, what it holds (type,
//! capacity, shelves), what it does.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::items::Item::{self, Art, Clothing, Electronics, Food, Jewelry};
use super::modifiers::AdvertisementModifier::{DrawDiscard, ExtraCard, LateCard};
use super::modifiers::BuildingModifier::{
    CheaperPerEmptySlot, ClosePoints, OpenPoints, StoresCheaper,
};
use super::modifiers::Free::{Catering, Consignment, Leftovers};
use super::modifiers::InventoryModifier::{ExpireToDock, NoAging};
use super::modifiers::InvestmentModifier::{PointsCheaper, TwoPurchases};
use super::modifiers::Modifier::{
    self, Advertisement, Building, Inventory, Investment, Sale, Supply, Utilities,
};
use super::modifiers::SaleModifier::{
    BorrowsBoxes, BottomShelfPoints, BuysSurplus, ClosesAfterSelling, Earns, EarnsEverywhere,
    EarnsIfFirst, LockedWithoutDock, PointsInsteadOfMoney, PrivateBoxes, Rescue, SalePoints, Swap,
    TypesSold,
};
use super::modifiers::SupplyModifier::{
    BulkCost, Cost, CubesOrPoints, FreeItems, NoStocking, Produce, StockPoints, ToBottomShelf,
    TransferIn,
};
use super::modifiers::UtilitiesModifier::{Collection, Rebate};

#[derive(PartialEq, Eq, Debug)]
pub struct Store {
    pub name: &'static str,
    /// Printed cost: the price from the hand, the least opening bid in the row.
    pub cost: u32,
    pub utilities: u32,
    pub points: u32,
    pub holds: &'static [Holding],
    pub modifiers: &'static [Modifier],
}

/// Room for one type: how many, and for how many months.
pub type Holding = (Item, u32, u32);

/// One card; every store exists once. Always a card of this game, wherever it was read from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct StoreId(u8);

/// The 65 Store Cards come first, then the six Starting Stores.
const CARDS: u8 = 65;
const STARTING: u8 = 6;

impl StoreId {
    /// The Store Cards of the deck.
    pub fn cards() -> impl Iterator<Item = StoreId> {
        (0..CARDS).map(StoreId)
    }

    /// The Starting Stores that are on the table of `seats`: 4, 5 or 6 of them.
    pub fn starting(seats: u8) -> impl Iterator<Item = StoreId> {
        (0..STARTING.min(seats + 2)).map(|number| StoreId(CARDS + number))
    }

    pub fn card(self) -> &'static Store {
        &STORES[usize::from(self.0)]
    }

    /// Room and shelves for `item`; `None` for a type the store has no sign for.
    pub fn holding(self, item: Item) -> Option<(u32, usize)> {
        let (_, capacity, shelves) = self.card().holds.iter().find(|(held, ..)| *held == item)?;
        Some((*capacity, *shelves as usize))
    }

    /// The card that bears this name.
    pub fn named(name: &str) -> Option<StoreId> {
        (0..CARDS + STARTING).map(StoreId).find(|store| store.card().name == name)
    }
}

impl From<StoreId> for u8 {
    fn from(store: StoreId) -> u8 {
        store.0
    }
}

impl TryFrom<u8> for StoreId {
    type Error = String;
    fn try_from(number: u8) -> Result<StoreId, String> {
        if number < CARDS + STARTING {
            Ok(StoreId(number))
        } else {
            Err(format!("There are {} stores, none numbered {number}.", CARDS + STARTING))
        }
    }
}

impl fmt::Display for StoreId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().name)
    }
}

impl Store {
    /// The text of the card, a sentence a modifier.
    pub fn text(&self) -> String {
        if self.modifiers.is_empty() {
            return "No modifier.".to_owned();
        }
        self.modifiers.iter().map(Modifier::to_string).collect::<Vec<_>>().join(" ")
    }
}

const fn row(
    name: &'static str,
    cost: u32,
    utilities: u32,
    points: u32,
    holds: &'static [Holding],
    modifiers: &'static [Modifier],
) -> Store {
    Store { name, cost, utilities, points, holds, modifiers }
}

#[rustfmt::skip]
static STORES: [Store; (CARDS + STARTING) as usize] = [
    row("Food Distributor",                  9, 1, 2, &[(Food, 4, 2)], &[Sale(Swap(2, 1))]),
    row("Food Bank",                        10, 1, 2, &[(Food, 4, 2)], &[Supply(FreeItems(Leftovers, 4))]),
    row("Bakery",                           10, 1, 2, &[(Food, 5, 1)], &[Sale(Earns(-2)), Sale(SalePoints(2, 1))]),
    row("Private Catering",                 10, 2, 2, &[(Food, 3, 1)], &[Supply(FreeItems(Catering, 2))]),
    row("Freezer",                           4, 1, 2, &[(Food, 4, 3)], &[Supply(NoStocking), Supply(TransferIn), Sale(PointsInsteadOfMoney(&[(Food, 1)]))]),
    row("Farmers Market",                   12, 2, 2, &[(Food, 4, 2)], &[Sale(TypesSold(4, 3))]),
    row("Small Canning Factory",             5, 1, 1, &[], &[Supply(Produce(Food, 2, 2))]),
    row("Large Canning Factory",            12, 2, 2, &[], &[Supply(Produce(Food, 4, 2))]),
    row("Food Wholesaler",                   8, 1, 1, &[(Food, 6, 2)], &[]),
    row("Exporter",                         19, 3, 1, &[(Food, 4, 2), (Clothing, 4, 2)], &[Sale(SalePoints(3, 1))]),
    row("Clothing Distributor",              6, 1, 2, &[(Clothing, 5, 2)], &[Sale(Swap(2, 1))]),
    row("Clothing Exporter",                 8, 1, 2, &[(Clothing, 4, 2)], &[Sale(SalePoints(4, 2))]),
    row("Clothing Importer",                 8, 1, 2, &[(Clothing, 5, 2)], &[Supply(StockPoints(5, 2))]),
    row("Clothing Wholesaler",               9, 2, 2, &[(Clothing, 6, 2)], &[Supply(Cost(-1))]),
    row("Designer Boutique",                15, 2, 2, &[(Clothing, 3, 2)], &[Sale(Earns(6))]),
    row("Designer Knockoffs",                6, 1, 1, &[(Clothing, 4, 2)], &[Sale(EarnsIfFirst(3))]),
    row("Factory Thirds",                   11, 1, 1, &[(Clothing, 5, 2)], &[Supply(Cost(-3)), Supply(ToBottomShelf)]),
    row("Small Textile Mill",                4, 1, 1, &[], &[Supply(Produce(Clothing, 2, 2))]),
    row("Large Textile Mill",               12, 2, 2, &[], &[Supply(Produce(Clothing, 4, 2))]),
    row("Thrift Store",                      7, 1, 2, &[(Clothing, 3, 3), (Electronics, 2, 3)], &[Sale(Rescue)]),
    row("Electronics Distributor",           6, 1, 2, &[(Electronics, 4, 2)], &[Sale(Swap(2, 2))]),
    row("Electronics Importer",             11, 2, 3, &[(Electronics, 5, 2)], &[Supply(StockPoints(5, 3))]),
    row("Electronics Liquidator",            5, 1, 1, &[(Electronics, 4, 2)], &[Building(ClosePoints(1))]),
    row("Electronics Peddler",               8, 1, 0, &[(Electronics, 4, 2)], &[Building(CheaperPerEmptySlot(3)), Sale(Earns(6)), Sale(ClosesAfterSelling)]),
    row("Electronics Surplus",               5, 0, 2, &[(Electronics, 4, 2)], &[Supply(Cost(-3)), Sale(LockedWithoutDock(Electronics))]),
    row("Knockoff Electronics",              8, 1, 2, &[(Electronics, 3, 2)], &[Sale(EarnsIfFirst(4))]),
    row("Electronics Wholesaler",            9, 2, 2, &[(Electronics, 5, 2)], &[Supply(Cost(-1))]),
    row("Jewelry Collector",                 4, 1, 4, &[(Jewelry, 4, 3)], &[Utilities(Collection(Jewelry, 2, 1))]),
    row("Jewelry Crafter",                  11, 2, 3, &[(Jewelry, 2, 3)], &[Supply(CubesOrPoints(Jewelry, 2, 1))]),
    row("Jewelry Liquidator",                4, 1, 1, &[(Jewelry, 3, 3)], &[Building(ClosePoints(2))]),
    row("Jewelry Peddler",                   6, 1, 0, &[(Jewelry, 3, 3)], &[Building(CheaperPerEmptySlot(3)), Sale(Earns(8)), Sale(ClosesAfterSelling)]),
    row("Estate Seller",                    11, 3, 2, &[(Jewelry, 3, 3)], &[Supply(Cost(-4))]),
    row("Duty Free",                        14, 3, 3, &[(Electronics, 2, 2), (Jewelry, 2, 3), (Art, 1, 3)], &[Sale(Earns(2))]),
    row("Mall Gallery",                     12, 2, 4, &[(Jewelry, 3, 3), (Art, 2, 3)], &[]),
    row("Bridal Jeweler",                   10, 2, 2, &[(Jewelry, 3, 3)], &[Sale(Earns(4))]),
    row("Art Liquidator",                    3, 1, 1, &[(Art, 2, 3)], &[Building(ClosePoints(3))]),
    row("Art Peddler",                       7, 1, 0, &[(Art, 3, 3)], &[Building(CheaperPerEmptySlot(3)), Sale(Earns(10)), Sale(ClosesAfterSelling)]),
    row("Art Purveyor",                      8, 2, 3, &[(Art, 3, 3)], &[Sale(BorrowsBoxes(Art, Jewelry))]),
    row("Art Studio",                       11, 2, 3, &[(Art, 2, 3)], &[Supply(CubesOrPoints(Art, 1, 1))]),
    row("Antique Store",                     9, 1, 3, &[(Jewelry, 2, 3), (Art, 2, 3)], &[Sale(BottomShelfPoints(2))]),
    row("Auction House",                    10, 2, 3, &[(Jewelry, 2, 3), (Art, 2, 3)], &[Sale(EarnsEverywhere(Art, 3))]),
    row("Climate Vault",                     8, 2, 3, &[(Jewelry, 2, 2), (Art, 2, 2)], &[Inventory(NoAging)]),
    row("Bazaar",                           14, 2, 3, &[(Clothing, 2, 2), (Electronics, 2, 2), (Jewelry, 1, 3)], &[Sale(TypesSold(3, 2))]),
    row("Flea Market",                      10, 1, 2, &[(Clothing, 2, 2), (Electronics, 1, 2), (Jewelry, 1, 3)], &[Sale(TypesSold(2, 1))]),
    row("Department Store",                 18, 3, 4, &[(Food, 2, 2), (Clothing, 2, 2), (Electronics, 2, 2), (Jewelry, 1, 3)], &[]),
    row("Outlet Mall",                       7, 2, 2, &[(Clothing, 3, 2), (Electronics, 3, 2)], &[]),
    row("Consignment Store",                13, 2, 1, &[(Clothing, 2, 2), (Jewelry, 1, 3), (Art, 1, 3)], &[Supply(FreeItems(Consignment, 1)), Sale(Earns(-4))]),
    row("Pawn Shop",                         5, 1, 2, &[(Electronics, 3, 2), (Jewelry, 2, 2)], &[Sale(Earns(-2)), Inventory(ExpireToDock(1))]),
    row("Resale Shop",                       7, 1, 2, &[(Electronics, 2, 2), (Jewelry, 2, 3), (Art, 1, 3)], &[Sale(BuysSurplus(&[(Electronics, 4), (Jewelry, 7), (Art, 10)]))]),
    row("Warehouse",                         4, 1, 3, &[(Clothing, 3, 3), (Electronics, 2, 3), (Jewelry, 2, 3)], &[Supply(NoStocking), Supply(TransferIn), Sale(PointsInsteadOfMoney(&[(Clothing, 1), (Electronics, 2), (Jewelry, 3)]))]),
    row("Fulfillment Center (Food)",         4, 1, 2, &[], &[Sale(PrivateBoxes(&[(Food, 3)]))]),
    row("Fulfillment Center (Clothing)",     6, 1, 2, &[], &[Sale(PrivateBoxes(&[(Clothing, 3)]))]),
    row("Fulfillment Center (Electronics)",  7, 1, 2, &[], &[Sale(PrivateBoxes(&[(Electronics, 2)]))]),
    row("Fulfillment Center (Jewelry)",      6, 1, 2, &[], &[Sale(PrivateBoxes(&[(Jewelry, 2)]))]),
    row("Fulfillment Center (Art)",          6, 1, 2, &[], &[Sale(PrivateBoxes(&[(Art, 2)]))]),
    row("Fulfillment Center (Hybrid)",      10, 1, 2, &[], &[Sale(PrivateBoxes(&[(Food, 1), (Clothing, 1), (Electronics, 1), (Jewelry, 1)]))]),
    row("Advertisement Agency",              8, 2, 3, &[], &[Advertisement(LateCard)]),
    row("Bank",                             11, 1, 4, &[], &[Investment(TwoPurchases(5))]),
    row("Large Loading Dock",                5, 1, 2, &[], &[Supply(BulkCost(5, -3))]),
    row("Small Loading Dock",                3, 1, 1, &[], &[Supply(BulkCost(3, -1))]),
    row("Market Research Firm",              3, 1, 3, &[], &[Advertisement(DrawDiscard(2))]),
    row("Billboard Company",                 3, 0, 3, &[], &[Advertisement(ExtraCard(1))]),
    row("Real Estate Office",                5, 1, 3, &[], &[Building(StoresCheaper(2)), Building(OpenPoints(1))]),
    row("Solar Co-op",                       4, 0, 3, &[], &[Utilities(Rebate(3))]),
    row("Brokerage",                         7, 1, 3, &[], &[Investment(PointsCheaper(1, 4))]),
    row("Starting 1",                        0, 0, 0, &[(Food, 4, 2), (Clothing, 2, 2)], &[]),
    row("Starting 2",                        0, 0, 0, &[(Food, 2, 2), (Jewelry, 2, 3)], &[]),
    row("Starting 3",                        0, 0, 0, &[(Clothing, 2, 2), (Electronics, 3, 2)], &[]),
    row("Starting 4",                        0, 0, 0, &[(Food, 3, 2), (Electronics, 2, 2)], &[]),
    row("Starting 5",                        0, 0, 0, &[(Clothing, 3, 2), (Jewelry, 2, 3)], &[]),
    row("Starting 6",                        0, 0, 0, &[(Food, 2, 2), (Clothing, 1, 2), (Art, 1, 3)], &[]),
];
