//! The smallest Yew page: one button that counts. Sizes are measured against it.
use yew::prelude::*;

#[component]
fn Counter() -> Html {
    let count = use_state(|| 0_u32);
    let onclick = {
        let count = count.clone();
        Callback::from(move |_| count.set(*count + 1))
    };
    html! { <button {onclick}>{ *count }</button> }
}

fn main() {
    yew::Renderer::<Counter>::new().render();
}
