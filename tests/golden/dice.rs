//! The stream of chance, written out. It is part of every save: it must never change, and must be
//! the same in the browser as here.
use std::fmt::Write;

use high_street::table::{Dice, Seed};

pub fn stream() -> String {
    let mut text = String::new();
    for seed in [0, 1, 19, 1 << 53, u64::MAX] {
        let mut dice = Dice::new(Seed(seed));
        writeln!(text, "seed {seed}").unwrap();
        for sides in [1, 2, 6, 88, 1 << 16, (1 << 31) + 1, u32::MAX] {
            let drawn: Vec<u32> = (0..10).map(|_| dice.below(sides)).collect();
            writeln!(text, "below {sides}: {drawn:?}").unwrap();
        }
        let rolled: Vec<u32> = (0..10).map(|_| dice.roll(6)).collect();
        writeln!(text, "roll 6: {rolled:?}").unwrap();
        let mut cards: Vec<u8> = (1..=20).collect();
        dice.shuffle(&mut cards);
        writeln!(text, "shuffle: {cards:?}").unwrap();
        let picked: Vec<_> = (0..5).map(|_| dice.pick(&cards)).collect();
        writeln!(text, "pick: {picked:?}, from nothing: {:?}", dice.pick::<u8>(&[])).unwrap();
        for salt in [0, 7, u64::MAX] {
            let mut fork = dice.fork(salt);
            let drawn: Vec<u32> = (0..5).map(|_| fork.below(1000)).collect();
            writeln!(text, "fork {salt}: {drawn:?}").unwrap();
        }
        writeln!(text, "and on: {}", dice.below(1000)).unwrap();
    }
    text
}
