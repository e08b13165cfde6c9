//! The rules, in our own words, with pictures of the pieces.
mod figures;

use high_street::games::fiasko::{Shown, View};
use yew::prelude::*;

use self::figures::{bad_cards, deck, example_of_a_row, example_of_a_score, hand_too_small};
use super::shown::is_fresh;
use super::status::scorable;
use crate::face::{Chapter, Rules};
use crate::own_file::own_file;

own_file!(fiasko_rules: Rules = &[
    Chapter { id: "aim", title: "Aim", icon: "i-crown", body: aim },
    Chapter { id: "cards", title: "The cards", icon: "i-cards", body: cards },
    Chapter { id: "turn", title: "A turn", icon: "i-hand", body: turn },
    Chapter { id: "bad", title: "Fiasko and catastrophe", icon: "sc-fiasko", body: bad },
    Chapter { id: "scoring", title: "Scoring", icon: "i-check", body: scoring },
    Chapter { id: "end", title: "End and bonuses", icon: "gl-star", body: end },
    Chapter { id: "house", title: "House rules", icon: "i-plus", body: house },
    Chapter { id: "device", title: "At this table", icon: "i-eye", body: device },
]);

pub fn chapter_now(view: &View) -> &'static str {
    let bad = matches!(view.shown, Some(Shown::Fiasko { .. } | Shown::Catastrophe { .. }));
    if view.result.is_some() {
        "end"
    } else if bad && is_fresh(view) {
        "bad"
    } else if !scorable(view).is_empty() {
        "scoring"
    } else {
        "turn"
    }
}

fn aim() -> Html {
    html! {
        <>
            <p>{ "You stack shelves in a supermarket, and a tall stack pays. Draw goods card by card, then \
                write one product on the score sheet before the whole pile comes down." }</p>
            <p>{ "Each of the five products is scored once. As soon as one player has scored all five, the \
                game ends, bonuses are added, and the highest total wins." }</p>
        </>
    }
}

fn cards() -> Html {
    html! {
        <>
            <p>{ "There are 80 goods: five products with 16 cards each. Every product has three cards each \
                of 1, 2, 4 and 5 and four cards of 3." }</p>
            { deck() }
            <p>{ "Eight cards are bad: six Fiaskos and two catastrophes. All 88 are shuffled into one draw \
                pile, face down. Nobody starts with a card." }</p>
            { bad_cards() }
        </>
    }
}

fn turn() -> Html {
    html! {
        <>
            <p>{ "Do one of two things, then the next player is on:" }</p>
            <ol class="steps">
                <li><b>{ "Draw" }</b>{ " the top card. Goods join your hand, whatever they are: a product you \
                    have already scored still makes the hand bigger. You cannot refuse a card." }</li>
                <li><b>{ "Score" }</b>{ " one product. You show the hand, write the points down and discard \
                    every card." }</li>
            </ol>
            <p>{ "Hands are secret. How many cards a hand has is not." }</p>
            <h3>{ "When the pile runs out" }</h3>
            <p>{ "As soon as the last card is dealt with, the discard pile is shuffled and becomes the new \
                draw pile. All eight bad cards are in it again." }</p>
        </>
    }
}

fn bad() -> Html {
    html! {
        <>
            { bad_cards() }
            <h3>{ "Fiasko" }</h3>
            <p>{ "You lose your whole hand. It goes to the discard pile with the Fiasko, and next turn you \
                start again. Nobody else is touched. With an empty hand it costs only the turn." }</p>
            <h3>{ "Catastrophe" }</h3>
            <p>{ "Everybody loses the hand except you. It counts as your draw: there is no second card." }</p>
            <div class="callout">
                <b>{ "Count them" }</b>
                { "Beside the piles stand the eight bad cards. The faded ones have been seen since the last \
                  shuffle and cannot come. “3 bad cards left in 31” is all you need to weigh a draw." }
            </div>
        </>
    }
}

fn scoring() -> Html {
    html! {
        <>
            <p>{ "Add up the cards of one product and multiply by the number of " }<b>{ "all" }</b>
                { " cards in your hand, the other products included." }</p>
            { example_of_a_score() }
            <ul>
                <li>{ "The score must be at least 13. One card alone is never enough." }</li>
                <li>{ "Each product is scored once. The entry is final." }</li>
                <li>{ "The whole hand is discarded, not only the product you scored." }</li>
            </ul>
            { hand_too_small() }
        </>
    }
}

fn end() -> Html {
    html! {
        <>
            <p>{ "The game ends the moment somebody fills the fifth row, no matter how many turns the \
                others have had. A row left empty counts nothing." }</p>
            <h3>{ "Bonuses" }</h3>
            <ul>
                <li>{ "Whoever filled all five rows: " }<b>{ "20" }</b>{ "." }</li>
                <li>{ "The best entry in each row: " }<b>{ "30" }</b>{ ". Two who tie get 15 each, three \
                    get 10, four 7, five 6, six 5." }</li>
            </ul>
            { example_of_a_row() }
            <p>{ "The highest total wins. Equal totals win together." }</p>
            <div class="callout">
                <b>{ "Finishing is not winning" }</b>
                { "Before you fill your fifth row, the table shows you how the game would end." }
            </div>
        </>
    }
}

fn house() -> Html {
    html! {
        <>
            <p>{ "These can be chosen when a table is set up. Without them you play by the book." }</p>
            <h3>{ "Press your luck" }</h3>
            <p>{ "A turn is a score, or as many draws as you dare. You may stop after any card. A Fiasko \
                ends the turn, a catastrophe does not. Nobody scores in a turn in which they drew. Hands \
                and scores become much larger." }</p>
            <h3>{ "Equal totals" }</h3>
            <p>{ "Instead of sharing the win, the higher sum of the five rows decides, then the number of \
                rows won." }</p>
            <h3>{ "Other switches" }</h3>
            <ul>
                <li>{ "Hands lie open: everybody sees everything, and no shutter is needed." }</li>
                <li>{ "The discard pile may not be browsed. The bad cards are counted all the same." }</li>
                <li>{ "The odds of the next card are shown beside the button." }</li>
                <li>{ "A hand that cannot score draws without being asked." }</li>
                <li>{ "A sixth player. The box is made for two to five." }</li>
            </ul>
        </>
    }
}

fn device() -> Html {
    html! {
        <>
            <p>{ "Several people share one screen. Between two of them the shutter falls, and nothing \
                secret is on the page." }</p>
            <ul>
                <li><b>{ "Draw without looking" }</b>{ " needs one press on the shutter and shows nothing. \
                    Most turns need no more." }</li>
                <li>{ "Press and hold your chip to peek at your hand; let go to hide it." }</li>
                <li>{ "Raise the shutter to look at leisure and to score." }</li>
                <li>{ "After a draw you see the new card ringed. Press " }<b>{ "Done" }</b>{ " and pass the \
                    device on." }</li>
                <li>{ "A draw or a score cannot be taken back: somebody has seen something." }</li>
            </ul>
            <h3>{ "Keys" }</h3>
            <p>{ "D draws. S goes to the score buttons, 1 to 5 choose milk, pickles, tomatoes, sweetcorn or \
                sardines." }</p>
        </>
    }
}
