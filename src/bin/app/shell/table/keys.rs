//! The keys of the table. Games add their own for their own controls.
use gloo::events::EventListener;
use high_street::table::Screen;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::Context;
use yew::html::Scope;

use super::guard::Guard;
use super::play::Play;
use super::{Drawer, Msg, Table};
use crate::face::Face;
use crate::parts::{event_in, is_typing};
use crate::store::settings::Settings;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    Undo,
    Log,
    Rules,
    Help,
    Mute,
    Peek,
    Escape,
    Raise,
}

/// Events that bubble up to the document: dialogs keep theirs to themselves.
pub fn listen<G: Face>(link: &Scope<Table<G>>) -> Vec<EventListener> {
    let document = gloo::utils::document();
    let down = {
        let link = link.clone();
        EventListener::new(&document, "keydown", move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if let Some(key) = read(event) {
                link.send_message(Msg::Key(key));
            }
        })
    };
    let up = {
        let link = link.clone();
        EventListener::new(&document, "keyup", move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if event.key().eq_ignore_ascii_case("h") {
                link.send_message(Msg::KeyUp);
            }
        })
    };
    vec![down, up]
}

fn read(event: &KeyboardEvent) -> Option<Key> {
    if event.repeat() || event.ctrl_key() || event.meta_key() || event.alt_key() || typing(event) {
        return None;
    }
    match event.key().as_str() {
        "u" | "U" => Some(Key::Undo),
        "l" | "L" => Some(Key::Log),
        "r" | "R" => Some(Key::Rules),
        "m" | "M" => Some(Key::Mute),
        "h" | "H" => Some(Key::Peek),
        "?" => Some(Key::Help),
        "Escape" => Some(Key::Escape),
        // A focused control answers Enter itself.
        "Enter" if !on_control(event) => Some(Key::Raise),
        _ => None,
    }
}

fn typing(event: &KeyboardEvent) -> bool {
    let dialog = event_in(event, "[role='dialog']").is_some();
    (dialog || is_typing(event)) && event.key() != "Escape"
}

fn on_control(event: &KeyboardEvent) -> bool {
    event_in(event, "a, button, summary, [role='button']").is_some()
}

impl<G: Face> Play<G> {
    pub(super) fn key(&mut self, ctx: &Context<Table<G>>, key: Key) -> bool {
        match key {
            Key::Undo => self.update(ctx, Msg::Undo),
            Key::Log => self.update(ctx, Msg::Drawer(Some(Drawer::LOG))),
            Key::Rules => self.update(ctx, Msg::Drawer(Some(Drawer::Rules))),
            Key::Help => self.update(ctx, Msg::Drawer(Some(Drawer::Keys))),
            Key::Mute => {
                let settings = &*self.house.settings;
                self.house.change.emit(Settings { sound: !settings.sound, ..settings.clone() });
                false
            }
            Key::Peek => match self.peekable().first() {
                Some(&seat) if self.settings().tap_to_peek => self.update(ctx, Msg::TapPeek(seat)),
                Some(&seat) => self.update(ctx, Msg::Peek(seat)),
                None => false,
            },
            Key::Escape if self.peek.seat().is_some() => self.update(ctx, Msg::Unpeek),
            Key::Escape if self.toast.is_some() && !self.is_private() => {
                self.update(ctx, Msg::CloseToast)
            }
            Key::Escape => self.update(ctx, Msg::Hide),
            Key::Raise => match self.screen {
                Screen::Public { next: Some(next) } => self.update(ctx, Msg::Raise(next)),
                Screen::Report(_) => self.update(ctx, Msg::Done),
                _ => false,
            },
        }
    }

    pub(super) fn tick(&mut self, ctx: &Context<Table<G>>) -> bool {
        let limit = u64::from(self.house.settings.idle);
        let idle = limit > 0 && Guard::idle_seconds() >= limit;
        idle && self.update(ctx, Msg::Hide)
    }
}
