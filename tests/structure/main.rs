//! How the house is built: who may know whom, and what may be written where. Read from the sources
//! themselves, so that a slip is named by file and line before anybody has to notice it.
mod documents;
mod gallery;
mod games;
mod layers;
mod rules;
mod styles;

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the project: its path from the root, and its text.
pub struct Source {
    pub path: String,
    pub text: String,
}

impl Source {
    /// Whether it is only there for tests.
    pub fn is_test(&self) -> bool {
        self.path.split('/').any(|part| {
            matches!(
                part,
                "tests" | "tests.rs" | "conformance" | "lease" | "testing.rs" | "testing"
            )
        })
    }

    /// Its code without the tests at its end, line by line, with the number of each.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let code = self.text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        code.lines().enumerate().map(|(at, line)| (at + 1, line))
    }
}

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All files below `folder` whose names end with `ext`, in order.
pub fn sources(folder: &str, ext: &str) -> Vec<Source> {
    let mut found = Vec::new();
    collect(&root().join(folder), ext, &mut found);
    found.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(!found.is_empty(), "nothing to read below {folder}");
    found
}

fn collect(folder: &Path, ext: &str, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, ext, found);
        } else if path.extension().is_some_and(|other| other == ext) {
            let text = fs::read_to_string(&path).expect("a text");
            let path = path.strip_prefix(root()).expect("below the root");
            found.push(Source { path: path.to_string_lossy().replace('\\', "/"), text });
        }
    }
}

/// Fails with all of them at once.
pub fn none_of(found: &[String], what: &str) {
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}
