//! Reads the vectors of the rule book and plays them.
use std::sync::LazyLock;

use serde_json::Value;

use super::expect;
use super::given;
use crate::games::supermarche::action::{Action, Choice};
use crate::games::supermarche::foods::{Food, Foods};
use crate::games::supermarche::illegal::Illegal;
use crate::games::supermarche::position::Position;
use crate::games::supermarche::shop::Slot;
use crate::table::{Game, Log, Rejected, Seat};

pub(super) static BOOK: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("book.json")).unwrap());

pub(super) const ME: Seat = Seat::new(0);

/// One test for each vector; the first five letters of its name are the vector's number.
macro_rules! vectors {
    ($($name:ident),+ $(,)?) => {
        pub(super) const NAMES: &[&str] = &[$(stringify!($name)),+];
        $(#[test]
        fn $name() {
            super::kit::play_vector(stringify!($name));
        })+
    };
}
pub(super) use vectors;

/// Two begin with more than 15 cubes on the shelves, one ends the game without its three sales.
const UNSOUND: [&str; 3] = ["RB-14", "ED-48", "ED-53"];

pub(super) fn vector_id(name: &str) -> String {
    name[..5].to_uppercase().replace('_', "-")
}

pub(super) fn play_vector(name: &str) {
    let id = vector_id(name);
    let vectors = BOOK["vectors"].as_array().unwrap();
    let vector = vectors.iter().find(|vector| vector["id"] == *id).unwrap();
    if vector["given"].get("data").is_some() {
        return expect::data(&vector["then"]);
    }
    let mut position = given::position(&vector["given"]);
    for step in vector["when"].as_array().unwrap() {
        play(&mut position, step);
    }
    if !UNSOUND.contains(&&*id) {
        assert_eq!(position.audit(), Ok(()), "{id}");
    }
    expect::position(&position, &vector["then"]);
}

/// Plays one written action. A refusal must have the written code and change nothing.
pub(super) fn play(position: &mut Position, step: &Value) {
    let before = position.clone();
    let (action, mut log) = (action(step), Log::default());
    let played = match position.check(ME, &action) {
        Err(why) => Err(why),
        Ok(()) if action == Action::Roll => {
            let die = |nth: usize| u8::try_from(step["dice"][nth].as_u64().unwrap()).unwrap();
            position.rolled([die(0), die(1)], &mut log);
            Ok(())
        }
        Ok(()) => position.play(ME, action, &mut log).map_err(|why| match why {
            Rejected::Illegal(why) => why,
            other => panic!("{step}: {other}"),
        }),
    };
    match (played, step.get("error")) {
        (Ok(()), None) => {}
        (Err(why), Some(code)) => {
            assert_eq!(code_of(&why), code, "{step}: {why}");
            assert_eq!(*position, before, "{step}: a refusal changes nothing");
        }
        (played, _) => panic!("{step}: {played:?}"),
    }
}

fn action(step: &Value) -> Action {
    let slot = |value: &Value| Slot::ALL[usize::try_from(value.as_u64().unwrap()).unwrap()];
    let cubes = |value: &Value| u8::try_from(value.as_u64().unwrap()).unwrap();
    let moves = |value: &Value| Foods::from_fn(|food| value.get(food_id(food)).map_or(0, cubes));
    match step["do"].as_str().unwrap() {
        "flipTwo" => Action::FlipTwo([slot(&step["slots"][0]), slot(&step["slots"][1])]),
        "buy" => Action::Buy { food: food(&step["food"]), cubes: cubes(&step["qty"]) },
        "endDelivery" => Action::EndDelivery,
        // Here the way back has an action of its own.
        "stock" if step["qty"].as_i64().unwrap() < 0 => Action::Unstock {
            food: food(&step["food"]),
            cubes: u8::try_from(-step["qty"].as_i64().unwrap()).unwrap(),
        },
        "stock" => Action::Stock { food: food(&step["food"]), cubes: cubes(&step["qty"]) },
        "setSale" => Action::SetSale(step["food"].as_str().map(|_| food(&step["food"]))),
        "endStocking" => Action::OpenDoors,
        "serve" => Action::Serve(slot(&step["slot"])),
        "saleOffer" => Action::SaleOffer(step["accept"].as_bool().unwrap()),
        "roll" => Action::Roll,
        "choose" if step["option"] == "normal" => Action::Choose(Choice::Normal),
        "choose" if step["option"] == "coupon" => Action::Choose(Choice::Coupon),
        "restockDuring" => Action::RestockDuring(moves(&step["moves"])),
        "restockAfter" => {
            Action::RestockAfter { moves: moves(&step["moves"]), discard: slot(&step["discard"]) }
        }
        "flip" => Action::Flip(slot(&step["slot"])),
        "nextRound" => Action::NextRound,
        other => panic!("no such action: {other}"),
    }
}

pub(super) fn food_id(food: Food) -> &'static str {
    ["produce", "bakery", "dairy", "dryGoods", "frozen"][food.index()]
}

pub(super) fn food(id: &Value) -> Food {
    Food::ALL.into_iter().find(|&food| *id == food_id(food)).unwrap()
}

fn code_of(why: &Illegal) -> &'static str {
    match why {
        Illegal::NotNow(_) => "WRONG_STEP",
        Illegal::FlipTwoDifferent => "FLIP_TWO_DIFFERENT",
        Illegal::BadQuantity => "BAD_QUANTITY",
        Illegal::SupplyEmpty { .. } => "SUPPLY_EMPTY",
        Illegal::StockRoomFull { .. } => "STOCK_ROOM_FULL",
        Illegal::NotEnoughMoney { .. } => "NOT_ENOUGH_MONEY",
        Illegal::OneWay { .. } => "ONE_WAY",
        Illegal::NotInStockRoom { .. } => "NOT_IN_STOCK_ROOM",
        Illegal::StoreFull { .. } => "STORE_FULL",
        Illegal::SaleAlreadyUsed { .. } => "SALE_ALREADY_USED",
        Illegal::SaleTooLate => "SALE_TOO_LATE",
        Illegal::SaleOwed { .. } => "SALE_OWED",
        Illegal::NotFaceUp => "NOT_FACE_UP",
        Illegal::NotFaceDown => "NOT_FACE_DOWN",
        Illegal::NothingBoughtYet { .. } => "NOTHING_BOUGHT_YET",
        Illegal::StockRoomEmpty => "STOCK_ROOM_EMPTY",
        Illegal::MoveAtLeastOne => "MOVE_AT_LEAST_ONE",
        Illegal::DiceRolled => "TOO_LATE_DICE_ROLLED",
        Illegal::RestockUsed => "RESTOCK_USED",
        Illegal::NoFaceDownCard => "NO_FACE_DOWN_CARD",
        Illegal::NotBoughtNow { .. }
        | Illegal::NoFirstRoundSale
        | Illegal::StoreNameTooLong { .. } => "no code in the rule book",
    }
}
