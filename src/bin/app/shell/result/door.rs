//! The way to a finished game's page, which comes in a file of its own: a table is played for an hour before anybody
//! needs it.
use yew::prelude::*;

use super::{BrokenOff, GameResult, ResultProps};
use crate::device::dress;
use crate::own_file::{Coming, own_file};
use crate::parts::use_coming;

/// What finished games, results and people's pages wear, as `build.rs` has shortened it: it lies in the same file.
pub const SHEET: &str = include_str!(concat!(env!("OUT_DIR"), "/results.css"));

/// What is in the file.
pub struct Pages {
    style: &'static str,
    result: fn(ResultProps) -> Html,
    broken_off: fn(ResultProps) -> Html,
}

own_file!(results: Pages = Pages {
    style: SHEET,
    result: |props| html! { <GameResult ..props /> },
    broken_off: |props| html! { <BrokenOff ..props /> },
});

/// The pages with their sheet put on.
fn dressed() -> Coming<&'static Pages> {
    Box::pin(async {
        let pages = enter().await?;
        dress::keep(pages.style);
        Ok(pages)
    })
}

/// The whole page of a finished game.
#[component]
pub fn Finished(props: &ResultProps) -> Html {
    use_coming(dressed).draw(|pages| (pages.result)(props.clone()))
}

/// The whole page of a game that was broken off.
#[component]
pub fn LaidOpen(props: &ResultProps) -> Html {
    use_coming(dressed).draw(|pages| (pages.broken_off)(props.clone()))
}
