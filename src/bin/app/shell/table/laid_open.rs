//! A game that was broken off, or that was played to its end by older rules and cannot be shown to its end by today's:
//! everything lies open, nothing can be played.
use std::rc::Rc;

use high_street::table::Record;
use yew::prelude::*;

use super::msg::Msg;
use super::overlay::OverlayMsg;
use crate::device::files;
use crate::face::Who;
use crate::navigate::go;
use crate::parts::{Notice, Tone};
use crate::routes::{GameId, Route};
use crate::seated::{Again, Ended, Seated};
use crate::shell::result;
use crate::store::{memory, saves};

const ONLY_SO_FAR: &str =
    "Today’s rules can show this game only as far as this. The exported file holds all of it.";

pub struct LaidOpen {
    id: GameId,
    record: Record,
    game: Ended,
    who: Rc<Who>,
    /// What went wrong, in words.
    trouble: Option<String>,
}

impl LaidOpen {
    pub fn new(id: GameId, game: Ended, record: Record) -> LaidOpen {
        let who = Rc::new(Who(record.chairs.clone()));
        LaidOpen { id, record, game, who, trouble: None }
    }

    /// Whether a record is shown and no longer played: all that was secret in it has been seen.
    pub fn is_over(seated: &dyn Seated, record: &Record) -> bool {
        record.laid_open || (record.finished && !seated.at().over)
    }

    /// The record stays as it was written, also where today's rules cannot play it to its end.
    pub fn again_open(
        id: GameId,
        seated: Box<dyn Seated>,
        record: Record,
        warning: Option<String>,
    ) -> LaidOpen {
        let (game, _) = seated.lay_open(record.clone());
        let trouble = warning.map(|_| ONLY_SO_FAR.to_owned());
        LaidOpen { trouble, ..LaidOpen::new(id, game, record) }
    }

    /// What is exported.
    pub fn record(&self) -> &Record {
        &self.record
    }

    pub fn page_title(&self) -> String {
        format!("{} · High Street", self.game.title().name())
    }

    /// Before it is shown: what everybody has seen is not played on.
    pub fn save(mut self) -> LaidOpen {
        let saved = saves::put(&self.id, &self.record);
        self.trouble = saved.err().map(|trouble| trouble.sentence().to_owned());
        self
    }

    pub fn update(&mut self, msg: Msg) -> bool {
        match msg {
            Msg::Export => self.export(),
            Msg::Again(again) => self.again(again),
            Msg::Overlay(OverlayMsg::CloseWarning) => self.trouble = None,
            _ => return false,
        }
        true
    }

    fn export(&mut self) {
        let file = files::download(&memory::file_name(self.record()), &self.record().to_json());
        self.trouble = file.err().map(|_| "This browser would not save the file.".to_owned());
    }

    fn again(&mut self, again: Again) {
        match self.game.again(again, self.who.0.clone()) {
            Ok(id) => go(&Route::table(self.game.title().slug(), &id)),
            Err(why) => self.trouble = Some(why),
        }
    }

    pub fn draw(&self, send: &Callback<Msg>) -> Html {
        let (again, export) = (send.reform(Msg::Again), send.reform(|()| Msg::Export));
        let close = send.reform(|()| Msg::Overlay(OverlayMsg::CloseWarning));
        html! {
            <>
                if let Some(words) = &self.trouble {
                    <Notice tone={Tone::Bad} on_close={close}>{ words }</Notice>
                }
                <result::LaidOpen id={self.id.clone()} game={self.game.clone()} who={self.who.clone()}
                    hints={self.record.hints} tried={self.record.tried} played_out={!self.record.laid_open} {again} {export} />
            </>
        }
    }
}
