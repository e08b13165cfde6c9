//! The rules of a game, in our own words: as a page, and as a drawer beside the table.
mod chapters;
mod drawer;
#[cfg(all(test, feature = "ssr"))]
mod tests;

use std::marker::PhantomData;

use high_street::table::Game;
use yew::prelude::*;

use self::chapters::{Article, Contents, use_reading};
pub use self::drawer::RulesDrawer;
use crate::face::Face;
use crate::parts::{Bar, icon, use_arrival};
use crate::routes::Route;

#[derive(Properties, PartialEq)]
pub struct RulesProps<G: Face> {
    #[prop_or_default]
    game: PhantomData<G>,
}

#[component]
pub fn RulesPage<G: Face>(_: &RulesProps<G>) -> Html {
    use_arrival();
    let reading = use_reading::<G>();
    html! {
        <div class="sheetpage">
            <Bar title={G::NAME} sub="Rules" />
            <main class="page rules">
                <Contents<G> {reading} />
                <Article<G> />
            </main>
            <footer class="dock">
                <div class="dock__in">
                    <a class="btn" href={Route::Street.to_string()}>
                        { icon("i-back") }<span>{ "Street" }</span>
                    </a>
                    <a class="btn btn--primary" href={Route::setup(<G as Game>::SLUG).to_string()}>
                        { "Set up a game" }
                    </a>
                </div>
            </footer>
        </div>
    }
}
