//! Easy and normal: score the best open row as soon as it is worth enough.
use super::super::action::Action;
use super::facts::{Facts, Rates};

pub fn easy(facts: &Facts) -> Action {
    score_from(facts, 40.0)
}

/// Asks for more while the pile is safe, for less when it is dangerous.
pub fn normal(facts: &Facts) -> Action {
    let danger = |rates: Rates| 1.0 - rates.survival(facts.rivals());
    let caution = danger(Rates::renewed(0)) / danger(facts.rates_after(0));
    score_from(facts, 80.0 * caution.clamp(0.5, 2.0))
}

fn score_from(facts: &Facts, enough: f64) -> Action {
    // From the last row to the first, since `max_by_key` keeps the last of equals.
    match facts.worth().rev().max_by_key(|(_, points)| *points) {
        Some((product, points)) if f64::from(points) >= enough => match facts.streak() {
            0 => Action::Score(product),
            _ => Action::Stop,
        },
        _ => Action::Draw,
    }
}
