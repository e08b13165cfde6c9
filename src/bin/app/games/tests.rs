//! What a game needs besides its own folders and the two lists (those are checked by `tests/structure/games.rs`), and
//! that every drawing lies where it is used.
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use super::SHOPS;

fn path(below: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(below)
}

fn read(below: &str) -> String {
    fs::read_to_string(path(below)).unwrap_or_else(|why| panic!("{below}: {why}"))
}

fn names(below: &str) -> Vec<String> {
    let entries = fs::read_dir(path(below)).unwrap_or_else(|why| panic!("{below}: {why}"));
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn folders(below: &str) -> Vec<String> {
    names(below).into_iter().filter(|name| path(&format!("{below}/{name}")).is_dir()).collect()
}

fn folder(slug: &str) -> String {
    slug.replace('-', "_")
}

/// All `.rs` files below a folder, as one text.
fn sources(below: &str) -> String {
    let mut text = String::new();
    for name in names(below) {
        let below = format!("{below}/{name}");
        if path(&below).is_dir() {
            text += &sources(&below);
        } else if below.rsplit_once('.').is_some_and(|(_, kind)| kind == "rs") {
            text += &read(&below);
        }
    }
    text
}

/// The ids of the symbols in a drawing.
fn symbols(drawing: &str) -> Vec<&str> {
    let after = drawing.split("<symbol id=\"").skip(1);
    after.map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn every_shop_has_a_folder_and_every_folder_a_shop() {
    let mut shops: Vec<_> = SHOPS.iter().map(|shop| folder(shop.slug)).collect();
    shops.sort();
    assert_eq!(folders("src/bin/app/games"), shops, "src/bin/app/games and its SHOPS");
}

#[test]
fn nothing_of_an_open_shop_is_forgotten() {
    let mut forgotten = Vec::new();
    let mut want = |there: bool, what: String| {
        if !there {
            forgotten.push(what);
        }
    };
    let tokens = read("styles/tokens.css");
    let readme = read("README.md");
    for shop in SHOPS {
        let name = shop.name;
        for theme in ["", "[data-theme=\"dark\"] "] {
            let colours = format!("\n{theme}[data-game=\"{}\"]", shop.colours);
            want(
                tokens.contains(&colours),
                format!("{name}: its colours in styles/tokens.css: {colours}"),
            );
        }
        want(readme.contains(name), format!("{name}: a word in README.md"));
    }
    assert!(forgotten.is_empty(), "forgotten:\n{}", forgotten.join("\n"));
}

#[test]
fn every_drawing_has_one_place() {
    let mut places = BTreeMap::<String, Vec<String>>::new();
    let mut files: Vec<_> =
        names("assets/art").iter().map(|name| format!("assets/art/{name}")).collect();
    for shop in SHOPS {
        let folder = folder(shop.slug);
        files.push(format!("src/bin/app/games/{folder}/front.svg"));
        files.push(format!("src/bin/app/games/{folder}/art.svg"));
        assert_eq!(symbols(shop.front.drawing), [shop.front.art], "the front of {}", shop.name);
    }
    for file in files {
        for id in symbols(&read(&file)) {
            places.entry(id.to_owned()).or_default().push(file.clone());
        }
    }
    places.retain(|_, files| files.len() > 1);
    assert!(places.is_empty(), "drawn twice: {places:?}");
}

/// A drawing that lies with another game is not there when this one is entered.
#[test]
fn a_shop_uses_its_own_drawings_and_the_common_ones() {
    for shop in SHOPS {
        let code = sources(&format!("src/bin/app/games/{}", folder(shop.slug)));
        for other in SHOPS.iter().filter(|other| other.slug != shop.slug) {
            let art = read(&format!("src/bin/app/games/{}/art.svg", folder(other.slug)));
            for id in symbols(&art) {
                let used = [format!("\"{id}\""), format!("\"#{id}\"")]
                    .iter()
                    .any(|word| code.contains(word));
                assert!(
                    !used,
                    "{} uses {id}, which lies with {}; move it to assets/art",
                    shop.name, other.name
                );
            }
        }
    }
    let shell = sources("src/bin/app/shell") + &sources("src/bin/app/parts");
    for shop in SHOPS {
        let art = read(&format!("src/bin/app/games/{}/art.svg", folder(shop.slug)));
        for id in symbols(&art) {
            assert!(!shell.contains(&format!("\"{id}\"")), "the shell uses {id} of {}", shop.name);
        }
    }
}

#[tokio::test]
async fn every_open_shop_hangs_in_the_gallery_with_every_kind_of_question() {
    for shop in SHOPS {
        let Some(open) = &shop.open else { continue };
        let pages = (open.enter)().await.expect("natively every part is there");
        let exhibits = pages.title.exhibits();
        let names: Vec<&str> = exhibits.iter().map(|exhibit| exhibit.name.as_str()).collect();
        assert!(names.contains(&"the end"), "{}: {names:?}", shop.name);
        let offered = pages.title.offered_by_chance(100..125);
        let missing: Vec<_> =
            offered.iter().filter(|kind| !names.contains(&kind.as_str())).collect();
        assert!(missing.is_empty(), "{} does not show {missing:?}", shop.name);
        for exhibit in &exhibits {
            let (_, warning) = pages.title.open(&exhibit.record).expect("a record of ours");
            assert_eq!(warning, None, "{}: {}", shop.name, exhibit.name);
        }
    }
}
