//! What a position is made of: one seat's things, and the sales floor.
use super::items::{Count, PerItem};
use super::market::MarketId;
use super::position::{START_MONEY, START_POINTS};
use super::shop::Shop;
use super::stores::StoreId;
use crate::table::{Seat, Seats};

/// What lies on the table during Sale.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct SalesFloor {
    pub face_up: bool,
    /// Empty boxes on the Demand Cards.
    pub boxes: Count,
    /// Cubes on Demand Cards and Fulfillment Centers.
    pub delivered: Count,
    /// Surplus of the type being sold.
    pub surplus: Seats<u32>,
    /// Who has delivered an item of the type being sold.
    pub sellers: Vec<Seat>,
}

impl SalesFloor {
    pub(super) fn empty(seats: u8) -> SalesFloor {
        SalesFloor {
            face_up: false,
            boxes: Count::default(),
            delivered: Count::default(),
            surplus: Seats::from_fn(seats, |_| 0),
            sellers: Vec::new(),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    pub points: u32,
    pub money: u32,
    pub debt: u32,
    pub building: Vec<Shop>,
    pub store_hand: Vec<StoreId>,
    pub market_hand: Vec<MarketId>,
    /// Draft: the cards to choose from.
    pub packet: Vec<StoreId>,
    /// The Demand Cards this seat has played this month.
    pub played: Vec<MarketId>,
    pub redrew: bool,
    pub played_late: bool,
    /// Types sold this month.
    pub sold: PerItem<bool>,
}

impl Player {
    pub(super) fn new() -> Player {
        Player {
            points: START_POINTS,
            money: START_MONEY,
            debt: 0,
            building: Vec::new(),
            store_hand: Vec::new(),
            market_hand: Vec::new(),
            packet: Vec::new(),
            played: Vec::new(),
            redrew: false,
            played_late: false,
            sold: PerItem::default(),
        }
    }

    pub(super) fn shop(&self, store: StoreId) -> Option<&Shop> {
        self.building.iter().find(|shop| shop.store == store)
    }

    pub(super) fn shop_mut(&mut self, store: StoreId) -> &mut Shop {
        let found = self.building.iter_mut().find(|shop| shop.store == store);
        found.expect("checked: the store is open")
    }
}
