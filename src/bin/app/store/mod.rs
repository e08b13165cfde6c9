//! What this device remembers: settings, games, results, names. All of it plain text under
//! `hs.` keys in the browser's local storage; if that fails, in memory until the page closes.
pub mod cupboard;
pub mod history;
pub mod memory;
pub mod settings;
pub mod shelf;
pub mod tables;
