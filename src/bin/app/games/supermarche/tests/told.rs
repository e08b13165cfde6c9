//! What the panel tells of a trip is true, and is told of every trip.
use std::cell::RefCell;
use std::rc::Rc;

use high_street::games::supermarche::{
    Action, Event, Food, Foods, Position, Prompt, Status, Step, View, Visit,
};
use high_street::table::{Eye, Game, Log};
use yew::prelude::*;

use super::super::dice::turn;
use super::super::draft::{Draft, Pick};
use super::super::fill::fill;
use super::super::panel::Panel;
use super::super::price_cards::price_cards;
use super::super::{setup, words};
use super::{KEEPER, walk};
use crate::parts::stage::drawn;

fn panel(view: &View, draft: &Draft) -> String {
    let (view, draft) = (Rc::new(view.clone()), draft.clone());
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
        let roll = view.shop.last_roll.expect("a trip ends with a roll");
        let [first, second] = roll.dice;
        assert!(panel.contains(&format!("Rolled {first} and {second}")), "{panel}");
        let outcome = match visit.end {
            Status::Completed => "is served",
            Status::Failed => "walks out",
            _ => "had to leave",
        };
        assert!(panel.contains(&format!("{} {outcome}", visit.who)), "{panel}");
        if let Some(sold) = words::sold(&roll) {
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
    fill(view, draft, &noted(&acts), &noted(&picks), &noted(&said));
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
fn a_total_just_rolled_that_would_now_fail_is_read_out_as_both() {
    let mut both = 0;
    games(|view, _| {
        let Some(Prompt::Roll(roll)) = &view.prompt else { return };
        let (Some(odds), Some(last)) = (&roll.odds, &view.shop.last_roll) else { return };
        let fails = odds.fails.contains(&last.total());
        let told = panel(view, &Draft::default());
        assert_eq!(told.contains(", rolled, nothing to buy next time"), fails, "{told}");
        both += usize::from(fails);
    });
    assert!(both > 10);
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
