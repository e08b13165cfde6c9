//! Tests are sentences. The vectors of the rule book lie in `tests/data/supermarche.json`.
mod edges;
mod examples;
mod expect;
mod full_games;
mod given;
mod kit;
mod laws;
mod measure;
mod odds;
