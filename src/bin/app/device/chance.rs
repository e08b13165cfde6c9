//! Fresh randomness for deals and ids, where nothing is recorded. Inside a game all chance comes from its seed
//! (`table/dice.rs` says why it samples for itself).
use high_street::table::Seed;
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use rand::{Rng, RngExt};

/// Straight from the browser: a few numbers an evening need no generator of their own.
fn source() -> impl Rng {
    UnwrapErr(SysRng)
}

/// A word of so many letters, each as likely as any other.
pub fn word(letters: &[u8], length: usize) -> String {
    let mut source = source();
    (0..length).map(|_| char::from(letters[source.random_range(0..letters.len())])).collect()
}

/// The largest deal number: easy to read out to friends, and room for every evening.
pub const LAST_DEAL: u64 = 999_999_999;

pub fn deal() -> Seed {
    Seed(source().random_range(1..=LAST_DEAL))
}
