//! When something breaks: the page says so, keeps quiet about what was on the table, and offers
//! the way back. Every action was saved before it was painted.
use std::panic;

use web_sys::console;

/// A panic ends the wasm instance. `index.html` holds a recovery screen that needs no wasm; the
/// attribute shows it. Only the place in the code goes to the console, never a card or a name.
pub fn listen_for_panics() {
    panic::set_hook(Box::new(|info| {
        let place =
            info.location().map_or_else(String::new, |at| format!("{}:{}", at.file(), at.line()));
        console::error_1(&format!("High Street stopped at {place}").into());
        let root = gloo::utils::document_element();
        let _ = root.set_attribute("data-broken", "");
    }));
}
