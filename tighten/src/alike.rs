//! Texts in an order in which each has much in common with the ones before it.
use std::collections::{BTreeMap, VecDeque};

/// So many bytes are a run. Fewer are found in too many texts, and more in too few.
const RUN: usize = 6;
/// What gzip looks back at.
const WINDOW: usize = 32 << 10;
/// A run that more texts have says nothing about any two of them.
const COMMON: usize = 16;
/// So many runs more than it has are asked of each text: for a tiny one to have everything in common is no great thing.
const TINY: usize = 20;

/// The next is always the one of which most stood in the window before it; the shortest, where several are alike.
pub fn side_by_side(texts: &[&[u8]]) -> Vec<usize> {
    let mut shelf = Shelf::of(texts);
    let mut left: Vec<usize> = (0..texts.len()).collect();
    left.sort_by_key(|text| texts[*text].len());
    let mut order = Vec::new();
    // The last of equals wins: from behind, that is the first.
    while let Some(place) = (0..left.len()).rev().max_by(|a, b| shelf.nearer(left[*a], left[*b])) {
        let next = left.remove(place);
        shelf.pass(next, texts[next].len());
        order.push(next);
    }
    order
}

struct Shelf {
    /// The runs of each text that some others have, too.
    runs: Vec<Vec<usize>>,
    /// How many runs each text has in all.
    lengths: Vec<usize>,
    /// Which texts have a run.
    owners: Vec<Vec<usize>>,
    /// How often a run is in the window.
    seen: Vec<usize>,
    /// How many runs of each text are in the window.
    found: Vec<usize>,
    window: VecDeque<(usize, usize)>,
    bytes: usize,
}

impl Shelf {
    fn of(texts: &[&[u8]]) -> Shelf {
        let mut by_run: BTreeMap<&[u8], Vec<usize>> = BTreeMap::new();
        for (number, text) in texts.iter().enumerate() {
            for run in text.windows(RUN) {
                let owners = by_run.entry(run).or_default();
                if owners.last() != Some(&number) {
                    owners.push(number);
                }
            }
        }
        let mut lengths = vec![0; texts.len()];
        by_run.values().flatten().for_each(|text| lengths[*text] += 1);
        let telling = by_run.into_values().filter(|owners| (2..=COMMON).contains(&owners.len()));
        let owners: Vec<Vec<usize>> = telling.collect();
        let mut runs = vec![Vec::new(); texts.len()];
        for (run, texts) in owners.iter().enumerate() {
            texts.iter().for_each(|text| runs[*text].push(run));
        }
        let (seen, found) = (vec![0; owners.len()], vec![0; texts.len()]);
        Shelf { runs, lengths, owners, seen, found, window: VecDeque::new(), bytes: 0 }
    }

    /// Whether less of `a` than of `b` was seen.
    fn nearer(&self, a: usize, b: usize) -> std::cmp::Ordering {
        let share = |one: usize, other: usize| self.found[one] * (self.lengths[other] + TINY);
        share(a, b).cmp(&share(b, a))
    }

    fn pass(&mut self, text: usize, bytes: usize) {
        for run in &self.runs[text] {
            self.seen[*run] += 1;
            if self.seen[*run] == 1 {
                self.owners[*run].iter().for_each(|owner| self.found[*owner] += 1);
            }
        }
        self.window.push_back((text, bytes));
        self.bytes += bytes;
        while self.bytes > WINDOW {
            let Some((text, bytes)) = self.window.pop_front() else { break };
            self.bytes -= bytes;
            for run in &self.runs[text] {
                self.seen[*run] -= 1;
                if self.seen[*run] == 0 {
                    self.owners[*run].iter().for_each(|owner| self.found[*owner] -= 1);
                }
            }
        }
    }
}
