//! Hard under the house rule: a streak goes on while one more card promises more than it risks.
use super::super::action::Action;
use super::facts::Facts;
use super::hard::{promise, score_now};

/// How many cards of one streak it looks ahead.
const HORIZON: u32 = 12;
/// How many cards a rival draws in a turn, scores included: seen in simulation.
const RIVAL_STREAK: u32 = 8;

pub fn choose(facts: &Facts) -> Action {
    let stopping = match facts.streak() {
        0 => Action::Score,
        _ => |_| Action::Stop,
    };
    if facts.filled() == 4 {
        let winning = facts.worth().find(|(product, points)| facts.closing_wins(*product, *points));
        return winning.map_or(Action::Draw, |(product, _)| stopping(product));
    }
    let later = match facts.streak() {
        0 => rivals_spare(facts),
        // The hand has to outlive the rivals' turns whether or not it grows.
        _ => 1.0,
    };
    let price = if facts.streak() == 0 { turn_price(facts) } else { 0.0 };
    match score_now(facts) {
        Some((product, now)) if now >= draw_on(facts) * later - price => stopping(product),
        _ => Action::Draw,
    }
}

fn turn_price(facts: &Facts) -> f64 {
    let _ = facts;
    30.0
}

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

/// That no rival draws a catastrophe before the next own turn.
fn rivals_spare(facts: &Facts) -> f64 {
    let draws = RIVAL_STREAK * facts.rivals();
    (0..draws).fold(1.0, |alive, drawn| alive * (1.0 - facts.rates_after(drawn).catastrophe))
}
