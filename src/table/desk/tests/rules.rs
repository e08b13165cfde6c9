//! When the curtain falls: section 2, and what section 7 says of coming back.
use super::*;
use crate::table::lease::Action::{Ask, Haggle};
use crate::table::{Eye, Refusal};

#[test]
fn rule_1_the_holder_who_is_to_act_again_keeps_the_screen() {
    let mut desk = desk(SECRET, "PPP", &[]);
    assert!(desk.raise(ADA));
    for action in [Choose(0), Haggle, Announce] {
        desk.act(ADA, action).unwrap();
        assert_eq!(desk.screen(), Screen::Private(ADA), "after {action:?}");
    }
}

#[test]
fn rule_2_secret_news_is_reported_before_the_device_goes_on() {
    let mut desk = desk(SECRET, "PPP", &won_by(ADA));
    assert!(desk.raise(ADA));
    desk.act(ADA, Ask(true)).unwrap();
    assert_eq!(desk.screen(), Screen::Report(ADA));
    assert_eq!(desk.eye(), Eye::Seat(ADA));
    assert!(desk.view().tip.is_some());
    assert_eq!(desk.act(BEN, Choose(0)), Err(Refusal::NotHere));
    desk.done();
    assert_eq!(desk.screen(), public(BEN));
    assert_eq!(desk.view().tip, None);
}

#[test]
fn rule_2_without_secret_news_there_is_no_report() {
    let mut desk = desk(SECRET, "PPP", &won_by(ADA));
    assert!(desk.raise(ADA));
    desk.act(ADA, Ask(false)).unwrap();
    assert_eq!(desk.screen(), public(BEN));
}

#[test]
fn rule_2_after_a_blind_action_there_is_no_report_and_the_news_waits() {
    let mut desk = desk(SECRET, "PPP", &won_by(ADA));
    desk.act(ADA, Ask(true)).unwrap();
    assert_eq!(desk.screen(), public(BEN));
    assert_eq!(desk.view().tip, None);
    assert!(desk.peek(ADA).unwrap().tip.is_some(), "whoever acted blind may peek");
    for action in [Choose(0), Announce] {
        desk.act(BEN, action).unwrap();
    }
    assert!(desk.raise(ADA));
    assert!(told(&desk.digest()).iter().any(|line| line.contains("next: Some")));
}

#[test]
fn rule_3_the_first_pending_person_in_turn_order_is_named() {
    let mut desk = desk(PLAIN, "PPP", &TO_BIDS);
    assert_eq!(desk.screen(), public(ADA));
    assert!(desk.raise(BEN), "any pending person may take the device");
    desk.act(BEN, Bid(3)).unwrap();
    assert_eq!(desk.screen(), public(ADA));
    assert!(desk.raise(ADA));
    desk.act(ADA, Bid(2)).unwrap();
    assert_eq!(desk.screen(), public(CORA));
}

#[test]
fn rule_4_no_curtain_while_only_computers_stand_between_a_person_and_the_own_next_turn() {
    let mut desk = desk(SECRET, "PCP", &won_by(CORA));
    assert!(desk.raise(CORA));
    desk.act(CORA, Ask(true)).unwrap();
    assert_eq!(desk.screen(), Screen::Private(CORA));
    for action in [Choose(0), Announce] {
        assert_eq!(desk.ask().map(|ask| ask.seat), Some(BEN));
        desk.answer(BEN, action).unwrap();
        assert_eq!(desk.screen(), Screen::Private(CORA));
    }
}

#[test]
fn rule_5_the_screen_is_public_before_the_first_computer_moves() {
    let mut desk = desk(SECRET, "PCP", &won_by(ADA));
    assert!(desk.raise(ADA));
    desk.act(ADA, Ask(false)).unwrap();
    assert_eq!(desk.screen(), public(CORA), "Ben the computer comes first, then Cora");
    assert_eq!(desk.ask().map(|ask| ask.seat), Some(BEN));
}

#[test]
fn rule_6_one_person_or_none_never_meets_a_curtain() {
    for sitters in ["PCC", "CPC", "CCP", "P"] {
        let desk = desk(SECRET, sitters, &[]);
        let person = Seat::new(u8::try_from(sitters.find('P').unwrap()).unwrap());
        assert_eq!(desk.screen(), Screen::Open);
        assert_eq!(desk.eye(), Eye::Seat(person));
        assert_eq!(reload(&desk).screen(), Screen::Open);
    }
    let nobody = desk(SECRET, "CCC", &[]);
    assert_eq!((nobody.screen(), nobody.eye()), (Screen::Open, Eye::Public));
}

