//! Going from page to page. It stands by itself so that a page can send one elsewhere without
//! knowing the root that draws all pages.
use gloo::utils::{document, window};

use crate::routes::Route;

/// Goes to another page. Turns never do this; only people who choose a page.
pub fn go(route: &Route) {
    let _ = window().location().set_hash(&route.to_string());
}

/// Goes to another page without a way back to this one.
pub fn go_instead(route: &Route) {
    let _ = window().location().replace(&route.to_string());
}

/// Takes out of the address what somebody passed on in it; the page stays.
pub fn forget_address() {
    if let Ok(history) = window().history() {
        let street = Route::Street.to_string();
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&street));
    }
}

pub fn set_title(title: &str) {
    document().set_title(title);
}
