//! Whole games, drawn at every step: nothing panics, every event has its words, and whatever the
//! large button offers is legal.
mod told;

use high_street::games::supermarche::{
    Action, Choice, Event, Foods, Position, Prompt, Rescue, Rulings, Setup, Start, View,
};
use high_street::table::{Computers, Dice, Eye, Game, Imagine, Level, Log, Pending, Seat, Seed};
use yew::prelude::*;

use super::draft::{Draft, primary};
use super::hint::{Hint, deed, note};
use crate::face::{Face, Role};
use crate::testing::{drawn, face_suite, screen, table, who};

const KEEPER: Seat = Seat::new(0);

fn setups() -> Vec<Setup> {
    let rulings =
        Rulings { rescue: Rescue::No, first_round_sale: false, initial_cube_counts: false };
    let book = Start::ALL.map(Setup::by_the_book);
    let store = "<b>سوق\u{202E}</b>".to_owned();
    let house = Setup { odds: true, rulings, store, ..Setup::by_the_book(Start::Easy) };
    let spent = Rulings { rescue: Rescue::ByItself, ..rulings };
    let old = Setup { rulings: spent, ..Setup::by_the_book(Start::Easy) };
    book.into_iter().chain([super::setup::usual(), house, old]).collect()
}

/// Plays one game, by chance or with some sense, and shows every position with what was told.
fn walk(setup: &Setup, seed: u64, mut visit: impl FnMut(&Position, &Log<Event>, &mut Dice)) {
    let mut dice = Dice::new(Seed(seed ^ 0xFACE));
    let mut log = Log::default();
    let mut position = Position::deal(setup, Seed(seed), &mut log);
    let mut grocer = Position::computer(Level::Normal);
    loop {
        visit(&position, &log, &mut dice);
        let Pending::Seats(_) = position.pending() else { return };
        let by_chance = seed.is_multiple_of(2);
        let action = if by_chance {
            let options = position.candidates(KEEPER, &mut dice);
            *dice.pick(&options).expect("whoever is to act has a candidate")
        } else {
            grocer.choose(KEEPER, &position.view(Eye::Seat(KEEPER)), &mut dice)
        };
        log = Log::default();
        position.play(KEEPER, action, &mut log).expect("a candidate is legal");
    }
}

face_suite!(Position, setups());

#[test]
fn what_is_drawn_depends_on_nothing_face_down() {
    let mut differing = 0;
    walk(&super::setup::usual(), 7, |position, _, dice| {
        if matches!(position.pending(), Pending::Over(_)) {
            return;
        }
        let eye = Eye::Seat(KEEPER);
        let twin = Position::imagine(KEEPER, &position.view(eye), dice);
        differing += usize::from(twin != *position);
        let both = [position, &twin].map(|world| screen(world, &who(1), eye));
        assert_eq!(both[0], both[1]);
    });
    assert!(differing > 50, "twins that are the same prove nothing");
}

/// All that may be chosen before the large button is pressed.
fn drafts(view: &View) -> Vec<Draft> {
    let none = Draft::default();
    let mut drafts = vec![none.clone()];
    match &view.prompt {
        Some(Prompt::Choose(callers)) => drafts.extend(
            callers.iter().map(|caller| Draft { slots: vec![caller.slot], ..none.clone() }),
        ),
        Some(Prompt::SaleOffer(_)) => {
            drafts.extend([true, false].map(|yes| Draft { offer: Some(yes), ..none.clone() }));
        }
        Some(Prompt::Resolve(_) | Prompt::Rescue(_)) => drafts.extend(
            [Choice::Normal, Choice::Coupon]
                .map(|choice| Draft { reading: Some(choice), ..none.clone() }),
        ),
        Some(Prompt::Roll(roll)) if roll.restock.refusal.is_none() => {
            drafts.push(Draft { restock: Some(one(&roll.restock.each_at_most)), ..none });
        }
        Some(Prompt::AfterTrip(after)) if after.restock.refusal.is_none() => {
            drafts.push(Draft { restock: Some(one(&after.restock.each_at_most)), ..none });
        }
        _ => {}
    }
    drafts
}

/// One cube of the first food there is.
fn one(most: &Foods<u8>) -> Foods<u8> {
    let mut moves = Foods::default();
    if let Some((food, _)) = most.iter().find(|(_, most)| **most > 0) {
        moves[food] = 1;
    }
    moves
}

#[test]
fn whatever_the_large_button_offers_is_legal() {
    let mut restocks = 0;
    for seed in 40..52 {
        walk(&super::setup::usual(), seed, |position, _, _| {
            let view = position.view(Eye::Seat(KEEPER));
            for draft in drafts(&view) {
                let offer = primary(&view, &draft);
                if let Some(action) = offer.action() {
                    assert!(offer.label.len() > 4);
                    assert_eq!(position.check(KEEPER, action), Ok(()), "{}", offer.label);
                    let may_lose = draft.restock.is_some() || draft.reading == Some(Choice::Normal);
                    assert!(offer.ask.is_none() || may_lose, "only what loses the game is asked");
                    restocks += usize::from(draft.restock.is_some());
                }
            }
        });
    }
    assert!(restocks > 10, "restocks were offered");
}

#[test]
fn the_advisor_speaks_in_sentences() {
    walk(&super::setup::usual(), 9, |position, _, dice| {
        let view = position.view(Eye::Seat(KEEPER));
        for action in position.candidates(KEEPER, dice) {
            let said = drawn(note(
                &view,
                &Hint::Said([action].into(), "Because.".to_owned()),
                &Callback::noop(),
            ));
            assert!(said.contains("I would ") && !said.contains(". </p>"), "{said}");
        }
    });
    assert_eq!(Position::words(&Action::Roll), "roll the dice");
}

/// What the advisor would do is called as on the controls it marks.
#[test]
fn hint_and_button_use_the_same_words() {
    let mut seen = 0;
    for seed in 0..6 {
        walk(&super::setup::usual(), seed, |position, _, dice| {
            let view = position.view(Eye::Seat(KEEPER));
            for action in position.candidates(KEEPER, dice) {
                if let Action::Roll | Action::Choose(_) = action {
                    let said = deed(&view, &action).to_lowercase();
                    let table = table::<Position>(&view, &who(1), Role::Decide(KEEPER));
                    assert!(table.to_lowercase().contains(&said), "no button says {said}");
                    seen += usize::from(action != Action::Roll);
                }
            }
        });
    }
    assert!(seen > 10, "coupons were asked about");
}

#[test]
fn the_chances_are_offered_and_the_start_is_told() {
    for setup in setups() {
        assert!(drawn(Position::house(&setup, Callback::noop())).contains("Show the chances"));
        assert!(Position::in_short(&setup).contains(&format!("${}", setup.start.money())));
    }
}
