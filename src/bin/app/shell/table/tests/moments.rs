//! Moments: in order, each until a press, public, before anything else is asked; and never twice.
use high_street::table::lease::Action as Lease;
use high_street::table::{Eye, Screen};

use super::super::computers::ComputersMsg;
use super::super::effect::{Effect, Timer};
use super::super::guard::DEAD_TIME;
use super::super::msg::Msg;
use super::super::play::Showing;
use super::super::sends::Sends;
use super::kit::*;
use crate::face::{Cue, Role};
use crate::parts::stage::drawn;
use crate::store::settings::{Motion, Pace, Settings};

/// Two persons have sealed their bids, and one press opens them.
fn opened(settings: Settings) -> Given {
    let mut given = table("PP", settings).announced();
    given.act(ADA, Lease::Bid(6));
    given.bid(BEN, 3);
    assert_eq!(given.screen(), Screen::Reveal);
    assert!(!given.in_moment(), "nothing is told before it is opened");
    given.press(Msg::OpenTogether);
    given
}

fn page(given: &Given) -> String {
    drawn(given.play.draw(&Sends::new(yew::Callback::noop())))
}

#[test]
fn a_moment_is_shown_to_everybody_before_the_next_screen_is_asked() {
    let mut given = opened(Settings::default());
    assert!(given.in_moment() && matches!(given.shows(), Showing::Moment(_)));
    assert_eq!((given.play.at.eye, given.play.role()), (Eye::Public, Role::Public));
    assert!(given.has(&Effect::Sound(Cue::Coin)), "its sound comes with it");
    let shown = page(&given);
    for part in ["data-screen=\"moment\"", "Ada leases shop", "Go on"] {
        assert!(shown.contains(part), "{part} in {shown}");
    }
    assert!(!shown.contains("Pass to") && !shown.contains("purse of"));
    given.now += DEAD_TIME - 1;
    given.send(Msg::GoOn);
    assert!(given.in_moment(), "dead time");
    given.press(Msg::GoOn);
    assert_eq!(given.shows(), Showing::Screen(Screen::Public { next: Some(ADA) }));
    assert!(page(&given).contains("raise the shutter"));
}

#[test]
fn whoever_takes_the_device_next_goes_on_and_raises_the_shutter_in_one_press() {
    let mut given = opened(Settings::default());
    assert!(page(&given).contains("I am <bdi>Ada</bdi>: raise the shutter"));
    given.now += DEAD_TIME - 1;
    given.send(Msg::Raise(ADA));
    assert!(given.in_moment(), "dead time");
    given.press(Msg::Raise(BEN));
    assert!(given.in_moment(), "it is not Ben's turn");
    given.press(Msg::Raise(ADA));
    assert_eq!(given.shows(), Showing::Screen(Screen::Private(ADA)));
    assert!(!given.in_moment(), "the moment is over");
}

#[test]
fn skipping_reaches_the_same_screen() {
    let mut pressed = opened(quiet());
    let mut skipped = opened(quiet());
    pressed.press(Msg::GoOn);
    skipped.press(Msg::SkipMoments);
    assert_eq!(pressed.shows(), skipped.shows());
    assert_eq!(page(&pressed), page(&skipped));
}

#[test]
fn with_the_pace_at_once_there_is_no_moment() {
    let given = opened(at(Pace::Once));
    assert!(!given.in_moment());
    assert_eq!(given.screen(), Screen::Public { next: Some(ADA) });
    assert!(given.has(&Effect::Sound(Cue::Coin)), "its sound comes with the news");
}

#[test]
fn whoever_comes_back_is_not_shown_it_again() {
    let mut given = opened(quiet());
    let Some(Effect::Save(record)) = given.effects.first() else { panic!("it is saved first") };
    let _ = crate::store::saves::put(&given.id, record);
    let again = open(&given.id, quiet());
    assert!(!again.in_moment());
    given.press(Msg::GoOn);
    assert_eq!(again.shows(), given.shows());
}

