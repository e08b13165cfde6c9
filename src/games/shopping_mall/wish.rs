//! "Drop out for me": a person may ask once to be out of this lot, or out of everything until the
//! own next turn. Kept among the wishes of a table; the names go out of date by themselves, so a
//! wish ends when its time is over.
use super::action::Action;
use super::stage::Stage;
use super::view::View;
use crate::table::{Answer, Seat, Wishes};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DropOut {
    ThisLot,
    UntilMyTurn,
}

impl DropOut {
    pub const ALL: [DropOut; 2] = [DropOut::ThisLot, DropOut::UntilMyTurn];

    /// What the wish of `seat` is called now.
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

    /// Which wish of `seat` counts now.
    pub fn of(seat: Seat, view: &View, wishes: &Wishes) -> Option<DropOut> {
        let counts =
            |wish: &DropOut| wishes.get(seat, &wish.about(seat, view)) == Some(Answer::Always);
        DropOut::ALL.into_iter().find(counts)
    }
}

/// The answer of whoever is to bid and has asked to be dropped out.
pub fn drop_out(view: &View, wishes: &Wishes) -> Option<(Seat, Action)> {
    let Stage::Bid(auction) = &view.stage else { return None };
    DropOut::of(auction.seat, view, wishes).map(|_| (auction.seat, Action::Drop))
}
