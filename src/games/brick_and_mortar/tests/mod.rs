//! The rule book as tests.
mod cards;
mod conformance;
mod probes;
