//! What is there for whoever asks. Folded it is not drawn: a table has hundreds of pieces in such places, and what draws
//! the table anew would make all of them for nobody. A form that is folded stays a plain `details`, which keeps what was
//! filled in.
use web_sys::Element;
use yew::prelude::*;

#[derive(Properties)]
pub struct FoldedProps {
    #[prop_or_default]
    pub class: &'static str,
    #[prop_or_default]
    pub label: Option<&'static str>,
    pub summary: AttrValue,
    pub children: Html,
}

/// Always drawn again: components inside count as the same whatever they are given.
impl PartialEq for FoldedProps {
    fn eq(&self, _: &FoldedProps) -> bool {
        false
    }
}

#[component]
pub fn Folded(FoldedProps { class, label, summary, children }: &FoldedProps) -> Html {
    // Native tests read all there is.
    let open = use_state_eq(|| cfg!(all(test, feature = "ssr")));
    let frame = use_node_ref();
    // Not left to the browser: it would open an empty frame first.
    let press = {
        let open = open.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            open.set(!*open);
        })
    };
    // Escape closes it, too.
    let toggled = {
        let (open, frame) = (open.setter(), frame.clone());
        Callback::from(move |_: Event| {
            open.set(frame.cast::<Element>().is_some_and(|frame| frame.has_attribute("open")));
        })
    };
    html! {
        <details ref={frame} class={*class} aria-label={*label} open={*open} ontoggle={toggled}>
            <summary onclick={press}>{ summary }</summary>
            if *open { { children.clone() } }
        </details>
    }
}
