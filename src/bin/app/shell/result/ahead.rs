//! What people do after a game: again, look back, keep it.
use yew::prelude::*;

use super::Again;
use crate::parts::icon;

/// The button that opens the replay; the focus comes back to it.
pub const REPLAY: &str = "replay";

#[derive(Properties, PartialEq)]
pub struct AheadProps {
    pub deal: u64,
    pub again: Callback<Again>,
    pub export: Callback<()>,
    pub replay: Callback<()>,
    pub pass_on: Callback<()>,
}

/// What else can be done with a finished game.
#[component]
pub fn Ahead(AheadProps { deal, again, export, replay, pass_on }: &AheadProps) -> Html {
    html! {
        <section class="panel span ahead" aria-labelledby="ahead">
            <div class="panel__head">
                <h2 id="ahead">{ "Once more?" }</h2>
                <p>{ "This was deal " }<b class="num">{ *deal }</b>
                    { ". Whoever enters it when setting up has the same luck." }</p>
            </div>
            <div class="row wrap">
                <button type="button" class="btn" onclick={again.reform(|_: MouseEvent| Again::SameDeal)}>
                    { icon("i-cards") }{ "Same deal again" }
                </button>
                <button type="button" class="btn" id={REPLAY} onclick={replay.reform(|_: MouseEvent| ())}>
                    { icon("i-eye") }{ "Step through the game" }
                </button>
                <button type="button" class="btn" onclick={pass_on.reform(|_: MouseEvent| ())}>
                    { "Pass it on" }
                </button>
                <button type="button" class="btn" onclick={export.reform(|_: MouseEvent| ())}>
                    { "Export to a file" }
                </button>
            </div>
        </section>
    }
}
