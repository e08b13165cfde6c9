//! What is kept of a game: its save, a file, its place in the history; and the next game after it.
use std::rc::Rc;

use high_street::table::{Chair, Eye, Pending, Record, Seat, Sitter};

use super::opened::Opened;
use super::play::Play;
use crate::app;
use crate::device::{chance, clock, files};
use crate::face::Face;
use crate::routes::Route;
use crate::shell::result::Again;
use crate::store::cupboard::Trouble;
use crate::store::history::{self, Finished, Player};
use crate::store::{memory, shelf, tables};

impl<G: Face> Play<G> {
    pub(super) fn save(&mut self) {
        let record = self.record();
        if let Err(trouble) = shelf::put(&self.id, &record) {
            self.warn(trouble);
        }
    }

    fn record(&self) -> Record {
        Record {
            title: self.title.clone(),
            hints: self.hints,
            ..tables::record(&self.desk, &self.who.0)
        }
    }

    /// Gives the game up. Saved before it is shown: what everybody has seen is not played on.
    pub(super) fn lay_open(self) -> Opened<G> {
        let record = self.record();
        let opened = Opened::new(&self.id, self.desk, record);
        opened.save()
    }

    fn warn(&mut self, trouble: Trouble) {
        if !self.warned {
            self.warned = true;
            self.warning = Some(trouble.sentence().into());
        }
    }

    pub(super) fn note_finish(&mut self) {
        let (Some(session), Pending::Over(places)) = (self.desk.finished(), self.desk.pending())
        else {
            return;
        };
        let totals = G::totals(&session.view(Eye::Public));
        let player = |(seat, chair): (Seat, &Chair)| Player {
            name: chair.name.clone(),
            person: chair.sitter == Sitter::Person,
            points: totals[seat],
            place: places[seat],
        };
        history::enter(Finished {
            id: self.id.clone(),
            game: G::SLUG.to_owned(),
            at: clock::now(),
            rounds: session.round(),
            deal: session.seed().0,
            class: G::class(session.setup()).to_owned(),
            hints: self.hints,
            players: self.who.0.iter().map(player).collect(),
        });
        self.finished = Some(Rc::new(session.clone()));
    }

    pub(super) fn export(&mut self) -> bool {
        let record = self.record();
        if files::download(&memory::file_name(&record), &record.to_json()).is_err() {
            return self.refuse("This browser would not save the file.".into());
        }
        false
    }

    pub(super) fn again(&mut self, again: Again) -> bool {
        let Some(session) = &self.finished else { return false };
        let (setup, seed) = match again {
            Again::SameDeal => (session.setup().clone(), session.seed()),
            Again::NewDeal => {
                (G::rematch(session.setup(), &session.view(Eye::Public)), chance::deal())
            }
        };
        match tables::start::<G>(self.who.0.clone(), setup, seed) {
            Ok(id) => app::go(&Route::table(G::SLUG, &id)),
            Err(why) => self.toast = Some(why.into()),
        }
        true
    }
}
