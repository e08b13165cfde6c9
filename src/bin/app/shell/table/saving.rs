//! What is kept of a game: its save, a file, its place in the history; and the next game after it.
use std::rc::Rc;

use high_street::table::{Chair, Eye, Pending, Record, Seat, Sitter, StandingOrders};

use super::laid_open::LaidOpen;
use super::play::Play;
use crate::device::{chance, files};
use crate::face::Face;
use crate::navigate::go;
use crate::routes::Route;
use crate::shell::result::Again;
use crate::store::history::{self, Finished, Player};
use crate::store::storage::Trouble;
use crate::store::{memory, saves};

/// What tells one saving of a game from the next.
#[derive(PartialEq)]
pub(super) struct Stamp {
    saved_at: u64,
    save: String,
}

impl Stamp {
    pub(super) fn of(record: &Record) -> Stamp {
        Stamp { saved_at: record.saved_at, save: record.save.clone() }
    }
}

impl<G: Face> Play<G> {
    /// `false` if another window has played on: its moves are newer, and this table is given up.
    pub(super) fn save(&mut self) -> bool {
        if self.is_overtaken() {
            self.overtaken.emit(());
            return false;
        }
        let record = self.record();
        self.kept = Stamp::of(&record);
        if let Err(trouble) = saves::put(&self.id, &record) {
            self.warn(trouble);
        }
        true
    }

    /// Looks at what lies on the shelf. A browser without locks cannot keep two windows from
    /// playing one game; but a name given on the street meanwhile is no move.
    fn is_overtaken(&mut self) -> bool {
        // A game that was deleted or torn there is simply written again.
        let Some(Ok(lying)) = saves::get(&self.id) else { return false };
        let overtaken = Stamp::of(&lying) != self.kept;
        self.title = lying.title;
        overtaken
    }

    fn record(&self) -> Record {
        Record {
            title: self.title.clone(),
            hints: self.hints,
            // There is nothing left to ask.
            orders: if self.desk.is_over() {
                StandingOrders::default()
            } else {
                self.orders.clone()
            },
            ..saves::record(&self.desk, &self.who.0)
        }
    }

    /// Gives the game up. Saved before it is shown: what everybody has seen is not played on.
    pub(super) fn lay_open(self) -> LaidOpen<G> {
        let record = self.record();
        let laid_open = LaidOpen::new(&self.id, self.desk, record);
        laid_open.save()
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
        self.finished = Some(Rc::new(session.clone()));
        if std::mem::replace(&mut self.entered, true) {
            return;
        }
        let ending = G::result(&session.view(Eye::Public), &self.who);
        let player = |(seat, chair): (Seat, &Chair)| Player {
            name: chair.name.clone(),
            person: chair.sitter == Sitter::Person,
            points: ending.totals[seat],
            place: places[seat],
        };
        history::enter(Finished {
            id: self.id.clone(),
            game: G::SLUG.to_owned(),
            at: self.kept.saved_at,
            rounds: session.round(),
            deal: session.seed().0,
            class: ending.class.to_owned(),
            hints: self.hints,
            players: self.who.0.iter().map(player).collect(),
        });
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
        match saves::start::<G>(self.who.0.clone(), setup, seed) {
            Ok(id) => go(&Route::table(G::SLUG, &id)),
            Err(why) => self.toast = Some(why.into()),
        }
        true
    }
}
