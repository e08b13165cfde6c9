//! The page: shell, curtain, and a face for each game.
fn main() {}
