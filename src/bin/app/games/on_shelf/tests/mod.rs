//! Random days, drawn for every eye, and what this shop promises besides: no shutter without a secret,
//! few presses, and a test of memory that gives nothing away.
mod memory;
mod presses;

use high_street::games::on_shelf::{Mode, Position, Setup, Weekday};
use high_street::table::{Game, Pending};

use crate::testing::{face_suite, walk};

fn setups() -> Vec<Setup> {
    let open = Mode::Competitive { open_customers: true, line_leaves_hourly: true };
    let days = [Weekday::Monday, Weekday::Wednesday, Weekday::Saturday];
    let table = |(seats, day): (u8, Weekday)| {
        let rivals = Setup { day, ..Setup::competitive(seats) };
        let team = Setup { day, module: seats.is_multiple_of(2), ..Setup::cooperative(seats) };
        let open = Setup { mode: open, ..rivals.clone() };
        let module = Setup { module: true, ..rivals.clone() };
        [rivals, module, open, team]
    };
    (3..=6).zip(days.into_iter().cycle()).flat_map(table).collect()
}

face_suite!(Position, setups());

#[test]
fn where_nothing_is_secret_nobody_is_asked_behind_a_shutter() {
    for setup in setups().into_iter().filter(Setup::hands_lie_open) {
        walk::<Position>(&setup, 5, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            assert!(pending.iter().all(|seat| !position.private(*seat)));
        });
    }
}
