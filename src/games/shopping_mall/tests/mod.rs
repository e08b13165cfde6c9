//! The rule book as tests. Its examples lie in `tests/data/shopping-mall.json`.
mod kit;
mod map;
mod play;
mod refusals;
mod vectors_auction;
mod vectors_data;
mod vectors_end;
mod vectors_moving;
