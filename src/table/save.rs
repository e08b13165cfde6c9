//! The written form of a game: its setup, its seed and its actions, never a position. Loading plays
//! it again through the rules, so a file cannot claim what the rules would not allow.
use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::{Fresh, Game, Seat, Seed, Session, json};

/// The written form of a session: how it began and what was done.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Save<G: Game> {
    format: u16,
    game: String,
    revision: u16,
    setup: G::Setup,
    seed: Seed,
    actions: Vec<(Seat, G::Action)>,
    /// Where luck was drawn anew: only in a table that was played on from another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    fresh: Vec<Fresh>,
}

/// Only what says whose save this is, so that a foreign or newer one is named and not called broken.
#[derive(Deserialize)]
struct Cover {
    format: u16,
    game: String,
    revision: u16,
}

/// Why a save cannot be played again, or not to its end.
pub enum LoadError<G: Game> {
    Refused(Unfit),
    /// Today's rules refuse an action of this save: here is the game up to it.
    StoppedAt {
        step: usize,
        session: Box<Session<G>>,
    },
}

/// What is wrong with a save that cannot be opened at all. The same for every game, so that a shop does not bring
/// these sentences once more.
#[derive(Debug)]
pub enum Unfit {
    Unreadable(json::Fault),
    OtherGame {
        theirs: String,
        ours: &'static str,
    },
    Newer {
        what: &'static str,
        theirs: u16,
        ours: u16,
    },
    NotOffered(String),
    TooLong {
        actions: usize,
    },
    /// No move of any game says so much.
    Rambling {
        step: usize,
    },
    /// Luck is drawn anew out of order, or where no game goes on.
    OddLuck {
        after: usize,
    },
}

impl<G: Game> From<Unfit> for LoadError<G> {
    fn from(why: Unfit) -> LoadError<G> {
        LoadError::Refused(why)
    }
}

impl<G: Game> fmt::Display for LoadError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Refused(why) => why.fmt(f),
            LoadError::StoppedAt { step, .. } => stopped_at(*step, f),
        }
    }
}

fn stopped_at(step: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(
        f,
        "Action {} of this save is against the rules. The game can go on from just before it.",
        step + 1
    )
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Unreadable(why) => write!(f, "This save cannot be read ({why})."),
            Unfit::OtherGame { theirs, ours } => {
                write!(f, "This is a save of “{theirs}”, not of “{ours}”.")
            }
            Unfit::Newer { what, theirs, ours } => write!(
                f,
                "This save was made by a newer High Street ({what} {theirs}; this one knows {ours}). \
                 Reload the page to get the new version."
            ),
            Unfit::NotOffered(why) => {
                write!(f, "This save asks for a table we do not offer. {why}")
            }
            Unfit::TooLong { actions } => {
                write!(f, "This save holds {actions} actions; no game is longer than {LONGEST}.")
            }
            Unfit::Rambling { step } => write!(
                f,
                "Action {} of this save is longer than {LONGEST_ACTION} letters, which no move of a game is.",
                step + 1
            ),
            Unfit::OddLuck { after } => write!(
                f,
                "This save draws its luck anew after action {after}, where no game goes on or another \
                 luck has begun."
            ),
        }
    }
}

impl<G: Game> fmt::Debug for LoadError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<G: Game> error::Error for LoadError<G> {}

/// The budget of work for playing a save again: so many actions, each of so many letters when it is
/// written. Far beyond any real game (some 600 actions, some 250 letters), and counted, not clocked:
/// the same file is admitted or refused on every machine. Together with the limit on the text itself
/// it keeps a hostile save from holding the page up.
const LONGEST: usize = 5_000;
const LONGEST_ACTION: usize = 2_000;

fn rambles(action: &impl Serialize) -> bool {
    json::write(action).len() > LONGEST_ACTION
}

/// Whose save it is, before anything else of it is read.
fn is_ours(text: &str, ours: &'static str, format: u16, revision: u16) -> Result<(), Unfit> {
    let cover: Cover = json::read(text).map_err(Unfit::Unreadable)?;
    if cover.game != ours {
        let plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | ' ');
        let theirs = cover.game.chars().filter(plain).take(40).collect();
        return Err(Unfit::OtherGame { theirs, ours });
    }
    for (what, theirs, ours) in
        [("format", cover.format, format), ("rules", cover.revision, revision)]
    {
        if theirs > ours {
            return Err(Unfit::Newer { what, theirs, ours });
        }
    }
    Ok(())
}

impl<G: Game> Save<G> {
    pub const FORMAT: u16 = 2;
    /// Of a save whose luck is all of one seed. An older page can read it.
    const PLAIN: u16 = 1;

    pub(super) fn new(
        setup: G::Setup,
        seed: Seed,
        actions: Vec<(Seat, G::Action)>,
        fresh: Vec<Fresh>,
    ) -> Save<G> {
        let format = if fresh.is_empty() { Self::PLAIN } else { Self::FORMAT };
        let game = G::SLUG.to_owned();
        Save { format, game, revision: G::REVISION, setup, seed, actions, fresh }
    }

    pub fn to_json(&self) -> String {
        json::write(self)
    }

    /// Plays the whole save again through the rules; nothing in it is believed.
    pub fn load(text: &str) -> Result<Session<G>, LoadError<G>> {
        is_ours(text, G::SLUG, Self::FORMAT, G::REVISION)?;
        let save: Save<G> = json::read(text).map_err(Unfit::Unreadable)?;
        if save.actions.len() > LONGEST {
            return Err(Unfit::TooLong { actions: save.actions.len() }.into());
        }
        if let Some(step) = save.actions.iter().position(|(_, action)| rambles(action)) {
            return Err(Unfit::Rambling { step }.into());
        }
        let mut session = Session::new(save.setup, save.seed)
            .map_err(|why: G::Illegal| Unfit::NotOffered(why.to_string()))?;
        let mut fresh = save.fresh.into_iter().peekable();
        for (step, (seat, action)) in save.actions.into_iter().enumerate() {
            if let Some(Fresh { seed, .. }) = fresh.next_if(|fresh| fresh.after == step) {
                session.begin_afresh(seed)?;
            }
            if session.play(seat, action).is_err() {
                return Err(LoadError::StoppedAt { step, session: Box::new(session) });
            }
        }
        if let Some(Fresh { seed, .. }) = fresh.next_if(|fresh| fresh.after == session.len()) {
            session.begin_afresh(seed)?;
        }
        match fresh.next() {
            Some(Fresh { after, .. }) => Err(Unfit::OddLuck { after }.into()),
            None => Ok(session),
        }
    }
}

impl<G: Game> Session<G> {
    fn begin_afresh(&mut self, seed: Seed) -> Result<(), Unfit> {
        if self.is_over() {
            return Err(Unfit::OddLuck { after: self.len() });
        }
        self.redraw(seed);
        Ok(())
    }
}
