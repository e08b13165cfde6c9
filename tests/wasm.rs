//! What must be the same in the browser as in the other tests. Run by
//! `CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner cargo test
//! --target wasm32-unknown-unknown --test wasm`.
#![cfg(target_arch = "wasm32")]

#[path = "golden/computers.rs"]
mod computers;
#[path = "golden/dice.rs"]
mod dice;
#[path = "golden/playthrough.rs"]
mod playthrough;

use high_street::games::{brick_and_mortar, fiasko, supermarche};
use playthrough::Playthrough;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn the_stream_of_chance_is_the_same_in_the_browser() {
    assert_eq!(dice::stream(), include_str!("golden/dice.txt"));
}

#[wasm_bindgen_test]
fn computers_decide_the_same_in_the_browser() {
    assert_eq!(computers::decisions(), include_str!("golden/computers.txt"));
}

#[wasm_bindgen_test]
fn a_game_plays_the_same_in_the_browser() {
    Playthrough::recheck::<fiasko::Position>(include_str!("golden/fiasko-r1-4.json"));
    let brick = include_str!("golden/brick-and-mortar-r2-4-draft.json");
    Playthrough::recheck::<brick_and_mortar::Position>(brick);
    Playthrough::recheck::<supermarche::Position>(include_str!("golden/supermarche-r1-1.json"));
}
