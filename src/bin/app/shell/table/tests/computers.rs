//! The computers' schedule: when they are asked, when their answers are shown, and what happens when
//! they stop thinking.
use high_street::table::lease::Action as Lease;
use high_street::table::{Level, Sitter};

use super::super::computers::ComputersMsg;
use super::super::effect::{Effect, Timer};
use super::super::msg::Msg;
use super::kit::*;
use crate::device::bot_worker::BotReply;
use crate::seated::At;
use crate::store::settings::Pace;

/// A computer opens the game, and is asked when the table is.
fn opened(pace: Pace) -> (Given, u32) {
    let given = table("CP", at(pace));
    let ticket = given.asked().expect("it is asked at once");
    (given, ticket)
}

fn beat_after(thought: u64, pace: Pace) -> u32 {
    let (mut given, ticket) = opened(pace);
    // Asked when the table was opened, a second ago.
    given.now = given.now - 1_000 + thought;
    given.send(given.reply(ticket));
    assert!(given.has(&Effect::Stop(Timer::Patience)));
    given.rings(Timer::Beat).expect("it is shown").0
}

#[test]
fn an_answer_is_shown_at_the_next_whole_beat_however_long_the_thought() {
    assert_eq!(beat_after(0, Pace::Normal), 600);
    assert_eq!(beat_after(100, Pace::Normal), 500);
    assert_eq!(beat_after(700, Pace::Normal), 500, "a longer thought waits a whole beat again");
    assert_eq!(beat_after(700, Pace::Once), 0);
}

#[test]
fn stepping_pausing_and_skipping() {
    let (mut given, ticket) = opened(Pace::Step);
    given.send(given.reply(ticket));
    assert_eq!(given.rings(Timer::Beat), None, "stepping waits for a press");
    given.press(Msg::Computers(ComputersMsg::Beat));
    assert_eq!(given.play.at.steps, 1);

    let (mut given, ticket) = opened(Pace::Normal);
    given.press(Msg::Computers(ComputersMsg::Pause(true)));
    given.send(given.reply(ticket));
    assert_eq!(given.rings(Timer::Beat), None, "paused");
    given.press(Msg::Computers(ComputersMsg::Pause(false)));
    assert!(given.rings(Timer::Beat).is_some());
    given.press(Msg::Computers(ComputersMsg::Skip));
    assert_eq!(given.rings(Timer::Beat).expect("at once").0, 0);
}

#[test]
fn a_sealed_choice_has_no_time_of_its_own() {
    let mut given = table("PC", at(Pace::Slow));
    given.act(ADA, Lease::Choose(0)).act(ADA, Lease::Announce);
    let ticket = given.asked().expect("the computer may seal as soon as bids are asked for");
    given.send(given.reply(ticket));
    assert_eq!(given.rings(Timer::Beat).expect("at once").0, 0);
}

#[test]
fn a_late_answer_is_nobodys() {
    let (mut given, ticket) = opened(Pace::Normal);
    let late = given.reply(ticket);
    given.press(Msg::Reseat(ADA, Sitter::Computer(Level::Hard)));
    assert_ne!(given.asked(), Some(ticket), "another question is put");
    given.send(late);
    assert!(given.effects.is_empty());
}

#[test]
fn a_computer_that_stops_thinking_is_told_and_can_be_asked_again() {
    let (mut given, ticket) = opened(Pace::Normal);
    given.press(Msg::Computers(ComputersMsg::TooSlow(ticket.wrapping_sub(1))));
    assert!(!given.play.computers.broken(), "that was another question");
    given.press(Msg::Computers(ComputersMsg::TooSlow(ticket)));
    assert!(given.play.computers.broken() && given.has(&Effect::StopThinking));
    given.press(Msg::Computers(ComputersMsg::Retry));
    assert!(!given.play.computers.broken() && given.asked().is_some());
    given.press(Msg::Computers(ComputersMsg::Reply(BotReply::Broken)));
    assert!(given.play.computers.broken());
}

#[test]
fn computers_play_a_whole_game_by_themselves() {
    let mut given = table("CC", at(Pace::Normal));
    for _ in 0..200 {
        if !given.play.at.over {
            given.go_on();
        }
    }
    let At { over, steps, .. } = given.play.at;
    assert!(over && steps > 8);
    assert!(given.play.finished.is_some());
}
