//! What the panel tells of a trip is true, and is told of every trip.
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use high_street::games::supermarche::{
    Action, Caller, End, Event, Food, Foods, Position, Prompt, Setup, Start, Status, Step, View,
    Visit,
};
use high_street::table::{Eye, Game, Log};
use yew::prelude::*;

use super::super::dice::turn;
use super::super::draft::{Draft, Pick};
use super::super::fill;
use super::super::panel::Panel;
use super::super::panel::accounts::lines;
use super::super::price_cards::price_cards;
use super::super::result::breakdown;
use super::super::tips::tips;
use super::super::{setup, words};
use super::{KEEPER, walk};
use crate::counter::Deed;
use crate::face::{Role, Seen};
use crate::parts::stage::drawn;

fn panel(view: &View, draft: &Draft) -> String {
    let (view, draft) = (Seen::new(view.clone()), draft.clone());
    let (pick, act) = (Callback::noop(), Callback::noop());
    drawn(html! { <Panel {view} {draft} {pick} {act} /> })
}

/// Several whole games, by chance and with some sense.
fn games(mut visit: impl FnMut(&View, &Log<Event>)) {
    for seed in 60..76 {
        walk(&setup::usual(), seed, |position, log, _| {
            visit(&position.view(Eye::Seat(KEEPER)), log);
        });
    }
}

/// Whoever left with the last action.
fn left(view: &View, log: &Log<Event>) -> Option<Visit> {
    let ends = |event: &Event| {
        matches!(
            event,
            Event::Completed { .. } | Event::Failed { .. } | Event::RestockedDuring { .. }
        )
    };
    let over = log.entries().iter().any(|entry| ends(&entry.event));
    view.shop.visits.last().filter(|_| over).copied()
}

#[test]
fn the_last_roll_and_the_outcome_of_every_customer_are_shown() {
    let mut moments = Vec::new();
    games(|view, log| {
        let Some(visit) = left(view, log) else { return };
        let panel = panel(view, &Draft::default());
        // The cube taken first is a purchase, so a trip may be cut short before any roll.
        let roll = view.shop.last_roll;
        assert!(roll.is_some() || visit.end == Status::Restocked, "{panel}");
        if let Some([first, second]) = roll.map(|roll| roll.dice) {
            assert!(panel.contains(&format!("Rolled {first} and {second}")), "{panel}");
        }
        let outcome = match visit.end {
            Status::Completed => "is served",
            Status::Failed => "walks out",
            _ => "had to leave",
        };
        assert!(panel.contains(&format!("{} {outcome}", visit.who)), "{panel}");
        if let Some(sold) = roll.as_ref().and_then(words::sold) {
            assert!(panel.contains(&sold), "{sold}: {panel}");
        }
        let cubes = visit.cubes.total();
        if visit.end == Status::Failed && cubes > 1 {
            assert!(panel.contains(&format!("the {cubes} cubes in the cart are lost")), "{panel}");
        }
        moments.push(view.shop.step.moment());
    });
    for step in [Step::AfterTrip, Step::Choose, Step::WasteReport] {
        assert!(moments.contains(&step.moment()), "no trip ended before {step:?}");
    }
}

#[test]
fn every_roll_tumbles_anew_and_none_does_twice() {
    let mut last = String::new();
    games(|view, log| {
        let Some(roll) = &view.shop.last_roll else { return };
        let turn = turn(&view.shop, roll);
        let rolled = log.entries().iter().any(|entry| matches!(entry.event, Event::Rolled(_)));
        assert_eq!(turn != last, rolled, "{turn} after {last}");
        last = turn;
    });
}

#[test]
fn a_walk_out_never_calls_a_shelf_empty_that_is_not() {
    let mut baskets = 0;
    games(|view, log| {
        let failed = left(view, log).filter(|visit| visit.end == Status::Failed);
        let (Some(_), Some(roll)) = (failed, &view.shop.last_roll) else { return };
        let missing = roll.normal.expect_err("a failed roll misses something");
        let panel = panel(view, &Draft::default());
        let empty = format!("no {} on the shelves", words::food(missing));
        // At the end of a round the shelves have been cleared since.
        let there = view.shop.shelves.count(missing) > 0;
        assert!(!(there && panel.contains(&empty)), "{panel}");
        baskets += usize::from(panel.contains("for the basket of three"));
    });
    assert!(baskets > 3, "{baskets} baskets could not be filled");
}

#[test]
fn what_is_at_stake_counts_the_cube_taken_first() {
    let mut first = 0;
    games(|view, _| {
        let Some(Prompt::Roll(roll)) = &view.prompt else { return };
        let cart = &view.shop.guests[roll.slot].cart;
        let told = panel(view, &Draft::default());
        assert!(told.contains(&words::lost(cart.cubes().count().try_into().unwrap())), "{told}");
        first += usize::from(cart.initial.is_some());
    });
    assert!(first > 10);
}

