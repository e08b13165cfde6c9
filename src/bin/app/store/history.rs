//! Finished games: who played, who won, with how many points.
use serde::{Deserialize, Serialize};

use super::storage;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// The game's id on this device, so that a game is entered once.
    pub id: String,
    pub game: String,
    /// Milliseconds since 1970.
    pub at: u64,
    pub rounds: u32,
    pub deal: u64,
    /// What it may be compared with: "normal start". Empty where results are not compared.
    #[serde(default)]
    pub class: String,
    /// How often the advisor was asked.
    #[serde(default)]
    pub hints: u32,
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
    let text = storage::read(KEY).unwrap_or_default();
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

/// Clears the history and hands it back, so that it can be put back.
pub fn clear() -> Vec<Finished> {
    let all = load();
    storage::remove(KEY);
    all
}

/// Undoes [`clear`]; what was entered since stays. Hands out all there is now.
pub fn put_back(cleared: &[Finished]) -> Vec<Finished> {
    let mut all = load();
    let gone = |one: &&Finished| !all.iter().any(|other| other.id == one.id);
    let back: Vec<Finished> = cleared.iter().filter(gone).cloned().collect();
    all.extend(back);
    all.truncate(MOST);
    store(&all);
    all
}

pub fn store(all: &[Finished]) {
    let text = serde_json::to_string(all).expect("a history is plain data");
    // Trouble with the storage is told where games are saved.
    let _ = storage::write(KEY, &text);
}

/// "with 2 hints", "without hints".
pub fn with_hints(hints: u32) -> String {
    match hints {
        0 => "without hints".to_owned(),
        1 => "with 1 hint".to_owned(),
        _ => format!("with {hints} hints"),
    }
}

/// A result as people read it, with a real minus.
pub fn points(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// The best result of a person in each class of each game, the earlier of two equals. A better
/// one with hints stands beside it.
pub fn bests(all: &[Finished]) -> Vec<(&Finished, &Player)> {
    type Best<'a> = (&'a Finished, &'a Player);
    let like =
        |one: &Finished, other: &Finished| one.game == other.game && one.class == other.class;
    let mut bests: Vec<Best> = Vec::new();
    for one in all.iter().rev().filter(|one| !one.class.is_empty()) {
        for player in one.players.iter().filter(|player| player.person) {
            let same =
                |(other, _): &&mut Best| like(one, other) && (one.hints > 0) == (other.hints > 0);
            match bests.iter_mut().find(same) {
                Some(best) if best.1.points >= player.points => {}
                Some(best) => *best = (one, player),
                None => bests.push((one, player)),
            }
        }
    }
    let (mut kept, aided): (Vec<Best>, Vec<Best>) =
        bests.into_iter().partition(|(one, _)| one.hints == 0);
    let better = |(one, player): &Best| {
        !kept.iter().any(|(other, best)| like(one, other) && best.points >= player.points)
    };
    let aided: Vec<Best> = aided.into_iter().filter(better).collect();
    kept.extend(aided);
    kept.sort_by_key(|(one, _)| (&one.game, &one.class));
    kept
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
        let (class, hints) = (String::new(), 0);
        Finished {
            id: String::new(),
            game: "fiasko".into(),
            at: 0,
            rounds: 1,
            deal: 0,
            class,
            hints,
            players,
        }
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
    fn alone(name: &str, points: i32, class: &str, hints: u32) -> Finished {
        let mut one = game(&[(name, true, 1)]);
        one.players[0].points = points;
        Finished { class: class.to_owned(), hints, ..one }
    }

    #[test]
    fn the_best_of_each_class_is_the_first_to_reach_it_and_hints_stand_apart() {
        // The latest first, as they are stored.
        let mut all = vec![
            alone("Cora", 99, "", 0),
            alone("Ben", 80, "easy start", 0),
            alone("Ada", 80, "easy start", 0),
            alone("Ada", 70, "easy start", 2),
            alone("Ada", 60, "hard start", 0),
            alone("Ben", 61, "hard start", 1),
        ];
        let told = |all: &[Finished]| -> Vec<String> {
            let tell = |(one, player): (&Finished, &Player)| {
                format!("{} {} {} {}", one.class, player.name, player.points, with_hints(one.hints))
            };
            bests(all).into_iter().map(tell).collect()
        };
        assert_eq!(
            told(&all),
            [
                "easy start Ada 80 without hints",
                "hard start Ada 60 without hints",
                "hard start Ben 61 with 1 hint"
            ]
        );
        all[4].players[0].person = false;
        assert_eq!(told(&all)[1..], ["hard start Ben 61 with 1 hint"], "computers hold no record");
    }

    #[test]
    fn cleared_results_come_back_beside_those_entered_since() {
        let named = |id: &str| Finished { id: id.to_owned(), ..alone("Ada", 1, "", 0) };
        store(&[named("b"), named("a")]);
        let cleared = clear();
        assert!(load().is_empty());
        enter(named("c"));
        enter(named("b"));
        let ids: Vec<String> = put_back(&cleared).into_iter().map(|one| one.id).collect();
        assert_eq!(ids, ["b", "c", "a"]);
        assert_eq!(load().len(), 3, "and are kept");
    }

    #[test]
    fn a_history_written_before_there_were_hints_is_still_read() {
        let old = r#"[{"id":"a","game":"supermarche","at":5,"rounds":6,"deal":7,
            "players":[{"name":"Ada","person":true,"points":120,"place":1}]}]"#;
        let read: Vec<Finished> = serde_json::from_str(old).unwrap();
        assert_eq!((read[0].hints, read[0].class.as_str()), (0, ""));
    }
}
