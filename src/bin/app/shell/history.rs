use yew::prelude::*;

#[component]
pub fn HistoryPage() -> Html {
    html! {}
}
