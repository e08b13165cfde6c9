//! The keys of the table. Games add their own for their own controls.
use gloo::events::EventListener;
use high_street::table::Screen;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::Callback;

use super::effect::{Effect, Effects};
use super::msg::Msg;
use super::overlay::{Drawer, OverlayMsg};
use super::play::Play;
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
    /// What the large button of a public screen does.
    Enter,
}

/// Events that bubble up to the document: dialogs keep theirs to themselves.
pub fn listen(send: &Callback<Msg>) -> Vec<EventListener> {
    let document = gloo::utils::document();
    let down = {
        let send = send.clone();
        EventListener::new(&document, "keydown", move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            match read(event) {
                // What lies over the hand is closed first.
                Some(Key::Escape) if close_digest() => {}
                Some(key) => send.emit(Msg::Key(key)),
                None => {}
            }
        })
    };
    let up = {
        let send = send.clone();
        EventListener::new(&document, "keyup", move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if event.key().eq_ignore_ascii_case("h") {
                send.emit(Msg::KeyUp);
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
        "Enter" if !on_control(event) => Some(Key::Enter),
        _ => None,
    }
}

/// Whether there was an open digest to close.
fn close_digest() -> bool {
    let open = gloo::utils::document().query_selector(".digest[open]").ok().flatten();
    open.is_some_and(|digest| digest.remove_attribute("open").is_ok())
}

fn typing(event: &KeyboardEvent) -> bool {
    let dialog = event_in(event, "[role='dialog']").is_some();
    (dialog || is_typing(event)) && event.key() != "Escape"
}

fn on_control(event: &KeyboardEvent) -> bool {
    event_in(event, "a, button, summary, [role='button']").is_some()
}

impl Play {
    pub(super) fn key(&mut self, key: Key, now: u64) -> Effects {
        let over = Msg::Overlay;
        let msg = match key {
            Key::Undo => Msg::Undo,
            Key::Log => over(OverlayMsg::Drawer(Some(Drawer::LOG))),
            Key::Rules => over(OverlayMsg::Drawer(Some(Drawer::Rules))),
            Key::Help => over(OverlayMsg::Drawer(Some(Drawer::Keys))),
            Key::Mute => {
                let settings = &*self.settings;
                let sound = !settings.sound;
                let words = if sound { "Sound is on." } else { "Sound is off." };
                let told = self.overlay.update(OverlayMsg::Tell(words.into()), &self.at);
                return told.also(Effect::Settings(Settings { sound, ..settings.clone() }));
            }
            Key::Peek => match self.at.may_peek.first() {
                Some(&seat) if self.settings.tap_to_peek => over(OverlayMsg::TapPeek(seat)),
                Some(&seat) => over(OverlayMsg::Peek(seat)),
                None => return Effects::none(),
            },
            Key::Escape if self.overlay.peek.is_some() => over(OverlayMsg::Unpeek),
            Key::Escape if self.overlay.toast.is_some() && !self.is_private() => {
                over(OverlayMsg::CloseToast)
            }
            Key::Escape => Msg::Hide,
            Key::Enter if self.in_moment() => Msg::GoOn,
            Key::Enter if matches!(self.at.screen, Screen::Report(_)) => Msg::Done,
            Key::Enter => match self.to_raise() {
                Some(next) => Msg::Raise(next),
                None => return Effects::none(),
            },
        };
        self.update(msg, now)
    }
}
