//! The laws every game inherits.
use crate::games::brick_and_mortar::{Position, Setup};
use crate::table::Seat;
use crate::table::conformance::the_order_of_sealing_is_forgotten;

crate::table::conformance::suite!(
    Position,
    [
        Setup::draft(2),
        Setup::draft(3),
        Setup::draft(4),
        Setup::preset(2),
        Setup::preset(3),
        Setup::preset(4),
        Setup { first: Some(Seat::new(2)), ..Setup::preset(3) },
    ],
    refused: [
        Setup::draft(1),
        Setup::preset(5),
        Setup { first: Some(Seat::new(3)), ..Setup::draft(3) },
    ],
);

#[test]
fn the_law_of_sealing_is_put_to_the_test() {
    for setup in [Setup::preset(2), Setup::draft(4)] {
        assert!(the_order_of_sealing_is_forgotten::<Position>(&setup) > 20, "few sets");
    }
}
