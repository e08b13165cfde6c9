//! What one name has played, counted: plain functions over the results, so that every number on the
//! page can be tested. Games against others, together and alone are never added up.
use high_street::table::Arrange;

use crate::store::history::{Contest, Finished, Player, Tally};

pub type Part<'a> = (&'a Finished, &'a Player);

/// The games of one person's name, the latest first.
#[derive(Default)]
pub struct Played<'a> {
    pub rivals: Vec<Part<'a>>,
    pub together: Vec<Part<'a>>,
    pub alone: Vec<Part<'a>>,
}

impl<'a> Played<'a> {
    pub fn by(name: &str, all: &'a [Finished]) -> Played<'a> {
        let mut found = Played::default();
        for one in all {
            let own = |player: &&Player| player.person && player.name == name;
            let Some(player) = one.players.iter().find(own) else { continue };
            let list = match one.contest() {
                Contest::Rivals => &mut found.rivals,
                Contest::Together { .. } => &mut found.together,
                Contest::Alone => &mut found.alone,
            };
            list.push((one, player));
        }
        found
    }

    pub fn is_empty(&self) -> bool {
        self.rivals.is_empty() && self.together.is_empty() && self.alone.is_empty()
    }

    pub fn all(&self) -> impl Iterator<Item = &Part<'a>> {
        self.rivals.iter().chain(&self.together).chain(&self.alone)
    }
}

pub fn tally(parts: &[Part<'_>]) -> Tally {
    let mut tally = Tally::default();
    for (_, player) in parts {
        tally.add(player.place == 1);
    }
    tally
}

/// The wins there would be if the places of every game had been dealt out by lot, in hundredths: a
/// game of four with one winner gives a quarter, one with two winners a half.
pub fn wins_by_chance(parts: &[Part<'_>]) -> u32 {
    (parts.iter().map(share).sum::<u32>() * 100 + WHOLE / 2) / WHOLE
}

/// What every number of players divides: a sum of shares is exact.
const WHOLE: u32 = 60;

fn share((one, _): &Part<'_>) -> u32 {
    let winners = one.players.iter().filter(|player| player.place == 1).count();
    let [winners, players] =
        [winners, one.players.len()].map(|count| u32::try_from(count).expect("a table is small"));
    WHOLE * winners / players
}

/// "3.25", from hundredths.
pub fn hundredths(number: u32) -> String {
    match (number / 100, number % 100) {
        (whole, 0) => whole.to_string(),
        (whole, rest) if rest % 10 == 0 => format!("{whole}.{}", rest / 10),
        (whole, rest) => format!("{whole}.{rest:02}"),
    }
}

/// The games of one title, with so many at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub game: String,
    pub seats: usize,
    pub tally: Tally,
    /// The sum of all results; the average is never kept rounded.
    pub sum: i64,
    pub best: i32,
}

impl Row {
    /// In tenths, rounded to the nearest.
    pub fn average(&self) -> i64 {
        let games = i64::from(self.tally.played);
        (self.sum * 20 + games * self.sum.signum()) / (2 * games)
    }
}

/// A row for each title and number of players, most games first.
pub fn rows(parts: &[Part<'_>]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (one, player) in parts {
        let seats = one.players.len();
        let at = rows.iter().position(|row| row.game == one.game && row.seats == seats);
        let at = at.unwrap_or_else(|| {
            let (game, tally) = (one.game.clone(), Tally::default());
            rows.push(Row { game, seats, tally, sum: 0, best: player.points });
            rows.len() - 1
        });
        let row = &mut rows[at];
        row.tally.add(player.place == 1);
        row.sum += i64::from(player.points);
        row.best = row.best.max(player.points);
    }
    rows.arrange_by(|a, b| {
        (b.tally.played, &a.game, a.seats).cmp(&(a.tally.played, &b.game, b.seats))
    });
    rows
}

/// Somebody who came before this person, so often, in so many games at one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rival {
    pub name: String,
    pub person: bool,
    pub ahead: u32,
    pub games: u32,
}

/// Who came before this person most often; nobody who never did.
pub fn beaten_by(parts: &[Part<'_>]) -> Vec<Rival> {
    let mut rivals: Vec<Rival> = Vec::new();
    for (one, me) in parts {
        for other in one.players.iter().filter(|other| !std::ptr::eq(*other, *me)) {
            let same = |rival: &Rival| rival.name == other.name && rival.person == other.person;
            let at = rivals.iter().position(same).unwrap_or_else(|| {
                let (name, person) = (other.name.clone(), other.person);
                rivals.push(Rival { name, person, ahead: 0, games: 0 });
                rivals.len() - 1
            });
            rivals[at].games += 1;
            rivals[at].ahead += u32::from(other.place < me.place);
        }
    }
    rivals.retain(|rival| rival.ahead > 0);
    rivals.arrange_by(|a, b| (b.ahead, a.games, &a.name).cmp(&(a.ahead, b.games, &b.name)));
    rivals
}

/// Wins so far and the wins chance would give, after each game from the first on.
pub fn course(parts: &[Part<'_>]) -> Vec<[i32; 2]> {
    let (mut won, mut chance) = (0, 0);
    let after = |part: &Part<'_>| {
        won += i32::from(part.1.place == 1);
        chance += share(part);
        [won, i32::try_from((chance + WHOLE / 2) / WHOLE).expect("few games")]
    };
    std::iter::once([0, 0]).chain(parts.iter().rev().map(after).collect::<Vec<_>>()).collect()
}
