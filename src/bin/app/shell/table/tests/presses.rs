//! Presses: dead time, their order, and what the screen does with them.
use high_street::table::Screen;
use high_street::table::lease::{Action as Lease, Setup};

use super::super::effect::{Effect, Timer};
use super::super::guard::DEAD_TIME;
use super::super::msg::Msg;
use super::super::overlay::{Drawer, OverlayMsg};
use super::kit::*;
use crate::store::settings::Settings;

#[test]
fn after_a_change_of_screen_presses_do_nothing_for_a_moment() {
    let mut given = table("PP", quiet());
    given.press(Msg::Raise(ADA));
    assert_eq!(given.screen(), Screen::Private(ADA));
    given.now += DEAD_TIME - 1;
    given.send(Msg::Act(ADA, does(Lease::Choose(0))));
    assert_eq!((given.play.at.steps, given.effects.len()), (0, 0));
    given.now += 1;
    given.send(Msg::Act(ADA, does(Lease::Choose(0))));
    assert_eq!(given.play.at.steps, 1);
}

#[test]
fn where_nothing_is_secret_the_dead_time_comes_with_the_next_person() {
    let setup = Setup { seats: 2, secret_purses: false, tips: false };
    let mut given = table_of(setup, "PP", quiet());
    assert_eq!(given.screen(), Screen::Open);
    given.act(ADA, Lease::Choose(0));
    assert!(!given.has(&Effect::Arrive), "the same person goes on at once");
    given.send(Msg::Undo);
    assert_eq!(given.play.at.steps, 0);
}

#[test]
fn hiding_is_heard_in_the_dead_time_too_and_leaves_the_stay_behind() {
    let mut given = table("PP", quiet());
    given.press(Msg::Raise(ADA));
    let stay = given.play.shown.stay;
    given.send(Msg::Hide);
    assert_eq!(given.screen(), Screen::Public { next: Some(ADA) });
    assert_eq!(given.play.shown.stay, stay + 1, "what was hers leaves with its element");
    assert!(given.has(&Effect::Land));
}

#[test]
fn a_press_is_done_when_it_is_painted() {
    let mut given = table("PP", quiet());
    given.press(Msg::Raise(ADA).pressed());
    assert_eq!(given.effects, [Effect::AwaitPaint]);
    assert_eq!(given.screen(), Screen::Public { next: Some(ADA) });
    given.send(Msg::Painted);
    assert_eq!(given.screen(), Screen::Private(ADA));
}

#[test]
fn what_was_pressed_first_is_done_first() {
    let mut given = table("PP", quiet());
    given.press(Msg::Raise(ADA));
    given.press(Msg::Act(ADA, does(Lease::Choose(1))).pressed());
    given.send(Msg::Act(ADA, does(Lease::Announce)).pressed());
    assert_eq!(given.play.at.steps, 1, "the choice, while the announcement waits");
    given.send(Msg::Painted);
    assert_eq!(given.play.at.steps, 2);
}

#[test]
fn news_does_not_hurry_a_press_that_waits_for_its_paint() {
    let mut given = table("PP", quiet());
    given.press(Msg::Raise(ADA).pressed());
    given.send(Msg::Overlay(OverlayMsg::CloseToast));
    given.send(Msg::Idle(3));
    assert_eq!(given.screen(), Screen::Public { next: Some(ADA) });
}

#[test]
fn a_press_in_the_dead_time_is_not_remembered() {
    let mut given = table("PP", quiet());
    given.press(Msg::Raise(ADA));
    given.send(Msg::Act(ADA, does(Lease::Choose(0))).pressed());
    assert!(!given.play.is_waiting());
    given.now += 1_000;
    given.send(Msg::Painted);
    assert_eq!(given.play.at.steps, 0);
}

#[test]
fn an_action_is_saved_before_anything_else_is_asked_of_the_browser() {
    let mut given = table("PP", Settings::default());
    given.press(Msg::Raise(ADA));
    given.act(ADA, Lease::Choose(0));
    assert!(given.saves() && given.drawn);
    given.act(ADA, Lease::Choose(1));
    assert!(given.effects.is_empty() && given.drawn, "a refusal is said and nothing is saved");
    assert_eq!(
        given.play.overlay.toast.as_ref().map(|said| &*said.words),
        Some("Window 0 is chosen already.")
    );
}

#[test]
fn a_new_screen_clears_what_lay_over_the_old_one() {
    let mut given = table("PP", quiet());
    given.press(Msg::Overlay(OverlayMsg::Drawer(Some(Drawer::Menu))));
    given.press(Msg::Raise(ADA));
    assert_eq!(given.play.overlay.drawer, None);
}

#[test]
fn a_hold_that_ends_early_never_opens_a_peek() {
    let mut given = table("PP", quiet());
    given.press(Msg::Overlay(OverlayMsg::HoldPeek(ADA)));
    let (wait, open) = given.rings(Timer::Peek).expect("it opens a little later");
    assert_eq!(wait, 300);
    given.send(Msg::Hide);
    assert!(given.has(&Effect::Stop(Timer::Peek)));
    given.send(open);
    assert_eq!(given.play.overlay.peek, Some(ADA), "held again, it opens");
    given.send(Msg::Overlay(OverlayMsg::Unpeek));
    assert_eq!(given.play.overlay.peek, None);
}

#[test]
fn who_has_not_touched_the_device_for_long_is_behind_the_shutter() {
    let mut given = table("PP", quiet());
    given.press(Msg::Raise(ADA));
    given.press(Msg::Idle(119));
    assert_eq!(given.screen(), Screen::Private(ADA));
    given.press(Msg::Idle(120));
    assert_eq!(given.screen(), Screen::Public { next: Some(ADA) });
}
