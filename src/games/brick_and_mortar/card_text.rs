//! The text of the cards: `Display` of a modifier.
use std::fmt;

use super::items::Item;
use super::modifiers::{
    AdvertisementModifier, BuildingModifier, Free, InventoryModifier, InvestmentModifier, Modifier,
    SaleModifier, SupplyModifier, UtilitiesModifier,
};

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
