//! The seven phases of a month.
use high_street::games::brick_and_mortar::{Chapter, View};
use yew::prelude::*;

use crate::parts::icon;

const PHASES: [(Chapter, &str, &str); 7] = [
    (Chapter::Building, "ph-build", "Building"),
    (Chapter::Advertisement, "ph-ad", "Adverts"),
    (Chapter::Supply, "ph-supply", "Supply"),
    (Chapter::Sale, "ph-sale", "Sale"),
    (Chapter::Inventory, "ph-inventory", "Inventory"),
    (Chapter::Utilities, "ph-utilities", "Utilities"),
    (Chapter::Investment, "ph-invest", "Investment"),
];

fn row(chapter: Chapter) -> Option<&'static (Chapter, &'static str, &'static str)> {
    PHASES.iter().find(|(other, ..)| *other == chapter)
}

/// The drawing of a phase, for what acts in it.
pub fn art(chapter: Chapter) -> &'static str {
    row(chapter).map_or("ph-build", |(_, art, _)| art)
}

pub fn name(chapter: Chapter) -> &'static str {
    row(chapter).map_or("Building", |(.., name)| name)
}

pub fn phases(view: &View) -> Html {
    let now = view.stage.chapter();
    html! {
        <nav class="bar__phases" aria-label="Phases of the month">
            <ol class="phases phases--named">
                for (chapter, art, name) in PHASES {
                    <li key={name} aria-current={(chapter == now).then_some("step")}
                        class={classes!((chapter == now).then_some("is-now"), (chapter < now).then_some("is-done"))}>
                        { icon(art) }<span>{ name }</span>
                    </li>
                }
            </ol>
        </nav>
    }
}
