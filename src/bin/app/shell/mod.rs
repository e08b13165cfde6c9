//! The rooms of the house: every game stands in the same ones.
pub mod history;
pub mod lobby;
pub mod result;
pub mod rules;
pub mod settings;
pub mod setup;
pub mod table;
