//! The rule book as tests. Its examples lie in `book.json`.
mod cards;
mod conformance;
mod corners;
mod expect;
mod flow;
mod given;
mod hours;
mod kit;
mod ladder;
mod minds;
mod probes;
mod secrets;
mod twins;
mod vectors;
