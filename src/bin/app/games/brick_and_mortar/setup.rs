//! The options of the table.
use high_street::games::brick_and_mortar::{Hands, Setup};
use high_street::table::{Level, Seat};
use yew::prelude::*;

use super::words;
use crate::parts::{Choice, Segments, put};

pub fn with_seats(setup: Setup, seats: u8) -> Setup {
    Setup { seats, first: None, ..setup }
}

/// Who begins is drawn anew; whom the last game named was named for that game.
pub fn rematch(setup: &Setup) -> Setup {
    Setup { first: None, ..setup.clone() }
}

pub fn options(setup: &Setup, change: &Callback<Setup>) -> Html {
    let hands = put(setup, change, |setup, hands| setup.hands = hands);
    let first = put(setup, change, |setup, first| setup.first = first);
    let by_lot = Choice::new(None, "By lot");
    let seat = |seat: Seat| Choice::new(Some(seat), format!("Seat {}", seat.index() + 1));
    html! {
        <div class="bm-options-page">
            <b>{ "First hands" }</b>
            <Segments<Hands> legend="First hands" name="brick-hands" chosen={setup.hands} change={hands}
                choices={vec![Choice::new(Hands::Preset, "Given hands"), Choice::new(Hands::Draft, "Draft")]} />
            <small>{ hint(setup.hands) }</small>
            <b>{ "Who begins" }</b>
            <Segments<Option<Seat>> legend="Who begins" name="brick-first" chosen={setup.first} change={first}
                choices={std::iter::once(by_lot).chain(Seat::all(setup.seats).map(seat)).collect::<Vec<_>>()} />
            <small>{ "By lot; or the loser of the last game chooses a seat, counted from the top of the list." }</small>
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

/// How each level plays, with what it was measured to win.
pub const fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "Follows simple rules of thumb: wins 3 of 10 games against Keen.",
        Level::Normal => "Reckons with the month at hand: wins 7 of 10 games against Calm.",
        Level::Hard => "Plays the months to come in its head: wins 9 of 10 games against Keen.",
    }
}
