//! A game's own keys, wherever the focus is, and never while somebody types or reads a dialog.
use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::event_in;

/// Calls `pressed` for the keys of a game, wherever the focus is. `named` knows them.
#[hook]
pub fn use_keys<K: 'static>(named: fn(&str) -> Option<K>, pressed: Callback<K>) {
    // An effect may run later than the next press, so the listener asks for the latest callback.
    let latest = use_mut_ref(Callback::noop);
    latest.replace(pressed);
    use_effect_with((), move |()| {
        let listener = EventListener::new(&document(), "keydown", move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if let Some(key) = named(&event.key()).filter(|_| is_meant(event)) {
                let pressed = latest.borrow().clone();
                pressed.emit(key);
            }
        });
        move || drop(listener)
    });
}

/// Whether a key goes into a field. Into that of a number no letter does.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    let field = event_in(event, "input, select, textarea, [contenteditable]").is_some();
    let letter = event.key().len() == 1 && event.key().chars().all(|key| key.is_ascii_alphabetic());
    field && !(letter && event_in(event, "[data-number]").is_some())
}

/// Not a held key, not a browser's shortcut, not typing, and nothing lies over the table.
fn is_meant(event: &KeyboardEvent) -> bool {
    let bent = event.repeat() || event.ctrl_key() || event.alt_key() || event.meta_key();
    let covered = document().query_selector("[role=dialog]").ok().flatten().is_some();
    !bent && !is_typing(event) && !covered && !event.default_prevented()
}
