//! The keys of the table. Games add their own for their own controls.
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::html::Scope;

use super::{Msg, Table};
use crate::face::Face;

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

fn target_is(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

fn typing(event: &KeyboardEvent) -> bool {
    target_is(event, "input, textarea, select, [role='dialog']") && event.key() != "Escape"
}

fn on_control(event: &KeyboardEvent) -> bool {
    target_is(event, "a, button, summary, [role='button']")
}
