//! A table being set up: what may be changed, what is kept, what is refused and in which words.
use std::rc::Rc;

use high_street::table::{Chair, Hue, Level, Sitter};
use yew::Reducible;

use super::deal;
use super::draft::{Change, Draft};
use super::short::sitting;

fn table(changes: impl IntoIterator<Item = Change>) -> Rc<Draft> {
    changes.into_iter().fold(Rc::new(Draft::new(2..=6, None)), Draft::reduce)
}

fn name(id: u8, name: &str) -> Change {
    Change::Name(id, name.to_owned())
}

#[test]
fn a_new_table_seats_two_people_and_a_computer() {
    let draft = table([]);
    assert_eq!(draft.names(), ["Ada", "Ben", "Olive"]);
    assert_eq!(draft.people(), 2);
    assert_eq!(Draft::new(1..=1, None).names(), ["Ada"]);
    assert_eq!(Draft::new(5..=6, None).count(), 5);
}

#[test]
fn every_colour_is_used_once() {
    let ochre = Hue::ALL[2];
    let draft = table([Change::Hue(0, ochre), Change::Hue(0, Hue::ALL[5]), Change::Hue(1, ochre)]);
    let hues: Vec<u8> = draft.places().iter().map(|place| place.hue.number()).collect();
    assert_eq!(hues, [6, 2, 3], "a taken colour stays where it is");
    let full = table([Change::Add, Change::Add, Change::Add, Change::Add]);
    let mut hues: Vec<u8> = full.places().iter().map(|place| place.hue.number()).collect();
    hues.sort_unstable();
    assert_eq!(hues, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn the_table_keeps_to_the_seats_of_the_game() {
    assert_eq!(table([Change::Add, Change::Add, Change::Add, Change::Add]).count(), 6);
    let small = table([Change::Remove(2), Change::Remove(1), Change::Remove(0)]);
    assert_eq!(small.names(), ["Ada", "Ben"]);
    assert_eq!(table([Change::Remove(0), Change::Add]).names(), ["Ben", "Olive", "Ada"]);
}

#[test]
fn seats_change_places() {
    assert_eq!(
        table([Change::Up(2), Change::Up(2), Change::Up(2)]).names(),
        ["Olive", "Ada", "Ben"]
    );
    assert_eq!(table([Change::Up(9), Change::Up(0)]).names(), ["Ada", "Ben", "Olive"]);
}

#[test]
fn an_unchosen_name_changes_with_the_kind_of_player() {
    let computer = Sitter::Computer(Level::Hard);
    assert_eq!(table([Change::Sitter(0, computer)]).names()[0], "Till");
    let named = table([name(0, "Zoë"), Change::Sitter(0, computer)]);
    assert_eq!(named.names()[0], "Zoë");
}

#[test]
fn somebody_known_sits_where_nobody_was_named_or_where_a_name_was_pressed() {
    let known = |at, name: &str| Change::Known(at, name.to_owned());
    let draft = table([known(None, "Mia"), known(None, "Jonas")]);
    assert_eq!(draft.names(), ["Mia", "Jonas", "Olive"], "first the chairs nobody has named");
    let draft = table([known(None, "Mia"), known(None, "Jonas"), known(None, "Emre")]);
    assert_eq!(draft.names(), ["Mia", "Jonas", "Olive", "Emre"], "then one more");
    assert_eq!(draft.people(), 3);
    let draft = table([known(Some(2), "Mia")]);
    assert_eq!((draft.names()[2].as_str(), draft.people()), ("Mia", 3), "a computer makes room");
    let full = Draft::new(2..=2, None);
    let full = [known(None, "Mia"), known(None, "Jonas"), known(None, "Emre")]
        .into_iter()
        .fold(Rc::new(full), Draft::reduce);
    assert_eq!(full.names(), ["Mia", "Emre"], "a full table changes its last name");
}

#[test]
fn names_are_never_empty_and_never_the_same() {
    let draft =
        table([name(0, "  "), name(1, "max"), name(2, "Max"), Change::Add, name(3, "MAX ")]);
    assert_eq!(draft.names(), ["Ada", "max", "Max 2", "MAX 3"]);
    let long = "x".repeat(40);
    let draft = table([name(0, &long), name(1, &long)]);
    let names = draft.names();
    assert!(
        names[0] != names[1] && names.iter().all(|name| name.chars().count() <= 24),
        "{names:?}"
    );
}

#[test]
fn six_like_names_are_told_apart_even_where_the_numbers_are_typed() {
    let long = "x".repeat(22);
    let typed = [2, 3, 4, 5, 6, 2].map(|number| format!("{long} {number}"));
    let adds = [Change::Add, Change::Add, Change::Add];
    let names = (0..).zip(typed).map(|(id, typed)| Change::Name(id, typed));
    let mut names = table(adds.into_iter().chain(names)).names();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 6);
}

#[test]
fn odd_names_stay_data() {
    let draft = table([name(0, "<b>Bob</b>"), name(1, "\u{202E}נועה"), name(2, "👩‍🚒🛒")]);
    assert_eq!(draft.names(), ["<b>Bob</b>", "נועה", "👩‍🚒🛒"]);
}

#[test]
fn the_last_table_is_set_again() {
    let chair = |name: &str, hue: usize| Chair {
        name: name.to_owned(),
        hue: Hue::ALL[hue],
        sitter: Sitter::Person,
    };
    let last = [chair("Nia", 4), chair("Oto", 4), chair("", 0)];
    let draft = Draft::new(2..=6, Some(&last));
    assert_eq!(draft.names(), ["Nia", "Oto", "Nobody"]);
    assert_eq!(draft.chairs(), Draft::new(2..=6, Some(&last)).chairs());
    assert_ne!(draft.places()[0].hue, draft.places()[1].hue);
    assert_eq!(Draft::new(2..=2, Some(&last)).names(), ["Nia", "Oto"]);
    assert_eq!(Draft::new(2..=6, Some(&last[..1])).names(), ["Nia", "Ben"]);
}

#[test]
fn a_deal_number_is_digits_or_nothing() {
    assert_eq!(deal::read(""), Ok(None));
    assert_eq!(deal::read(" 482 113 907 ").unwrap().unwrap().0, 482_113_907);
    assert_eq!(deal::read("1").unwrap().unwrap().0, 1);
    for (text, part) in [
        ("0", "1 to 999 999 999"),
        ("1000000000", "1 to 999 999 999"),
        ("99999999999999999999999999", "1 to 999 999 999"),
        ("-5", "digits only"),
        ("12a", "digits only"),
        ("٣", "digits only"),
    ] {
        let why = deal::read(text).unwrap_err();
        assert!(why.contains(part), "{text}: {why}");
    }
}

#[test]
fn it_is_said_whether_the_shutter_is_used() {
    assert!(sitting(0, true).contains("computers"));
    assert!(sitting(1, true).contains("no shutter"));
    assert!(sitting(3, true).starts_with("Three people"));
    assert!(sitting(3, true).contains("earphones"));
    assert!(sitting(4, false).starts_with("Four people"));
    assert!(sitting(4, false).contains("no shutter"));
}

#[cfg(feature = "ssr")]
#[test]
fn the_page_is_drawn_and_remembers_the_last_table() {
    use high_street::games::fiasko::{Position, Setup};
    use yew::prelude::*;

    use super::SetupPage;
    use crate::parts::stage::drawn;
    use crate::seated::Title;
    use crate::store::memory;

    let title = Title::of::<Position>();
    let page = drawn(html! { <SetupPage {title} /> });
    for part in [
        "Around the table",
        "Add a fourth player",
        "Deal number",
        "Play today’s deal",
        "Pass today’s deal on",
        "House rules and aids",
        "wins 6 of 10 games against Calm",
        "In short",
        "Two people share",
        "Open the shop",
    ] {
        assert!(page.contains(part), "{part}");
    }
    let draft = table([Change::Remove(2), name(0, "<b>Nia</b>")]);
    memory::remember_table::<Position>(&draft.chairs(), &Setup::by_the_book(2));
    let page = drawn(html! { <SetupPage {title} /> });
    assert!(page.contains("&lt;b&gt;Nia") && !page.contains("><b>Nia"), "a name is never markup");
    assert!(page.contains("Add a third player"));
    assert!(!page.contains(" style="), "the policy forbids style attributes");
}
