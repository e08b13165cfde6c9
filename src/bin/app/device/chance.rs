//! Fresh randomness for deals and ids. Inside a game all chance comes from its seed.
use high_street::table::Seed;

pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the browser has a source of randomness");
    bytes
}

/// The largest deal number: easy to read out to friends, and room for every evening.
pub const LAST_DEAL: u64 = 999_999_999;

pub fn deal() -> Seed {
    Seed(1 + u64::from_le_bytes(bytes()) % LAST_DEAL)
}
