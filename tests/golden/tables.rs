//! Which tables of a game are recorded, and at which its computers are pinned: `golden/tables.json` in the game's folder.
use std::collections::BTreeMap;

use high_street::table::Seed;
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
pub struct Table<S> {
    pub seed: Seed,
    pub setup: S,
}

/// Those listed as `"recorded"` or `"computers"`, by the names their files have.
pub fn tables<S: DeserializeOwned>(json: &str, listed_as: &str) -> BTreeMap<String, Table<S>> {
    let mut lists: BTreeMap<String, BTreeMap<String, Table<S>>> =
        serde_json::from_str(json).expect("golden/tables.json lists setups of this game");
    lists.remove(listed_as).expect("golden/tables.json has both lists")
}
