//! A finished game can be played on from any of its steps, with the luck it had or another.
use crate::table::{Dice, Eye, Game, Luck, Pending, Save, Seat, Seed, Session};

use super::walk::{actors, any_step, moments, seeds, walk};

fn eyes(seats: u8) -> impl Iterator<Item = Eye> {
    Seat::all(seats).map(Eye::Seat).chain([Eye::Public])
}

/// A few steps of a game that goes on, the first and the last among them.
fn some_steps<G: Game>(played: &Session<G>, dice: &mut Dice) -> Vec<usize> {
    let count = u32::try_from(played.len()).expect("games are short");
    let within = (0..6).map(|_| dice.below(count) as usize);
    within.chain([0, played.len() - 1]).collect()
}

pub(crate) fn a_game_is_played_on_from_any_step_as_it_stood_there<G: Game>(setup: &G::Setup) {
    for seed in seeds(2) {
        let mut dice = Dice::new(Seed(seed ^ 0x7247));
        let mut stood = Vec::new();
        let played = walk::<G>(setup, seed, |session, _| stood.push(session.position().clone()));
        assert_eq!(played.play_on(played.len(), Luck::Same), None, "nothing was left to decide");
        for steps in some_steps(&played, &mut dice) {
            let tried = played.play_on(steps, Luck::Same).expect("the game went on there");
            assert_eq!(tried.position(), &stood[steps], "the position after {steps} actions");
            assert_eq!(tried.play_on(0, Luck::Same), None, "its secrets are secret again");
            let fresh = played.play_on(steps, Luck::Fresh(Seed(seed))).expect("as before");
            for eye in eyes(played.seats()) {
                assert_eq!(fresh.view(eye), stood[steps].view(eye), "what {eye:?} had seen");
                let told = |session: &Session<G>| {
                    session.lines(eye).map(|line| line.event.clone()).collect::<Vec<_>>()
                };
                assert_eq!(told(&fresh), told(&tried), "what {eye:?} had heard");
            }
            for table in [tried, fresh] {
                comes_back(table, steps, &mut dice);
            }
        }
    }
}

/// Played on for a while, it can be written down, read again and looked at step by step.
fn comes_back<G: Game>(mut table: Session<G>, from: usize, dice: &mut Dice) {
    let begun = table.clone();
    for _ in 0..25 {
        let Some((seat, action)) = any_step(table.position(), dice) else { break };
        table.play(seat, action).expect("a candidate is legal");
        table.position().audit().expect("every piece is there");
    }
    let again = Save::<G>::load(&table.save().to_json()).expect("what was played can be read");
    assert_eq!(again, table);
    assert_eq!(table.prefix(from), begun, "the step it began at");
    while table.undo() {
        assert!(
            begun.fresh_luck().is_none() || table.len() >= from,
            "fresh luck cannot be taken back"
        );
    }
}

pub(crate) fn fresh_luck_changes_only_what_nobody_has_seen<G: Game>(setup: &G::Setup) {
    let (mut drawn, mut otherwise) = (0, 0);
    for seed in seeds(2) {
        let mut dice = Dice::new(Seed(seed ^ 0xF2E5));
        for position in moments::<G>(setup, seed, 40) {
            let Pending::Seats(_) = position.pending() else { continue };
            let fresh = Dice::new(Seed(seed + 1_000));
            let mut other = position.clone();
            other.redraw(fresh.clone());
            assert_ne!(other.dice(), position.dice(), "what is rolled comes as it would have come");
            let mut same = position.clone();
            same.redraw(fresh);
            assert_eq!(other, same, "by the same dice");
            for eye in eyes(position.seats()) {
                assert_eq!(other.view(eye), position.view(eye), "{eye:?} sees other things");
            }
            assert_eq!(other.pending(), position.pending());
            other.audit().expect("every piece is there");
            for seat in actors(&position) {
                for action in position.candidates(seat, &mut dice) {
                    assert_eq!(other.check(seat, &action), Ok(()), "{action:?} was legal");
                }
            }
            drawn += 1;
            otherwise += usize::from(ends(position, seed) != ends(other, seed));
        }
    }
    if G::CHANCE {
        assert!(otherwise * 8 > drawn, "everything comes as it would have come");
    } else {
        assert_eq!(otherwise, 0, "there is chance after all");
    }
}

/// How a game ends if everybody plays on by the same whims.
fn ends<G: Game>(mut position: G, seed: u64) -> Vec<i32> {
    let mut dice = Dice::new(Seed(seed));
    while let Some((seat, action)) = any_step(&position, &mut dice) {
        position.apply(seat, action, &mut crate::table::Log::default());
    }
    Seat::all(position.seats()).map(|seat| position.standing(seat)).collect()
}
