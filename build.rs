//! What cargo cannot say by itself.
//!
//! - The released page is cut into a file for the street and one for each shop (`scripts/bin/wasm-bindgen`). The cut
//!   needs to know what refers to what.
//! - A shop's stylesheet travels inside its part, and so does that of the results: nobody else would take comments and
//!   blanks out.
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    let shorten = |sheet: &Path, name: &str| {
        let Ok(text) = fs::read_to_string(sheet) else { return };
        println!("cargo::rerun-if-changed={}", sheet.display());
        fs::write(out.join(format!("{name}.css")), without_blanks(&text))
            .expect("a writable folder");
    };
    for entry in fs::read_dir("src/bin/app/games").expect("the shops") {
        let shop = entry.expect("an entry").path();
        let name = shop.file_name().expect("a folder has a name").to_string_lossy();
        shorten(&shop.join("style.css"), &name);
    }
    shorten(Path::new("styles/results.css"), "results");
}

/// The same rules without comments, and without blanks that say nothing. What stands in quotes stays as it is.
fn without_blanks(sheet: &str) -> String {
    let mut short = String::with_capacity(sheet.len());
    let mut rest = sheet;
    let mut blank = false;
    while let Some(next) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").expect("a comment ends").1;
            blank = true;
        } else if next.is_whitespace() {
            rest = rest.trim_start();
            blank = true;
        } else {
            // A blank before a colon is part of a selector, one after it never is.
            let needless = |before: Option<char>| {
                before.is_none_or(|before| "{};,:>".contains(before)) || "{};,>".contains(next)
            };
            if blank && !needless(short.chars().next_back()) {
                short.push(' ');
            }
            blank = false;
            if next == '}' && short.ends_with(';') {
                short.pop();
            }
            let quoted = if next == '"' || next == '\'' {
                rest[1..].find(next).expect("a quote ends") + 2
            } else {
                0
            };
            let taken = quoted.max(next.len_utf8());
            short.push_str(&rest[..taken]);
            rest = &rest[taken..];
        }
    }
    short
}
