//! How much work a file may ask for: what is beyond it is refused in a sentence, and what is within it is soon done.
use std::path::Path;

use super::*;
use high_street::games::brick_and_mortar as brick;
use high_street::table::{Game, Unfit, pack};
use serde::de::DeserializeOwned;

/// The written form of a game of which only the beginning is real.
fn save_of<G: Game>(setup: &Value, actions: &[Value]) -> String {
    let [game, revision] = [json!(G::SLUG), json!(G::REVISION)];
    json!({ "format": 1, "game": game, "revision": revision, "setup": setup, "seed": 1, "actions": actions }).to_string()
}

fn golden_setup<S: DeserializeOwned>(text: &str) -> (Value, S) {
    let golden: Value = serde_json::from_str(text).unwrap();
    let setup = golden["save"]["setup"].clone();
    (setup.clone(), serde_json::from_value(setup).unwrap())
}

/// A recorded game up to where something can be repeated that nothing in the rules ends (`golden/endless.json` of the
/// game), and so many actions of it.
fn endless(folder: &str, count: usize) -> String {
    let read = |name: &str| -> Value {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/games/{folder}/golden/{name}"));
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
    };
    let endless = read("endless.json");
    let mut save = read(endless["table"].as_str().unwrap())["save"].clone();
    for (option, value) in endless["setup"].as_object().unwrap() {
        save["setup"][option] = value.clone();
    }
    let after = usize::try_from(endless["after"].as_u64().unwrap()).unwrap();
    let (begun, again) =
        (save["actions"].as_array().unwrap(), endless["repeat"].as_array().unwrap());
    let actions = begun[..after].iter().chain(again.iter().cycle()).take(count).cloned();
    save["actions"] = actions.collect();
    save.to_string()
}

fn five_thousand_and_no_more<G: Game>(folder: &str) {
    let longest = Save::<G>::load(&endless(folder, 5_000)).map_err(|why| why.to_string());
    assert_eq!(longest.map(|session| session.len()), Ok(5_000), "{folder}");
    let Err(why) = Save::<G>::load(&endless(folder, 5_001)) else { panic!("too long") };
    assert_sentence(&why.to_string());
    let why = why.to_string();
    assert!(why.contains("5001") && why.contains("5000"), "{why}");
}

#[test]
fn an_action_with_more_to_say_than_any_move_is_refused_before_it_is_judged() {
    let golden = include_str!("../../src/games/brick_and_mortar/golden/r2-2.json");
    let (setup, _) = golden_setup::<brick::Setup>(golden);
    for (cards, rambles) in [(300, false), (20_000, true)] {
        let ids: Vec<u32> = (0..cards).map(|card| card % 40 + 1).collect();
        let action = json!([0, { "Advertise": { "supply": ids, "demand": [] } }]);
        let save = save_of::<brick::Position>(&setup, &[action]);
        let Err(why) = Save::<brick::Position>::load(&save) else {
            panic!("{cards} cards in one move")
        };
        assert_sentence(&why.to_string());
        assert_eq!(
            matches!(why, LoadError::Refused(Unfit::Rambling { step: 0 })),
            rambles,
            "{why}"
        );
    }
}

#[test]
fn whatever_is_larger_than_a_game_packed_or_not_is_refused_with_the_limit() {
    let mut record = record(&session(usize::MAX));
    record.save.push_str(&" ".repeat(256 << 10));
    let plain = record.save_json().unwrap_err().to_string();
    record.save = pack(&record.save);
    let bomb = record.save_json().unwrap_err().to_string();
    for why in [plain, bomb] {
        assert_sentence(&why);
        assert!(why.contains("256 kB"), "{why}");
    }
    let whole = format!("{}{}", " ".repeat(512 << 10), record.to_json());
    let why = Record::from_json(&whole).unwrap_err().to_string();
    assert_sentence(&why);
    assert!(why.contains("512 kB"), "{why}");
}

/// The table at which the game's computers are pinned.
fn a_real_game<G: Computers>(tables: &str) {
    let tables: Value = serde_json::from_str(tables).unwrap();
    for table in tables["computers"].as_object().unwrap().values() {
        let setup = serde_json::from_value(table["setup"].clone()).unwrap();
        let mut session = Session::<G>::new(setup, Seed(5)).unwrap();
        let (mut bot, mut dice) = (G::computer(Level::Easy), Dice::new(Seed(5)));
        while let Pending::Seats(pending) = session.pending() {
            let view = session.view(Eye::Seat(pending[0]));
            session.play(pending[0], bot.choose(pending[0], &view, &mut dice)).unwrap();
        }
        let json = session.save().to_json();
        let save: Value = serde_json::from_str(&json).unwrap();
        let actions = save["actions"].as_array().unwrap();
        let longest = actions.iter().map(|action| action[1].to_string().len()).max().unwrap();
        assert!(actions.len() < 1_000, "{} of 5000 actions in {}", actions.len(), G::SLUG);
        assert!(longest < 500, "{longest} of 2000 letters in {}", G::SLUG);
        assert!(json.len() < 50_000, "{} of 262144 bytes in {}", json.len(), G::SLUG);
    }
}

macro_rules! of_every_game {
    ([$($game:ident)+]) => {
        $(mod $game {
            use super::*;
            use high_street::games::$game::Position;

            #[test]
            fn five_thousand_actions_are_played_and_one_more_is_refused_with_the_number() {
                five_thousand_and_no_more::<Position>(stringify!($game));
            }

            #[test]
            fn no_real_game_comes_near_the_budget() {
                a_real_game::<Position>(include_str!(concat!(
                    env!("CARGO_MANIFEST_DIR"),
                    "/src/games/",
                    stringify!($game),
                    "/golden/tables.json"
                )));
            }
        })+
    };
}
high_street::each_game!(of_every_game);
