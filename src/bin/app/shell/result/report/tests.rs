//! A report as it is drawn.
use std::rc::Rc;

use high_street::games::fiasko::Position;
use high_street::table::report::{Cause, Effort, Inquiry, Moment, Report};
use high_street::table::{Seat, Session};
use yew::prelude::*;

use super::super::tests::{finished, who};
use super::account::Overview;
use super::chart::ChanceChart;
use super::moments::Moments;
use super::try_it::TryIt;
use crate::face::Face;
use crate::parts::stage::drawn;
use crate::seated::Ended;

const SMALL: Effort = Effort {
    deals: 20,
    worlds: 6,
    trials: 4,
    steps: 2_000,
    points: 4,
    looks: 3,
    look: 16,
    same_deal: &[],
};

/// Chance has played; two of the three are people.
fn reported() -> (Session<Position>, Rc<Report<String>>) {
    let session = finished(3, 11);
    let people = vec![Seat::new(0), Seat::new(1)];
    let mut inquiry = Inquiry::new(&session, people, SMALL).expect("the game is over");
    while !inquiry.is_done() {
        inquiry.go_on();
    }
    let report = inquiry.report(&Position::words);
    (session, Rc::new(report))
}

#[test]
fn each_person_gets_a_sentence_a_bar_and_numbers_that_add_up() {
    let (_, report) = reported();
    let page = drawn(html! { <Overview report={report.clone()} who={who(3)} /> });
    assert_eq!(page.matches("report__bar").count(), 2, "one for each person");
    assert_eq!(page.matches("could expect").count(), 2);
    assert_eq!(page.matches("← lost").count(), 2, "what lies left of the line is said");
    assert_eq!(page.matches("scope=\"col\"").count(), 3, "computers have their column as well");
    assert!(page.contains("games from other deals"));
    assert!(!page.contains("<i>Ben"), "a name is never markup");
    assert!(!page.contains(" style="), "the policy forbids style attributes");
}

#[test]
fn the_chance_is_drawn_for_people() {
    let (_, report) = reported();
    let page = drawn(html! { <ChanceChart {report} who={who(3)} /> });
    assert!(page.contains("The chance to win, step by step") && page.contains("Ada"));
    assert!(!page.contains("Till"), "nobody asked about the computer");
}

#[test]
fn moments_are_told_in_the_words_of_the_log_and_can_be_tried() {
    let (session, report) = reported();
    let game = Ended::new(session);
    let page = drawn(html! {
        <Moments report={report.clone()} game={game.clone()} who={who(3)} show={Callback::noop()} />
    });
    let moments: usize = report.accounts.values().map(|account| account.moments.len()).sum();
    assert!((1..=6).contains(&moments));
    assert_eq!(page.matches("Show</button>").count(), moments);
    assert_eq!(page.matches("Play on</button>").count(), moments);
    assert!(!page.contains("<ol class=\"loglist\"></ol>"), "each says what happened: {page}");
    let own = report.accounts.iter().find_map(|(seat, account)| {
        let own = |cause: &Cause<String>| matches!(cause, Cause::Own(_));
        Some((seat, account.moments.iter().find(|moment| own(&moment.cause))?.clone()))
    });
    let (seat, moment) = own.expect("chance makes a choice that can be looked at");
    let asked = drawn(html! {
        <TryIt {game} who={who(3)} {seat} {moment} measure={report.measure} close={Callback::noop()} />
    });
    assert!(asked.contains("report__course") && asked.contains("What had just happened"));
    assert!(!asked.contains("what Sharp would do") && !asked.contains('±'), "no answer before");
}

#[test]
fn luck_that_came_somewhere_in_some_steps_is_never_pinned_to_one() {
    let (session, report) = reported();
    let mut report = (*report).clone();
    let step = 8;
    let moment = Moment {
        step,
        since: 2,
        effect: report.accounts[Seat::new(0)].moments[0].effect,
        cause: Cause::Luck,
    };
    report.accounts[Seat::new(0)].moments = vec![moment.clone(), Moment { since: step, ..moment }];
    report.accounts[Seat::new(1)].moments.clear();
    let page = drawn(html! {
        <Moments report={Rc::new(report)} game={Ended::new(session)} who={who(3)} show={Callback::noop()} />
    });
    assert!(page.contains("Steps 3 to 9") && page.contains("Step 9<"), "{page}");
    assert!(page.contains(" more."), "six steps tell more than four lines: {page}");
}

#[test]
fn who_is_not_told_what_was_done_reads_it_all_the_same() {
    let game = Ended::new(finished(3, 11));
    let who = who(3);
    for step in 0..game.steps() {
        assert!(game.doer(step).is_some_and(|seat| seat.index() < 3));
        assert!(game.deed(step, &who).is_some_and(|done| !done.is_empty()));
    }
    assert_eq!(
        (game.after(4).doer(2), game.after(4).deed(2, &who)),
        (None, None),
        "a game that is not over keeps its secrets"
    );
}
