//! What came after the longest stretch that ended like the present one.
use crate::judge::hash;

/// The longest stretch that ended like the present one, and what came after it.
pub(crate) struct Repetition {
    /// Where stretches of five bytes were seen last.
    seen: Vec<usize>,
    at: usize,
    pub(crate) length: usize,
    /// How often the bit that came then comes again, by length, in 65536ths.
    trust: [i32; 32],
    says: Option<bool>,
}

impl Repetition {
    pub(crate) fn new() -> Repetition {
        let trust = std::array::from_fn(|length| 65535 - 32768 / (length as i32 + 1));
        Repetition { seen: vec![0; 1 << 18], at: 0, length: 0, trust, says: None }
    }

    /// What it says about the next bit, and how surely; nothing once it was wrong in this byte.
    pub(crate) fn guess(&mut self, bytes: &[u8], begun: usize, leanings: &[i32]) -> [i32; 2] {
        self.says = None;
        if self.length == 0 {
            return [0; 2];
        }
        let expected = usize::from(bytes[self.at]) | 256;
        let known = begun.ilog2();
        if expected >> (8 - known) != begun {
            self.length = 0;
            return [0; 2];
        }
        let bit = expected >> (7 - known) & 1 == 1;
        self.says = Some(bit);
        let chance = self.trust[self.length.min(31)] >> 4;
        let (leaning, plain) = (leanings[chance as usize], chance - 2048);
        if bit { [leaning, plain] } else { [-leaning, -plain] }
    }

    pub(crate) fn learn(&mut self, bit: bool) {
        if let Some(said) = self.says {
            let trust = &mut self.trust[self.length.min(31)];
            *trust += ((if said == bit { 65535 } else { 0 }) - *trust) / 64;
        }
    }

    pub(crate) fn pass(&mut self, bytes: &[u8], recent: u64) {
        let here = (hash(recent & 0xFF_FFFF_FFFF, 2) >> 14) as usize;
        if self.length > 0 {
            self.at += 1;
            self.length += 1;
        } else {
            self.at = self.seen[here];
            let same = bytes[..self.at].iter().rev().zip(bytes.iter().rev());
            let length = same.take(32).take_while(|(then, now)| then == now).count();
            self.length = if length < 4 { 0 } else { length };
        }
        self.seen[here] = bytes.len();
    }
}
