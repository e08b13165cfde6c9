//! The stylesheets and the drawings that come with files of their own.
//!
//! The security policy forbids styles written into the page, so a sheet is handed to the browser as an object.
use std::cell::RefCell;

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

/// What the page wears above the sheets it came with.
#[derive(Default)]
struct Worn {
    /// Of pages that are the same in every shop, with their text: none is put on twice.
    kept: Vec<(&'static str, Sheet)>,
    shop: Option<Sheet>,
}

thread_local! {
    static WORN: RefCell<Worn> = RefCell::default();
}

/// The page wears this sheet above all others, in place of the shop's it wore before: no shop dresses another.
pub fn wear(style: &str) {
    change(|worn| worn.shop = cut(style));
}

/// From now on the page wears this sheet, too, under that of the shop. A page that is drawn natively wears none.
pub fn keep(style: &'static str) {
    if cfg!(target_family = "wasm") {
        change(|worn| {
            if worn.kept.iter().all(|(text, _)| *text != style) {
                worn.kept.extend(cut(style).map(|sheet| (style, sheet)));
            }
        });
    }
}

/// Outside the shops no shop dresses the page.
pub fn undress() {
    change(|worn| worn.shop = None);
}

fn change(change: impl FnOnce(&mut Worn)) {
    WORN.with_borrow_mut(|worn| {
        change(worn);
        let kept = worn.kept.iter().map(|(_, sheet)| sheet);
        let sheets: Array = kept.chain(&worn.shop).collect();
        tell(Reflect::set(&document(), &"adoptedStyleSheets".into(), &sheets));
    });
}

fn cut(style: &str) -> Option<Sheet> {
    tell(Sheet::new().and_then(|sheet| sheet.replace_sync(style).map(|()| sheet)))
}

/// A sheet that the browser refuses is no reason to show nothing.
fn tell<T>(done: Result<T, JsValue>) -> Option<T> {
    done.inspect_err(web_sys::console::warn_1).ok()
}

/// Hangs drawn symbols into one of the places `index.html` has for them, in place of those that hung there.
pub fn hang(place: &str, drawings: &str) {
    let place = document().get_element_by_id(place).expect("index.html has a place for drawings");
    place.set_inner_html(drawings);
}
