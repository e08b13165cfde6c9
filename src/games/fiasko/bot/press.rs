//! Hard under the house rule: a streak goes on while some more cards promise more than they risk.
//!
//! Whoever drew may not score, so the hand has to outlive the rivals' streaks. That counts the
//! same for a small hand and a large one, and does not enter. If it does live, it is scored:
//! pressing on in a second turn was measured, and never won more games.
use super::super::action::Action;
use super::facts::Facts;
use super::hard::{closing, promise, score_now};

/// How many cards of one streak it looks ahead.
const HORIZON: u32 = 12;

pub fn choose(facts: &Facts) -> Action {
    let enough = match facts.filled() {
        4 => closing(facts),
        _ => score_now(facts)
            .filter(|(_, now)| facts.streak() == 0 || *now >= draw_on(facts))
            .map(|(product, _)| product),
    };
    match enough {
        Some(product) if facts.streak() == 0 => Action::Score(product),
        Some(_) => Action::Stop,
        None => Action::Draw,
    }
}

/// The best that drawing some more cards in this streak promises.
fn draw_on(facts: &Facts) -> f64 {
    let (mut alive, mut best) = (1.0, 0.0);
    for draws in 1..=HORIZON {
        let rates = facts.rates_after(draws - 1);
        alive *= 1.0 - rates.fiasko;
        let gained = f64::from(draws) * (1.0 - rates.catastrophe);
        if let Some(worth) = promise(facts, gained) {
            best = f64::max(best, alive * worth);
        }
    }
    best
}
