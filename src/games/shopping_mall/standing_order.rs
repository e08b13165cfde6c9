//! "Drop out for me": a person may ask once to be out of this lot, or out of everything until the
//! own next turn. Kept among the standing orders of a table; their names go out of date by
//! themselves, so an order ends when its time is over.
use super::action::Action;
use super::stage::Stage;
use super::view::View;
use crate::table::{Seat, StandingOrder, StandingOrders};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DropOut {
    ThisLot,
    UntilMyTurn,
}

impl DropOut {
    pub const ALL: [DropOut; 2] = [DropOut::ThisLot, DropOut::UntilMyTurn];

    /// What the order of `seat` is called now.
    pub fn about(self, seat: Seat, view: &View) -> String {
        match self {
            DropOut::ThisLot => format!("lot {}.{}", view.turns, view.used.len()),
            DropOut::UntilMyTurn => {
                let seats = view.setup.seats;
                let mut ahead = view.turn.after(seats).round(seats).zip(1..);
                let (_, turns) = ahead.find(|(other, _)| *other == seat).expect("at the table");
                format!("turn {}", view.turns + turns)
            }
        }
    }

    /// Which order of `seat` counts now.
    pub fn of(seat: Seat, view: &View, orders: &StandingOrders) -> Option<DropOut> {
        let counts = |order: &DropOut| {
            orders.get(seat, &order.about(seat, view)) == Some(StandingOrder::Always)
        };
        DropOut::ALL.into_iter().find(counts)
    }
}

/// The answer of whoever is to bid and has asked to be dropped out.
pub fn drop_out(view: &View, orders: &StandingOrders) -> Option<(Seat, Action)> {
    let Stage::Bid(auction) = &view.stage else { return None };
    DropOut::of(auction.seat, view, orders).map(|_| (auction.seat, Action::Drop))
}
