//! The options of the table.
use high_street::games::brick_and_mortar::{Hands, Setup, View};
use yew::prelude::*;

use super::words;
use crate::parts::{Choice, Segments};

pub fn with_seats(setup: Setup, seats: u8) -> Setup {
    Setup { seats, first: None, ..setup }
}

/// Whoever came last begins.
pub fn rematch(setup: &Setup, finished: &View) -> Setup {
    let last = finished.result.as_ref().and_then(|result| {
        result.places.iter().max_by_key(|(_, place)| **place).map(|(seat, _)| seat)
    });
    Setup { first: last, ..setup.clone() }
}

pub fn options(setup: &Setup, change: Callback<Setup>) -> Html {
    let hands = {
        let setup = setup.clone();
        change.reform(move |hands| Setup { hands, ..setup.clone() })
    };
    html! {
        <div class="bm-options-page">
            <b>{ "First hands" }</b>
            <Segments<Hands> legend="First hands" name="brick-hands" chosen={setup.hands} change={hands}
                choices={vec![Choice::new(Hands::Preset, "Given hands"), Choice::new(Hands::Draft, "Draft")]} />
            <small>{ hint(setup.hands) }</small>
        </div>
    }
}

const fn hint(hands: Hands) -> &'static str {
    match hands {
        Hands::Preset => {
            "For a first game: each player gets a Starting Store, three Store Cards and five Market Cards that go together."
        }
        Hands::Draft => {
            "The normal game: everybody drafts three Store Cards and chooses a Starting Store."
        }
    }
}

pub fn in_short(setup: &Setup) -> String {
    let hands = match setup.hands {
        Hands::Preset => "Everybody begins with given cards.",
        Hands::Draft => "Everybody drafts three Store Cards first.",
    };
    format!(
        "{hands} The month in which somebody reaches {} points is the last one, {} at the latest; then stores, empty slots \
         and debt are counted.",
        setup.marker(),
        words::month(setup.final_month())
    )
}
