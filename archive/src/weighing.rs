//! Opinions weighed by how well they did of late, and what was guessed corrected by how it turned out.
use crate::logistic::{self, MOST};

/// Weights of all opinions, one set for each situation.
pub(crate) struct Scales<const OPINIONS: usize> {
    weights: Vec<[i32; OPINIONS]>,
    at: usize,
    chance: i32,
}

/// Chances as they turned out, by situation and by what was guessed: 33 steps each, in 65536ths.
pub(crate) struct Experience {
    turned_out: Vec<[i32; 33]>,
    at: (usize, usize),
}

impl<const OPINIONS: usize> Scales<OPINIONS> {
    pub(crate) fn new(situations: usize) -> Scales<OPINIONS> {
        Scales { weights: vec![[19660; OPINIONS]; situations], at: 0, chance: 2048 }
    }

    pub(crate) fn weigh(&mut self, situation: usize, opinions: &[i32; OPINIONS]) -> i32 {
        self.at = situation;
        let weights = &self.weights[situation];
        let sum: i64 =
            weights.iter().zip(opinions).map(|(w, o)| i64::from(*w) * i64::from(*o)).sum();
        let most = i64::from(MOST);
        let leaning = (sum >> 16).clamp(-most, most) as i32;
        self.chance = logistic::chance(leaning);
        leaning
    }

    /// Whoever leaned the right way is heard more.
    pub(crate) fn learn(&mut self, bit: bool, opinions: &[i32; OPINIONS]) {
        let error = ((i32::from(bit) << 12) - self.chance) * 6;
        for (weight, opinion) in self.weights[self.at].iter_mut().zip(opinions) {
            *weight += (opinion * error + 0x2000) >> 14;
        }
    }
}

impl Experience {
    pub(crate) fn new(situations: usize) -> Experience {
        let row = std::array::from_fn(|step| logistic::chance((step as i32 - 16) * 128) * 16);
        Experience { turned_out: vec![row; situations], at: (0, 0) }
    }

    /// In 65536ths; between two steps, a part of each.
    pub(crate) fn correct(&mut self, situation: usize, leaning: i32) -> i32 {
        let from = leaning + 2048;
        let (step, part) = ((from >> 7) as usize, from & 127);
        let row = &self.turned_out[situation];
        self.at = (situation, step + usize::from(part >= 64));
        (row[step] * (128 - part) + row[step + 1] * part) >> 7
    }

    pub(crate) fn learn(&mut self, bit: bool) {
        let entry = &mut self.turned_out[self.at.0][self.at.1];
        *entry += ((if bit { 65535 } else { 0 }) - *entry) / 64;
    }
}
