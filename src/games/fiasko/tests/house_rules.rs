//! What the rule book leaves to the table: who begins, what can be taken back, what may be
//! pressed without looking.
use super::kit::table;
use crate::games::fiasko::Action::{Draw, Score, Stop};
use crate::games::fiasko::Product::Milk;
use crate::games::fiasko::{Event, Position, Setup, Turn};
use crate::table::{Eye, Game, Log, Seat, Seed, Session};

const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

fn begins(setup: &Setup, seed: u64) -> (Seat, Position) {
    let mut log = Log::default();
    let position = Position::deal(setup, Seed(seed), &mut log);
    assert_eq!(log.entries()[0].event, Event::Begins { seat: position.turn });
    (position.turn, position)
}

#[test]
fn the_lot_lets_every_seat_begin_now_and_then() {
    let setup = Setup::by_the_book(6);
    let firsts: Vec<Seat> = (0..60).map(|seed| begins(&setup, seed).0).collect();
    assert!(Seat::all(6).all(|seat| firsts.contains(&seat)), "{firsts:?}");
}

#[test]
fn the_same_deal_can_be_played_with_another_seat_first() {
    let setup = Setup { first: Some(BEN), ..Setup::by_the_book(3) };
    let (first, position) = begins(&setup, 4);
    assert_eq!(first, BEN);
    assert_eq!(position.pile, begins(&Setup::by_the_book(3), 4).1.pile);
}

#[test]
fn two_to_six_sit_at_a_table() {
    for seats in 2..=6 {
        assert_eq!(Position::check_setup(&Setup::by_the_book(seats)), Ok(()));
    }
    let refusal = Position::check_setup(&Setup::by_the_book(7)).unwrap_err();
    assert_eq!(refusal.to_string(), "Fiasko seats 2 to 6 players; this table has 7.");
}

#[test]
fn only_somebody_at_the_table_can_begin() {
    let begun_by = |seat| Setup { first: Some(Seat::new(seat)), ..Setup::by_the_book(3) };
    assert_eq!(Position::check_setup(&begun_by(2)), Ok(()));
    let refusal = Position::check_setup(&begun_by(3)).unwrap_err();
    assert_eq!(refusal.to_string(), "Seat 4 cannot begin at a table of 3.");
}

#[test]
fn whoever_presses_their_luck_may_stop_after_the_first_card_and_not_before() {
    let may_stop = |table: &super::kit::Table| {
        table.position.view(Eye::Public).prompt.expect("Ada is asked").may_stop
    };
    let mut pressing = table(&["", ""]).top("M5 M4").pressing();
    assert!(!may_stop(&pressing));
    for _ in 0..2 {
        pressing = pressing.does(0, Draw);
        assert!(may_stop(&pressing));
    }
}

#[test]
fn a_round_ends_before_the_turn_of_whoever_began() {
    let setup = Setup { first: Some(BEN), ..Setup::by_the_book(3) };
    let mut session = Session::<Position>::new(setup, Seed(1)).unwrap();
    let mut rounds = Vec::new();
    for seat in [1, 2, 0, 1, 2, 0].map(Seat::new) {
        rounds.push(session.round());
        session.play(seat, Draw).unwrap();
    }
    assert_eq!(rounds, [1, 1, 1, 2, 2, 2]);
    assert_eq!(session.round(), 3);
}

#[test]
fn a_drawn_card_cannot_be_taken_back() {
    let setup = Setup { first: Some(ADA), ..Setup::by_the_book(2) };
    let mut session = Session::<Position>::new(setup, Seed(2)).unwrap();
    session.play(ADA, Draw).unwrap();
    assert!(!session.undo());
}

#[test]
fn a_score_shows_the_hand_and_cannot_be_taken_back() {
    let mut position = table(&["M5 M4", ""]).position;
    let mut log = Log::default();
    position.play(ADA, Score(Milk), &mut log).unwrap();
    assert!(log.revealing());
}

#[test]
fn a_stop_shows_nothing_and_can_be_taken_back() {
    let setup = Setup { turn: Turn::Press, first: Some(ADA), ..Setup::by_the_book(2) };
    let mut session = Session::<Position>::new(setup, Seed(2)).unwrap();
    session.play(ADA, Draw).unwrap();
    session.play(ADA, Stop).unwrap();
    assert!(session.undo());
    assert!(!session.undo());
}

#[test]
fn the_face_of_a_drawn_card_is_told_to_the_drawer_alone() {
    let mut log = Log::default();
    table(&["", ""]).top("M4").position.play(ADA, Draw, &mut log).unwrap();
    let heard = |eye| log.heard_by(eye).cloned().collect::<Vec<_>>();
    let goods = super::kit::hand("M4")[0];
    assert_eq!(heard(Eye::Seat(ADA)), [Event::DrewGoods { seat: ADA, goods }]);
    for eye in [Eye::Seat(BEN), Eye::Public] {
        assert_eq!(heard(eye), [Event::Drew { seat: ADA }]);
    }
}

#[test]
fn with_open_hands_the_face_is_told_to_everybody() {
    let mut log = Log::default();
    let mut position = table(&["", ""]).top("M4").with(|setup| setup.open_hands = true).position;
    position.play(ADA, Draw, &mut log).unwrap();
    let goods = super::kit::hand("M4")[0];
    assert!(log.heard_by(Eye::Public).eq([&Event::DrewGoods { seat: ADA, goods }]));
}

#[test]
fn drawing_needs_no_look_and_scoring_does() {
    let position = table(&["M5 M4", ""]).position;
    assert!(position.private(ADA));
    assert!(position.blind(ADA, &Draw));
    assert!(!position.blind(ADA, &Score(Milk)) && !position.blind(ADA, &Stop));
}

#[test]
fn a_streak_may_be_ended_without_a_look() {
    let position = table(&["", ""]).top("M5").pressing().does(0, Draw).position;
    assert!(position.blind(ADA, &Stop));
}

#[test]
fn with_open_hands_nothing_needs_a_screen_of_its_own() {
    let position = table(&["M5 M4", ""]).with(|setup| setup.open_hands = true).position;
    assert!(!position.private(ADA) && position.blind(ADA, &Score(Milk)));
}

#[test]
fn a_seat_stands_at_its_subtotal_and_in_the_end_at_its_total() {
    let table = table(&["M5 M4", ""]).sheet(&["- 20 20 20 20", "80 - - - -"]);
    assert_eq!(table.position.standing(ADA), 80);
    let over = table.does(0, Score(Milk)).position;
    assert_eq!([over.standing(ADA), over.standing(BEN)], [98 + 20 + 120, 80 + 30]);
}
