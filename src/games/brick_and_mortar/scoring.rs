//! The final count.
use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::position::Position;
use super::pricing::Gain;
use super::shop::{EMPTY_SLOT_PENALTY, Shop};
use super::view::View;
use crate::table::{Arrange, Game, Seat, Seats};

/// What ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// Somebody reached the investment marker.
    Marker {
        points: u32,
    },
    FinalMonth,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinalTable {
    pub ending: Ending,
    pub month: u32,
    pub rows: Seats<FinalRow>,
    pub places: Seats<u8>,
    /// Decides between equal totals: further ahead is better.
    pub order: Vec<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinalRow {
    /// On the track.
    pub points: u32,
    /// Printed on the open stores.
    pub stores: Vec<Gain>,
    /// Empty slots (from 1) and what each costs.
    pub empty: Vec<(u32, u32)>,
    /// Debt Tokens, a point each.
    pub debt: u32,
    pub total: i32,
    /// Counts for nothing.
    pub money: u32,
}

impl FinalRow {
    pub(super) fn of(position: &Position, seat: Seat) -> FinalRow {
        let player = &position.players[seat];
        let row = FinalRow::counted(player.points, &player.building, player.debt);
        FinalRow { money: player.money, ..row }
    }

    fn counted(points: u32, building: &[Shop], debt: u32) -> FinalRow {
        let stores: Vec<Gain> = building
            .iter()
            .map(|shop| Gain { store: shop.store, points: shop.store.card().points })
            .collect();
        let empty: Vec<(u32, u32)> = (1..).zip(EMPTY_SLOT_PENALTY).skip(building.len()).collect();
        let plus = points + stores.iter().map(|gain| gain.points).sum::<u32>();
        let minus = debt + empty.iter().map(|(_, penalty)| penalty).sum::<u32>();
        let total =
            i32::try_from(plus).expect("few points") - i32::try_from(minus).expect("few penalties");
        FinalRow { points, stores, empty, debt, total, money: 0 }
    }
}

impl View {
    /// Everybody's total if the game ended now. All of it is public: money counts for nothing.
    pub fn if_it_ended_now(&self) -> Seats<i32> {
        self.players
            .map(|_, player| FinalRow::counted(player.points, &player.building, player.debt).total)
    }
}

impl FinalTable {
    pub(super) fn of(position: &Position) -> FinalTable {
        let rows = Seats::from_fn(position.seats(), |seat| FinalRow::of(position, seat));
        let mut ranked = position.order.clone();
        ranked.arrange_by_key(|seat| Reverse(rows[*seat].total));
        let place = |seat: Seat| {
            let ahead =
                ranked.iter().position(|other| *other == seat).expect("everybody is ranked");
            u8::try_from(ahead + 1).expect("few seats")
        };
        let ending = if position.last_month {
            Ending::Marker { points: position.setup.marker() }
        } else {
            Ending::FinalMonth
        };
        let places = Seats::from_fn(position.seats(), place);
        FinalTable { ending, month: position.month, rows, places, order: position.order.clone() }
    }
}
