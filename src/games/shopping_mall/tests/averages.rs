//! How games among the middle computers go, beside the simulations of the rules we play by (20,000 games each). Run by
//! `DEALS=5000 cargo test --profile bench --lib shopping_mall::tests::averages -- --ignored --nocapture --test-threads 1`.
use super::ladder::{Bout, deals};
use crate::games::shopping_mall::{EndRule, Event, Setup, Staff};
use crate::table::{Game, Level, Seat, Seats};

/// What is compared, and the means of the book with four seats and with three.
const BOOK: [(&str, f64, f64); 23] = [
    ("turns", 19.3, 18.2),
    ("rounds begun", 5.2, 6.4),
    ("final total", 4725.0, 6035.0),
    ("winner", 5963.0, 7230.0),
    ("last", 3509.0, 4860.0),
    ("margin", 889.0, 1216.0),
    ("wins, seat 1", 32.3, 39.7),
    ("wins, seat 2", 27.3, 33.7),
    ("wins, seat 3", 22.8, 26.6),
    ("wins, seat 4", 17.6, 0.0),
    ("shared wins", 2.3, 1.6),
    ("crowd moves", 23.0, 21.9),
    ("auctions", 15.5, 14.3),
    ("swaps", 0.1, 0.2),
    ("price", 423.0, 381.0),
    ("merges", 3.7, 4.1),
    ("abandoned", 0.6, 1.3),
    ("customers", 33.3, 32.5),
    ("income", 14302.0, 13971.0),
    ("movers' provisions", 1157.0, 666.0),
    ("tiles owned", 14.6, 12.6),
    ("stalls", 0.0, 0.0),
    ("bids and drops", 0.0, 0.0),
];

/// One number of each game, or of each player or price in it.
#[derive(Default)]
struct Counted(Vec<(&'static str, Vec<f64>)>);

impl Counted {
    fn add(&mut self, what: &'static str, amount: impl Into<f64>) {
        let amount = amount.into();
        match self.0.iter_mut().find(|(name, _)| *name == what) {
            Some((_, all)) => all.push(amount),
            None => self.0.push((what, vec![amount])),
        }
    }

    /// Mean, standard deviation, and the error of the mean.
    fn of(&self, what: &str) -> Option<[f64; 3]> {
        let (_, all) = self.0.iter().find(|(name, _)| *name == what)?;
        let count = f64::from(u32::try_from(all.len()).expect("few"));
        let mean = all.iter().sum::<f64>() / count;
        let spread = (all.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / count).sqrt();
        Some([mean, spread, spread / count.sqrt()])
    }
}

fn count(game: &Bout, all: &mut Counted) {
    let (end, seats) = (&game.end, game.end.seats());
    let wins = game.wins();
    let mut totals: Vec<i32> = Seat::all(seats).map(|seat| end.standing(seat)).collect();
    for (place, seat) in end.first.round(seats).enumerate() {
        let name = ["wins, seat 1", "wins, seat 2", "wins, seat 3", "wins, seat 4"][place];
        all.add(name, 100.0 * wins[seat]);
        all.add("final total", end.standing(seat));
    }
    totals.sort_unstable_by_key(|total| -total);
    all.add("winner", totals[0]);
    all.add("last", totals[totals.len() - 1]);
    all.add("margin", totals[0] - totals[1]);
    all.add("shared wins", if totals[0] == totals[1] { 100.0 } else { 0.0 });
    all.add("turns", end.turns);
    all.add("rounds begun", end.round);
    all.add("customers", end.customers.iter().sum::<u32>());
    all.add("income", end.ledgers.values().map(|ledger| ledger.customers).sum::<u32>());
    all.add("movers' provisions", end.ledgers.values().map(|ledger| ledger.movers).sum::<u32>());
    let owned = end.staff.values().flat_map(Staff::shops).flat_map(|(_, shop)| shop.slots());
    all.add("tiles owned", u32::try_from(owned.count()).expect("20 tiles"));
    all.add("stalls", u8::from(end.ending.expect("it is over").stalled));
    let names = ["crowd moves", "auctions", "swaps", "merges", "abandoned", "bids and drops"];
    let mut counts = [0_u32; 6];
    for event in &game.told {
        let name = match event {
            Event::SetOut { .. } => "crowd moves",
            Event::AuctionOpened { .. } => "auctions",
            Event::Swapped { .. } => "swaps",
            Event::Merged { .. } => "merges",
            Event::Abandoned { .. } => "abandoned",
            Event::Bid { .. } | Event::Dropped { .. } => "bids and drops",
            Event::Sold { price, .. } => {
                all.add("price", *price);
                continue;
            }
            _ => continue,
        };
        counts[names.iter().position(|one| *one == name).expect("one of them")] += 1;
    }
    for (name, times) in names.into_iter().zip(counts) {
        all.add(name, times);
    }
}

fn games(setup: &Setup) -> Counted {
    let mut all = Counted::default();
    for deal in deals() {
        let levels = Seats::from_fn(setup.seats, |_| Some(Level::Normal));
        count(&Bout::play(setup, deal, &levels), &mut all);
    }
    all
}

#[test]
#[ignore = "a measurement, not a law"]
fn games_among_normal_computers_go_as_section_7_says() {
    for seats in [4, 3] {
        let all = games(&Setup::by_the_book(seats));
        for (what, four, three) in BOOK {
            let book = if seats == 4 { four } else { three };
            if let Some([mean, spread, error]) = all.of(what) {
                eprintln!(
                    "{seats} seats, {what}: {mean:.2} ± {error:.2} (sd {spread:.1}), book {book}"
                );
            }
        }
        let equal = games(&Setup { end: EndRule::EqualTurns, ..Setup::by_the_book(seats) });
        for what in BOOK.iter().map(|(what, ..)| *what).filter(|what| what.starts_with("wins")) {
            if let Some([mean, _, error]) = equal.of(what) {
                eprintln!("{seats} seats, equal turns, {what}: {mean:.1} ± {error:.1}");
            }
        }
    }
}
