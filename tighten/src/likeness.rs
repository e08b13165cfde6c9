//! Functions that are alike, side by side.
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// Two functions are the more alike the more runs of so many bytes they share.
const RUN: usize = 6;

/// What so many functions share says nothing about any two of them.
const COMMON: usize = 60;

/// An order in which each is followed by the one most like it of those that are left; the longest comes first.
pub fn side_by_side(bodies: &[&[u8]]) -> Vec<usize> {
    let runs: Vec<HashSet<&[u8]>> = bodies.iter().map(|body| body.windows(RUN).collect()).collect();
    let mut found: HashMap<&[u8], Vec<usize>> = HashMap::new();
    for (at, runs) in runs.iter().enumerate() {
        for run in runs {
            found.entry(run).or_default().push(at);
        }
    }
    found.retain(|_, all| all.len() <= COMMON);

    let mut left: Vec<usize> = (0..bodies.len()).collect();
    left.sort_by_key(|at| Reverse(bodies[*at].len()));
    let mut placed = vec![false; bodies.len()];
    let mut order = Vec::with_capacity(bodies.len());
    let mut longest = left.into_iter();
    let mut last: Option<usize> = None;
    loop {
        let like = last.and_then(|last| most_like(last, &runs, &found, &placed));
        let Some(next) = like.or_else(|| longest.find(|at| !placed[*at])) else { return order };
        placed[next] = true;
        order.push(next);
        last = Some(next);
    }
}

fn most_like(
    last: usize,
    runs: &[HashSet<&[u8]>],
    found: &HashMap<&[u8], Vec<usize>>,
    placed: &[bool],
) -> Option<usize> {
    let mut shared: HashMap<usize, usize> = HashMap::new();
    for all in runs[last].iter().filter_map(|run| found.get(run)) {
        for at in all.iter().filter(|at| !placed[**at]) {
            *shared.entry(*at).or_default() += 1;
        }
    }
    // Of what either has, in millionths, how much both have. Ties go to the first, whatever the order of the map.
    let alike = |(at, both): (usize, usize)| {
        (1_000_000 * both / (runs[at].len() + runs[last].len() - both), Reverse(at))
    };
    shared.into_iter().map(alike).max().map(|(_, Reverse(at))| at)
}
