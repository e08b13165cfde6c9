//! What stores do: one closed set of modifiers, sorted by the phase that reads them.
//!
//! `Display` of a modifier (in `card_text`) is the text of the card, so text and rule cannot
//! part. Each phase matches its own few exhaustively, and nothing else asks what a card does.
use super::items::Item;
use super::stage::MonthPhase;

/// A sentence of a store card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Modifier {
    Building(BuildingModifier),
    Advertisement(AdvertisementModifier),
    Supply(SupplyModifier),
    Sale(SaleModifier),
    Inventory(InventoryModifier),
    Utilities(UtilitiesModifier),
    Investment(InvestmentModifier),
}

impl Modifier {
    /// The phase that reads it: the icon before the sentence.
    pub fn phase(self) -> MonthPhase {
        match self {
            Modifier::Building(_) => MonthPhase::Building,
            Modifier::Advertisement(_) => MonthPhase::Advertisement,
            Modifier::Supply(_) => MonthPhase::Supply,
            Modifier::Sale(_) => MonthPhase::Sale,
            Modifier::Inventory(_) => MonthPhase::Inventory,
            Modifier::Utilities(_) => MonthPhase::Utilities,
            Modifier::Investment(_) => MonthPhase::Investment,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BuildingModifier {
    /// This very card is cheaper for a buyer with empty slots.
    CheaperPerEmptySlot(u32),
    /// Every store its owner buys is cheaper.
    StoresCheaper(u32),
    /// Points for opening another store.
    OpenPoints(u32),
    /// Points per item discarded when its owner closes it in Building.
    ClosePoints(u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AdvertisementModifier {
    /// Draw and discard that many before anybody plays.
    DrawDiscard(u32),
    /// May play that many more.
    ExtraCard(u32),
    /// One more card a month, late: as supply or as demand.
    LateCard,
}

/// Where free items come from, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Free {
    /// Before food is stocked, from the general supply.
    Catering,
    /// After food is stocked, from the dock.
    Leftovers,
    /// After each type it holds is stocked, from the dock.
    Consignment,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SupplyModifier {
    /// Changes the price of every item bought into this store.
    Cost(i32),
    /// From that many of one type on, changes the price of each, whichever store receives it.
    BulkCost(u32, i32),
    /// For every so many of one type bought into this store at once, points.
    StockPoints(u32, u32),
    ToBottomShelf,
    NoStocking,
    /// Type, most, pay for each.
    Produce(Item, u32, u32),
    FreeItems(Free, u32),
    /// Type, most cubes, or else points.
    CubesOrPoints(Item, u32, u32),
    /// After Supply, from the owner's other stores.
    TransferIn,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaleModifier {
    /// Changes what each item sold from this store earns.
    Earns(i32),
    /// As `Earns`, unless an opponent has sold this type this month.
    EarnsIfFirst(i32),
    /// As `Earns`, for one type from any of the owner's stores.
    EarnsEverywhere(Item, i32),
    PointsInsteadOfMoney(&'static [(Item, u32)]),
    /// Of every so many sold, one may earn points instead of its money.
    Swap(u32, u32),
    /// For every so many of one type sold from here in one sale, points.
    SalePoints(u32, u32),
    /// Points for each item taken from the bottom shelf.
    BottomShelfPoints(u32),
    LockedWithoutDock(Item),
    ClosesAfterSelling,
    /// Sells the first type into empty card boxes of the second.
    BorrowsBoxes(Item, Item),
    PrivateBoxes(&'static [(Item, u32)]),
    /// After each sale, from the owner's other stores and surplus.
    Rescue,
    BuysSurplus(&'static [(Item, u32)]),
    /// So many types sold this month, points.
    TypesSold(u32, u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InventoryModifier {
    NoAging,
    /// Expiring items may go to the dock, points for each.
    ExpireToDock(u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UtilitiesModifier {
    /// Points for every so many of a type held here; closes if it holds none.
    Collection(Item, u32, u32),
    Rebate(u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvestmentModifier {
    /// Two purchases of at most that many points.
    TwoPurchases(u32),
    /// Off each of the first so many points of the month.
    PointsCheaper(u32, u32),
}
