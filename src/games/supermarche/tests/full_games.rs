//! Six whole games of the rule book, every action with its money and step.
use serde_json::Value;

use super::expect;
use super::given::{customer, new_game};
use super::kit::{BOOK, food, play, vector_id};
use super::{edges, examples};
use crate::games::supermarche::action::Start;
use crate::games::supermarche::distribution::PriceCard;
use crate::games::supermarche::foods::Food;
use crate::games::supermarche::position::Position;
use crate::games::supermarche::shop::Slot;
use crate::table::{Game, Pile};

macro_rules! full_games {
    ($($name:ident: $nth:literal),+ $(,)?) => {
        $(#[test]
        fn $name() {
            replay(&BOOK["fullGames"][$nth]);
        })+
    };
}

full_games! {
    fg_1_a_normal_game_ends_finished_at_165: 0,
    fg_2_an_easy_game_ends_finished_at_34: 1,
    fg_3_a_hard_game_ends_in_defeat: 2,
    fg_4_a_normal_game_ends_in_defeat_in_round_2: 3,
    fg_5_a_hard_game_ends_finished_at_139: 4,
    fg_6_a_restock_during_a_trip_bankrupts: 5,
}

/// One of the six, played to its end.
pub(super) fn finished(nth: usize) -> Position {
    let game = &BOOK["fullGames"][nth];
    let mut position = dealt(game);
    for step in game["actions"].as_array().unwrap() {
        play(&mut position, step);
    }
    position
}

fn replay(game: &Value) {
    let mut position = dealt(game);
    for step in game["actions"].as_array().unwrap() {
        play(&mut position, step);
        assert_eq!(position.audit(), Ok(()), "after {step}");
        assert_eq!(i64::from(position.shop.money), step["m"].as_i64().unwrap(), "{step}");
        assert_eq!(expect::step(&position.shop.step), step["s"], "{step}");
    }
    let result = position.seen().result.unwrap();
    assert_eq!(expect::over(&position.shop.step), game["result"].as_str());
    assert_eq!(i64::from(result.money), game["finalMoney"].as_i64().unwrap());
    let stats = &game["stats"];
    assert_eq!(result.completed, stats["completed"]);
    assert_eq!(result.failed, stats["failed"]);
    assert_eq!(result.cut_short, stats["restocked"]);
    assert_eq!(result.sent_away, stats["discarded"]);
    assert_eq!(result.wasted.total(), stats["wasted"]);
    assert_eq!(result.bought.total(), stats["bought"]);
    assert_eq!(result.takings - result.refunds, stats["revenue"]);
    let sales: Vec<Food> = game["salesUsed"].as_array().unwrap().iter().map(food).collect();
    assert_eq!(result.sales, sales);
}

/// Both decks are written top first.
fn dealt(game: &Value) -> Position {
    let start = Start::ALL.into_iter().find(|start| start.money() == game["startMoney"]).unwrap();
    let mut position = new_game(start);
    let mut deck: Vec<_> = game["customerDeck"].as_array().unwrap().iter().map(customer).collect();
    for (slot, who) in Slot::ALL.into_iter().zip(deck.drain(..5)) {
        position.hidden.down[slot] = Some(who);
    }
    position.hidden.deck = deck.into_iter().rev().collect();
    let prices = game["distributionDeck"].as_array().unwrap().iter().rev();
    let card =
        |number: &Value| PriceCard::try_from(u8::try_from(number.as_u64().unwrap()).unwrap());
    position.hidden.price_deck = Pile::new(prices.map(|number| card(number).unwrap()).collect());
    position
}

#[test]
fn every_vector_of_the_rule_book_is_a_test() {
    let named: Vec<String> =
        examples::NAMES.iter().chain(edges::NAMES).map(|name| vector_id(name)).collect();
    let written = BOOK["vectors"].as_array().unwrap();
    assert!(written.iter().map(|vector| vector["id"].as_str().unwrap()).eq(&named));
}
