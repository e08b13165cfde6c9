//! A game is its seed and its actions: played again, saved and loaded.
use serde_json::Value;

use crate::table::{Dice, Game, LoadError, Save, Seed, Session, pack, unpack};

use super::assert_sentence;
use super::mutants::{nudge, words};
use super::walk::{seeds, walk};

pub(crate) fn the_same_seed_and_actions_give_the_same_game<G: Game>(setup: &G::Setup) {
    for seed in seeds(3) {
        let played = walk::<G>(setup, seed, |_, _| {});
        assert_eq!(played, walk::<G>(setup, seed, |_, _| {}), "the same choices");
        assert_eq!(played, load(&played.save().to_json()), "the same actions");
    }
}

fn load<G: Game>(json: &str) -> Session<G> {
    Save::<G>::load(json).expect("what was played can be played again")
}

pub(crate) fn each_prefix_of_a_save_loads_to_the_same_session<G: Game>(setup: &G::Setup) {
    for seed in seeds(1) {
        let mut walked = Vec::new();
        let played = walk::<G>(setup, seed, |session, _| walked.push(session.position().clone()));
        for steps in (0..=played.len()).step_by(played.len() / 30 + 1) {
            let prefix = played.prefix(steps);
            assert_eq!(prefix.position(), &walked[steps], "the position after {steps} actions");
            let json = prefix.save().to_json();
            assert_eq!(load::<G>(&json), prefix);
            let packed = pack(&json);
            assert_eq!(load::<G>(&unpack(&packed).expect("just packed")), prefix);
        }
    }
}

pub(crate) fn a_damaged_save_gives_a_sentence_or_a_session<G: Game>(setup: &G::Setup) {
    for seed in seeds(1) {
        let mut dice = Dice::new(Seed(seed));
        let played = walk::<G>(setup, seed, |_, _| {});
        let json = played.prefix(40).save().to_json();
        for cut in 0..json.len() {
            judge::<G>(json.get(..cut).unwrap_or_default());
        }
        let value: Value = serde_json::from_str(&json).expect("a save is JSON");
        let words = words(&[&value]);
        for _ in 0..200 {
            let mut value = value.clone();
            nudge(&mut value, &words, &mut dice);
            judge::<G>(&value.to_string());
        }
        for _ in 0..200 {
            let mut bytes = json.clone().into_bytes();
            let at = dice.below(u32::try_from(bytes.len()).expect("short")) as usize;
            bytes[at] = *dice.pick(b"0129-\"[]{},:x ").expect("some");
            judge::<G>(&String::from_utf8_lossy(&bytes));
        }
    }
}

/// Whatever came out of a save is usable.
fn judge<G: Game>(json: &str) {
    match Save::<G>::load(json) {
        Ok(session) => drop(session),
        Err(error) => {
            assert_sentence(&error.to_string());
            if let LoadError::StoppedAt { step, session } = error {
                assert_eq!(session.len(), step);
                assert_eq!(load::<G>(&session.save().to_json()), *session);
            }
        }
    }
}
