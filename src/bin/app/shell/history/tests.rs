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
