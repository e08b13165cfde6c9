//! Hard: weighs the best score now against drawing up to twelve more cards, and knows when to
//! close. The constants were tuned in simulation, against thresholds and against itself.
use super::super::action::Action;
use super::super::goods::Product;
use super::super::phases::MINIMUM;
use super::facts::Facts;

/// How many turns it looks ahead.
const HORIZON: u32 = 12;

pub fn choose(facts: &Facts) -> Action {
    let enough = match facts.filled() {
        4 => closing(facts),
        _ => score_now(facts).filter(|(_, now)| *now >= draw_on(facts)).map(|(product, _)| product),
    };
    enough.map_or(Action::Draw, Action::Score)
}

/// The fifth row, if and only if filling it wins.
pub fn closing(facts: &Facts) -> Option<Product> {
    let mut fifth = facts.worth();
    fifth
        .find(|(product, points)| facts.closing_wins(*product, *points))
        .map(|(product, _)| product)
}

/// The best row this hand can fill, with what it is worth; the first of equals.
pub fn score_now(facts: &Facts) -> Option<(Product, f64)> {
    facts.worth().fold(None, |best: Option<(Product, f64)>, (product, points)| {
        let points = f64::from(points);
        let worth = points + facts.lead(product, points);
        best.filter(|(_, most)| *most >= worth).or(Some((product, worth)))
    })
}

/// The best that drawing some more times and then scoring promises.
pub fn draw_on(facts: &Facts) -> f64 {
    let (mut alive, mut turns, mut best) = (1.0, 0.0, f64::NEG_INFINITY);
    for draws in 1..=HORIZON {
        turns += alive;
        let rates = facts.rates_after((draws - 1) * u32::from(facts.seats()));
        alive *= rates.survival(facts.rivals());
        let gained = f64::from(draws) * (1.0 - rates.catastrophe);
        if let Some(worth) = promise(facts, gained) {
            best = f64::max(best, alive * worth - turn_price(facts) * turns);
        }
    }
    best
}

/// What the best row would be worth with `gained` more goods of average kind.
pub fn promise(facts: &Facts, gained: f64) -> Option<f64> {
    let row = |product: Product| {
        let sum = f64::from(facts.sums[product.index()]) + gained * facts.means[product.index()];
        let points = sum * (f64::from(facts.cards) + gained);
        (points >= f64::from(MINIMUM)).then(|| points + facts.lead(product, points.floor()))
    };
    facts.open().filter_map(row).reduce(f64::max)
}

/// What a turn costs while rivals fill their rows: the more, the nearer the end.
pub fn turn_price(facts: &Facts) -> f64 {
    27.0 / f64::from(facts.seats()) * (1.0 + 0.15 * (f64::from(facts.filled()) - 2.0))
}
