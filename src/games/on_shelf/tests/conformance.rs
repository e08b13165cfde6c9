//! The laws every game inherits: every table size, both modes, the module on and off, every
//! option.
use crate::games::on_shelf::clock::Weekday;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::setup::{Mode, Setup};
use crate::table::Seat;

const OPEN: Mode = Mode::Competitive { open_customers: true, line_leaves_hourly: false };
const HASTY: Mode = Mode::Competitive { open_customers: false, line_leaves_hourly: true };

const fn with_module(setup: Setup) -> Setup {
    Setup { module: true, ..setup }
}

const fn on(day: Weekday, setup: Setup) -> Setup {
    Setup { day, ..setup }
}

crate::table::conformance::suite!(
    Position,
    [
        Setup::competitive(3),
        with_module(Setup::competitive(3)),
        on(Weekday::Thursday, Setup::competitive(4)),
        on(Weekday::Saturday, with_module(Setup::competitive(4))),
        Setup { mode: HASTY, ..on(Weekday::Monday, Setup::competitive(5)) },
        on(Weekday::Friday, with_module(Setup::competitive(5))),
        on(Weekday::Tuesday, Setup::competitive(6)),
        Setup { mode: OPEN, ..with_module(Setup::competitive(6)) },
        on(Weekday::Friday, Setup::cooperative(3)),
        with_module(Setup::cooperative(3)),
        Setup { first: Some(Seat::new(1)), ..Setup::cooperative(4) },
        on(Weekday::Thursday, with_module(Setup::cooperative(4))),
        on(Weekday::Monday, Setup::cooperative(5)),
        on(Weekday::Saturday, with_module(Setup::cooperative(5))),
        Setup { mode: Mode::Cooperative { goal: 140 }, ..Setup::cooperative(6) },
        on(Weekday::Tuesday, with_module(Setup::cooperative(6))),
    ],
    refused: [
        Setup::competitive(2),
        Setup::cooperative(7),
        Setup { mode: Mode::Cooperative { goal: 110 }, ..Setup::cooperative(4) },
        Setup { first: Some(Seat::new(3)), ..Setup::competitive(3) },
    ],
);
