//! Whether those who could trade a type have to fight for it. The rules and every view ask here.
use serde::{Deserialize, Serialize};

use super::items::Item;
use super::shop::sale_limit;
use super::stage::Stage;
use super::view::View;
use crate::table::{Seat, Seats};

/// How a type is bought from its dock, or sold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Contest {
    /// There is nothing to trade, or nobody could.
    Nobody,
    /// One player, at the fixed price.
    Alone(Seat),
    /// Enough for everybody: at the fixed price, in turn order.
    Enough,
    /// Too little: by secret dials.
    Dials,
}

impl Contest {
    /// Equality is enough.
    fn of(mut able: impl Iterator<Item = Seat>, there: u32, wanted: u32) -> Contest {
        match (able.next(), able.next()) {
            (None, _) => Contest::Nobody,
            (Some(seat), None) => Contest::Alone(seat),
            _ if there >= wanted => Contest::Enough,
            _ => Contest::Dials,
        }
    }

    /// What lies on a dock against everybody's free places.
    pub(super) fn supply(dock: u32, rooms: &Seats<u32>) -> Contest {
        let able = rooms.iter().filter(|(_, room)| dock > 0 && **room > 0);
        Contest::of(able.map(|(seat, _)| seat), dock, rooms.values().sum())
    }

    /// The boxes on the Demand Cards against everything that may be sold; `limits`: what each could
    /// select. Whoever has no box to put an item in cannot sell.
    pub(super) fn sale(boxes: u32, have: &Seats<u32>, limits: &Seats<u32>) -> Contest {
        let able = limits.iter().filter(|(_, limit)| **limit > 0);
        Contest::of(able.map(|(seat, _)| seat), boxes, have.values().sum())
    }

    /// Who is alone, if anybody is.
    pub fn alone(self) -> Option<Seat> {
        match self {
            Contest::Alone(seat) => Some(seat),
            Contest::Nobody | Contest::Enough | Contest::Dials => None,
        }
    }
}

impl View {
    /// How `item` is bought: as it was found when its turn began, or as it would be found now.
    pub fn supply_contest(&self, item: Item) -> Contest {
        match &self.stage {
            Stage::Stocking(now) if now.item == item && now.bids.is_some() => Contest::Dials,
            Stage::Stocking(now) if now.item == item && !now.done.is_empty() => Contest::Enough,
            _ => Contest::supply(self.docks[item], &self.rooms(item)),
        }
    }

    /// How `item` is sold, as above.
    pub fn sale_contest(&self, item: Item) -> Contest {
        match &self.stage {
            Stage::Selling(now) if now.item == item && now.offers.is_some() => Contest::Dials,
            Stage::Selling(now) if now.item == item && !now.done.is_empty() => Contest::Enough,
            _ => {
                let (docks, boxes) = (&self.docks, &self.floor.boxes);
                let limits = self.players.map(|_, p| sale_limit(&p.building, item, docks, boxes));
                Contest::sale(boxes[item], &self.sellable(item), &limits)
            }
        }
    }
}
