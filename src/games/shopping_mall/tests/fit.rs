//! The weights of the computers' hopes, fitted on games of the shrewd style against itself: what a tile's
//! customers hang on at the beginning of a turn, and how many then came until the end. Run by `DEALS=400 cargo test
//! --profile bench --lib shopping_mall::tests::fit -- --ignored --nocapture --test-threads 1`.
use super::ladder::{count, deals, duel};
use crate::games::shopping_mall::bot::outlook::{Outlook, Prospects};
use crate::games::shopping_mall::bot::policy::Style;
use crate::games::shopping_mall::bot::{AtOnce, BY_THE_BOOK, FITTED, SHREWD};
use crate::games::shopping_mall::{Position, Setup, Slot, Stage};
use crate::table::{Bot, Dice, Eye, Game, Log, Pending, Seed};

/// What was seen of a tile, and how many customers it had before.
struct Seen {
    slot: Slot,
    last: bool,
    hangs_on: Vec<f64>,
    before: u32,
}

fn seen(position: &Position, slot: Slot) -> Seen {
    let float = |number: i64| f64::from(i32::try_from(number).expect("small"));
    let Prospects { doors, near, far, queued, back, rivals } =
        Outlook::of(position, &SHREWD.hopes).prospects(slot, true);
    let shared = |number: i64| float(number) * 2.0 / (2.0 + float(rivals));
    let hangs_on = match position.ending {
        None => {
            let [near, far, queued, back] = [near, far, queued, back].map(shared);
            vec![1.0, float(doors), near, far, queued, back]
        }
        Some(ending) => {
            let seats = u32::from(position.seats());
            let left = f64::from(ending.left.min(seats)) / f64::from(seats);
            [near, far].map(|number| shared(number) * left).to_vec()
        }
    };
    let (last, before) = (position.ending.is_some(), position.customers[slot.index()]);
    Seen { slot, last, hangs_on, before }
}

/// Every owned tile at the beginning of every turn: what its customers hang on, and how many came.
fn samples(seats: u8, seed: u64) -> Vec<(bool, Vec<f64>, f64)> {
    let mut dice = Dice::new(Seed(seed ^ 0xBEE));
    let mut position = Position::deal(&Setup::by_the_book(seats), Seed(seed), &mut Log::default());
    let (mut found, mut turns) = (Vec::new(), None);
    while let Pending::Seats(pending) = position.pending() {
        if position.stage == Stage::Act && turns != Some(position.turns) {
            turns = Some(position.turns);
            let owned = |slot: &Slot| position.shop_on(*slot).is_some();
            found.extend(Slot::all().filter(owned).map(|slot| seen(&position, slot)));
        }
        let (seat, mut mind) = (pending[0], AtOnce(SHREWD));
        let action = mind.choose(seat, &position.view(Eye::Seat(seat)), &mut dice);
        position.apply(seat, action, &mut Log::default());
    }
    let came = |seen: &Seen| f64::from(position.customers[seen.slot.index()] - seen.before);
    found.into_iter().map(|seen| (seen.last, seen.hangs_on.clone(), came(&seen))).collect()
}

/// The weights with the least squares, by elimination; and the share of the variance they explain.
fn fitted(samples: &[(Vec<f64>, f64)]) -> (Vec<f64>, f64) {
    let size = samples[0].0.len();
    let mut rows = vec![vec![0.0; size + 1]; size];
    for (hangs_on, came) in samples {
        for (row, one) in rows.iter_mut().zip(hangs_on) {
            for (cell, other) in row.iter_mut().zip(hangs_on.iter().chain([came])) {
                *cell += one * other;
            }
        }
    }
    for pivot in 0..size {
        for other in (0..size).filter(|other| *other != pivot) {
            let factor = rows[other][pivot] / rows[pivot][pivot];
            let taken = rows[pivot].clone();
            for (cell, taken) in rows[other].iter_mut().zip(taken) {
                *cell -= factor * taken;
            }
        }
    }
    let weights: Vec<f64> = (0..size).map(|at| rows[at][size] / rows[at][at]).collect();
    let guess = |hangs_on: &[f64]| hangs_on.iter().zip(&weights).map(|(x, w)| x * w).sum::<f64>();
    let count = f64::from(u32::try_from(samples.len()).expect("few"));
    let mean = samples.iter().map(|(_, came)| came).sum::<f64>() / count;
    let off: f64 = samples.iter().map(|(x, came)| (came - guess(x)).powi(2)).sum();
    let spread: f64 = samples.iter().map(|(_, came)| (came - mean).powi(2)).sum();
    (weights, 1.0 - off / spread)
}

#[test]
#[ignore = "a measurement, not a law"]
fn what_a_tiles_customers_hang_on() {
    let all: Vec<(bool, Vec<f64>, f64)> =
        deals().flat_map(|deal| [3, 4].map(|seats| samples(seats, deal))).flatten().collect();
    for last in [false, true] {
        let these = all.iter().filter(|(is_last, ..)| *is_last == last);
        let these: Vec<_> = these.map(|(_, x, came)| (x.clone(), *came)).collect();
        let (weights, explained) = fitted(&these);
        let weights: Vec<String> = weights.iter().map(|w| format!("{:.0}", w * 1000.0)).collect();
        let what =
            if last { "final round: near, far" } else { "any, door, near, far, queued, back" };
        eprintln!("{what}: {} ({} tiles, R2 {explained:.2})", weights.join(", "), these.len());
    }
}

#[test]
#[ignore = "a measurement, not a law"]
fn the_fitted_weights_are_no_worse_than_others() {
    let others = [
        ("the hopes of the book", Style { hopes: [BY_THE_BOOK; 2], ..SHREWD }),
        ("the fitted hopes", Style { hopes: [FITTED; 2], ..SHREWD }),
        ("less rivalry", Style { rivalry: 5, ..SHREWD }),
        ("more rivalry", Style { rivalry: 11, ..SHREWD }),
        ("fewer moves followed up", Style { followed: 6, ..SHREWD }),
        (
            "all three as they were",
            Style { hopes: [BY_THE_BOOK; 2], rivalry: 5, followed: 6, ..SHREWD },
        ),
    ];
    for (name, other) in others {
        for seats in [3, 4] {
            let (won, _) = duel(seats, &|| Box::new(AtOnce(SHREWD)), &|| Box::new(AtOnce(other)));
            let games = count(&deals());
            eprintln!("{seats} seats: against {name} it wins {won:.1} of {games}");
            assert!(won / games > 0.45);
        }
    }
}
