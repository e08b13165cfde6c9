//! Tables that were played on from another game.
use high_street::table::lease::{Position, Setup};
use high_street::table::{
    Chair, Computers, Dice, Eye, Hue, Level, Luck, Pending, Seats, Seed, Session, Sitter, Tried,
};

use super::super::effect::Effect;
use super::kit::{open, quiet};
use crate::store::saves;

fn played() -> Session<Position> {
    let setup = Setup { seats: 2, secret_purses: true, tips: true };
    let mut session = Session::<Position>::new(setup, Seed(7)).unwrap();
    let (mut computer, mut dice) = (Position::computer(Level::Easy), Dice::new(Seed(1)));
    while let Pending::Seats(seats) = session.pending() {
        let view = session.view(Eye::Seat(seats[0]));
        session.play(seats[0], computer.choose(seats[0], &view, &mut dice)).unwrap();
    }
    session
}

fn chairs(sitter: Sitter) -> Seats<Chair> {
    Seats::from_fn(2, |seat| Chair {
        name: ["Ada", "Ben"][seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter,
    })
}

#[test]
fn a_tried_table_is_marked_and_begins_at_its_step() {
    let played = played();
    for (luck, fresh_luck) in [(Luck::Same, false), (Luck::Fresh(Seed(3)), true)] {
        let id = saves::play_on(&played, 4, luck, &chairs(Sitter::Person)).unwrap();
        let given = open(&id, quiet());
        assert_eq!(given.record.tried, Some(Tried { after: 4, fresh_luck }));
        assert_eq!(given.play.at.steps, 4);
        assert_eq!(given.play.record(0).tried, given.record.tried, "also when it is saved again");
    }
}

#[test]
fn nothing_is_tried_where_nothing_was_left_to_decide() {
    let played = played();
    let refused = saves::play_on(&played, played.len(), Luck::Same, &chairs(Sitter::Person));
    assert_eq!(refused, Err("At this step nothing was left to decide.".to_owned()));
}

#[test]
fn a_tried_table_ends_outside_the_results() {
    let played = played();
    let computers = chairs(Sitter::Computer(Level::Easy));
    let id = saves::play_on(&played, 2, Luck::Fresh(Seed(3)), &computers).unwrap();
    let mut given = open(&id, quiet());
    let mut entered = false;
    while given.play.finished.is_none() {
        given.go_on();
        entered |= given.effects.iter().any(|effect| matches!(effect, Effect::Enter(_)));
    }
    assert!(!entered, "it counts nowhere");
}

#[test]
fn luck_that_was_drawn_anew_is_told_whatever_a_file_says() {
    let id = saves::play_on(&played(), 4, Luck::Fresh(Seed(3)), &chairs(Sitter::Person)).unwrap();
    let mut record = saves::get(&id).unwrap().unwrap();
    record.tried = None;
    let admitted = saves::admit::<Position>(record).unwrap();
    assert_eq!(admitted.tried, Some(Tried { after: 4, fresh_luck: true }));
}
