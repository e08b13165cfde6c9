//! What is counted for one name, and how it is drawn.
use yew::prelude::*;

use super::daily::{bests, days_of, longest_streak, streak};
use super::tally::{Played, beaten_by, course, hundredths, rows, tally, wins_by_chance};
use super::{PersonPage, rate, tenths};
use crate::device::days;
use crate::parts::stage::drawn;
use crate::store::history::{self, Finished, Player, Tally};

fn game(game: &str, deal: u64, at: u64, players: &[(&str, i32, u8)]) -> Finished {
    let player = |&(name, points, place): &(&str, i32, u8)| Player {
        name: name.to_owned(),
        person: !name.starts_with("Till"),
        points,
        place,
    };
    Finished {
        id: format!("{game}{deal}{at}"),
        game: game.to_owned(),
        at,
        rounds: 9,
        deal,
        class: String::new(),
        hints: 0,
        together: false,
        players: players.iter().map(player).collect(),
    }
}

fn evening() -> Vec<Finished> {
    vec![
        game("fiasko", 1, 5, &[("Ada", 60, 1), ("Ben", 60, 1), ("Till", 10, 3), ("Cora", 9, 4)]),
        game("fiasko", 2, 4, &[("Ada", 41, 2), ("Ben", 50, 1), ("Till", 40, 3), ("Cora", 0, 4)]),
        game("fiasko", 3, 3, &[("Ada", -10, 2), ("Ben", 30, 1)]),
        Finished {
            together: true,
            ..game("on-shelf", 4, 2, &[("Ada", 90, 2), ("Ben", 90, 2), ("Till", 90, 2)])
        },
        game("supermarche", 5, 1, &[("Ada", 120, 1)]),
        game("fiasko", 6, 0, &[("Ben", 70, 1), ("Cora", 20, 2)]),
    ]
}

#[test]
fn games_against_others_together_and_alone_are_never_added_up() {
    let all = evening();
    let ada = Played::by("Ada", &all);
    assert_eq!((ada.rivals.len(), ada.together.len(), ada.alone.len()), (3, 1, 1));
    assert_eq!(tally(&ada.rivals), Tally { played: 3, won: 1 });
    assert_eq!(tally(&ada.together), Tally { played: 1, won: 0 });
    assert!(Played::by("Till", &all).is_empty(), "computers have no page");
    assert!(Played::by("Zoë", &all).is_empty());
}

#[test]
fn chance_gives_each_chair_its_share_of_the_wins_there_were() {
    let all = evening();
    let ada = Played::by("Ada", &all);
    // Two winners of four, one of four, one of two.
    assert_eq!(wins_by_chance(&ada.rivals), 50 + 25 + 50);
    let three = |at| game("fiasko", 1, at, &[("Ada", 3, 1), ("Ben", 2, 2), ("Cora", 1, 3)]);
    let all: Vec<Finished> = (0..11).map(three).collect();
    assert_eq!(wins_by_chance(&Played::by("Ada", &all).rivals), 367, "eleven thirds");
    assert_eq!([0, 25, 50, 125, 300].map(hundredths), ["0", "0.25", "0.5", "1.25", "3"]);
}

#[test]
fn averages_and_bests_are_told_by_title_and_number_of_players() {
    let all = evening();
    let told: Vec<_> = rows(&Played::by("Ada", &all).rivals)
        .iter()
        .map(|row| (row.seats, row.tally.played, tenths(row.average()), row.best))
        .collect();
    assert_eq!(told, [(4, 2, "50.5".to_owned(), 60), (2, 1, "−10".to_owned(), -10)]);
}

#[test]
fn averages_are_spelled_as_other_numbers_are() {
    let told = [12_345, 48_320, 5, -5, -105, -12_340].map(tenths);
    assert_eq!(told, ["1,234.5", "4,832", "0.5", "−0.5", "−10.5", "−1,234"]);
}

#[test]
fn whoever_came_before_most_often_is_named_first_and_equals_have_not() {
    let all = evening();
    let told: Vec<_> = beaten_by(&Played::by("Ada", &all).rivals)
        .into_iter()
        .map(|rival| (rival.name, rival.ahead, rival.games))
        .collect();
    assert_eq!(told, [("Ben".to_owned(), 2, 3)]);
}

#[test]
fn wins_and_chance_go_along_from_the_first_game_on() {
    let all = evening();
    assert_eq!(course(&Played::by("Ada", &all).rivals), [[0, 0], [0, 1], [0, 1], [1, 1]]);
}

#[test]
fn every_rate_stands_with_its_count() {
    assert_eq!(rate(Tally { played: 12, won: 4 }), "4 of 12 (33%)");
    assert_eq!(rate(Tally { played: 3, won: 2 }), "2 of 3 (67%)");
}

const DAY: u64 = 86_400_000;

/// The deal of a day, finished so many days later.
fn of_the_day(date: u32, later: u64, points: i32) -> Finished {
    let day = u64::try_from(days::running(date).unwrap()).unwrap();
    game("supermarche", date.into(), (day + later) * DAY + 5, &[("Ada", points, 1)])
}

#[test]
fn a_streak_is_made_of_days_played_in_time() {
    let all = vec![
        of_the_day(20_261_030, 0, 80),
        of_the_day(20_261_031, 1, 90),
        of_the_day(20_261_101, 0, 100),
        of_the_day(20_261_103, 9, 300),
        of_the_day(20_261_104, 0, 70),
        of_the_day(20_261_104, 0, 75),
        game("fiasko", 4_711, 3 * DAY, &[("Ada", 1, 1), ("Ben", 0, 2)]),
    ];
    let played = Played::by("Ada", &all);
    let found = days_of(&played);
    assert_eq!(found.len(), 5, "a number that is no date is no day");
    let day = |date| days::running(date).unwrap();
    assert_eq!(longest_streak(&found), 3);
    assert_eq!(streak(&found, day(20_261_104)), 1);
    assert_eq!(streak(&found, day(20_261_105)), 1, "today may still be played");
    assert_eq!(streak(&found, day(20_261_106)), 0);
    assert_eq!(streak(&found, day(20_261_101)), 3);
    assert_eq!(found[&day(20_261_104)].results, [("supermarche".to_owned(), 75)]);
    assert_eq!(bests(&found), [("supermarche".to_owned(), 300, day(20_261_103))]);
}

#[test]
fn a_page_for_a_name_tells_all_of_it_and_no_chart_of_few_games() {
    history::store(&evening());
    let page = drawn(html! { <PersonPage name="Ada" /> });
    for part in [
        "Against others",
        "Won 1 of 3 (33%)",
        "Chance would give 1.25 of 3",
        "Fiasko<small>4 players</small>",
        "50.5",
        "Most often beaten by",
        "2 of 3 games",
        "from 10 games on",
        "Together",
        "Won 0 of 1 (0%)",
        "Alone",
        "Supermarché",
        "Daily deals",
    ] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    assert!(!page.contains("chart--wide") && !page.contains(" style="));
    assert!(drawn(html! { <PersonPage name="<b>" /> }).contains("Nobody of this name"));
}

#[test]
fn ten_games_are_charted() {
    let one = |at| game("fiasko", 1, at, &[("Ada", 60, 1), ("Ben", 6, 2)]);
    history::store(&(0..10).map(one).collect::<Vec<_>>());
    let page = drawn(html! { <PersonPage name="Ada" /> });
    assert!(page.contains("chart--wide"), "{page}");
    assert!(page.contains("<bdi>Chance</bdi>"), "an initial alone says nothing: {page}");
}
