//! The rules beside the table, opened at the chapter that explains the moment: nobody leaves a game
//! to look up.
use yew::prelude::*;

use super::chapters::{article, contents, go_to};
use crate::face::Rules;
use crate::parts::{Dialog, use_coming};
use crate::seated::Title;

#[derive(Properties, PartialEq)]
pub struct RulesDrawerProps {
    pub title: Title,
    /// The chapter it opens at; an unknown one opens the first.
    pub at: &'static str,
    /// How the table beside it answers what a chapter leaves open.
    #[prop_or_default]
    pub here: Vec<(&'static str, String)>,
    pub on_close: Callback<()>,
}

/// The rules beside the table, opened at the chapter that explains the moment.
#[component]
pub fn RulesDrawer(RulesDrawerProps { title, at, here, on_close }: &RulesDrawerProps) -> Html {
    let title = *title;
    let rules = use_coming(move || title.rules());
    let place = |rules: &Rules| rules.iter().position(|chapter| chapter.id == *at).unwrap_or(0);
    let reading = rules.came.and_then(Result::ok).map_or(0, place);
    use_effect_with((*at, reading), move |(at, reading)| {
        // The first chapter stands below the contents, in sight of both.
        if *reading > 0 {
            go_to(at);
        }
    });
    html! {
        <Dialog title={format!("{}: rules", title.name())} class="drawer rules--drawer" {on_close}>
            { rules.draw(|rules| html! { <>{ contents(rules, reading) }{ article(rules, here) }</> }) }
        </Dialog>
    }
}