#[test]
fn a_moment_waits_while_somebodys_own_things_lie_on_the_screen() {
    let mut given = opened(quiet());
    given.press(Msg::GoOn);
    given.press(Msg::Raise(ADA));
    assert!(given.play.at.is_private());
    given.act(ADA, Lease::Ask(true));
    assert!(!given.in_moment(), "a report is read first");
}

#[test]
fn computers_wait_while_a_moment_holds_and_alone_it_holds_a_beat() {
    let mut given = table("PC", at(Pace::Normal));
    given.act(ADA, Lease::Choose(0)).act(ADA, Lease::Announce);
    given.act(ADA, Lease::Bid(8));
    given.go_on();
    assert!(given.in_moment(), "somebody has leased the shop");
    assert_eq!(given.rings(Timer::Moment), None, "a person presses");
    given.press(Msg::GoOn);
    assert!(!given.in_moment());
    assert_eq!(given.screen(), Screen::Open);

    let mut alone = table("CC", at(Pace::Normal));
    while !alone.in_moment() {
        alone.go_on();
    }
    assert_eq!(alone.rings(Timer::Moment).expect("one beat").0, 600);
    let ticket = alone.asked().expect("a computer thinks meanwhile");
    alone.send(alone.reply(ticket));
    assert_eq!(alone.rings(Timer::Beat), None, "and waits");
    alone.ring(Timer::Moment);
    assert!(alone.rings(Timer::Beat).is_some());
}

#[test]
fn whoever_skips_the_computers_is_stopped_by_no_moment() {
    let mut given = table("CC", at(Pace::Normal));
    given.press(Msg::Computers(ComputersMsg::Skip));
    for _ in 0..300 {
        assert!(!given.in_moment(), "the digest keeps it");
        if given.play.at.over {
            return;
        }
        given.go_on();
    }
    panic!("the game goes on for ever");
}

/// Plays until the game is over; the last screen but one is the celebration.
fn to_the_end(settings: Settings) -> Given {
    let mut given = table("CC", settings);
    for _ in 0..300 {
        if given.play.at.over {
            return given;
        }
        given.go_on();
    }
    panic!("the game goes on for ever");
}

#[test]
fn the_end_is_a_celebration_unless_nothing_may_move() {
    let mut given = to_the_end(quiet());
    while given.in_moment() && !page(&given).contains("The places") {
        given.press(Msg::GoOn);
    }
    let places = page(&given);
    assert!(places.contains("The places"));
    let shelf =
        places.split("occasion__shelf").nth(1).expect("pieces of the game stand on a shelf");
    assert_eq!(shelf.matches("#i-key").count(), 10);
    let (holds, _) = given.rings(Timer::Moment).expect("nobody is there to press");
    assert!(holds >= 2 * 700, "every place is called before it goes: {holds}");
    assert!(given.play.finished.is_some());
    given.press(Msg::GoOn);
    assert_eq!(given.shows(), Showing::Screen(Screen::Over));
    let mut still = to_the_end(Settings { motion: Motion::Off, ..quiet() });
    while still.in_moment() {
        assert!(!page(&still).contains("The places"));
        still.press(Msg::GoOn);
    }
}

#[test]
fn no_tile_tells_the_end_before_it_is_shown() {
    let tiles = |given: &Given| -> Vec<String> {
        given.play.facts().values().map(|facts| facts.big.clone()).collect()
    };
    let mut given = table("CC", quiet());
    let mut before = tiles(&given);
    while !given.play.at.over {
        before = tiles(&given);
        given.go_on();
    }
    assert!(given.in_moment());
    while given.in_moment() {
        assert_eq!(tiles(&given), before, "as it stood");
        given.press(Msg::GoOn);
    }
    assert!(tiles(&given).iter().all(|tile| tile.ends_with("in all")));
}
