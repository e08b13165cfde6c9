//! The rule book as tests.
mod cards;
mod conformance;
mod edges_sale;
mod edges_supply;
mod ladder;
mod probes;
mod stores_after_sale;
mod stores_sale;
mod stores_supply;
mod table;
mod today;
mod vectors_building;
mod vectors_end;
mod vectors_sale;
mod vectors_supply;
