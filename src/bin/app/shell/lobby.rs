use yew::prelude::*;

#[component]
pub fn Lobby() -> Html {
    html! {}
}
