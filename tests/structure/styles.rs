//! The style sheets: no class that nobody wears.
use super::{Source, none_of, sources};

/// Without comments and declarations: what is left are selectors.
fn selectors(sheet: &Source) -> String {
    let mut text = sheet.text.clone();
    while let Some(from) = text.find("/*") {
        let to = text[from..].find("*/").map_or(text.len(), |to| from + to + 2);
        text.replace_range(from..to, "");
    }
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
