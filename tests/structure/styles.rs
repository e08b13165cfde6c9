//! The style sheets: no class that nobody wears, no colour that has no name, nothing written over and over.
use std::collections::BTreeMap;

use super::{Source, none_of, sources};

fn without_comments(text: &str) -> String {
    let mut text = text.to_owned();
    while let Some(from) = text.find("/*") {
        let to = text[from..].find("*/").map_or(text.len(), |to| from + to + 2);
        text.replace_range(from..to, "");
    }
    text
}

/// Without comments and declarations: what is left are selectors.
fn selectors(sheet: &Source) -> String {
    let text = without_comments(&sheet.text);
    let mut left = String::new();
    for part in text.split('}') {
        // The innermost brace opens the declarations; what stands before it selects.
        left.push_str(part.rsplit_once('{').map_or("", |(selector, _)| selector));
        left.push('\n');
    }
    left
}

fn is_part_of_a_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

fn classes(selectors: &str) -> Vec<&str> {
    let name = |rest: &'_ str| rest.find(|c| !is_part_of_a_name(c)).unwrap_or(rest.len());
    let begins = |rest: &&str| rest.starts_with(|c: char| c.is_ascii_alphabetic());
    let mut all: Vec<&str> =
        selectors.split('.').skip(1).filter(begins).map(|rest| &rest[..name(rest)]).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Named whole somewhere, or made of a part that is: `place--{}`.
fn is_worn(class: &str, code: &str) -> bool {
    let whole = code.match_indices(class).any(|(at, _)| {
        let before = code[..at].chars().next_back().is_none_or(|c| !is_part_of_a_name(c));
        let after = code[at + class.len()..].chars().next().is_none_or(|c| !is_part_of_a_name(c));
        before && after
    });
    let stem = class.trim_end_matches(|c: char| c.is_ascii_alphanumeric());
    whole || (!stem.is_empty() && code.contains(&format!("{stem}{{")))
}

#[test]
fn every_class_of_a_style_sheet_is_worn() {
    let mut code = String::new();
    for (folder, ext) in [("src/bin/app", "rs"), ("assets", "js"), ("src/bin/app", "svg")] {
        for source in sources(folder, ext) {
            code.push_str(&source.text);
        }
    }
    let page = std::fs::read_to_string(super::root().join("index.html")).expect("the page");
    code.push_str(&page);
    let mut dead = Vec::new();
    for folder in ["styles", "src/bin/app"] {
        for sheet in sources(folder, "css") {
            let selectors = selectors(&sheet);
            let unworn = classes(&selectors).into_iter().filter(|class| !is_worn(class, &code));
            dead.extend(unworn.map(|class| format!("{}: .{class}", sheet.path)));
        }
    }
    none_of(&dead, "nobody wears");
}

#[test]
fn a_class_that_nobody_wears_is_found() {
    let sheet = Source {
        path: String::new(),
        text: "/* .old */ .bar, .bar__sign--2 > .gone { gap: 0.5em; }".to_owned(),
    };
    let selectors = selectors(&sheet);
    assert_eq!(classes(&selectors), ["bar", "bar__sign--2", "gone"]);
    let code = r#"class="bar" format!("bar__sign--{n}") "going""#;
    let dead: Vec<&str> =
        classes(&selectors).into_iter().filter(|class| !is_worn(class, code)).collect();
    assert_eq!(dead, ["gone"]);
}

/// `(selector, declarations)` of every innermost rule.
fn rules(sheet: &Source) -> Vec<(String, String)> {
    let mut rules = Vec::new();
    for piece in without_comments(&sheet.text).split('}') {
        if let Some((head, body)) = piece.rsplit_once('{') {
            let selector = head.rsplit(['{', ';']).next().unwrap_or_default();
            rules.push((selector.trim().to_owned(), body.trim().to_owned()));
        }
    }
    rules
}

/// How often a colour is written out: `#a1b2c3`, `rgb(…)`, `hsl(…)`, `oklch(…)`.
fn raw_colours(declarations: &str) -> usize {
    let hex = declarations.split('#').skip(1).filter(|rest| {
        let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
        matches!(digits, 3 | 4 | 6 | 8)
            && !rest[digits..].starts_with(|c: char| c.is_alphanumeric() || c == '-')
    });
    let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch(", "oklab("];
    hex.count() + functions.iter().map(|name| declarations.matches(name).count()).sum::<usize>()
}

/// Every sheet but the one where colours are named.
fn sheets() -> Vec<Source> {
    let all = ["styles", "src/bin/app"].into_iter().flat_map(|folder| sources(folder, "css"));
    all.filter(|sheet| !sheet.path.ends_with("tokens.css")).collect()
}

#[test]
fn colours_are_tokens() {
    let mut raw = Vec::new();
    for sheet in sheets() {
        let found = rules(&sheet).into_iter().filter(|(_, body)| raw_colours(body) > 0);
        raw.extend(
            found.map(|(selector, body)| format!("{}: {selector} {{ {body} }}", sheet.path)),
        );
    }
    none_of(&raw, "a colour is written out");
}

#[test]
fn a_raw_colour_is_found() {
    assert_eq!(raw_colours("color: #fff; fill: url(#dots); background: rgb(0 0 0 / 20%)"), 2);
}

/// Out of sight and still read out. A sheet cannot borrow the class `.sr` for one width of the window.
const OUT_OF_SIGHT: &str =
    "position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);";

/// A line or two may be alike by chance; three declarations are a thing with a name.
#[test]
fn no_block_of_declarations_is_written_five_times() {
    let mut blocks = BTreeMap::<String, Vec<String>>::new();
    for sheet in sheets() {
        for (selector, body) in rules(&sheet) {
            let body = body.split_whitespace().collect::<Vec<_>>().join(" ");
            if body.matches(':').count() >= 3 && body != OUT_OF_SIGHT {
                blocks.entry(body).or_default().push(format!("{}: {selector}", sheet.path));
            }
        }
    }
    let often = blocks.into_iter().filter(|(_, places)| places.len() >= 5);
    let often: Vec<String> =
        often.map(|(body, places)| format!("{{ {body} }}\n  {}", places.join("\n  "))).collect();
    none_of(&often, "written five times and more");
}

/// Solid may be chosen, flat grey not now, dashes stand for an empty place: one meaning each, everywhere.
#[test]
fn dashes_are_for_empty_places_alone() {
    let state = |selector: &str| {
        ["aria-disabled", ".is-legal", ".is-blocked"].iter().any(|state| selector.contains(state))
    };
    let mut wrong = Vec::new();
    for sheet in sheets() {
        let found = rules(&sheet).into_iter();
        let found = found.filter(|(selector, body)| state(selector) && body.contains("dashed"));
        wrong.extend(found.map(|(selector, _)| format!("{}: {selector}", sheet.path)));
    }
    none_of(&wrong, "says “empty place” of something else");
}

/// Where nothing lies: a place for a card, a cube, a player, a day. Beside them only what is drawn with
/// dashes in the world: a door, a line of a bill.
const DASHED: [&str; 21] = [
    ".continue__none",
    ".calendar td",
    ".slot",
    ".seatrow--empty",
    ".lot-empty",
    ".bm-shop--none",
    ".card--none",
    ".moment__art--none",
    ".hand[data-empty]::before",
    ".set__ghost",
    ".bay .slot",
    ".os-left__bonus",
    ".sm-sign[data-doors~=\"north\"]",
    ".sm-sign[data-doors~=\"south\"]",
    ".sm-sign[data-doors~=\"west\"]",
    ".sm-sign[data-doors~=\"east\"]",
    ".saleflags li",
    ".cust--gone",
    ".sm-occasion__steps li",
    ".slip li",
    ".price-cards li",
];

/// Solid is legal, flat grey is not now, dashes are an empty place.
#[test]
fn dashes_are_for_empty_places() {
    let mut wrong = Vec::new();
    for sheet in sheets() {
        let dashed = rules(&sheet).into_iter().filter(|(_, body)| body.contains("dashed"));
        let other = dashed.filter(|(selector, _)| !DASHED.contains(&selector.as_str()));
        wrong.extend(other.map(|(selector, _)| format!("{}: {selector}", sheet.path)));
    }
    none_of(&wrong, "has dashes and is no empty place");
}

/// Whether all that lies below something depends on a `:has()` of it.
fn concerns_all(selector: &str) -> bool {
    selector.split(',').any(|one| one.contains(":has(") && one.trim_end().ends_with('*'))
}

/// Chromium keeps one list of what the `:has()` of all sheets concern. With everything on it, whatever changes below
/// an element with any `:has()` has all of that element styled anew: a whole table for one press.
#[test]
fn no_has_concerns_everything_below_it() {
    let mut wide = Vec::new();
    for sheet in sheets() {
        let found = rules(&sheet).into_iter().filter(|(selector, _)| concerns_all(selector));
        wide.extend(found.map(|(selector, _)| format!("{}: {selector}", sheet.path)));
    }
    none_of(&wide, "concerns everything below it");
}

#[test]
fn a_has_that_concerns_everything_is_found() {
    assert!(concerns_all(".actions:has(.btn--hide) > *") && concerns_all(".a, .b:has(.c) *, .d"));
    assert!(!concerns_all(".actions:has(> *)") && !concerns_all(".a:has(.b) > .c, .d > *"));
}
