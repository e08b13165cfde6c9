//! D does what the button says, N and C read the roll, Y and N answer the offer, S restocks, and
//! 1 to 5 choose a customer.
use gloo::events::EventListener;
use gloo::utils::document;
use high_street::games::supermarche::Slot;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    Go,
    No,
    Yes,
    Coupon,
    Restock,
    Slot(Slot),
}

impl Key {
    fn named(key: &str) -> Option<Key> {
        match key {
            "d" | "D" => Some(Key::Go),
            "n" | "N" => Some(Key::No),
            "y" | "Y" => Some(Key::Yes),
            "c" | "C" => Some(Key::Coupon),
            "s" | "S" => Some(Key::Restock),
            _ => {
                let nth = key.parse::<usize>().ok()?.checked_sub(1)?;
                Slot::ALL.get(nth).copied().map(Key::Slot)
            }
        }
    }
}

/// Calls `pressed` for the keys of this game, wherever the focus is.
#[hook]
pub fn use_keys(pressed: Callback<Key>) {
    // An effect may run later than the next press, so the listener asks for the latest callback.
    let latest = use_mut_ref(Callback::noop);
    latest.replace(pressed);
    use_effect_with((), move |()| {
        let listener = EventListener::new(&document(), "keydown", move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if let Some(key) = Key::named(&event.key()).filter(|_| is_meant(event)) {
                let pressed = latest.borrow().clone();
                pressed.emit(key);
            }
        });
        move || drop(listener)
    });
}

/// Not a held key, not a browser's shortcut, not typing, and nothing lies over the table.
fn is_meant(event: &KeyboardEvent) -> bool {
    let bent = event.repeat() || event.ctrl_key() || event.alt_key() || event.meta_key();
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let typing = target.is_some_and(|element| {
        element.closest("input, select, textarea, [contenteditable]").ok().flatten().is_some()
    });
    let covered = document().query_selector("[role=dialog]").ok().flatten().is_some();
    !bent && !typing && !covered && !event.default_prevented()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stand_for_what_the_labels_say() {
        assert_eq!(Key::named("d"), Some(Key::Go));
        assert_eq!(Key::named("5"), Some(Key::Slot(Slot::ALL[4])));
        assert_eq!(["0", "6", "x", "Enter"].map(Key::named), [None; 4]);
    }
}
