//! How much work a file may ask for: what is beyond it is refused in a sentence, and what is within it is soon done.
use super::*;
use high_street::games::{brick_and_mortar, supermarche};
use high_street::table::{Game, pack};
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

/// Two draw for ever: nothing in the rules ends it.
fn draws(count: usize) -> Vec<Value> {
    (0..count).map(|step| json!([step % 2, "Draw"])).collect()
}

fn two() -> Value {
    serde_json::to_value(Setup { first: Some(Seat::new(0)), ..Setup::by_the_book(2) }).unwrap()
}

#[test]
fn a_game_of_five_thousand_actions_is_played_and_one_more_is_refused_with_the_number() {
    let save = |count| save_of::<Position>(&two(), &draws(count));
    assert_eq!(Save::<Position>::load(&save(5_000)).unwrap().len(), 5_000);
    let why = Save::<Position>::load(&save(5_001)).expect_err("too long").to_string();
    assert_sentence(&why);
    assert!(why.contains("5001") && why.contains("5000"), "{why}");
}

#[test]
fn an_action_with_more_to_say_than_any_move_is_refused_before_it_is_judged() {
    let golden = include_str!("../golden/brick-and-mortar-r2-2.json");
    let (setup, _) = golden_setup::<brick_and_mortar::Setup>(golden);
    for (cards, rambles) in [(300, false), (20_000, true)] {
        let ids: Vec<u32> = (0..cards).map(|card| card % 40 + 1).collect();
        let action = json!([0, { "Advertise": { "supply": ids, "demand": [] } }]);
        let save = save_of::<brick_and_mortar::Position>(&setup, &[action]);
        let Err(why) = Save::<brick_and_mortar::Position>::load(&save) else {
            panic!("{cards} cards in one move")
        };
        assert_sentence(&why.to_string());
        assert_eq!(matches!(why, LoadError::Rambling { step: 0 }), rambles, "{why}");
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

#[test]
fn no_real_game_comes_near_the_budget() {
    fn check<G: Computers>(setup: G::Setup) {
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
    check::<Position>(Setup::by_the_book(6));
    let brick = include_str!("../golden/brick-and-mortar-r2-4-draft.json");
    check::<brick_and_mortar::Position>(golden_setup(brick).1);
    let supermarche = include_str!("../golden/supermarche-r1-1.json");
    check::<supermarche::Position>(golden_setup(supermarche).1);
}
