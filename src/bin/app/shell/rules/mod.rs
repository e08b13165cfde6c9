//! The rules of a game, in our own words: as a page, and as a drawer beside the table.
mod chapters;
mod drawer;
#[cfg(all(test, feature = "ssr"))]
mod tests;

use yew::prelude::*;

use self::chapters::{article, contents, use_reading};
pub use self::drawer::RulesDrawer;
use crate::face::Rules;
use crate::parts::{Bar, icon, use_arrival, use_coming};
use crate::routes::Route;
use crate::seated::Title;

#[derive(Properties, PartialEq)]
pub struct RulesProps {
    pub title: Title,
}

#[component]
pub fn RulesPage(RulesProps { title }: &RulesProps) -> Html {
    use_arrival();
    let title = *title;
    let rules = use_coming(move || title.rules());
    html! {
        <div class="sheetpage">
            <Bar title={title.name()} sub="Rules" />
            <main class="page rules">
                { rules.draw(|rules| html! { <Read {rules} /> }) }
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

#[derive(Properties)]
struct ReadProps {
    rules: &'static Rules,
}

impl PartialEq for ReadProps {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.rules, other.rules)
    }
}

/// The chapters, with the one that is being read marked in the contents.
#[component]
fn Read(ReadProps { rules }: &ReadProps) -> Html {
    let reading = use_reading(rules);
    html! { <>{ contents(rules, reading) }{ article(rules, &[]) }</> }
}
