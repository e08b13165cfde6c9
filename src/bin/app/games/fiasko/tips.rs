//! Coach marks, each at the first moment it helps.
use high_street::games::fiasko::{Shown, View};
use high_street::table::Seat;

use super::status::scorable;
use crate::face::{Role, Tip};

pub fn tips(view: &View, role: Role) -> Vec<Tip> {
    if view.result.is_some() {
        return Vec::new();
    }
    let decides = role.decides().is_some();
    let four = Seat::all(view.setup.seats).any(|seat| view.filled(seat) == 4);
    let tips = [
        (decides && view.streak == 0, FIRST_TURN),
        (decides && !scorable(view).is_empty(), FIRST_SCORE),
        (matches!(role, Role::Report(_)), FIRST_CARD),
        (decides && view.streak > 0, FIRST_STREAK),
        (role == Role::Public && blind(view), BLIND),
        (matches!(view.shown, Some(Shown::Fiasko { .. })), FIASKO),
        (matches!(view.shown, Some(Shown::Catastrophe { .. })), CATASTROPHE),
        (four, FOUR_ROWS),
    ];
    tips.into_iter().filter(|(now, _)| *now).map(|(_, tip)| tip).collect()
}

fn blind(view: &View) -> bool {
    !view.setup.open_hands && view.hands[view.turn].count() > 0
}

const FIRST_TURN: Tip = Tip {
    key: "fiasko-first-turn",
    title: "Draw or score",
    text: "Each turn is one of two things: take the top card, or write down one product. \
           A score is the sum of that product times all cards in the hand, so every card helps.",
};

const FIRST_SCORE: Tip = Tip {
    key: "fiasko-first-score",
    title: "This hand can score",
    text: "A product with a dashed frame is worth 13 or more. Scoring is final for that row and \
           costs the whole hand. Waiting makes it bigger, until a Fiasko comes.",
};

const FIRST_CARD: Tip = Tip {
    key: "fiasko-first-card",
    title: "The new card",
    text: "The card just drawn is ringed. The turn has already passed: press Done, and the hand \
           is off the screen before the device moves on.",
};

const FIRST_STREAK: Tip = Tip {
    key: "fiasko-first-streak",
    title: "Once more?",
    text: "Draw as often as you dare. A Fiasko ends the turn and takes the hand. \
           Nobody scores in a turn in which they drew.",
};

const BLIND: Tip = Tip {
    key: "fiasko-blind",
    title: "No need to look every time",
    text: "Draw without looking takes one press and shows nothing. To check the hand, press \
           “hold to peek” and keep it pressed; to score, raise the shutter.",
};

const FIASKO: Tip = Tip {
    key: "fiasko-fiasko",
    title: "A Fiasko",
    text: "Whoever draws it loses the whole hand. Everybody else is untouched. The eight small \
           cards beside the piles count how many bad cards are still to come.",
};

const CATASTROPHE: Tip = Tip {
    key: "fiasko-catastrophe",
    title: "A catastrophe",
    text: "Everybody loses the hand except the one who drew it.",
};

const FOUR_ROWS: Tip = Tip {
    key: "fiasko-four-rows",
    title: "One row to go",
    text: "Somebody has four rows. The fifth ends the game at once, whoever has had how many \
           turns, and brings 20 extra points. An empty row counts nothing.",
};
