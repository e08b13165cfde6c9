//! Random days, drawn for every eye, and what this shop promises besides: no shutter without a secret,
//! few presses, an index that can be read, and a test of memory that gives nothing away.
mod memory;
mod presses;
mod track;

use high_street::games::on_shelf::{Item, Job, Mode, Position, Setup, Weekday};
use high_street::table::{Eye, Game, Imagine, Pending};

use crate::face::{Face, Role};
use crate::testing::{drawn, face_suite, is_over, scene, screen, walk, who};

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

/// Whoever is asked in public is asked the same, whatever anybody holds.
#[test]
fn twins_that_differ_only_in_customer_hands_look_the_same_at_every_job_turn() {
    let (mut turns, mut differing) = (0, 0);
    for (setup, seed) in [(Setup::competitive(4), 3), (Setup::competitive(3), 8)] {
        let who = who(setup.seats);
        walk::<Position>(&setup, seed, |position, _, dice| {
            let Pending::Seats(pending) = position.pending() else { return };
            if position.private(pending[0]) {
                return;
            }
            let twin = Position::imagine(pending[0], &position.view(Eye::Public), dice);
            let both = [position, &twin].map(|world| screen(world, &who, Eye::Public));
            assert_eq!(both[0], both[1], "the table knows a hand");
            turns += 1;
            differing += usize::from(twin != *position);
        });
    }
    assert!(turns > 150 && differing > turns / 2, "{differing} of {turns} differ");
}

/// One customer is none of several.
#[test]
fn in_a_rush_hour_an_only_customer_is_the_customer_in_hand() {
    let (mut only, mut several) = (0, 0);
    for (setup, seed) in [(Setup::competitive(4), 3), (Setup::competitive(3), 8)] {
        let who = who(setup.seats);
        walk::<Position>(&setup, seed, |position, _, _| {
            let view = position.view(Eye::Public);
            let hint = Position::status(&view, &who, Role::Public).hint;
            let held = |seat| view.players[seat].customers.count();
            if let (true, Pending::Seats(seats)) =
                (hint.contains("must be served"), position.pending())
            {
                let (one, some) = (held(seats[0]) == 1, format!("{} customers", held(seats[0])));
                assert_eq!(hint.contains("The customer in hand"), one, "{hint}");
                assert_eq!(hint.contains(&some), !one, "{hint}");
                if one { only += 1 } else { several += 1 }
            }
        });
    }
    assert!(only > 0 && several > 0, "{only} and {several}");
}

/// A team talks about all its customers; against each other they are drawn for their owner alone.
#[test]
fn everybodys_customers_are_on_the_board_where_they_lie_open_and_nobodys_elsewhere() {
    for setup in setups() {
        let (who, mut steps) = (who(setup.seats), 0);
        walk::<Position>(&setup, 5, |position, _, _| {
            steps += 1;
            if steps % 9 != 0 || is_over(position) {
                return;
            }
            let view = position.view(Eye::Public);
            let board = drawn(Position::board(&scene(&view, &who, Role::Public)));
            let held: u32 = view.players.values().map(|player| player.customers.count()).sum();
            let open = if setup.hands_lie_open() { held } else { 0 };
            let shown = u32::try_from(board.matches("\"os-held\"").count());
            assert_eq!(shown, Ok(open));
        });
    }
}

/// In the line, in the hand, at the sale: wherever a customer wants what is off for the day.
#[test]
fn a_sales_stop_is_on_every_symbol_of_its_item() {
    let setup = Setup { day: Weekday::Saturday, ..Setup::competitive(6) };
    let (who, mut seen) = (who(6), 0);
    for seed in 1..=8 {
        walk::<Position>(&setup, seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let store = position.view(Eye::Public).store;
            if store.stopped().is_empty() {
                return;
            }
            let screen = screen(position, &who, Eye::Seat(pending[0]));
            for wanted in screen.split("\"os-want\"").skip(1) {
                let wanted = wanted.split("</span>").next().expect("it ends");
                let of = |item: &Item| wanted.contains(&format!("aria-label=\"{item}\""));
                let badge = wanted.contains("os-want__stop");
                assert_eq!(badge, store.stopped().iter().any(of), "{wanted}");
                seen += usize::from(badge);
            }
        });
    }
    assert!(seen > 20, "only {seen} symbols were stopped");
}

#[test]
fn what_the_shelves_bring_a_team_in_the_evening_is_nobodys_own() {
    for (setup, row) in [(Setup::cooperative(3), 0), (Setup::competitive(3), 1)] {
        walk::<Position>(&setup, 5, |position, _, _| {
            if is_over(position) {
                let view = position.view(Eye::Public);
                let sheet = drawn(Position::result(&view, &who(3)).breakdown);
                assert_eq!(sheet.matches(">Evening</th>").count(), row);
            }
        });
    }
}

#[test]
fn the_result_tells_every_job_how_often_it_was_done_and_what_it_brought() {
    walk::<Position>(&Setup::competitive(4), 5, |position, _, _| {
        if !is_over(position) {
            return;
        }
        let view = position.view(Eye::Public);
        let sheet = drawn(Position::result(&view, &who(4)).breakdown);
        for job in Job::ALL {
            let row = sheet.split("<tr").find(|row| row.contains(job.name())).expect("a row");
            for player in view.players.values() {
                let times = match player.worked.times(job) {
                    0 => "never".to_owned(),
                    times => format!("{times} ×"),
                };
                assert!(row.contains(&times), "{job}: {times}");
            }
        }
    });
}
