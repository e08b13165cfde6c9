//! A game that was broken off: everything lies open, nothing can be played.
use std::rc::Rc;

use high_street::table::Record;
use yew::prelude::*;

use super::msg::Msg;
use super::overlay::OverlayMsg;
use crate::device::files;
use crate::face::Who;
use crate::navigate::{go, set_title};
use crate::parts::{Notice, Tone};
use crate::routes::{GameId, Route};
use crate::seated::{Again, Ended};
use crate::shell::result;
use crate::store::{memory, saves};

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
        set_title(&format!("{} · High Street", game.title().name()));
        LaidOpen { id, record, game, who, trouble: None }
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
        let file = files::download(&memory::file_name(&self.record), &self.record.to_json());
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
                <result::LaidOpen game={self.game.clone()} who={self.who.clone()} hints={self.record.hints}
                    tried={self.record.tried} {again} {export} />
            </>
        }
    }
}
