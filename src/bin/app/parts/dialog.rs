//! A question or a drawer over the table. Focus goes in, stays in, and comes back afterwards.
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, NodeList};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct DialogProps {
    pub title: AttrValue,
    /// Escape, the scrim and the cross.
    pub on_close: Callback<()>,
    /// `drawer` comes from the side and is tall.
    #[prop_or_default]
    pub class: Classes,
    pub children: Html,
}

/// A question or a drawer over the table. Focus goes in, stays in, and comes back afterwards.
///
/// The element with `data-first` gets the focus; that is the harmless one, never the irrevocable.
#[component]
pub fn Dialog(DialogProps { title, on_close, class, children }: &DialogProps) -> Html {
    let frame = use_node_ref();
    {
        let frame = frame.clone();
        use_effect_with((), move |()| {
            let before = gloo::utils::document().active_element();
            if let Some(frame) = frame.cast::<HtmlElement>() {
                let first = frame.query_selector("[data-first]").ok().flatten();
                let first = first.and_then(|element| element.dyn_into::<HtmlElement>().ok());
                let _ = first.unwrap_or(frame).focus();
            }
            move || {
                if let Some(before) =
                    before.and_then(|element| element.dyn_into::<HtmlElement>().ok())
                {
                    let _ = before.focus();
                }
            }
        });
    }
    let close = on_close.reform(|_: MouseEvent| ());
    let onkeydown = {
        let (on_close, frame) = (on_close.clone(), frame.clone());
        Callback::from(move |event: KeyboardEvent| {
            // The table behind must not hear keys meant for the dialog.
            event.stop_propagation();
            match event.key().as_str() {
                "Escape" => on_close.emit(()),
                "Tab" => keep_inside(&frame, &event),
                _ => {}
            }
        })
    };
    let inside = Callback::from(|event: MouseEvent| event.stop_propagation());
    html! {
        <div class="scrim" onclick={close.clone()} {onkeydown}>
            <div ref={frame} class={classes!("dialog", class.clone())} role="dialog" aria-modal="true"
                aria-label={title} tabindex="-1" onclick={inside}>
                <div class="dialog__head">
                    <h2>{ title }</h2>
                    <button type="button" class="btn btn--icon" aria-label="Close" onclick={close}>
                        { super::icon("i-x") }
                    </button>
                </div>
                { children.clone() }
            </div>
        </div>
    }
}

/// Tab runs in a circle inside the dialog.
fn keep_inside(frame: &NodeRef, event: &KeyboardEvent) {
    const STOPS: &str = "a[href], button, input, select, textarea, [tabindex='0']";
    let Some(frame) = frame.cast::<HtmlElement>() else { return };
    let Ok(stops) = frame.query_selector_all(STOPS) else { return };
    let stop = |stops: &NodeList, index| stops.get(index)?.dyn_into::<HtmlElement>().ok();
    let (Some(first), Some(last)) =
        (stop(&stops, 0), stop(&stops, stops.length().saturating_sub(1)))
    else {
        return;
    };
    let active = gloo::utils::document().active_element();
    let at = |element: &HtmlElement| active.as_ref() == Some(element.as_ref());
    if event.shift_key() && (at(&first) || at(&frame)) {
        event.prevent_default();
        let _ = last.focus();
    } else if !event.shift_key() && at(&last) {
        event.prevent_default();
        let _ = first.focus();
    }
}

/// Whether a question or a drawer lies over the page.
pub fn dialog_is_open() -> bool {
    matches!(gloo::utils::document().query_selector(".dialog"), Ok(Some(_)))
}
