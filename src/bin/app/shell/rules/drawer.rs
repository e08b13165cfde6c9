//! The rules beside the table, opened at the chapter that explains the moment: nobody leaves a game
//! to look up.
use std::marker::PhantomData;

use yew::prelude::*;

use super::chapters::{Article, Contents, go_to};
use crate::face::Face;
use crate::parts::Dialog;

#[derive(Properties, PartialEq)]
pub struct RulesDrawerProps<G: Face> {
    /// The chapter it opens at; an unknown one opens the first.
    pub at: &'static str,
    pub on_close: Callback<()>,
    #[prop_or_default]
    game: PhantomData<G>,
}

/// The rules beside the table, opened at the chapter that explains the moment.
#[component]
pub fn RulesDrawer<G: Face>(RulesDrawerProps { at, on_close, .. }: &RulesDrawerProps<G>) -> Html {
    let reading = G::chapters().iter().position(|chapter| chapter.id == *at).unwrap_or(0);
    use_effect_with(*at, move |at| {
        // The first chapter stands below the contents, in sight of both.
        if reading > 0 {
            go_to(at);
        }
    });
    html! {
        <Dialog title={format!("{}: rules", G::NAME)} class="drawer rules--drawer" {on_close}>
            <Contents<G> {reading} />
            <Article<G> />
        </Dialog>
    }
}
