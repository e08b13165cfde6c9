//! Finished games: who played, who won, with how many points.
use serde::{Deserialize, Serialize};

use super::storage;
use crate::words;
use high_street::table::{Arrange, json};

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
    /// All against the game: they have won or lost together.
    #[serde(default)]
    pub together: bool,
    pub players: Vec<Player>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub name: String,
    pub person: bool,
    pub points: i32,
    pub place: u8,
}

/// What a result may be counted with: a win against others, a win beside them and a score alone are
/// three different things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contest {
    Rivals,
    Together { won: bool },
    Alone,
}

impl Finished {
    pub fn contest(&self) -> Contest {
        let won = self.players.iter().any(|player| player.place == 1);
        match self.players.len() {
            0 | 1 => Contest::Alone,
            // Among rivals somebody comes first: results that are older than the word say it so.
            _ if self.together || !won => Contest::Together { won },
            _ => Contest::Rivals,
        }
    }

    /// Whether `player` won against others. Nobody does alone, or together with all.
    pub fn won_by(&self, player: &Player) -> bool {
        player.place == 1 && self.contest() == Contest::Rivals
    }
}

const KEY: &str = "hs.history";
/// Old results make room for new ones.
const MOST: usize = 500;

/// The latest first. A broken history is an empty one; the games themselves are not in it.
pub fn load() -> Vec<Finished> {
    let text = storage::read(KEY).unwrap_or_default();
    json::read(&text).unwrap_or_default()
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
    let text = json::write(&all);
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

/// A result as people read it.
pub fn points(points: i32) -> String {
    words::signed(points)
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
    kept.arrange_by_key(|(one, _)| (&one.game, &one.class));
    kept
}

/// How often a name has played and won.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub played: u32,
    pub won: u32,
}

impl Tally {
    pub fn add(&mut self, won: bool) {
        self.played += 1;
        self.won += u32::from(won);
    }
}

/// What one person's name has won against others and, apart from that, together with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wins {
    pub name: String,
    pub rivals: Tally,
    pub together: Tally,
}

/// Games and wins of every person's name, most wins first. Alone nobody wins or loses, so those
/// games are not counted.
pub fn wins(all: &[Finished]) -> Vec<Wins> {
    let mut wins: Vec<Wins> = Vec::new();
    let players = all.iter().flat_map(|one| one.players.iter().map(move |player| (one, player)));
    for (one, player) in players.filter(|(_, player)| player.person) {
        let at = wins.iter().position(|other| other.name == player.name).unwrap_or_else(|| {
            let (name, none) = (player.name.clone(), Tally::default());
            wins.push(Wins { name, rivals: none, together: none });
            wins.len() - 1
        });
        match one.contest() {
            Contest::Rivals => wins[at].rivals.add(one.won_by(player)),
            Contest::Together { won } => wins[at].together.add(won),
            Contest::Alone => {}
        }
    }
    wins.arrange_by(|a, b| {
        let rank = |one: &Wins| (one.rivals.won, one.together.won);
        (rank(b), a.rivals.played, &a.name).cmp(&(rank(a), b.rivals.played, &b.name))
    });
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
            together: false,
            players,
        }
    }

    /// "Ada 2/3 1/1": wins and games against others, then together.
    fn counted(all: &[Finished]) -> Vec<String> {
        let share = |tally: Tally| format!("{}/{}", tally.won, tally.played);
        let tell =
            |one: Wins| format!("{} {} {}", one.name, share(one.rivals), share(one.together));
        wins(all).into_iter().map(tell).collect()
    }

    #[test]
    fn wins_are_counted_by_name_and_only_for_people() {
        let all = [
            game(&[("Ada", true, 1), ("Ben", true, 2), ("Till", false, 3)]),
            game(&[("Ada", true, 1), ("Ben", true, 1)]),
        ];
        assert_eq!(counted(&all), ["Ada 2/2 0/0", "Ben 1/2 0/0"]);
    }

    #[test]
    fn whoever_plays_alone_neither_wins_nor_loses() {
        let all = [game(&[("Ada", true, 1)]), game(&[("Ada", true, 1), ("Till", false, 2)])];
        assert_eq!(counted(&all), ["Ada 1/1 0/0"]);
        assert!(!all[0].won_by(&all[0].players[0]));
    }

    #[test]
    fn a_day_worked_together_is_won_or_lost_apart_from_other_games() {
        let day = |place| Finished {
            together: true,
            ..game(&[("Ada", true, place), ("Ben", true, place), ("Till", false, place)])
        };
        let all = [day(1), day(2), game(&[("Ada", true, 2), ("Ben", true, 1)])];
        assert_eq!(counted(&all), ["Ben 1/1 1/2", "Ada 0/1 1/2"]);
        for one in &all[..2] {
            assert!(!one.players.iter().any(|player| one.won_by(player)), "nobody won it alone");
        }
    }

    #[test]
    fn a_game_without_a_winner_was_lost_together_also_in_an_old_history() {
        let lost = game(&[("Ada", true, 2), ("Ben", true, 2)]);
        assert_eq!(lost.contest(), Contest::Together { won: false });
        assert_eq!(counted(&[lost]), ["Ada 0/0 0/1", "Ben 0/0 0/1"]);
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
