//! The rules of a game, in our own words: as a page, and as a drawer beside the table.
mod chapters;
mod drawer;
#[cfg(all(test, feature = "ssr"))]
mod tests;

use yew::prelude::*;

use self::chapters::{Article, Contents, use_reading};
pub use self::drawer::RulesDrawer;
use crate::parts::{Bar, icon, use_arrival};
use crate::routes::Route;
use crate::seated::Title;

#[derive(Properties, PartialEq)]
pub struct RulesProps {
    pub title: Title,
}

#[component]
pub fn RulesPage(RulesProps { title }: &RulesProps) -> Html {
    use_arrival();
    let reading = use_reading(*title);
    html! {
        <div class="sheetpage">
            <Bar title={title.name()} sub="Rules" />
            <main class="page rules">
                <Contents title={*title} {reading} />
                <Article title={*title} />
            </main>
            <footer class="dock">
                <div class="dock__in">
                    <a class="btn" href={Route::Street.to_string()}>
                        { icon("i-back") }<span>{ "Street" }</span>
                    </a>
                    <a class="btn btn--primary" href={Route::setup(title.slug()).to_string()}>
                        { "Set up a game" }
                    </a>
                </div>
            </footer>
        </div>
    }
}
