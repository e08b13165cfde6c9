//! The options of the table.
use high_street::games::fiasko::{Setup, Tie, Turn, View};
use high_street::table::Level;
use yew::prelude::*;

use crate::parts::{Choice, Segments, Switch, put};

pub fn with_seats(setup: Setup, seats: u8) -> Setup {
    Setup { seats, first: None, ..setup }
}

/// Whoever sits next to the one who began, begins.
pub fn rematch(setup: &Setup, finished: &View) -> Setup {
    Setup { first: Some(finished.first.after(setup.seats)), ..setup.clone() }
}

pub fn options(setup: &Setup, change: Callback<Setup>) -> Html {
    let turn = put(setup, &change, |setup, turn| setup.turn = turn);
    let tie = put(setup, &change, |setup, tie| setup.tie = tie);
    html! {
        <div class="choices">
            <div class="choices__one">
                <b>{ "A draw turn is" }</b>
                <Segments<Turn> legend="A draw turn is" name="fiasko-turn" chosen={setup.turn} change={turn}
                    choices={vec![Choice::new(Turn::Single, "One card"), Choice::new(Turn::Press, "Press your luck")]} />
                <small>{ turn_hint(setup.turn) }</small>
            </div>
            <div class="choices__one">
                <b>{ "Equal totals" }</b>
                <Segments<Tie> legend="Equal totals" name="fiasko-tie" chosen={setup.tie} change={tie}
                    choices={vec![Choice::new(Tie::Shared, "Share the win"), Choice::new(Tie::Subtotal, "Higher rows win")]} />
                <small>{ tie_hint(setup.tie) }</small>
            </div>
            <Switch label="Hands lie open" hint="Everybody sees every hand. No shutter between players."
                on={setup.open_hands} change={put(setup, &change, |setup, on| setup.open_hands = on)} />
            <Switch label="Browse the discard pile" hint="Off: only its height is known. The bad cards are counted either way."
                on={setup.open_discard} change={put(setup, &change, |setup, on| setup.open_discard = on)} />
            <Switch label="Show the odds" hint="Percentages for a Fiasko, a catastrophe and the hand’s survival."
                on={setup.odds} change={put(setup, &change, |setup, on| setup.odds = on)} />
            <Switch label="Draw without asking" hint="A hand that cannot score draws by itself. Where several people listen, only an empty one."
                on={setup.auto_draw} change={put(setup, &change, |setup, on| setup.auto_draw = on)} />
        </div>
    }
}

pub const fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => {
            "Draws a good while and scores what it has: wins 4 of 10 games against Keen."
        }
        Level::Normal => "Weighs the row against the risk: wins 6 of 10 games against Calm.",
        Level::Hard => "Counts what is left in the pile: wins 3 of 4 games against Keen.",
    }
}

const fn turn_hint(turn: Turn) -> &'static str {
    match turn {
        Turn::Single => "The rule book’s game: take one card, or score.",
        Turn::Press => "House rule: draw as long as you dare. Longer hands, far higher scores.",
    }
}

const fn tie_hint(tie: Tie) -> &'static str {
    match tie {
        Tie::Shared => "Whoever has the highest total wins, together if need be.",
        Tie::Subtotal => "First the five rows without bonuses, then rows won, then shared.",
    }
}

pub fn in_short(setup: &Setup) -> String {
    let turn = match setup.turn {
        Turn::Single => "One card a turn",
        Turn::Press => "Draw as long as you dare",
    };
    let extension = match setup.seats {
        6 => " A sixth seat is our extension: the box is made for two to five.",
        _ => "",
    };
    format!(
        "{turn}, or score. The game ends the moment someone fills the fifth row; then the bonuses \
         are counted. The first seat is drawn by lot.{extension}"
    )
}
