//! The street: five shop fronts, and the games that wait on this device.
mod broken;
mod card;
mod front;
mod head;
mod import;
mod keeping;
mod lists;
mod manage;
mod scenery;
mod strip;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod waiting;

use std::rc::Rc;

use gloo::events::EventListener;
use high_street::table::Record;
use yew::prelude::*;

use self::front::ShopFront;
use self::head::Head;
pub use self::import::believed;
use self::lists::Lists;
use self::manage::Manage;
use self::scenery::Scenery;
use self::strip::Strip;
use self::waiting::{Finished, Running};
use crate::device::files;
use crate::games::SHOPS;
use crate::navigate::go;
use crate::parts::{Notice, Toast, Tone, Word, focus};
use crate::routes::{GameId, Route};
use crate::store::storage::{self, Trouble};
use crate::store::{history, memory, notice, saves};

/// What may be asked for a saved game.
#[derive(Clone, PartialEq)]
pub enum Msg {
    Manage(GameId),
    CloseDialog,
    Rename(GameId, String),
    Export(GameId),
    Delete(GameId),
    /// Back among the saves after it was deleted.
    Restore(GameId, String),
    /// A file was read: the game in it, or why it is refused.
    Import(Result<Rc<Record>, String>),
    CloseRefusal,
    CloseToast,
    /// The saves were changed in another window.
    Look,
}

pub struct Lobby {
    lists: Lists,
    notice: Option<String>,
    refusal: Option<String>,
    word: Option<Word>,
    managed: Option<GameId>,
    trouble: Option<Trouble>,
    focus_saves: bool,
    listener: Option<EventListener>,
}

impl Component for Lobby {
    type Message = Msg;
    type Properties = ();

    fn create(_: &Context<Self>) -> Lobby {
        storage::probe();
        Lobby {
            lists: Lists::sort(saves::list(), &history::load()),
            notice: notice::take(),
            refusal: None,
            word: None,
            managed: None,
            trouble: storage::trouble(),
            focus_saves: false,
            listener: None,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Manage(id) => self.managed = Some(id),
            Msg::CloseDialog => self.managed = None,
            Msg::Rename(id, title) => self.rename(&id, &title),
            Msg::Export(id) => self.export(&id),
            Msg::Delete(id) => self.delete(ctx, id),
            Msg::Restore(id, text) => {
                self.word = None;
                self.focus_saves = true;
                // Told below, where all trouble is told.
                let _ = saves::put_back(&id, &text);
            }
            Msg::Import(file) => self.import(file),
            Msg::CloseRefusal => self.refusal = None,
            Msg::CloseToast => self.word = None,
            Msg::Look => {}
        }
        self.lists = Lists::sort(saves::list(), &history::load());
        self.trouble = storage::trouble();
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let send = ctx.link().callback(|msg| msg);
        let managed = self.managed.as_ref().and_then(|id| self.lists.find(id));
        html! {
            <>
                <div class="street">
                    <Scenery />
                    <Head />
                    <main>
                        <div class="street__news">{ self.news() }</div>
                        if let Some(latest) = self.lists.running.first() {
                            <Strip saved={latest.clone()} more={self.lists.running.len() - 1} />
                        }
                        <nav class="shops" aria-label="Choose a game">
                            for shop in SHOPS { <ShopFront key={shop.slug} slug={shop.slug} /> }
                        </nav>
                        <Running saved={self.lists.running.clone()} broken={self.lists.broken.clone()}
                            refusal={self.refusal.clone()} send={&send} />
                        if !self.lists.finished.is_empty() {
                            <Finished saved={self.lists.finished.clone()} send={&send} />
                        }
                    </main>
                </div>
                if let Some(saved) = managed {
                    <Manage id={saved.id.clone()} record={saved.record.clone()} send={&send} />
                }
                <Toast word={self.word.clone()} on_end={ctx.link().callback(|()| Msg::CloseToast)} />
            </>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first {
            let look = ctx.link().callback(|()| Msg::Look);
            let window = gloo::utils::window();
            self.listener = Some(EventListener::new(&window, "storage", move |_| look.emit(())));
        }
        if std::mem::take(&mut self.focus_saves) {
            focus("saves");
        }
    }
}

impl Lobby {
    /// What the person should know before anything else.
    fn news(&self) -> Html {
        html! {
            <>
                if let Some(text) = &self.notice {
                    <Notice tone={Tone::Plain}>{ text }</Notice>
                }
                if let Some(trouble) = self.trouble {
                    <Notice tone={Tone::Warn}>{ trouble.sentence() }</Notice>
                }
            </>
        }
    }

    fn rename(&mut self, id: &str, title: &str) {
        self.managed = None;
        match saves::rename(id, title) {
            // Trouble with the storage has its own place on the page.
            Some(_) => self.word = Some(Word::plain("The game has its new name.")),
            None => self.refusal = Some("This game is not on this device any more.".to_owned()),
        }
    }

    fn export(&mut self, id: &str) {
        let Some(text) = saves::text(id) else { return };
        let name = match self.lists.find(id) {
            Some(saved) => memory::file_name(&saved.record),
            None => format!("unreadable-game-{id}.txt"),
        };
        if files::download(&name, &text).is_err() {
            self.refusal = Some("This browser would not save the file.".to_owned());
        }
    }

    fn delete(&mut self, ctx: &Context<Self>, id: GameId) {
        self.managed = None;
        self.focus_saves = true;
        let Some(text) = saves::remove(&id) else { return };
        storage::probe();
        let undo = ctx.link().callback(move |()| Msg::Restore(id.clone(), text.clone()));
        self.word = Some(Word::with("The game is deleted.", "Undo", undo));
    }

    fn import(&mut self, file: Result<Rc<Record>, String>) {
        match file {
            Err(why) => self.refusal = Some(why),
            Ok(record) => {
                self.refusal = None;
                let id = saves::new_id();
                // Trouble with the storage has its own place on the page.
                let _ = saves::put(&id, &record);
                let to = Route::table(&record.game, &id);
                let open = Callback::from(move |()| go(&to));
                self.word = Some(Word::with("The game is on this device now.", "Open it", open));
            }
        }
    }
}
