//! Two windows on one game: whoever comes second must not write over the other's moves.
use high_street::table::lease::Action as Lease;

use super::super::effect::Effect;
use super::super::msg::Msg;
use super::super::saving::{Overtaken, Saver};
use super::kit::*;
use crate::store::saves;

fn saved(given: &Given) -> high_street::table::Record {
    match given.effects.first() {
        Some(Effect::Save(record)) => record.clone(),
        other => panic!("nothing to save but {other:?}"),
    }
}

#[test]
fn a_window_that_was_overtaken_saves_nothing() {
    let mut here = table("PP", quiet());
    let mut there = open(&here.id, quiet());
    let mut ours = Saver::new(here.id.clone(), &here.record);
    let mut theirs = Saver::new(there.id.clone(), &there.record);
    for given in [&mut here, &mut there] {
        given.press(Msg::Raise(ADA));
    }
    there.now += 5_000;
    there.act(ADA, Lease::Choose(1));
    assert!(theirs.save(saved(&there)).is_ok());
    here.act(ADA, Lease::Choose(0));
    assert_eq!(ours.save(saved(&here)).unwrap_err(), Overtaken);
    let lying = saves::get(&here.id).unwrap().unwrap();
    assert_eq!(lying.save, saved(&there).save, "the newer moves are still there");
}

#[test]
fn a_name_given_on_the_street_is_no_move() {
    let mut given = table("PP", quiet());
    let mut keeps = Saver::new(given.id.clone(), &given.record);
    let _ = saves::rename(&given.id, "Sunday");
    given.press(Msg::Raise(ADA));
    given.act(ADA, Lease::Choose(0));
    let known = keeps.save(saved(&given)).expect("nobody has played on");
    assert_eq!(known.title.as_deref(), Some("Sunday"));
    assert_eq!(saves::get(&given.id).unwrap().unwrap().title, "Sunday");
}

#[test]
fn a_game_deleted_on_the_street_is_written_again() {
    let mut given = table("PP", quiet());
    let mut keeps = Saver::new(given.id.clone(), &given.record);
    saves::remove(&given.id);
    given.press(Msg::Raise(ADA));
    given.act(ADA, Lease::Choose(0));
    assert!(keeps.save(saved(&given)).is_ok());
    assert!(saves::get(&given.id).is_some());
}
