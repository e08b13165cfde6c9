//! The way to a finished game's page, which comes in a file of its own: a table is played for an hour before anybody
//! needs it.
use yew::prelude::*;

use super::{BrokenOff, GameResult, ResultProps};
use crate::own_file::own_file;
use crate::parts::use_coming;

/// What is in the file.
pub struct Pages {
    result: fn(ResultProps) -> Html,
    broken_off: fn(ResultProps) -> Html,
}

own_file!(results: Pages = Pages {
    result: |props| html! { <GameResult ..props /> },
    broken_off: |props| html! { <BrokenOff ..props /> },
});

/// The whole page of a finished game.
#[component]
pub fn Finished(props: &ResultProps) -> Html {
    use_coming(enter).draw(|pages| (pages.result)(props.clone()))
}

/// The whole page of a game that was broken off.
#[component]
pub fn LaidOpen(props: &ResultProps) -> Html {
    use_coming(enter).draw(|pages| (pages.broken_off)(props.clone()))
}
