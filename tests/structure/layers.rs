//! The rooms of the page stand on each other and never the other way round.
use super::{Source, none_of, sources};

/// From the ground up. A room may use those before it, and rooms of one row each other's never.
const ROOMS: [&[&str]; 11] = [
    &["routes", "device", "words", "own_file"],
    &["navigate", "store"],
    &["house"],
    &["parts"],
    &["counter"],
    &["face"],
    &["seated"],
    &["games"],
    &["shell"],
    &["inside"],
    &["app", "gallery"],
];

fn rank(room: &str) -> Option<usize> {
    ROOMS.iter().position(|row| row.contains(&room))
}

/// "src/bin/app/shell/table/mod.rs" stands in "shell".
fn room(path: &str) -> &str {
    let inside = path.strip_prefix("src/bin/app/").expect("a file of the page");
    let first = inside.split('/').next().expect("a name");
    first.strip_suffix(".rs").unwrap_or(first)
}

/// The rooms a line names: `crate::parts::icon`, `use crate::{face, parts}` is not written here.
fn named(line: &str) -> impl Iterator<Item = &str> {
    line.split("crate::").skip(1).map(|rest| {
        rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or("")
    })
}

fn upward(source: &Source) -> Vec<String> {
    let own = room(&source.path);
    let Some(here) = rank(own) else { return vec![format!("{} stands in no room", source.path)] };
    let mut found = Vec::new();
    for (number, line) in source.lines().filter(|(_, line)| !line.trim_start().starts_with("//")) {
        for other in named(line).filter(|other| *other != own) {
            if rank(other).is_some_and(|there| there >= here) {
                found.push(format!("{}:{number} names {other}", source.path));
            }
        }
    }
    found
}

#[test]
fn no_room_of_the_page_knows_one_that_stands_on_it() {
    let pages = sources("src/bin/app", "rs");
    let code = pages.iter().filter(|page| !page.is_test() && page.path != "src/bin/app/main.rs");
    // The stage on which tests draw stands in a room of its own.
    let found: Vec<String> = code.flat_map(upward).collect();
    none_of(&found, "against the order of the rooms");
}

#[test]
fn the_order_of_the_rooms_can_be_broken() {
    let slip = Source {
        path: "src/bin/app/parts/icon.rs".to_owned(),
        text: "//! Icons.\nuse crate::shell::table::Table;\n".to_owned(),
    };
    assert_eq!(upward(&slip), ["src/bin/app/parts/icon.rs:2 names shell"]);
}
