//! The rules beside the table, opened at the chapter that explains the moment: nobody leaves a game
//! to look up.
use yew::prelude::*;

use super::chapters::{Article, Contents, go_to};
use crate::parts::Dialog;
use crate::seated::Title;

#[derive(Properties, PartialEq)]
pub struct RulesDrawerProps {
    pub title: Title,
    /// The chapter it opens at; an unknown one opens the first.
    pub at: &'static str,
    pub on_close: Callback<()>,
}

/// The rules beside the table, opened at the chapter that explains the moment.
#[component]
pub fn RulesDrawer(RulesDrawerProps { title, at, on_close }: &RulesDrawerProps) -> Html {
    let reading = title.chapters().iter().position(|chapter| chapter.id == *at).unwrap_or(0);
    use_effect_with(*at, move |at| {
        // The first chapter stands below the contents, in sight of both.
        if reading > 0 {
            go_to(at);
        }
    });
    html! {
        <Dialog title={format!("{}: rules", title.name())} class="drawer rules--drawer" {on_close}>
            <Contents title={*title} {reading} />
            <Article title={*title} />
        </Dialog>
    }
}
