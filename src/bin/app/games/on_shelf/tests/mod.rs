//! Random days, drawn for every eye, and what this shop promises besides: no shutter without a secret,
//! few presses, and a test of memory that gives nothing away.
mod memory;
mod presses;

use high_street::games::on_shelf::{Mode, Position, Setup, Weekday};
use high_street::table::{Game, Pending};

use crate::testing::{face_suite, walk};

fn setups() -> Vec<Setup> {
    let open = Mode::Competitive { open_customers: true, line_leaves_hourly: true };
    let saturday = |setup| Setup { day: Weekday::Saturday, ..setup };
    vec![
        Setup::competitive(4),
        saturday(Setup::competitive(6)),
        Setup { module: true, ..Setup::competitive(3) },
        saturday(Setup { mode: open, ..Setup::competitive(5) }),
        Setup::cooperative(3),
        saturday(Setup { module: true, ..Setup::cooperative(4) }),
    ]
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
