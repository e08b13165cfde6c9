//! All chance of a game. It samples for itself, because a save is a seed and a list of actions: the
//! same draws must come out on every machine and after every update of a crate.
use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use serde::{Deserialize, Serialize};

/// Names one whole deal: the same seed and actions give the same game, on every machine, for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

/// The only source of chance. Its stream is part of the save format: only the generator's raw
/// words are used, because the sampling of other crates may change between releases.
///
/// Draws are `u32`, never `usize`: `usize` is 32 bits in the browser and 64 in the tests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dice(Pcg32);

const STREAM: u64 = 0x4869_6768_5374_7265;

impl Dice {
    pub fn new(seed: Seed) -> Dice {
        Dice(Pcg32::new(seed.0, STREAM))
    }

    /// A number in `0..sides`, each equally likely (Lemire's method, without modulo bias).
    pub fn below(&mut self, sides: u32) -> u32 {
        assert!(sides > 0, "a die has at least one side");
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(sides);
            let low = u32::try_from(wide & 0xFFFF_FFFF).expect("masked to 32 bits");
            // The first half of the question is there to spare the second, which divides.
            if low >= sides || low >= sides.wrapping_neg() % sides {
                return u32::try_from(wide >> 32).expect("the high half has 32 bits");
            }
        }
    }

    /// One roll of an ordinary die with `sides` sides, from 1.
    pub fn roll(&mut self, sides: u32) -> u32 {
        1 + self.below(sides)
    }

    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let count = u32::try_from(last + 1).expect("a pile is small");
            cards.swap(last, self.below(count) as usize);
        }
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(from.len()).expect("a choice is small");
        (count > 0).then(|| &from[self.below(count) as usize])
    }

    /// An unrelated stream, for a computer player or a test, that leaves this one where it was.
    pub fn fork(&self, salt: u64) -> Dice {
        let mut child = self.clone();
        let seed = u64::from(child.0.next_u32()) << 32 | u64::from(child.0.next_u32());
        Dice(Pcg32::new(seed ^ salt, STREAM ^ salt.rotate_left(17)))
    }
}
