//! What the library may not name, and what every file must say.
use super::games::games;
use super::{Source, none_of, sources};

fn naming(files: &[Source], words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| !file.is_test()) {
        let code = file.lines().filter(|(_, line)| !line.trim_start().starts_with("//"));
        for (number, line) in code {
            for word in words.iter().filter(|word| line.contains(**word)) {
                found.push(format!("{}:{number} names {word}", file.path));
            }
        }
    }
    found
}

fn library() -> Vec<Source> {
    ["src/table", "src/games"].into_iter().flat_map(|folder| sources(folder, "rs")).collect()
}

#[test]
fn the_library_knows_no_browser_and_no_clock() {
    let words =
        ["yew", "gloo", "web_sys", "js_sys", "wasm_bindgen", "std::time", "Instant", "SystemTime"];
    none_of(&naming(&library(), &words), "the rules run anywhere, at any time");
}

#[test]
fn nothing_in_the_rules_depends_on_the_order_of_a_hash() {
    none_of(&naming(&library(), &["HashMap", "HashSet"]), "their order differs from run to run");
}

#[test]
fn the_table_names_no_game() {
    let folders = games();
    let slugs: Vec<String> = folders.iter().map(|game| game.replace('_', "-")).collect();
    let table = sources("src/table", "rs");
    let both: Vec<&str> = folders.iter().chain(&slugs).map(String::as_str).collect();
    none_of(&naming(&table, &both), "what a game needs alone belongs to it");
}

#[test]
fn no_game_names_another() {
    let games = games();
    let mut found = Vec::new();
    for side in ["src/games", "src/bin/app/games"] {
        for game in &games {
            let of_game = format!("{side}/{game}/");
            let files: Vec<Source> = sources(side, "rs")
                .into_iter()
                .filter(|file| file.path.starts_with(&of_game))
                .collect();
            let others: Vec<String> = games
                .iter()
                .filter(|other| *other != game)
                .map(|other| format!("{other}::"))
                .collect();
            let others: Vec<&str> = others.iter().map(String::as_str).collect();
            found.extend(naming(&files, &others));
        }
    }
    none_of(&found, "what two games need belongs to all");
}

#[test]
fn every_file_says_why_it_is_there() {
    let mut files = sources("src", "rs");
    for folder in ["tests", "benches", "scripts"] {
        files.extend(sources(folder, "rs"));
    }
    let silent: Vec<String> = files
        .into_iter()
        .filter(|file| !file.text.starts_with("//!"))
        .map(|file| file.path)
        .collect();
    none_of(&silent, "no module doc");
}
