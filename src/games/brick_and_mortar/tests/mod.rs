//! The rule book as tests.
mod cards;
mod conformance;
mod ladder;
mod probes;
mod stores_sale;
mod stores_supply;
mod table;
mod vectors_building;
mod vectors_end;
mod vectors_sale;
mod vectors_supply;
