//! What stores do: one closed set of modifiers, sorted by the phase that reads them.
//!
//! `Display` of a modifier is the text of the card, so text and rule cannot part. Each phase
//! matches its own few exhaustively, and nothing else asks what a card does.
use std::fmt;

use super::items::Item;

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

impl fmt::Display for Modifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Modifier::Building(modifier) => modifier.fmt(f),
            Modifier::Advertisement(modifier) => modifier.fmt(f),
            Modifier::Supply(modifier) => modifier.fmt(f),
            Modifier::Sale(modifier) => modifier.fmt(f),
            Modifier::Inventory(modifier) => modifier.fmt(f),
            Modifier::Utilities(modifier) => modifier.fmt(f),
            Modifier::Investment(modifier) => modifier.fmt(f),
        }
    }
}

impl fmt::Display for BuildingModifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CheaperPerEmptySlot(off) => {
                write!(f, "Costs you ${off} less per empty slot in your building.")
            }
            Self::StoresCheaper(off) => {
                write!(f, "Stores you buy cost ${off} less (never below $0).")
            }
            Self::OpenPoints(points) => {
                write!(f, "Gain {} whenever you open another store.", Points(*points))
            }
            Self::ClosePoints(points) => write!(
                f,
                "When you close this store in the Building Phase, gain {} per item discarded from it.",
                Points(*points)
            ),
        }
    }
}

impl fmt::Display for AdvertisementModifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DrawDiscard(count) => {
                write!(f, "Before Advertisement: draw {count} Market Cards, then discard {count}.")
            }
            Self::ExtraCard(count) => {
                write!(f, "You may play {count} additional Market Card in Advertisement.")
            }
            Self::LateCard => f.write_str(
                "Once per month you may play 1 more Market Card from hand: as supply once the \
                 docks are filled, or as demand once the Demand Cards are face up.",
            ),
        }
    }
}

impl fmt::Display for SupplyModifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cost(delta) => {
                write!(f, "Items bought into this store cost {} each", Change(*delta))?;
                f.write_str(floor(*delta))
            }
            Self::BulkCost(count, delta) => write!(
                f,
                "If you buy at least {count} items of one type in a month, each of them costs {}, \
                 whichever store receives it{}",
                Change(*delta),
                floor(*delta)
            ),
            Self::StockPoints(count, points) => write!(
                f,
                "For every {count} items of one type you buy into this store in one Supply Phase, gain {}.",
                Points(*points)
            ),
            Self::ToBottomShelf => {
                f.write_str("Items bought into this store go straight to the bottom shelf.")
            }
            Self::NoStocking => f.write_str("Cannot be stocked from the dock."),
            Self::Produce(item, most, pay) => write!(
                f,
                "Before Supply you may put up to {most} {item} from the general supply on the \
                 dock; receive ${pay} for each."
            ),
            Self::FreeItems(Free::Catering, most) => write!(
                f,
                "Before food is stocked, you may take up to {most} food from the general supply \
                 (not the dock) into this store, free."
            ),
            Self::FreeItems(Free::Leftovers, most) => write!(
                f,
                "After everybody has stocked food, you may take up to {most} food still lying on \
                 the dock into this store, free."
            ),
            Self::FreeItems(Free::Consignment, most) => write!(
                f,
                "Right after a type it holds has been stocked by everybody, you may take {most} \
                 item of that type from the dock into this store, free."
            ),
            Self::CubesOrPoints(item, most, points) => write!(
                f,
                "After everybody has stocked {item}: either put up to {most} {item} from the \
                 general supply on the dock, or gain {}.",
                Points(*points)
            ),
            Self::TransferIn => f.write_str(
                "After Supply you may move items of its types from your other stores here.",
            ),
        }
    }
}

