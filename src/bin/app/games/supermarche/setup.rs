//! The options of the game.
use high_street::games::supermarche::{Setup, Start, USUAL_STORE};
use high_street::table::LONGEST_NAME;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::parts::{Choice, Segments, Switch, put};

pub fn usual() -> Setup {
    // The chances are an aid for first games; by the book there are none.
    let book = Setup::by_the_book(Start::Normal);
    Setup { odds: true, ..book }
}

/// The same start and store, and no aid.
fn by_the_book(setup: &Setup) -> Setup {
    Setup { store: setup.store.clone(), ..Setup::by_the_book(setup.start) }
}

pub fn options(setup: &Setup, change: Callback<Setup>) -> Html {
    let book = put(setup, &change, |setup, book: bool| {
        *setup = by_the_book(setup);
        setup.odds = !book;
    });
    let name = put(setup, &change, |setup, name| setup.store = name);
    let start = put(setup, &change, |setup, start| setup.start = start);
    let starts = Start::ALL
        .map(|start| Choice::new(start, format!("{} ${}", start_name(start), start.money())));
    html! {
        <div class="choices">
            <div class="choices__one">
                <label class="field" for="store-name">{ "Name of the store" }</label>
                <input id="store-name" class="input" maxlength={LONGEST_NAME.to_string()} dir="auto" autocomplete="off"
                    spellcheck="false" placeholder={USUAL_STORE} value={setup.store.clone()}
                    oninput={name.reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value())} />
            </div>
            <div class="choices__one">
                <b>{ "Money to begin with" }</b>
                <Segments<Start> legend="Money to begin with" name="supermarche-start" chosen={setup.start} change={start}
                    choices={starts.to_vec()} />
                <small>{ start_hint(setup.start) }</small>
            </div>
            <Switch label="By the book" hint="No chances are shown, and open questions are answered as the rule book does."
                on={*setup == by_the_book(setup)} change={book} />
            <Switch label="Show the chances" hint="How likely a cart is filled and the next roll finds an empty shelf. By the book: off."
                on={setup.odds} change={put(setup, &change, |setup, on| setup.odds = on)} />
            <Switch label="A coupon may save a trip" hint="By the book: a coupon counts even if the rolled food is missing."
                on={setup.rulings.coupon_rescues} change={put(setup, &change, |setup, on| setup.rulings.coupon_rescues = on)} />
            <Switch label="A sale in round 1" hint="By the book: allowed."
                on={setup.rulings.first_round_sale} change={put(setup, &change, |setup, on| setup.rulings.first_round_sale = on)} />
            <Switch label="The cube taken first opens the restock" hint="By the book: only a rolled item counts for a restock during a trip."
                on={setup.rulings.initial_cube_counts} change={put(setup, &change, |setup, on| setup.rulings.initial_cube_counts = on)} />
        </div>
    }
}

const fn start_name(start: Start) -> &'static str {
    match start {
        Start::Easy => "Easy",
        Start::Normal => "Normal",
        Start::Hard => "Hard",
    }
}

/// Results are compared with those of the same start.
pub const fn class(start: Start) -> &'static str {
    match start {
        Start::Easy => "easy start",
        Start::Normal => "normal start",
        Start::Hard => "hard start",
    }
}

const fn start_hint(start: Start) -> &'static str {
    match start {
        Start::Easy => "A cushion for the first order and a walk-out or two.",
        Start::Normal => "The usual start: a small order in round 1.",
        Start::Hard => "Nothing in the till. One disappointed customer can end it all.",
    }
}

pub fn in_short(setup: &Setup) -> String {
    format!(
        "One shopkeeper, six rounds of five customers, ${} in the till and fifteen cubes on the shelves. \
         The money at the end is the score; below $0 the shop is lost at once. At least three sales \
         have to be held.",
        setup.start.money()
    )
}
