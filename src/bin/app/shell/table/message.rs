//! A page that says one thing, in place of a table that cannot be shown.
use yew::prelude::*;

use super::draw;
use crate::navigate::set_title;
use crate::parts::Bar;
use crate::routes::Route;

#[derive(Properties, PartialEq)]
pub struct MessageProps {
    pub game: &'static str,
    pub title: &'static str,
    pub text: AttrValue,
    /// What can be done besides going back.
    #[prop_or_default]
    pub children: Html,
}

/// A page that says one thing, in place of a table.
#[component]
pub fn Message(MessageProps { game, title, text, children }: &MessageProps) -> Html {
    use_effect_with((*game, *title), |(game, title)| {
        set_title(&format!("{title} · {game}"));
        draw::focus_heading();
    });
    html! {
        <div class="sheetpage">
            <Bar title={*game} />
            <main class="page">
                <section class="panel stack">
                    <h2 tabindex="-1" data-heading="">{ *title }</h2>
                    <p>{ text }</p>
                    <div class="row wrap">
                        { children.clone() }
                        <a class="btn" href={Route::Street.to_string()}>{ "Back to the street" }</a>
                    </div>
                </section>
            </main>
        </div>
    }
}
