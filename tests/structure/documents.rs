//! What the documents name is there: a stranger who follows a recipe must not look for a test that has another name
//! by now.
use std::fs;
use std::path::Path;

use super::{none_of, root};

/// Those that send people to tests and files.
const GUIDES: [&str; 5] =
    ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "docs/TESTS.md", "docs/PRESSES.md"];

/// Written by a build or by tests.
const MADE: [&str; 3] = ["dist/", "tests/browser/results/shots/", "target/"];

/// All sources and their paths; of the tests, too.
fn project() -> Vec<(String, String)> {
    let mut files = Vec::new();
    let folders =
        ["src", "tests", "scripts", "benches", "styles", "docs", "lean", "tighten", "archive"];
    for folder in folders {
        walk(&root().join(folder), &mut files);
    }
    for path in
        ["play", "test", ".ci/run", "Cargo.toml", "build.rs", "index.html"].iter().chain(&GUIDES)
    {
        let text = fs::read_to_string(root().join(path)).expect("it is there");
        files.push(((*path).to_owned(), text));
    }
    files
}

fn walk(folder: &Path, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            if !["node_modules", "results", "target"].contains(&name.as_str()) {
                walk(&path, files);
            }
        } else {
            let text = fs::read(&path).expect("a file");
            let path = path.strip_prefix(root()).expect("below the root");
            let path = path.to_string_lossy().replace('\\', "/");
            files.push((path, String::from_utf8_lossy(&text).into_owned()));
        }
    }
}

/// What stands between backticks, on one line.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2))
}

fn is_word(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}

/// Whether a name in a guide means nothing in the project.
fn is_lost(name: &str, files: &[(String, String)]) -> bool {
    const ENDS: [&str; 9] = [".rs", ".mjs", ".js", ".sh", ".css", ".json", ".svg", ".txt", ".html"];
    if is_word(name) && name.matches('_').count() >= 2 {
        // A test, or a law: a function of that very name.
        return !files.iter().any(|(_, text)| text.contains(&format!("fn {name}")));
    }
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "_-./".contains(letter);
    let is_path = name.ends_with('/') || ENDS.iter().any(|end| name.ends_with(end));
    if !is_path || !name.chars().all(plain) || MADE.contains(&name) {
        return false;
    }
    let (inside, end) = (format!("/{}", name.trim_start_matches("./")), name.trim_end_matches('/'));
    !files.iter().any(|(path, _)| {
        let path = format!("/{path}");
        if name.ends_with('/') {
            path.contains(&inside)
        } else {
            path.ends_with(&format!("/{end}"))
        }
    })
}

#[test]
fn the_documents_name_what_is_there() {
    let files = project();
    let mut lost = Vec::new();
    for guide in GUIDES {
        let text = fs::read_to_string(root().join(guide)).expect("the guide");
        let missing = quoted(&text).filter(|name| is_lost(name, &files));
        lost.extend(missing.map(|name| format!("{guide}: {name}")));
    }
    none_of(&lost, "named and not there");
}

#[test]
fn a_name_that_is_gone_is_found() {
    let files = [("src/table/log.rs".to_owned(), "fn the_log_is_kept() {}".to_owned())];
    for there in ["the_log_is_kept", "log.rs", "src/table/", "table/log.rs", "BLESS=1", "a word"] {
        assert!(!is_lost(there, &files), "{there}");
    }
    for gone in ["the_log_is_lost", "logs.rs", "src/tables/"] {
        assert!(is_lost(gone, &files), "{gone}");
    }
}
