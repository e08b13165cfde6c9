//! A game is a folder on each side and its name in the list of each. This names what one of them lacks.
use std::fs;

use super::{none_of, root};

/// The games, by their folders on the side of the rules.
pub fn games() -> Vec<String> {
    folders("src/games")
}

fn folders(below: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join(below)).expect("the folder is there");
    let folders =
        entries.map(|entry| entry.expect("an entry")).filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> =
        folders.map(|entry| entry.file_name().into_string().expect("a plain name")).collect();
    names.sort();
    names
}

/// What lies in each of a game's two folders. `…` stands for any name.
const RULES: [&str; 10] = [
    "mod.rs",
    "position.rs",
    "action.rs",
    "view.rs",
    "imagine.rs",
    "bot/mod.rs",
    "tests/mod.rs",
    "golden/tables.json",
    "golden/computers.txt",
    "golden/endless.json",
];
const PAGE: [&str; 7] = [
    "mod.rs",
    "shop.rs",
    "front.svg",
    "art.svg",
    "style.css",
    "browser/kit.mjs",
    "browser/….spec.mjs",
];

fn lies_there(path: &str) -> bool {
    let Some((before, after)) = path.split_once('…') else { return root().join(path).is_file() };
    let entries = fs::read_dir(root().join(before)).into_iter().flatten();
    let mut names = entries.flatten().map(|entry| entry.file_name());
    names.any(|name| name.to_string_lossy().ends_with(after))
}

/// All that a game of this name lacks.
fn lacking(game: &str) -> Vec<String> {
    let read = |path: &str| fs::read_to_string(root().join(path)).expect("a text");
    let (rules, page) = (read("src/games/mod.rs"), read("src/bin/app/games/mod.rs"));
    let list = rules.lines().find(|line| line.contains("$rows! {")).expect("the list of games");
    let mut lacking = Vec::new();
    for (side, parts) in [("src/games", &RULES[..]), ("src/bin/app/games", &PAGE[..])] {
        let paths = parts.iter().map(|part| format!("{side}/{game}/{part}"));
        lacking.extend(paths.filter(|path| !lies_there(path)));
    }
    let mut want = |there: bool, what: String| {
        if !there {
            lacking.push(what);
        }
    };
    want(
        rules.contains(&format!("pub mod {game};")),
        format!("pub mod {game}; in src/games/mod.rs"),
    );
    let listed = list.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    want(
        listed.into_iter().any(|word| word == game),
        format!("{game} in each_game! of src/games/mod.rs"),
    );
    let shop = format!("&{game}::shop::SHOP,");
    want(page.contains(&shop), format!("{shop} in src/bin/app/games/mod.rs"));
    lacking
}

#[test]
fn nothing_of_a_game_is_forgotten() {
    assert_eq!(games(), folders("src/bin/app/games"), "a folder on each side");
    let lacking: Vec<String> = games().iter().flat_map(|game| lacking(game)).collect();
    none_of(&lacking, "forgotten");
}

#[test]
fn whatever_a_new_game_lacks_is_named() {
    let lacking = lacking("chess");
    assert_eq!(lacking.len(), RULES.len() + PAGE.len() + 3, "{lacking:?}");
    for part in [
        "src/games/chess/golden/tables.json",
        "src/bin/app/games/chess/browser/kit.mjs",
        "src/bin/app/games/chess/browser/….spec.mjs",
        "chess in each_game! of src/games/mod.rs",
        "&chess::shop::SHOP, in src/bin/app/games/mod.rs",
    ] {
        assert!(lacking.iter().any(|what| what == part), "{part} is not among {lacking:?}");
    }
}

/// Golden files and kits are for tests: neither cargo nor Trunk may put them into what is shipped.
#[test]
fn nothing_of_the_tests_is_in_the_page() {
    let page = fs::read_to_string(root().join("index.html")).expect("the page");
    let copied = page.lines().filter(|line| line.contains("data-trunk"));
    let found: Vec<String> =
        copied.filter(|line| line.contains("src/")).map(ToOwned::to_owned).collect();
    none_of(&found, "Trunk takes from src what cargo does not");
    let mut named = Vec::new();
    for file in super::sources("src", "rs").iter().filter(|file| !file.is_test()) {
        let lines = file.lines().filter(|(_, line)| line.contains("include_"));
        let tested =
            lines.filter(|(_, line)| line.contains("golden/") || line.contains("browser/"));
        named.extend(tested.map(|(number, _)| format!("{}:{number}", file.path)));
    }
    none_of(&named, "compiled in");
}
