//! The question a page puts to the computers' room, and its answer. Both are text, because a
//! worker is another world; the view in the question is all a computer ever gets.
use serde::{Deserialize, Serialize};

use crate::table::{Ask, Computers, Dice, Level, Seat, Seed};

#[derive(Serialize, Deserialize)]
pub struct Question {
    /// Comes back with the answer, so that a late one is known as such.
    pub ticket: u32,
    pub game: String,
    pub seat: Seat,
    pub level: Level,
    /// The seat's view, as JSON.
    pub view: String,
    /// For the computer's own dice.
    pub seed: Seed,
}

#[derive(Serialize, Deserialize)]
pub struct Answer {
    pub ticket: u32,
    /// The chosen action, as JSON.
    pub action: String,
}

impl Question {
    pub fn new<G: Computers>(ticket: u32, ask: &Ask<G>, seed: Seed) -> Question {
        let view = serde_json::to_string(&ask.view).expect("a view is plain data");
        let game = G::SLUG.to_owned();
        Question { ticket, game, seat: ask.seat, level: ask.level, view, seed }
    }

    /// Lets the computer of this game think. `Err` if the question is not understood.
    pub fn answer(&self) -> Result<Answer, String> {
        let action = super::with_game!(self.game.as_str(), G => self.think::<G>())
            .ok_or_else(|| format!("no computer plays “{}”", self.game))??;
        Ok(Answer { ticket: self.ticket, action })
    }

    fn think<G: Computers>(&self) -> Result<String, String> {
        let view = serde_json::from_str(&self.view).map_err(|e| e.to_string())?;
        let action = G::computer(self.level).choose(self.seat, &view, &mut Dice::new(self.seed));
        serde_json::to_string(&action).map_err(|e| e.to_string())
    }
}