impl fmt::Display for SaleModifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Earns(delta) => {
                write!(f, "Items sold from here earn {} each{}", Change(*delta), floor(*delta))
            }
            Self::EarnsIfFirst(delta) => write!(
                f,
                "Items sold from here earn {} each if no opponent has sold that type yet this month{}",
                Change(*delta),
                floor(*delta)
            ),
            Self::EarnsEverywhere(item, delta) => write!(
                f,
                "Every {item} item you sell, from any of your stores, earns {}{}",
                Change(*delta),
                floor(*delta)
            ),
            Self::PointsInsteadOfMoney(points) => {
                write!(f, "Items sold from here earn points instead of money: {}.", List(points))
            }
            Self::Swap(per, points) => write!(
                f,
                "For every {per} items sold from here in one sale, you may take {} instead of the \
                 money for one of them.",
                Points(*points)
            ),
            Self::SalePoints(count, points) => write!(
                f,
                "For every {count} items of one type sold from here in one sale, gain {} at once.",
                Points(*points)
            ),
            Self::BottomShelfPoints(points) => write!(
                f,
                "Each item sold from the bottom shelf of this store gives {} on top of the money.",
                Points(*points)
            ),
            Self::LockedWithoutDock(item) => {
                write!(f, "Its items can be sold only while at least 1 {item} lies on the dock.")
            }
            Self::ClosesAfterSelling => {
                f.write_str("After selling at least 1 item from here, close it at once.")
            }
            Self::BorrowsBoxes(item, into) => write!(
                f,
                "During the sale of {item}, {item} from here may also be delivered to empty {into} \
                 boxes on Demand Cards."
            ),
            Self::PrivateBoxes(boxes) => {
                write!(f, "Acts as private boxes during Sale: {}.", List(boxes))
            }
            Self::Rescue => f.write_str(
                "After the sale of a type it holds, you may move your unsold items of that type \
                 here, including items you would discard as surplus.",
            ),
            Self::BuysSurplus(prices) => {
                f.write_str(
                    "After each type is sold, you may buy opponents' surplus into this store, \
                     paying the opponent ",
                )?;
                for (index, (item, price)) in prices.iter().enumerate() {
                    write!(f, "{}${price} per {item}", if index > 0 { ", " } else { "" })?;
                }
                f.write_str(".")
            }
            Self::TypesSold(types, points) => write!(
                f,
                "After Sale: gain {} if you sold at least {types} different types this month \
                 (from any of your stores).",
                Points(*points)
            ),
        }
    }
}

impl fmt::Display for InventoryModifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoAging => f.write_str("Items in this store do not move down during Inventory."),
            Self::ExpireToDock(points) => write!(
                f,
                "Items that would expire here may go back to the dock; gain {} for each.",
                Points(*points)
            ),
        }
    }
}

impl fmt::Display for UtilitiesModifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Collection(item, per, points) => write!(
                f,
                "After Utilities: gain {} for every {per} {item} held here; if it holds none, close it.",
                Points(*points)
            ),
            Self::Rebate(amount) => write!(f, "After Utilities: receive ${amount}."),
        }
    }
}

impl fmt::Display for InvestmentModifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TwoPurchases(most) => write!(
                f,
                "In Investment you make two separate point purchases of at most {most} points \
                 each, each priced from the first row of the table."
            ),
            Self::PointsCheaper(off, points) => write!(
                f,
                "In Investment the first {points} points you buy each month cost ${off} less each."
            ),
        }
    }
}

/// "$3 less", "$6 more".
struct Change(i32);

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${} {}", self.0.unsigned_abs(), if self.0 < 0 { "less" } else { "more" })
    }
}

/// Only a lowered price can reach its floor.
fn floor(delta: i32) -> &'static str {
    if delta < 0 { " (never below $0)." } else { "." }
}

struct Points(u32);

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} point{}", self.0, if self.0 == 1 { "" } else { "s" })
    }
}

/// "2 electronics, 1 jewelry".
struct List(&'static [(Item, u32)]);

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (item, count)) in self.0.iter().enumerate() {
            write!(f, "{}{count} {item}", if index > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}
