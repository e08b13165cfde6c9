//! Finished games: who played, who won, with how many points.
use serde::{Deserialize, Serialize};

use super::cupboard;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// The game's id on this device, so that a game is entered once.
    pub id: String,
    pub game: String,
    /// Milliseconds since 1970.
    pub at: u64,
    pub rounds: u32,
    pub deal: u64,
    pub players: Vec<Player>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub name: String,
    pub person: bool,
    pub points: i32,
    pub place: u8,
}

impl Finished {
    /// Whether `player` won. Alone at the table nobody wins or loses against anybody.
    pub fn won_by(&self, player: &Player) -> bool {
        player.place == 1 && self.players.len() > 1
    }
}

const KEY: &str = "hs.history";
/// Old results make room for new ones.
const MOST: usize = 500;

/// The latest first. A broken history is an empty one; the games themselves are not in it.
pub fn load() -> Vec<Finished> {
    let text = cupboard::read(KEY).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

pub fn enter(finished: Finished) {
    let mut all = load();
    if all.iter().any(|one| one.id == finished.id) {
        return;
    }
    all.insert(0, finished);
    all.truncate(MOST);
    store(&all);
}

pub fn export() -> String {
    serde_json::to_string_pretty(&load()).expect("a history is plain data")
}

/// Clears the history and hands it back, so that it can be restored.
pub fn clear() -> Vec<Finished> {
    let all = load();
    cupboard::remove(KEY);
    all
}

pub fn store(all: &[Finished]) {
    let text = serde_json::to_string(all).expect("a history is plain data");
    // Trouble with the storage is told where games are saved.
    let _ = cupboard::write(KEY, &text);
}

/// Games and wins of every person's name, most wins first.
pub fn wins(all: &[Finished]) -> Vec<(String, u32, u32)> {
    let mut wins: Vec<(String, u32, u32)> = Vec::new();
    let players = all.iter().flat_map(|one| one.players.iter().map(move |player| (one, player)));
    for (one, player) in players.filter(|(_, player)| player.person) {
        let won = u32::from(one.won_by(player));
        match wins.iter_mut().find(|(name, ..)| *name == player.name) {
            Some((_, played, won_before)) => {
                *played += 1;
                *won_before += won;
            }
            None => wins.push((player.name.clone(), 1, won)),
        }
    }
    wins.sort_by(|a, b| (b.2, a.1, &a.0).cmp(&(a.2, b.1, &b.0)));
    wins
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(players: &[(&str, bool, u8)]) -> Finished {
        let player = |&(name, person, place): &(&str, bool, u8)| Player {
            name: name.to_owned(),
            person,
            points: 0,
            place,
        };
        let players = players.iter().map(player).collect();
        Finished { id: String::new(), game: "fiasko".into(), at: 0, rounds: 1, deal: 0, players }
    }

    #[test]
    fn wins_are_counted_by_name_and_only_for_people() {
        let all = [
            game(&[("Ada", true, 1), ("Ben", true, 2), ("Till", false, 3)]),
            game(&[("Ada", true, 1), ("Ben", true, 1)]),
            game(&[("Ada", true, 1)]),
        ];
        assert_eq!(wins(&all), [("Ada".to_owned(), 3, 2), ("Ben".to_owned(), 2, 1)]);
    }
}
