//! Capitals and small letters of what people write, in any script. The browser knows them all; tables of our own
//! would be 24 kB of the page. Our own words are plain English: they need none (`words::capital`).
use js_sys::JsString;

pub fn capitals(text: &str) -> String {
    if cfg!(target_family = "wasm") {
        JsString::from(text).to_upper_case().into()
    } else {
        text.to_uppercase()
    }
}

pub fn small(text: &str) -> String {
    if cfg!(target_family = "wasm") {
        JsString::from(text).to_lower_case().into()
    } else {
        text.to_lowercase()
    }
}
