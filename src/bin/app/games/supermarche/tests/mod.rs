//! Whole games, drawn at every step: nothing panics, every event has its words, and whatever the
//! large button offers is legal.
mod told;

use std::fmt::Write;
use std::rc::Rc;

use high_street::games::supermarche::{
    Action, Choice, Event, Foods, Position, Prompt, Rulings, Setup, Start, View,
};
use high_street::table::{
    Chair, Computers, Dice, Eye, Game, Hue, Imagine, Level, Log, Pending, Seat, Seats, Seed, Sitter,
};
use yew::prelude::*;

use super::draft::{Deed, Draft, primary};
use super::hint::{Hint, note};
use crate::counter::Drafts;
use crate::face::{Face, Role, Scene, Who};
use crate::parts::stage::drawn;
use crate::store::settings::Settings;

const KEEPER: Seat = Seat::new(0);

fn who() -> Rc<Who> {
    Rc::new(Who(Seats::from_fn(1, |_| Chair {
        name: "<i>Elif</i>".to_owned(),
        hue: Hue::ALL[2],
        sitter: Sitter::Person,
    })))
}

fn setups() -> Vec<Setup> {
    let rulings =
        Rulings { coupon_rescues: false, first_round_sale: false, initial_cube_counts: true };
    let book = Start::ALL.map(Setup::by_the_book);
    let store = "<b>سوق\u{202E}</b>".to_owned();
    let house = Setup { odds: true, rulings, store, ..Setup::by_the_book(Start::Easy) };
    book.into_iter().chain([super::setup::usual(), house]).collect()
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

fn scene(view: &View, role: Role) -> Scene<Position> {
    Scene {
        view: Rc::new(view.clone()),
        who: who(),
        role,
        settings: Rc::new(Settings::default()),
        press: Callback::noop(),
        act: Callback::noop(),
        refuse: Callback::noop(),
        drafts: Drafts::default(),
        note_hint: Callback::noop(),
        orders: None,
        undo: html! { <button>{ "Undo" }</button> },
    }
}

fn roles(view: &View) -> Vec<Role> {
    match view.result {
        Some(_) => vec![Role::Over],
        None => vec![Role::Decide(KEEPER), Role::Public],
    }
}

/// Everything that may ever be shown of a position.
fn screen(view: &View) -> String {
    let who = who();
    let mut all = String::new();
    for role in roles(view) {
        let status = Position::status(view, &who, role);
        assert!(!status.text.is_empty(), "{role:?} has a status");
        all += &drawn(html! { <p>{ status.text }{ status.hint }</p> });
        let scene = scene(view, role);
        all += &drawn(html! { <>{ Position::board(&scene) }{ Position::own(&scene) }</> });
        for tip in Position::tip(view, role) {
            all += tip.key;
        }
    }
    let facts = Position::facts(view, KEEPER);
    let _ = writeln!(all, "{} {} {:?}", facts.big, facts.big_label, facts.facts);
    all += &drawn(Position::phases(view).expect("this game has phases"));
    all += &drawn(Position::result(view, &who).breakdown);
    all + Position::chapter_now(view)
}

#[test]
fn every_view_of_whole_games_can_be_drawn() {
    for (index, setup) in setups().iter().enumerate() {
        for seed in [2 * index as u64, 2 * index as u64 + 1] {
            let mut step = 0;
            walk(setup, seed, |position, _, _| {
                step += 1;
                let over = matches!(position.pending(), Pending::Over(_));
                if step % 5 == 1 || over {
                    let drawn = screen(&position.view(Eye::Seat(KEEPER)));
                    let markup = drawn.contains("<i>Elif") || drawn.contains("<b>سوق");
                    assert!(!markup, "a name is text, never markup");
                    assert!(!drawn.contains("style="), "the policy forbids style attributes");
                }
            });
        }
    }
}

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
        assert_eq!(screen(&position.view(eye)), screen(&twin.view(eye)));
    });
    assert!(differing > 50, "twins that are the same prove nothing");
}

#[test]
fn every_event_has_a_sentence_with_names() {
    for (index, setup) in setups().iter().enumerate() {
        walk(setup, 20 + index as u64, |_, log, _| {
            for entry in log.entries() {
                let line = drawn(Position::told(&entry.event, &who()).words);
                assert!(line.ends_with('.') && line.len() > 8, "{line}");
                let lower = line.to_lowercase();
                let words = lower.split(|c: char| !c.is_alphabetic());
                assert!(words.into_iter().all(|word| word != "you" && word != "your"), "{line}");
            }
        });
    }
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
        Some(Prompt::Resolve(_)) => drafts.extend(
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
                let (label, deed) = primary(&view, &draft);
                if let Deed::Act(action) = deed {
                    assert!(label.len() > 4);
                    assert_eq!(position.check(KEEPER, &action), Ok(()), "{label}");
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
            let said = drawn(note(&view, &Hint::Said(action, "Because.".to_owned())));
            assert!(said.contains("I would ") && !said.contains(". </p>"), "{said}");
        }
    });
    assert_eq!(Position::words(&Action::Roll), "roll the dice");
}

#[test]
fn the_rules_and_the_options_can_be_drawn() {
    for chapter in Position::chapters() {
        let body = drawn((chapter.body)());
        assert!(body.len() > 200, "{} says something", chapter.title);
        assert!(!body.contains("style="));
    }
    for setup in setups() {
        assert!(drawn(Position::options(&setup, Callback::noop())).contains("Show the chances"));
        assert!(Position::in_short(&setup).contains(&format!("${}", setup.start.money())));
    }
}

#[test]
fn every_moment_leads_to_a_chapter_of_the_rules() {
    walk(&setups()[0], 8, |position, _, _| {
        let now = Position::chapter_now(&position.view(Eye::Public));
        assert!(Position::chapters().iter().any(|chapter| chapter.id == now));
    });
}
