//! The game that waits, right under the title: whoever comes back need not look for it.
use yew::prelude::*;

use super::card::{call, next};
use super::lists::Saved;
use crate::games;
use crate::parts::icon;
use crate::routes::Route;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct StripProps {
    pub saved: Saved,
    /// How many others wait.
    pub more: usize,
}

/// The latest game that waits, in one press.
#[component]
pub fn Strip(StripProps { saved, more }: &StripProps) -> Html {
    let Saved { id, record, .. } = saved;
    let colours = games::shop(&record.game).map(|shop| shop.colours);
    let others = u32::try_from(*more).unwrap_or(u32::MAX);
    html! {
        <p class="strip" data-game={colours}>
            <a class="btn btn--primary" href={Route::table(&record.game, id).to_string()}>
                { icon("i-next") }
                <span class="strip__words"><b>{ "Continue " }<bdi>{ call(record) }</bdi></b><small>{ next(record) }</small></span>
            </a>
            if *more > 0 {
                <span>{ format!("{} below.", words::counted(others, "other waits", "others wait")) }</span>
            }
        </p>
    }
}
