//! The street as it is drawn, with good and broken saves lying on it.
use yew::prelude::*;

use super::Lobby;
use crate::games;
use crate::parts::stage::drawn;
use crate::store::storage;

fn row(title: &str, name: &str, finished: bool) -> String {
    serde_json::json!({
        "format": 1, "game": "fiasko", "title": title, "round": 19, "standings": [66, -4],
        "chairs": [
            { "name": name, "hue": 1, "sitter": "Person" },
            { "name": "Till", "hue": 2, "sitter": { "Computer": "Normal" } },
        ],
        "next": name, "finished": finished, "saved_at": 5, "save": "packed",
    })
    .to_string()
}

/// Storage is missing natively, so this is also the street of a browser that keeps nothing.
#[test]
fn the_street_lists_every_game_and_what_is_wrong_with_the_broken() {
    for (id, text) in [
        ("a", row("", "<img src=x>", false)),
        ("b", row("Sunday", "Ada", true)),
        ("c", "{torn".to_owned()),
    ] {
        let _ = storage::write(&format!("hs.game.{id}"), &text);
    }
    crate::store::notice::leave("The game was continued in another window.");
    let page = drawn(html! { <Lobby /> });
    for part in [
        "Carry on where you left off",
        "class=\"strip\"",
        "is next, Turn 19",
        "&lt;img src=x&gt;",
        "is next",
        "#/table/fiasko/a",
        "Sunday",
        "See the result",
        "This game cannot be opened",
        "not a High Street game file",
        "continued in another window",
        "keeps nothing for us",
        "#/new/fiasko",
    ] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    assert!(!page.contains("<img"), "a name is never markup");
    for shop in games::SHOPS {
        let door = page.contains(&format!("#/new/{}", shop.slug));
        assert_eq!(door, shop.open.is_some(), "{}: a closed shop has no door", shop.name);
    }
    assert!(!page.contains(" style="), "the policy forbids style attributes");
    let again = drawn(html! { <Lobby /> });
    assert!(!again.contains("continued in another window"), "a notice is shown once");
}

#[test]
fn a_tried_table_is_marked_in_the_list() {
    let tried = r#""tried":{"after":23,"fresh_luck":false},"save""#;
    let text = row("", "Ada", false).replace(r#""save""#, tried);
    let _ = storage::write("hs.game.t", &text);
    assert!(drawn(html! { <Lobby /> }).contains("Tried from step 23, the same luck"));
}

#[test]
fn an_empty_street_says_how_to_begin() {
    assert!(drawn(html! { <Lobby /> }).contains("No game is waiting"));
}
