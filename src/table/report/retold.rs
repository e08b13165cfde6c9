//! A finished game on its way to the computers' room: as bytes without names of fields, since page
//! and room are of one build. What is read back is played again through the rules.
use serde::{Deserialize, Serialize};

use crate::table::{Fresh, Game, Seat, Seed, Session};

#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Retold<G: Game> {
    setup: G::Setup,
    seed: Seed,
    actions: Vec<(Seat, G::Action)>,
    /// After how many actions luck was drawn anew.
    fresh: Vec<(u32, Seed)>,
}

impl<G: Game> Retold<G> {
    pub fn of(session: &Session<G>) -> Retold<G> {
        let after =
            |fresh: &Fresh| (u32::try_from(fresh.after).expect("games are short"), fresh.seed);
        Retold {
            setup: session.setup().clone(),
            seed: session.seed(),
            actions: session.moves().map(|(seat, action)| (seat, action.clone())).collect(),
            fresh: session.all_fresh().iter().map(after).collect(),
        }
    }

    /// `None` if the rules refuse it.
    pub fn play_again(self) -> Option<Session<G>> {
        let mut session = Session::new(self.setup, self.seed).ok()?;
        let mut fresh = self.fresh.into_iter().peekable();
        for (seat, action) in self.actions {
            if let Some((_, seed)) = fresh.next_if(|(after, _)| *after as usize == session.len()) {
                session.redraw(seed);
            }
            session.play(seat, action).ok()?;
        }
        Some(session)
    }
}
