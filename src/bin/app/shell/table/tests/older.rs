//! Games that were finished by older rules, which today's cannot play to their end.
use high_street::games::brick_and_mortar::Position;
use high_street::table::{Chair, Hue, Record, Seats, Sitter, StandingOrders};

use super::super::laid_open::LaidOpen;
use crate::seated::Title;

const OLDER: &str = include_str!("../../../../../games/brick_and_mortar/golden/r2-2.json");

/// As the list of games keeps it.
fn finished() -> Record {
    let golden: serde_json::Value = serde_json::from_str(OLDER).unwrap();
    let chairs = Seats::from_fn(2, |seat| Chair {
        name: ["Ada", "Ben"][seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter: Sitter::Person,
    });
    let mut record = Record {
        format: Record::FORMAT,
        game: "brick-and-mortar".to_owned(),
        title: String::new(),
        standings: chairs.map(|_, _| 0),
        chairs,
        round: 9,
        next: None,
        finished: true,
        laid_open: false,
        tried: None,
        hints: 0,
        left_alone: false,
        orders: StandingOrders::default(),
        saved_at: 7,
        save: String::new(),
    };
    record.set_save(golden["save"].to_string());
    record
}

#[test]
fn a_finished_game_of_older_rules_is_shown_and_never_played_on() {
    let record = finished();
    let (seated, warning) = Title::of::<Position>().open(&record).unwrap();
    assert!(warning.is_some() && !seated.at().over, "today's rules stop it on its way");
    assert!(LaidOpen::is_over(&*seated, &record));
    let shown = LaidOpen::again_open("old".to_owned(), seated, record.clone(), warning);
    assert_eq!(*shown.record(), record, "what is exported is all that was written");
}

#[test]
fn a_game_of_older_rules_that_was_not_over_goes_on_from_there() {
    let record = Record { finished: false, next: Some("Ada".to_owned()), ..finished() };
    let (seated, _) = Title::of::<Position>().open(&record).unwrap();
    assert!(!LaidOpen::is_over(&*seated, &record));
}
