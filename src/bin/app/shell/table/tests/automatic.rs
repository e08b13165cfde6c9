//! Answers given once and for all: after a short wait, from the next time on, and never to somebody
//! who is reading or has come back to a question.
use high_street::table::lease::Action as Lease;
use high_street::table::{Screen, StandingOrder};

use super::super::effect::{Effect, Timer};
use super::super::msg::Msg;
use super::super::overlay::{Drawer, OverlayMsg};
use super::kit::*;

/// One person against a computer has won the lease and is asked for a tip.
fn asked() -> Given {
    let mut given = table("PC", at(crate::store::settings::Pace::Once));
    given.act(ADA, Lease::Choose(0)).act(ADA, Lease::Announce);
    given.act(ADA, Lease::Bid(8));
    given.go_on();
    assert_eq!(given.screen(), Screen::Open);
    given
}

fn always() -> Msg {
    Msg::Order(ADA, "tip".to_owned(), Some(StandingOrder::Always))
}

#[test]
fn an_order_counts_from_the_next_time_on() {
    let mut given = asked();
    given.press(always());
    assert!(given.saves());
    assert!(given.play.due_by_itself().is_none(), "what is asked now is asked");
    given.play.by_hand = None;
    let due = given.play.due_by_itself().expect("next time it is not");
    assert_eq!(due.1.action.get::<Lease>(), Some(Lease::Ask(true)));
}

#[test]
fn an_automatic_answer_waits_until_nobody_reads_and_is_given_for_its_own_step_only() {
    let mut given = asked();
    given.play.orders.set(ADA, "tip", Some(StandingOrder::Always));
    let steps = given.play.at.steps;
    let ring = |steps, reading| Msg::Automatic { steps, reading };
    given.press(ring(steps, true));
    assert_eq!(given.play.at.steps, steps, "a dialog is open");
    assert!(given.rings(Timer::Automatic).is_some(), "it tries again");
    given.press(Msg::Overlay(OverlayMsg::Drawer(Some(Drawer::LOG))));
    given.press(ring(steps, false));
    assert_eq!(given.play.at.steps, steps, "the log is open");
    given.press(Msg::Overlay(OverlayMsg::Drawer(None)));
    given.press(ring(steps - 1, false));
    assert_eq!(given.play.at.steps, steps, "that was for another question");
    given.press(ring(steps, false));
    assert_eq!(given.play.at.steps, steps + 1);
}

#[test]
fn nobody_orders_for_anybody_else() {
    let mut given = table("PP", quiet());
    given.press(Msg::Raise(ADA));
    given.press(Msg::Order(BEN, "tip".to_owned(), Some(StandingOrder::Always)));
    assert!(given.play.orders.is_empty() && given.effects.is_empty());
    given.press(always());
    assert!(!given.play.orders.is_empty());
    given.press(Msg::Hide);
    assert!(!given.has(&Effect::AwaitPaint));
}

#[test]
fn on_the_public_screen_only_whoever_it_names_says_no_once_and_for_all() {
    let mut given = table("PP", quiet());
    assert_eq!(given.screen(), Screen::Public { next: Some(ADA) });
    let never = |seat| Msg::Order(seat, "tip".to_owned(), Some(StandingOrder::Never));
    given.press(never(BEN));
    assert!(given.play.orders.is_empty());
    given.press(never(ADA));
    assert_eq!(given.play.orders.get(ADA, "tip"), Some(StandingOrder::Never));
}