#[test]
fn no_food_is_named_twice_among_what_is_left() {
    games(|view, _| {
        let Some(Prompt::Resolve(_)) = &view.prompt else { return };
        let panel = panel(view, &Draft::default());
        for note in panel.split("Then $").skip(1) {
            let left = note.split(" left").next().unwrap();
            for food in Food::ALL.map(words::food) {
                assert!(left.matches(food).count() < 2, "{left}");
            }
        }
    });
}

/// What pressing "fill sensibly" does and says.
fn pressed(view: &View, draft: &Draft) -> (Vec<Action>, Vec<Pick>, Vec<AttrValue>) {
    fn noted<T: 'static>(into: &Rc<RefCell<Vec<T>>>) -> Callback<T> {
        let into = into.clone();
        Callback::from(move |one| into.borrow_mut().push(one))
    }
    let (acts, picks, said) = (Rc::default(), Rc::default(), Rc::default());
    let say: Callback<AttrValue> = noted(&said);
    match fill::offer(view, draft, &noted(&acts), &noted(&picks)).map(|offer| offer.does) {
        Some(Ok(Deed::Choose(fill))) => fill.emit(()),
        Some(Err(why)) => say.emit(why.into()),
        _ => {}
    }
    (acts.take(), picks.take(), said.take())
}

#[test]
fn filling_sensibly_fills_the_shelves_or_says_why_not() {
    let (mut stocked, mut planned) = (0, 0);
    for seed in 60..66 {
        walk(&setup::usual(), seed, |position, _, _| {
            let view = position.view(Eye::Seat(KEEPER));
            let none = Draft::default();
            let room = view.shop.store_room().min(view.shop.stock_room.total());
            let (acts, picks, said) = pressed(&view, &none);
            if matches!(view.prompt, Some(Prompt::Stocking(_))) {
                let mut after: Position = position.clone();
                for action in acts {
                    after.play(KEEPER, action, &mut Log::default()).unwrap();
                    stocked += 1;
                }
                let shelves = after.view(Eye::Public).shop.shelves.total();
                assert_eq!(shelves, view.shop.shelves.total() + room);
                assert_eq!(said.len(), usize::from(room == 0));
            } else {
                assert!(acts.is_empty() && picks.is_empty() && said.is_empty());
            }
            let restock = match &view.prompt {
                Some(Prompt::Roll(roll)) => roll.restock.refusal,
                Some(Prompt::AfterTrip(after)) => after.restock.refusal,
                _ => return,
            };
            if restock.is_none() {
                let plan = Draft { restock: Some(Foods::default()), ..none };
                let (_, picks, _) = pressed(&view, &plan);
                let [Pick::Bring(moves)] = picks[..] else { panic!("{picks:?}") };
                assert_eq!(moves.total(), room);
                planned += 1;
            }
        });
    }
    assert!(stocked > 10 && planned > 10);
}

#[test]
fn a_sale_of_a_food_that_is_not_there_is_warned_of() {
    let mut warned = 0;
    for seed in 60..76 {
        walk(&setup::usual(), seed, |position, _, _| {
            let view = position.view(Eye::Seat(KEEPER));
            let Some(Prompt::Stocking(stocking)) = &view.prompt else { return };
            for (food, sale) in stocking.sales.iter().filter(|(_, sale)| sale.refusal.is_none()) {
                let mut on_sale = position.clone();
                let set = Action::SetSale(Some(food));
                on_sale.play(KEEPER, set, &mut Log::default()).unwrap();
                let told = panel(&on_sale.view(Eye::Seat(KEEPER)), &Draft::default());
                let none = view.shop.shelves.count(food) + view.shop.stock_room.count(food) == 0;
                assert_eq!(told.contains("this sale sells nothing"), none, "{told}");
                assert!(told.contains(&format!("at ${}", sale.sale_price)), "{told}");
                warned += usize::from(none);
            }
        });
    }
    assert!(warned > 5);
}

#[test]
fn a_roll_still_to_come_is_not_marked_as_rolled_and_the_last_one_is_called_so() {
    let mut last = 0;
    games(|view, _| {
        let Some(Prompt::Roll(_)) = &view.prompt else { return };
        let told = panel(view, &Draft::default());
        assert!(!told.contains(", rolled") && !told.contains("is-hit"), "{told}");
        assert_eq!(told.contains("Last roll"), view.shop.last_roll.is_some(), "{told}");
        last += usize::from(view.shop.last_roll.is_some());
    });
    assert!(last > 10);
}

