//! Peeking at the own things on a public screen, section 5, and changing seats.
use super::*;
use crate::table::Eye;
use crate::table::lease::Action::{Ask, Haggle};

#[test]
fn whoever_is_to_act_may_peek_and_the_others_may_not() {
    let desk = desk(SECRET, "PPP", &won_by(BEN));
    assert!(desk.peek(BEN).is_some_and(|view| view.purses[BEN].is_some()));
    assert!(desk.peek(ADA).is_none() && desk.peek(CORA).is_none());
    assert_eq!(desk.view().purses[BEN], None, "a peek leaves the screen as it is");
}

#[test]
fn whoever_has_just_acted_blind_may_peek_until_another_person_acts() {
    let mut desk = desk(SECRET, "PCP", &won_by(ADA));
    desk.act(ADA, Ask(true)).unwrap();
    desk.answer(BEN, Choose(0)).unwrap();
    assert!(desk.may_peek(ADA), "a computer's move takes nothing away");
    desk.answer(BEN, Announce).unwrap();
    desk.raise(CORA);
    assert!(!desk.may_peek(ADA), "not on Cora's own screen");
    desk.act(CORA, Bid(0)).unwrap();
    assert_eq!(desk.screen(), public(ADA));
    desk.raise(ADA);
    desk.act(ADA, Bid(0)).unwrap();
    desk.hide();
    assert!(!desk.may_peek(ADA), "Ada has acted on her own screen");
}

#[test]
fn whoever_has_acted_on_the_own_screen_has_seen_enough() {
    let mut desk = desk(SECRET, "PPP", &won_by(ADA));
    desk.raise(ADA);
    desk.act(ADA, Ask(true)).unwrap();
    desk.done();
    for action in [Choose(0), Announce] {
        desk.act(BEN, action).unwrap();
    }
    desk.raise(ADA);
    desk.act(ADA, Bid(0)).unwrap();
    assert_eq!(desk.screen(), public(BEN));
    assert!(!desk.may_peek(ADA));
}

#[test]
fn where_the_game_lets_everybody_look_everybody_may_peek() {
    let desk = desk(SECRET, "PPC", &[(ADA, Haggle)]);
    assert!(desk.may_peek(ADA) && desk.may_peek(BEN), "once the price has changed");
    assert!(!desk.may_peek(CORA), "a computer looks at nothing");
}

#[test]
fn alone_one_sees_everything_without_peeking() {
    assert!(!desk(SECRET, "PCC", &[]).may_peek(ADA));
}

#[test]
fn a_computer_takes_the_chair_of_a_person_who_leaves() {
    let mut desk = desk(SECRET, "PPC", &[]);
    desk.raise(ADA);
    desk.reseat(ADA, Sitter::Computer(Level::Hard));
    assert_eq!((desk.screen(), desk.eye()), (public(BEN), Eye::Public), "Ada may hold the device");
    assert!(!desk.may_raise(ADA) && !desk.may_peek(BEN));
    assert_eq!(desk.ask().map(|ask| (ask.seat, ask.level)), Some((ADA, Level::Hard)));
    desk.reseat(ADA, Sitter::Person);
    assert_eq!((desk.screen(), desk.eye()), (public(ADA), Eye::Public));
    assert!(desk.ask().is_none());
}

#[test]
fn whoever_is_left_alone_raises_the_shutter_once_and_again_after_a_reload() {
    let mut desk = desk(SECRET, "PPC", &[]);
    desk.reseat(ADA, Sitter::Computer(Level::Easy));
    assert!(desk.raise(BEN));
    assert_eq!((desk.screen(), desk.eye()), (Screen::Open, Eye::Seat(BEN)), "Ben is alone");
    assert!(desk.is_left_alone());
    let mut again = reload(&desk);
    again.veil();
    assert_eq!((again.screen(), again.eye()), (public(BEN), Eye::Public));
    again.reseat(ADA, Sitter::Person);
    assert!(!again.is_left_alone(), "two again: the ordinary curtain");
}

#[test]
fn whoever_was_always_alone_is_never_veiled() {
    let mut desk = desk(SECRET, "PCC", &[]);
    desk.reseat(BEN, Sitter::Computer(Level::Hard));
    assert_eq!((desk.screen(), desk.eye()), (Screen::Open, Eye::Seat(ADA)));
    assert!(!desk.is_left_alone());
}

#[test]
fn a_chair_that_is_not_there_cannot_be_taken() {
    let mut desk = desk(SECRET, "PPC", &[]);
    desk.reseat(Seat::new(9), Sitter::Person);
    assert_eq!(desk.persons().count(), 2);
}

#[test]
fn one_person_left_at_a_reveal_need_not_press() {
    let mut desk = desk(SECRET, "PPC", &TO_BIDS);
    for seat in [ADA, BEN] {
        desk.raise(seat);
        desk.act(seat, Bid(2)).unwrap();
    }
    desk.answer(CORA, Bid(0)).unwrap();
    assert_eq!(desk.screen(), Screen::Reveal);
    desk.reseat(BEN, Sitter::Computer(Level::Easy));
    assert_eq!(desk.screen(), public(ADA), "what was sealed is opened, Ada's hand is not");
    assert!(desk.raise(ADA));
    assert_eq!((desk.screen(), desk.eye()), (Screen::Open, Eye::Seat(ADA)));
}
