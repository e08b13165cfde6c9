//! What the headline and the sign say: deeds, who follows, and that a key was heard.
use high_street::table::lease::Action as Lease;

use super::super::effect::Timer;
use super::super::keys::Key;
use super::super::msg::Msg;
use super::super::sends::Sends;
use super::kit::*;
use crate::parts::stage::drawn;
use crate::store::settings::Pace;

fn page(given: &Given) -> String {
    drawn(given.play.draw(&Sends::new(yew::Callback::noop())))
}

#[test]
fn a_computer_is_followed_by_its_deed_for_a_beat() {
    let mut given = table("CC", at(Pace::Normal));
    while given.rings(Timer::Deed).is_none() {
        given.go_on();
    }
    assert!(given.rings(Timer::Deed).is_some_and(|(wait, _)| wait >= 600));
    given.ring(Timer::Deed);
    assert!(given.play.shown.deed.is_none(), "then the headline asks again");
}

#[test]
fn a_computer_that_seals_cuts_no_deed_short() {
    let mut given = table("CC", at(Pace::Normal));
    while !given.play.at.sealing {
        given.go_on();
    }
    let (deed, steps) = (given.play.shown.deed, given.play.at.steps);
    assert!(deed.is_some(), "a window was announced");
    given.go_on();
    assert!(given.play.at.steps > steps && given.play.at.sealing, "one has sealed");
    assert_eq!(given.play.shown.deed, deed, "and the window is still the headline");
    given.ring(Timer::Deed);
    assert_eq!(given.play.shown.deed, None);
}

#[test]
fn with_the_pace_at_once_no_deed_is_a_headline() {
    let mut given = table("CC", at(Pace::Once));
    for _ in 0..4 {
        given.go_on();
        assert!(given.play.shown.deed.is_none());
    }
}

#[test]
fn nobody_follows_themselves() {
    let mut given = table("PPC", at(Pace::Step));
    for seat in [ADA, BEN] {
        let then = given.play.then(seat).unwrap_or_default();
        assert!(!then.contains(&given.play.who.name(seat).to_string()), "{then}");
    }
    given.press(Msg::Raise(ADA));
    given.act(ADA, Lease::Choose(0)).act(ADA, Lease::Announce);
    given.act(ADA, Lease::Bid(3));
    // Ada has sealed: she is not among those who follow Ben.
    let then = given.play.then(BEN).unwrap_or_default();
    assert!(!then.contains("Ada"), "{then}");
    let sign = page(&given);
    assert!(sign.contains("Pass to <bdi>Ben</bdi>"), "{sign}");
    let order = sign
        .split("<details class=\"notme\">")
        .nth(1)
        .and_then(|rest| rest.split("</details>").next());
    assert!(
        order.is_some_and(|order| order.contains("Please hand") && !order.contains("Ada")),
        "{order:?}"
    );
}

#[test]
fn a_muted_table_says_so() {
    let mut given = table("P", quiet());
    given.press(Msg::Key(Key::Mute));
    assert!(page(&given).contains("Sound is on."));
}
