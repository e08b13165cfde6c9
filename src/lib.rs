//! High Street: five board games about shops. Rules, seats, secrets, saves and computer players.
//!
//! No browser, no clock and no global state here. The page and the worker are other crates and
//! see a game only through its [`table::Game::View`].
#![forbid(unsafe_code)]

pub mod games;
pub mod table;
