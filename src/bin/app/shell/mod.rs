//! The rooms of the house: every game stands in the same ones.
pub mod history;
pub mod lobby;
pub mod pass_link;
pub mod passed;
pub mod people;
pub mod result;
pub mod rules;
pub mod settings;
pub mod setup;
pub mod table;
