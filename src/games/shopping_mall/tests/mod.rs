//! The rule book as tests. Its examples lie in `book.json`.
mod asked;
mod conformance;
mod corners;
mod edges_auction;
mod edges_moving;
mod kit;
mod ladder;
mod laws;
mod map;
mod play;
mod probes;
mod refusals;
mod secrets;
mod vectors_auction;
mod vectors_data;
mod vectors_end;
mod vectors_moving;
