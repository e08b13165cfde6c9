//! The laws every game inherits.
use crate::games::shopping_mall::{
    Cash, Compensation, EndRule, Opening, Position, Provision, Setup, Tie,
};
use crate::table::Seat;

const fn by_the_book(seats: u8) -> Setup {
    Setup::by_the_book(seats)
}

/// Every option the other way.
fn house_table(seats: u8) -> Setup {
    Setup {
        seats,
        cash: Cash::Open,
        provision: Provision::PerMove,
        end: EndRule::EqualTurns,
        compensation: Compensation::Cash,
        opening: Opening::Hundred,
        round_one_private: false,
        stall_guard: true,
        tie: Tie::Cash,
        first: Some(Seat::new(seats - 1)),
    }
}

crate::table::conformance::suite!(
    Position,
    [
        by_the_book(3),
        by_the_book(4),
        Setup { cash: Cash::Open, ..by_the_book(3) },
        Setup { provision: Provision::PerMove, ..by_the_book(4) },
        Setup { end: EndRule::EqualTurns, ..by_the_book(3) },
        Setup { compensation: Compensation::Cash, ..by_the_book(4) },
        Setup { opening: Opening::Hundred, ..by_the_book(3) },
        Setup { round_one_private: false, ..by_the_book(4) },
        Setup { tie: Tie::Cash, ..by_the_book(3) },
        Setup { stall_guard: false, ..by_the_book(4) },
        house_table(3),
        house_table(4),
    ],
    refused: [
        by_the_book(2),
        by_the_book(5),
        Setup { first: Some(Seat::new(3)), ..by_the_book(3) },
    ],
);
