//! Dice: nothing of what they led to is told before they lie still.
use high_street::table::lease::Action as Lease;

use super::super::effect::{Effect, Timer};
use super::super::msg::Msg;
use super::super::sends::Sends;
use super::kit::*;
use crate::face::Cue;
use crate::parts::stage::drawn;
use crate::store::settings::{Motion, Settings};

fn page(given: &Given) -> String {
    drawn(given.play.draw(&Sends::new(yew::Callback::noop())))
}

/// Ada, alone, has haggled: the reserve is drawn by chance.
fn thrown(settings: Settings) -> Given {
    let mut given = table("P", settings);
    given.act(ADA, Lease::Choose(0)).act(ADA, Lease::Haggle);
    given
}

#[test]
fn what_dice_led_to_is_told_when_they_lie_still() {
    let mut given = thrown(Settings::default());
    assert!(given.saves(), "what has happened has happened");
    assert!(given.has(&Effect::Sound(Cue::Shuffle)), "they are heard");
    let rolling = page(&given);
    assert!(rolling.contains("The dice are rolling.") && rolling.contains("table--rolling"));
    assert!(!rolling.contains("The reserve is"), "neither in the log nor for a screen reader");
    given.ring(Timer::Dice);
    let told = page(&given);
    assert!(told.contains("The reserve is") && !told.contains("The dice are rolling."));
}

#[test]
fn nothing_can_be_pressed_while_dice_roll() {
    let mut given = thrown(quiet());
    let steps = given.play.at.steps;
    given.act(ADA, Lease::Announce);
    assert_eq!(given.play.at.steps, steps);
    given.ring(Timer::Dice);
    given.act(ADA, Lease::Announce);
    assert_eq!(given.play.at.steps, steps + 1);
}

#[test]
fn without_motion_nobody_waits_for_dice() {
    let given = thrown(Settings { motion: Motion::Off, ..quiet() });
    assert_eq!(given.rings(Timer::Dice), None);
    assert!(page(&given).contains("The reserve is"));
}

#[test]
fn whoever_asks_the_advisor_twice_about_one_position_has_asked_once() {
    let mut given = table("P", quiet());
    for position in [7, 7, 9, 7] {
        given.send(Msg::Hinted(position));
    }
    assert_eq!(given.play.record(0).hints, 2);
}
