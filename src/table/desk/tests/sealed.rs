//! Secret choices made at once: section 4.
use super::*;
use crate::table::lease::Action::Ask;
use crate::table::{Eye, Refusal};

/// Ada and Ben have sealed; Cora's bid opens them all.
fn all_but_cora() -> Desk<Position> {
    let mut desk = desk(SECRET, "PPP", &TO_BIDS);
    for (seat, bid) in [(ADA, 2), (BEN, 3)] {
        assert!(desk.raise(seat));
        desk.act(seat, Bid(bid)).unwrap();
    }
    desk
}

#[test]
fn a_sealed_bid_is_on_its_owners_screen_only() {
    let mut desk = all_but_cora();
    assert_eq!(desk.view().own_bid, None);
    assert!(desk.raise(ADA));
    assert_eq!(desk.view().own_bid, Some(2));
    desk.hide();
    assert!(desk.raise(CORA));
    assert_eq!(desk.view().own_bid, None);
}

#[test]
fn a_bid_may_be_changed_until_the_last_is_in() {
    let mut desk = all_but_cora();
    assert!(desk.raise(ADA), "to change the own offer");
    desk.act(ADA, Bid(4)).unwrap();
    assert_eq!(desk.screen(), public(CORA));
    assert!(desk.raise(CORA));
    desk.act(CORA, Bid(0)).unwrap();
    assert!(!desk.raise(ADA) && !desk.raise(BEN), "all is sealed");
    desk.open_together();
    assert_eq!(desk.view().opened.map(|bids| bids[ADA]), Some(4), "the last word counts");
    assert!(!desk.raise(BEN), "all is open");
}

#[test]
fn before_the_press_a_reveal_shows_nothing_of_what_it_opens() {
    let mut desk = all_but_cora();
    let public_then = desk.view();
    let lines_then = told(&desk.lines().collect::<Vec<_>>());
    assert!(desk.raise(CORA));
    desk.act(CORA, Bid(0)).unwrap();
    assert_eq!((desk.screen(), desk.eye()), (Screen::Reveal, Eye::Public));
    assert_eq!(desk.view(), public_then);
    assert_eq!(told(&desk.lines().collect::<Vec<_>>()), lines_then);
    assert_eq!(told(&desk.public_lines().collect::<Vec<_>>()), lines_then);
    assert_eq!(desk.entries(), lines_then.len() + 3, "three purses were told twice");
    assert_eq!(desk.standings().values().copied().collect::<Vec<_>>(), [0, 0, 0]);
    assert_eq!(desk.upcoming()[0], CORA, "who won is not told");
    for seat in [ADA, BEN, CORA] {
        assert!(!desk.may_raise(seat) && !desk.may_peek(seat));
        assert_eq!(desk.act(seat, Bid(0)), Err(Refusal::NotHere));
    }
    desk.open_together();
    assert_eq!(desk.screen(), public(BEN), "Ben has won and may ask for a tip");
    assert_eq!(desk.view().opened.map(|bids| bids[BEN]), Some(3));
    assert_eq!(desk.standings()[BEN], desk.view().leases[BEN][0].cast_signed() - 3);
}

#[test]
fn even_the_end_of_the_game_waits_for_the_press() {
    let setup = Setup { tips: false, ..SECRET };
    let mut desk = desk(setup, "PP", &[]);
    while desk.steps() < 4 * 4 - 1 {
        let next = desk.next_person().unwrap();
        let bids = matches!(desk.view().phase, crate::table::lease::Phase::Bids { .. });
        let chosen = desk.steps() % 4 == 1;
        desk.raise(next);
        desk.act(
            next,
            if bids {
                Bid(0)
            } else if chosen {
                Announce
            } else {
                Choose(0)
            },
        )
        .unwrap();
        desk.hide();
        desk.open_together();
    }
    assert!(desk.raise(BEN));
    desk.act(BEN, Bid(2)).unwrap();
    assert_eq!(desk.screen(), Screen::Reveal);
    assert!(!desk.is_over() && desk.finished().is_none());
    desk.open_together();
    assert_eq!(desk.screen(), Screen::Over);
    assert!(desk.is_over() && desk.finished().is_some());
}

#[test]
fn the_opened_bids_are_news_to_those_who_looked_before() {
    let mut desk = all_but_cora();
    desk.raise(CORA);
    desk.act(CORA, Bid(0)).unwrap();
    desk.open_together();
    desk.raise(BEN);
    let news = told(&desk.digest());
    assert_eq!(news.len(), 2, "{news:?}");
    assert!(news[0].starts_with("Opened"), "{news:?}");
    desk.act(BEN, Ask(false)).unwrap();
    for action in [Choose(0), Announce] {
        desk.act(BEN, action).unwrap();
    }
    desk.hide();
    desk.raise(CORA);
    let news = told(&desk.digest());
    assert!(news[0].starts_with("Opened"), "{news:?}");
}

#[test]
fn computers_seal_unseen_but_never_while_a_person_decides() {
    let mut desk = desk(SECRET, "PPC", &TO_BIDS);
    assert_eq!(desk.ask().map(|ask| ask.seat), Some(CORA));
    desk.raise(ADA);
    assert!(desk.ask().is_none(), "Ada decides");
    assert_eq!(desk.answer(CORA, Bid(2)), Err(Refusal::NotHere));
    desk.act(ADA, Bid(2)).unwrap();
    desk.raise(BEN);
    desk.act(BEN, Bid(3)).unwrap();
    desk.raise(ADA);
    assert!(desk.ask().is_none(), "Ada thinks about changing her bid");
    desk.hide();
    assert_eq!(desk.ask().map(|ask| (ask.seat, ask.view.own_bid)), Some((CORA, None)));
    desk.answer(CORA, Bid(0)).unwrap();
    assert_eq!(desk.screen(), Screen::Reveal);
    assert!(desk.ask().is_none(), "nobody moves before the press");
}

#[test]
fn whoever_has_sealed_and_is_next_again_does_not_hold_the_computers_up() {
    let mut desk = desk(SECRET, "PPC", &TO_BIDS);
    for seat in [BEN, ADA] {
        desk.raise(seat);
        desk.act(seat, Bid(2)).unwrap();
    }
    assert_eq!(desk.screen(), Screen::Private(ADA), "only Cora the computer is left");
    assert_eq!(desk.ask().map(|ask| ask.seat), Some(CORA));
    desk.answer(CORA, Bid(0)).unwrap();
    assert_eq!((desk.screen(), desk.eye()), (Screen::Reveal, Eye::Public));
}

#[test]
fn alone_there_is_nothing_to_press() {
    let mut desk = desk(SECRET, "PCC", &TO_BIDS);
    desk.act(ADA, Bid(3)).unwrap();
    for seat in [BEN, CORA] {
        desk.answer(seat, Bid(0)).unwrap();
    }
    assert_eq!(desk.screen(), Screen::Open);
}
