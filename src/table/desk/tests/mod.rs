//! The desk against rules/hot-seat.md, rule by rule, with the toy game Lease.
mod lay_open;
mod peek;
mod rules;
mod sealed;
mod undo;

use crate::table::lease::Action::{self, Announce, Bid, Choose};
use crate::table::lease::{Event, Position, Setup};
use crate::table::{Desk, Level, Line, Save, Screen, Seat, Seats, Seed, Session, Sitter};

const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CORA: Seat = Seat::new(2);

/// Everything secret that can be.
const SECRET: Setup = Setup { seats: 3, secret_purses: true, tips: true };
/// Only the bids are secret.
const PLAIN: Setup = Setup { seats: 3, secret_purses: false, tips: false };

/// Ada opens the bidding, Ben and Cora pass or bid, Ada wins.
const TO_BIDS: [(Seat, Action); 2] = [(ADA, Choose(0)), (ADA, Announce)];

fn won_by(winner: Seat) -> Vec<(Seat, Action)> {
    let bids = Seat::all(3).map(|seat| (seat, Bid(if seat == winner { 3 } else { 0 })));
    TO_BIDS.into_iter().chain(bids).collect()
}

/// A table where `P` is a person and `C` a computer, after some actions.
fn desk(setup: Setup, sitters: &str, actions: &[(Seat, Action)]) -> Desk<Position> {
    let setup = Setup { seats: u8::try_from(sitters.len()).unwrap(), ..setup };
    let mut session = Session::<Position>::new(setup, Seed(1)).unwrap();
    for (seat, action) in actions {
        session.play(*seat, *action).unwrap();
    }
    Desk::new(session, sitting(sitters))
}

fn sitting(sitters: &str) -> Seats<Sitter> {
    let person = |seat: Seat| sitters.as_bytes()[seat.index()] == b'P';
    let count = u8::try_from(sitters.len()).unwrap();
    Seats::from_fn(
        count,
        |seat| {
            if person(seat) { Sitter::Person } else { Sitter::Computer(Level::Easy) }
        },
    )
}

fn public(next: Seat) -> Screen {
    Screen::Public { next: Some(next) }
}

fn reload(desk: &Desk<Position>) -> Desk<Position> {
    let session = Save::<Position>::load(&desk.save_json()).unwrap();
    Desk::new(session, desk.sitters().clone())
}

fn told(lines: &[Line<'_, Event>]) -> Vec<String> {
    lines.iter().map(|line| format!("{:?}", line.event)).collect()
}
