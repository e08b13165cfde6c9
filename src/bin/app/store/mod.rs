//! What this device remembers: settings, games, results, names. All of it plain text under
//! `hs.` keys in the browser's local storage; if that fails, in memory until the page closes.
pub mod history;
pub mod look_back;
pub mod memory;
pub mod notice;
pub mod reports;
pub mod saves;
pub mod settings;
pub mod storage;
