//! All of the page's code in one file that is a quarter smaller than its parts are in brotli.
//!
//! The service worker keeps every shop and the computer players for offline play. They are code of one compiler, so
//! they resemble each other, and a general compressor does not know what code looks like. Here every bit is guessed
//! from what came before it ([`model`]), with an eye for where in an instruction it stands ([`instructions`]), and
//! only what the guess leaves open is written ([`coder`]). Packing and unpacking are the same guesses, in whole numbers
//! only, so that every machine guesses alike. It takes seconds rather than milliseconds, which nobody waits for: a
//! person who enters a shop meanwhile fetches that shop's own file.
//!
//! ```
//! let shops = b"a tin of beans, a tin of peas, a tin of pears".repeat(20);
//! let packed = archive::pack(&shops);
//! assert!(packed.len() < shops.len() / 10);
//! let mut unpacking = archive::Unpacking::new(packed);
//! assert_eq!(unpacking.next(shops.len()), shops);
//! ```
// Numbers here are cut to size on purpose, and no check of them may travel with the unpacking.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

#[cfg(target_arch = "wasm32")]
mod browser;
mod coder;
mod instructions;
mod judge;
mod logistic;
mod model;
mod repetition;
mod weighing;

use coder::{Reader, Writer};
use model::Model;

/// Packs `bytes`. Their number is not part of it: whoever unpacks knows how many to ask for.
pub fn pack(bytes: &[u8]) -> Vec<u8> {
    let mut model = Model::new();
    let mut writer = Writer::default();
    for byte in bytes {
        for place in (0..8).rev() {
            let bit = byte >> place & 1 == 1;
            writer.write(bit, model.guess());
            model.learn(bit);
        }
    }
    writer.finish()
}

/// An archive that is being unpacked.
pub struct Unpacking {
    model: Model,
    reader: Reader,
}

impl Unpacking {
    pub fn new(packed: Vec<u8>) -> Unpacking {
        Unpacking { model: Model::new(), reader: Reader::new(packed) }
    }

    /// The next `count` bytes. Behind the end, or of something that is no archive, they are any bytes at all: a
    /// digest says whether a file is what it should be.
    pub fn next(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.byte()).collect()
    }

    fn byte(&mut self) -> u8 {
        (0..8).fold(0, |byte, _| {
            let bit = self.reader.read(self.model.guess());
            self.model.learn(bit);
            byte << 1 | u8::from(bit)
        })
    }
}

#[cfg(test)]
mod tests;