#[test]
fn rule_7_where_nothing_is_secret_there_is_no_curtain() {
    let mut desk = desk(PLAIN, "PPP", &[]);
    assert_eq!((desk.screen(), desk.eye()), (Screen::Open, Eye::Public));
    desk.act(ADA, Choose(0)).unwrap();
    assert_eq!(desk.screen(), Screen::Open);
    desk.act(ADA, Announce).unwrap();
    assert_eq!(desk.screen(), public(ADA), "bids are secret");
}

#[test]
fn rule_7_in_the_open_nobody_acts_for_another_and_refusals_say_why() {
    let mut desk = desk(PLAIN, "PPP", &[]);
    let refusal = desk.act(BEN, Choose(0)).unwrap_err();
    assert_eq!(refusal.to_string(), "It is the turn of seat 1.");
    let refusal = desk.act(ADA, Announce).unwrap_err();
    assert_eq!(refusal.to_string(), "Choose a window first.");
}

#[test]
fn rule_8_blind_actions_are_played_on_the_public_screen_and_others_are_not() {
    let mut desk = desk(SECRET, "PPP", &[]);
    assert!(desk.may_act_blind(ADA, &Choose(0)));
    assert!(!desk.may_act_blind(ADA, &Bid(2)) && !desk.may_act_blind(BEN, &Choose(0)));
    desk.act(ADA, Choose(0)).unwrap();
    desk.act(ADA, Announce).unwrap();
    assert_eq!(desk.screen(), public(ADA));
    assert_eq!(desk.act(ADA, Bid(2)), Err(Refusal::NotHere), "a bid needs a screen of its own");
}

#[test]
fn rule_8_a_refusal_on_the_public_screen_tells_no_secret() {
    let mut desk = desk(SECRET, "PPP", &[]);
    assert!(matches!(desk.act(ADA, Announce), Err(Refusal::Unsaid(_))));
    assert!(desk.raise(ADA));
    assert_eq!(desk.act(ADA, Announce).unwrap_err().to_string(), "Choose a window first.");
}

#[test]
fn rule_10_a_new_or_reloaded_table_begins_on_the_public_side() {
    let mut desk = desk(SECRET, "PPP", &[]);
    assert_eq!((desk.screen(), desk.eye()), (public(ADA), Eye::Public));
    desk.raise(ADA);
    desk.act(ADA, Choose(0)).unwrap();
    let again = reload(&desk);
    assert_eq!((again.screen(), again.eye()), (public(ADA), Eye::Public));
    assert_eq!(again.steps(), 1, "at the last accepted action");
}

#[test]
fn only_persons_at_the_table_raise_and_act() {
    let mut desk = desk(SECRET, "PPC", &TO_BIDS);
    assert!(!desk.raise(CORA), "a computer has no screen");
    assert!(!desk.raise(Seat::new(9)), "there is no such chair");
    assert_eq!(desk.act(Seat::new(9), Choose(0)), Err(Refusal::NotHere));
    assert_eq!(desk.peek(Seat::new(9)), None);
    assert!(desk.raise(ADA));
    assert!(!desk.raise(BEN), "one at a time");
    assert_eq!(desk.act(BEN, Bid(0)), Err(Refusal::NotHere));
}

#[test]
fn a_hidden_screen_comes_back_and_nothing_is_lost_by_it() {
    let mut desk = desk(SECRET, "PPP", &[]);
    desk.raise(ADA);
    desk.act(ADA, Choose(0)).unwrap();
    desk.hide();
    assert_eq!((desk.screen(), desk.eye()), (public(ADA), Eye::Public));
    assert!(desk.raise(ADA));
    desk.act(ADA, Announce).unwrap();
}

#[test]
fn a_report_that_was_hidden_or_reloaded_is_offered_again() {
    let mut desk = desk(SECRET, "PPP", &won_by(ADA));
    desk.raise(ADA);
    desk.act(ADA, Ask(true)).unwrap();
    let reloaded = reload(&desk);
    desk.hide();
    for mut desk in [desk, reloaded] {
        assert_eq!(desk.screen(), public(BEN));
        assert!(desk.raise(ADA), "Ada has not confirmed the report");
        assert_eq!(desk.screen(), Screen::Report(ADA));
        assert!(told(&desk.digest()).iter().any(|line| line.contains("next: Some")));
        desk.done();
        assert!(!desk.raise(ADA), "now she has");
    }
}
