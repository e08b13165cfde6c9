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
#[path = "golden/tables.rs"]
mod tables;

use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn the_stream_of_chance_is_the_same_in_the_browser() {
    assert_eq!(dice::stream(), include_str!("golden/dice.txt"));
}

/// A file of the game's own folder.
macro_rules! golden {
    ($game:ident, $file:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/src/games/",
            stringify!($game),
            "/golden/",
            $file
        ))
    };
}

macro_rules! of_every_game {
    ([$($game:ident)+]) => {
        $(mod $game {
            use super::*;
            use high_street::games::$game::Position;

            #[wasm_bindgen_test]
            fn whole_games_of_computers_are_the_same_in_the_browser() {
                let decided = computers::decisions::<Position>(golden!($game, "tables.json"));
                assert_eq!(decided, golden!($game, "computers.txt"));
            }
        })+
    };
}
high_street::each_game!(of_every_game);
