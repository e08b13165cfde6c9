//! The stylesheet and the drawings that come with a shop's file.
//!
//! The security policy forbids styles written into the page, so a sheet is handed to the browser as an object.
use gloo::utils::document;
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = CSSStyleSheet)]
    type Sheet;
    #[wasm_bindgen(constructor, js_class = "CSSStyleSheet", catch)]
    fn new() -> Result<Sheet, JsValue>;
    #[wasm_bindgen(method, js_name = replaceSync, catch)]
    fn replace_sync(this: &Sheet, text: &str) -> Result<(), JsValue>;
}

/// The page wears this sheet above its own, in place of the shop's it wore before: no shop dresses another.
pub fn wear(style: &str) {
    let worn = Sheet::new().and_then(|sheet| {
        sheet.replace_sync(style)?;
        put_on(&Array::of1(&sheet))
    });
    if let Err(why) = worn {
        web_sys::console::warn_1(&why);
    }
}

/// Outside the shops the page wears its own sheets alone.
pub fn undress() {
    let _ = put_on(&Array::new());
}

fn put_on(sheets: &Array) -> Result<bool, JsValue> {
    Reflect::set(&document(), &"adoptedStyleSheets".into(), sheets)
}

/// Hangs drawn symbols into one of the places `index.html` has for them, in place of those that hung there.
pub fn hang(place: &str, drawings: &str) {
    let place = document().get_element_by_id(place).expect("index.html has a place for drawings");
    place.set_inner_html(drawings);
}
