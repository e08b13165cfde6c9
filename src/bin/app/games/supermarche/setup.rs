//! The options of the game.
use high_street::games::supermarche::{Rescue, Setup, Start, USUAL_STORE};
use high_street::table::{LONGEST_NAME, Level};
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
        </div>
    }
}

pub fn house(setup: &Setup, change: Callback<Setup>) -> Html {
    let book = put(setup, &change, |setup, book: bool| {
        *setup = by_the_book(setup);
        setup.odds = !book;
    });
    html! {
        <div class="choices">
            <Switch label="By the book" hint="No chances are shown, and open questions are answered by the print, or as we read it."
                on={*setup == by_the_book(setup)} change={book} />
            <Switch label="Show the chances" hint="How likely a cart is filled and the next roll finds an empty shelf. An aid of ours; by the book: off."
                on={setup.odds} change={put(setup, &change, |setup, on| setup.odds = on)} />
            <div class="choices__one">
                <b>{ RESCUE }</b>
                <Segments<Rescue> legend={RESCUE} name="supermarche-rescue" chosen={setup.rulings.rescue}
                    change={put(setup, &change, |setup, rescue| setup.rulings.rescue = rescue)}
                    choices={Rescue::ALL.map(|rescue| Choice::new(rescue, rescue_name(rescue))).to_vec()} />
                <small>{ rescue_hint(setup.rulings.rescue) }</small>
            </div>
            <Switch label="A sale in round 1" hint="Our reading: allowed. The print sets no first round for sales."
                on={setup.rulings.first_round_sale} change={put(setup, &change, |setup, on| setup.rulings.first_round_sale = on)} />
            <Switch label="The cube taken first opens the restock" hint="Printed rule: one purchase is enough for a restock during a trip, and this cube is one."
                on={setup.rulings.initial_cube_counts} change={put(setup, &change, |setup, on| setup.rulings.initial_cube_counts = on)} />
        </div>
    }
}

/// Measured at the normal start.
pub const fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "Buys a bit of everything and never restocks: ends with $12 on average.",
        Level::Normal => "Knows the rules of thumb: ends with $145 on average.",
        Level::Hard => "Plays each round many times in its head: ends with $209 on average.",
    }
}

const RESCUE: &str = "A coupon that could save a trip";

const fn rescue_name(rescue: Rescue) -> &'static str {
    match rescue {
        Rescue::Offered => "is offered",
        Rescue::ByItself => "is spent",
        Rescue::No => "is no help",
    }
}

/// What happens where the rolled food is missing and a coupon would do; also said in its chapter.
pub const fn rescue_hint(rescue: Rescue) -> &'static str {
    match rescue {
        Rescue::Offered => {
            "Our reading: where the rolled food is missing, a coupon is offered and never spent unasked."
        }
        Rescue::ByItself => {
            "Where the rolled food is missing, a coupon is the only purchase left, so it happens by itself."
        }
        Rescue::No => {
            "Where the rolled food is missing, the trip fails; no coupon stands in for it."
        }
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
