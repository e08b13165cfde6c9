//! The rule book as tests. Its examples lie in `tests/data/on-shelf.json`.
mod cards;
mod conformance;
mod expect;
mod given;
mod kit;
mod probes;
mod vectors;
