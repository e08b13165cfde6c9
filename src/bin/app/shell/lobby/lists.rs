//! Which saved game belongs into which list.
use std::rc::Rc;

use high_street::table::Record;

use crate::games;
use crate::routes::GameId;
use crate::store::history::{Contest, Finished};
use crate::store::saves::Row;

/// A game that can be opened.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved {
    pub id: GameId,
    pub record: Rc<Record>,
    /// What came of it, where the history knows.
    pub outcome: Option<Outcome>,
}

/// How a finished game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    WonBy(Vec<String>),
    Together { won: bool },
}

/// A game that cannot be opened, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Broken {
    pub id: GameId,
    pub why: String,
}

#[derive(Default)]
pub struct Lists {
    pub running: Vec<Saved>,
    pub finished: Vec<Saved>,
    pub broken: Vec<Broken>,
}

impl Lists {
    /// Built from the records alone: no position is loaded, so a broken save spoils only its row.
    pub fn sort(rows: Vec<Row>, history: &[Finished]) -> Lists {
        let mut lists = Lists::default();
        for Row { id, record } in rows {
            let record = record.map_err(|why| why.to_string());
            match record.and_then(|record| known(&record).map(|()| record)) {
                Err(why) => lists.broken.push(Broken { id, why }),
                Ok(record) => {
                    let outcome = outcome(&id, history);
                    let list =
                        if record.finished { &mut lists.finished } else { &mut lists.running };
                    list.push(Saved { id, record: Rc::new(record), outcome });
                }
            }
        }
        lists
    }

    pub fn find(&self, id: &str) -> Option<&Saved> {
        self.running.iter().chain(&self.finished).find(|saved| saved.id == id)
    }
}

/// Whether this street can open such a game at all.
pub fn known(record: &Record) -> Result<(), String> {
    match games::shop(&record.game) {
        None => Err(format!(
            "This is a game of “{}”, which this street does not know. A newer High Street may.",
            record.game
        )),
        Some(shop) if shop.open.is_none() => {
            Err(format!("{} is not open yet, so its games cannot be continued here.", shop.name))
        }
        Some(_) => Ok(()),
    }
}

fn outcome(id: &str, history: &[Finished]) -> Option<Outcome> {
    let one = history.iter().find(|one| one.id == id)?;
    match one.contest() {
        Contest::Together { won } => Some(Outcome::Together { won }),
        Contest::Rivals => {
            let won = one.players.iter().filter(|player| one.won_by(player));
            Some(Outcome::WonBy(won.map(|player| player.name.clone()).collect()))
        }
        Contest::Alone => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::history::Player;
    use high_street::table::RecordError;

    fn row(id: &str, game: &str, finished: bool) -> Row {
        let text = format!(
            r#"{{"format":1,"game":"{game}","title":"","chairs":[{{"name":"Ada","hue":1,"sitter":"Person"}}],
                "round":3,"standings":[7],"next":"Ada","finished":{finished},"saved_at":5,"save":""}}"#
        );
        Row { id: id.to_owned(), record: Record::from_json(&text) }
    }

    #[test]
    fn a_broken_save_spoils_only_its_own_row() {
        let torn = Row { id: "c".into(), record: Err(RecordError::Seats { count: 9 }) };
        let rows = vec![row("a", "fiasko", false), torn, row("b", "fiasko", true)];
        let lists = Lists::sort(rows, &[]);
        assert_eq!(lists.running[0].id, "a");
        assert_eq!(lists.finished[0].id, "b");
        assert_eq!(lists.broken[0].id, "c");
        assert!(lists.broken[0].why.contains("9 players"));
    }

    #[test]
    fn a_game_this_street_cannot_open_says_so() {
        let lists = Lists::sort(vec![row("a", "ludo", false)], &[]);
        assert!(lists.running.is_empty());
        assert!(lists.broken[0].why.contains("“ludo”"));
        for shop in games::SHOPS.iter().filter(|shop| shop.open.is_none()) {
            let lists = Lists::sort(vec![row("b", shop.slug, false)], &[]);
            let why = format!("{} is not open yet", shop.name);
            assert!(lists.broken[0].why.contains(&why));
        }
    }

    #[test]
    fn the_history_says_who_won() {
        let player =
            |name: &str, place| Player { name: name.into(), person: true, points: 1, place };
        let players = vec![player("Ada", 2), player("Ben", 1), player("Cora", 1)];
        let text = r#"{"id":"a","game":"fiasko","at":0,"rounds":1,"deal":1,"players":[]}"#;
        let one = Finished { players, ..serde_json::from_str(text).unwrap() };
        let lists = Lists::sort(vec![row("a", "fiasko", true), row("b", "fiasko", true)], &[one]);
        let won = Outcome::WonBy(vec!["Ben".to_owned(), "Cora".to_owned()]);
        assert_eq!(lists.find("a").unwrap().outcome, Some(won));
        assert_eq!(lists.find("b").unwrap().outcome, None);
    }

    #[test]
    fn a_day_lost_together_has_no_winner_in_the_list() {
        let text = r#"{"id":"a","game":"on-shelf","at":0,"rounds":1,"deal":1,"together":true,"players":
            [{"name":"Ada","person":true,"points":80,"place":2},{"name":"Ben","person":true,"points":80,"place":2}]}"#;
        let one: Finished = serde_json::from_str(text).unwrap();
        let lists = Lists::sort(vec![row("a", "on-shelf", true)], &[one]);
        assert_eq!(lists.find("a").unwrap().outcome, Some(Outcome::Together { won: false }));
    }
}
