use yew::prelude::*;

#[component]
pub fn SettingsPage() -> Html {
    html! {}
}
