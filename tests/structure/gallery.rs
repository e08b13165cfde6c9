//! The gallery of development builds shows every piece that faces are made of.
use std::fs;

use super::{none_of, root, sources};

/// The components a file makes for others: `pub fn Dial(…)` under `#[component]`.
fn components(text: &str) -> impl Iterator<Item = &str> {
    text.split("#[component]\npub fn ")
        .skip(1)
        .map(|rest| rest.split(|letter: char| !letter.is_alphanumeric()).next().expect("a name"))
}

#[test]
fn the_gallery_shows_every_piece() {
    let shown = fs::read_to_string(root().join("src/bin/app/gallery/pieces.rs")).expect("a text");
    let mut missing = Vec::new();
    for room in ["src/bin/app/parts", "src/bin/app/counter"] {
        // A line is drawn by the chart around it.
        for file in sources(room, "rs").iter().filter(|file| !file.path.ends_with("chart/line.rs"))
        {
            let unseen = components(&file.text).filter(|name| !shown.contains(&format!("<{name}")));
            missing.extend(unseen.map(|name| format!("{}: {name}", file.path)));
        }
    }
    none_of(&missing, "is not in the gallery");
}

#[test]
fn a_piece_is_known_by_its_component() {
    let text = "#[component]\npub fn Dial(props: &P) -> Html {\n#[component]\npub fn Pick<T>(\nfn own() {}";
    assert_eq!(components(text).collect::<Vec<_>>(), ["Dial", "Pick"]);
}
