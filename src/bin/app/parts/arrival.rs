//! A new page begins at its heading, also for those who hear it.
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// A new page begins at its heading, also for those who hear it: the focus goes to the `h1`
/// unless something on the page already has it.
#[hook]
pub fn use_arrival() {
    use_effect_with((), |()| {
        let document = gloo::utils::document();
        let free = document.active_element().is_none_or(|element| element.tag_name() == "BODY");
        let heading = document.query_selector("h1").ok().flatten();
        let heading = heading.and_then(|element| element.dyn_into::<HtmlElement>().ok());
        if let (true, Some(heading)) = (free, heading) {
            let _ = heading.set_attribute("tabindex", "-1");
            let _ = heading.focus();
        }
    });
}

/// Puts the focus on the element with this id, if it is there.
pub fn focus(id: &str) {
    let element = gloo::utils::document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