#[test]
fn the_lines_of_every_round_add_up_to_its_closing() {
    let mut kinds = BTreeSet::new();
    games(|view, _| {
        let Some(Prompt::WasteReport { .. }) = &view.prompt else { return };
        let book = view.shop.books.last().expect("a round has a book");
        let lines = lines(view, book);
        let sum: i32 = lines.iter().map(|(_, money)| money).sum();
        assert_eq!(book.opening + sum, book.closing, "{lines:?}");
        assert!(!panel(view, &Draft::default()).contains("$0<"));
        kinds.extend(lines.into_iter().map(|(title, _)| title));
    });
    assert_eq!(kinds.len(), 6, "{kinds:?}");
}

#[test]
fn a_lost_shop_tells_what_closed_it_and_no_other_does() {
    let mut ends = BTreeSet::new();
    for seed in 60..160 {
        walk(&Setup::by_the_book(Start::Hard), seed, |position, log, _| {
            let view = position.view(Eye::Public);
            let Some(result) = &view.result else { return };
            let page = drawn(breakdown(&view));
            assert_eq!(page.contains("How it ended"), result.end == End::Bankrupt, "{page}");
            if result.end != End::Bankrupt {
                return;
            }
            let told = |event: &Event| match event {
                Event::Failed { who, penalty, .. } => {
                    Some(("walks out", format!("{who} walks out"), *penalty))
                }
                Event::RestockedDuring { who, penalty, .. } => {
                    Some(("had to leave", format!("{who} had to leave"), *penalty))
                }
                Event::Wasted { fee, .. } => Some(("waste", "Thrown out: ".to_owned(), *fee)),
                _ => None,
            };
            let last = log.entries().iter().rev().find_map(|entry| told(&entry.event));
            let (kind, words, money) = last.expect("something took the money");
            let (_, ending) = page.split_once("How it ended").unwrap();
            let (ending, _) = ending.split_once("in the till.").unwrap();
            assert!(ending.contains(&words) && ending.contains(&format!("${money}")), "{ending}");
            assert_eq!(ending.contains("Rolled "), kind == "walks out", "{ending}");
            ends.insert(kind);
        });
    }
    assert_eq!(ends.len(), 3, "{ends:?}");
}

#[test]
fn a_trip_that_cannot_fail_is_not_warned_of() {
    let (mut warned, mut certain) = (0, 0);
    for seed in 60..100 {
        let setup = Setup { odds: true, ..Setup::by_the_book(Start::Hard) };
        walk(&setup, seed, |position, _, _| {
            let view = position.view(Eye::Seat(KEEPER));
            let Some(Prompt::Choose(callers)) = &view.prompt else { return };
            let sure =
                |caller: &&Caller| caller.odds.as_ref().is_some_and(|odds| odds.completes == 1000);
            let poor = callers.iter().filter(|caller| caller.may_bankrupt);
            let (safe, risky): (Vec<_>, Vec<_>) = poor.partition(sure);
            let told = panel(&view, &Draft::default());
            assert_eq!(told.matches("would close the shop").count(), risky.len(), "{told}");
            warned += risky.len();
            certain += safe.len();
        });
    }
    assert!(warned > 10 && certain > 10, "{warned} {certain}");
}

#[test]
fn only_the_first_delivery_is_told_that_the_shelves_are_full() {
    games(|view, _| {
        let Some(Prompt::Delivery(_)) = &view.prompt else { return };
        let tips = tips(view, Role::Decide(KEEPER));
        let [tip] = &tips[..] else { panic!("one tip at a time") };
        assert_eq!(tip.text.contains("full in round 1"), view.shop.round == 1);
    });
}

#[test]
fn one_of_a_kind_is_told_in_the_singular() {
    assert_eq!([words::spoiling(1), words::spoiling(2)], ["1 spoils tonight", "2 spoil tonight"]);
    assert_eq!([words::spaces(0, 1), words::spaces(1, 3)], ["0 of 1 space", "1 of 3 spaces"]);
    assert_eq!([words::items(1), words::coupons(1)], ["1 item", "1 coupon"]);
}

#[test]
fn all_six_price_cards_can_be_looked_up_at_any_time() {
    walk(&setup::usual(), 61, |position, _, _| {
        let view = position.view(Eye::Public);
        let cards = drawn(price_cards(&view.shop));
        assert_eq!(cards.matches("<li").count(), 6);
        let turned = view.shop.price_cards.len();
        assert_eq!(cards.matches("To come").count(), 6 - turned);
        assert!((1..=turned).all(|round| cards.contains(&format!("Round {round}"))));
    });
}
