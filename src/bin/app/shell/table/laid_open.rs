//! A game that was broken off: everything lies open, nothing can be played.
use std::rc::Rc;

use high_street::table::{Desk, Record, Session};
use yew::prelude::*;

use super::{Msg, Table};
use crate::device::{chance, files};
use crate::face::{Face, Who};
use crate::navigate::{go, set_title};
use crate::parts::{Notice, Tone};
use crate::routes::Route;
use crate::shell::result::{Again, BrokenOff};
use crate::store::{memory, saves};

pub struct LaidOpen<G: Face> {
    id: String,
    record: Record,
    session: Rc<Session<G>>,
    who: Rc<Who>,
    /// What went wrong, in words.
    trouble: Option<String>,
}

impl<G: Face> LaidOpen<G> {
    pub fn new(id: &str, desk: Desk<G>, record: Record) -> LaidOpen<G> {
        let (session, record) = saves::lay_open(desk, record);
        let who = Rc::new(Who(record.chairs.clone()));
        set_title(&format!("{} · High Street", G::NAME));
        LaidOpen { id: id.to_owned(), record, session: Rc::new(session), who, trouble: None }
    }

    pub fn save(mut self) -> LaidOpen<G> {
        let saved = saves::put(&self.id, &self.record);
        self.trouble = saved.err().map(|trouble| trouble.sentence().to_owned());
        self
    }

    pub fn update(&mut self, msg: Msg<G>) -> bool {
        match msg {
            Msg::Export => self.export(),
            Msg::Again(again) => self.again(again),
            Msg::CloseWarning => self.trouble = None,
            _ => return false,
        }
        true
    }

    fn export(&mut self) {
        let file = files::download(&memory::file_name(&self.record), &self.record.to_json());
        self.trouble = file.err().map(|_| "This browser would not save the file.".to_owned());
    }

    fn again(&mut self, again: Again) {
        let seed = match again {
            Again::SameDeal => self.session.seed(),
            Again::NewDeal => chance::deal(),
        };
        let setup = self.session.setup().clone();
        match saves::start::<G>(self.who.0.clone(), setup, seed) {
            Ok(id) => go(&Route::table(G::SLUG, &id)),
            Err(why) => self.trouble = Some(why),
        }
    }

    pub fn draw(&self, ctx: &Context<Table<G>>) -> Html {
        let link = ctx.link();
        let (again, export) = (link.callback(Msg::Again), link.callback(|()| Msg::Export));
        html! {
            <>
                if let Some(words) = &self.trouble {
                    <Notice tone={Tone::Bad} on_close={link.callback(|()| Msg::CloseWarning)}>{ words }</Notice>
                }
                <BrokenOff<G> session={self.session.clone()} who={self.who.clone()} {again} {export} />
            </>
        }
    }
}
