//! The page of results, drawn from a history of known games.
use yew::prelude::*;

use super::HistoryPage;
use crate::parts::stage::drawn;
use crate::store::history::{self, Finished, Player};

#[test]
fn results_are_told_by_place_and_by_name() {
    assert!(drawn(html! { <HistoryPage /> }).contains("No game has been finished yet"));
    let player =
        |name: &str, person, points, place| Player { name: name.into(), person, points, place };
    history::store(&[Finished {
        id: "a".into(),
        game: "fiasko".into(),
        at: 0,
        rounds: 30,
        deal: 4711,
        class: "normal start".into(),
        hints: 2,
        together: false,
        players: vec![player("<b>Bob</b>", true, -5, 2), player("Till", false, 80, 1)],
    }]);
    let page = drawn(html! { <HistoryPage /> });
    for part in [
        "&lt;b&gt;Bob&lt;/b&gt;",
        "−5",
        "Deal 4711",
        "normal start",
        "with 2 hints",
        "Till",
        "computer",
        "Clear the results",
    ] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    let (till, bob) = (page.rfind("Till").unwrap(), page.rfind("Bob").unwrap());
    assert!(till < bob, "winners first");
}

#[test]
fn a_day_lost_together_has_no_winner_on_the_page() {
    let player = |name: &str| Player { name: name.into(), person: true, points: 88, place: 2 };
    history::store(&[Finished {
        id: "a".into(),
        game: "on-shelf".into(),
        at: 0,
        rounds: 12,
        deal: 3,
        class: "Wednesday, together".into(),
        hints: 0,
        together: true,
        players: vec![player("Ada"), player("Ben"), player("Cora")],
    }]);
    let page = drawn(html! { <HistoryPage /> });
    for part in ["Lost together", "Won together", "Ada, Ben and Cora"] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    assert!(!page.contains("i-crown") && !page.contains("2."), "nobody has a place");
}
