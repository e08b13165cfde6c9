//! Prints, as JSON, a finished game of every title: one person, played by the calm computer, among
//! sharp ones. `scripts/measure.mjs` asks the page for their reports. With `--here` it makes the
//! reports natively and says what they found and how long that took.
use std::collections::BTreeMap;
use std::time::Instant;

use high_street::games::{brick_and_mortar, fiasko, on_shelf, shopping_mall, supermarche};
use high_street::table::report::{Cause, Effort, Inquiry};
use high_street::table::{
    Chair, Computers, Dice, Eye, Hue, Level, Pending, Record, Seat, Seats, Seed, Session, Sitter,
    StandingOrders,
};

const NAMES: [&str; 4] = ["Ada", "Ben", "Cora", "Dev"];

fn main() {
    let mut records = BTreeMap::new();
    add::<fiasko::Position>(&mut records, fiasko::Setup::by_the_book(4));
    let start = supermarche::Start::Normal;
    add::<supermarche::Position>(&mut records, supermarche::Setup::by_the_book(start));
    add::<on_shelf::Position>(&mut records, on_shelf::Setup::competitive(3));
    add::<brick_and_mortar::Position>(&mut records, brick_and_mortar::Setup::preset(4));
    add::<shopping_mall::Position>(&mut records, shopping_mall::Setup::by_the_book(4));
    if !here() {
        println!("{}", serde_json::to_string(&records).expect("records are plain data"));
    }
}

fn here() -> bool {
    std::env::args().any(|arg| arg == "--here")
}

fn add<G: Computers>(records: &mut BTreeMap<&'static str, Record>, setup: G::Setup) {
    let session = played::<G>(setup);
    if here() {
        tell(&session);
    }
    records.insert(G::SLUG, record(&session));
}

fn level(seat: Seat) -> Level {
    if seat.index() == 0 { Level::Easy } else { Level::Hard }
}

fn played<G: Computers>(setup: G::Setup) -> Session<G> {
    let mut session = Session::<G>::new(setup, Seed(14)).expect("a table by the book");
    let mut dice = Dice::new(Seed(14));
    while let Pending::Seats(seats) = session.pending() {
        let view = session.view(Eye::Seat(seats[0]));
        let action = G::computer(level(seats[0])).choose(seats[0], &view, &mut dice);
        session.play(seats[0], action).expect("computers keep the rules");
    }
    session
}

fn record<G: Computers>(session: &Session<G>) -> Record {
    let chair = |seat: Seat| Chair {
        name: NAMES[seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter: if seat.index() == 0 { Sitter::Person } else { Sitter::Computer(level(seat)) },
    };
    let mut record = Record {
        format: Record::FORMAT,
        game: G::SLUG.to_owned(),
        title: String::new(),
        chairs: Seats::from_fn(session.seats(), chair),
        round: session.round(),
        standings: session.standings(),
        next: None,
        finished: true,
        laid_open: false,
        hints: 0,
        left_alone: false,
        tried: None,
        orders: StandingOrders::default(),
        saved_at: 0,
        save: String::new(),
    };
    record.set_save(session.save().to_json());
    record
}

fn tell<G: Computers>(session: &Session<G>) {
    let begun = Instant::now();
    let person = vec![Seat::new(0)];
    let mut inquiry = Inquiry::new(session, person, Effort::full::<G>()).expect("a finished game");
    let (mut first, mut longest) = (None, 0.0_f64);
    while !inquiry.is_done() {
        let slice = Instant::now();
        inquiry.go_on();
        longest = longest.max(slice.elapsed().as_secs_f64() * 1000.0);
        if inquiry.has_findings() {
            first.get_or_insert(begun.elapsed().as_secs_f64());
        }
    }
    let (all, report) = (begun.elapsed().as_secs_f64(), inquiry.report(&|_| ()));
    let first = first.unwrap_or_default();
    println!(
        "{}: {} steps, first findings {first:.2} s, all {all:.1} s, longest slice {longest:.0} ms, \
         {} worlds a choice",
        G::SLUG,
        report.steps,
        report.worlds
    );
    for (seat, account) in report.accounts.iter() {
        println!("  {} {:?} {:?}", NAMES[seat.index()], account.parts, account.rarity);
        for moment in &account.moments {
            let verdict = match &moment.cause {
                Cause::Own(closer) => format!("{:?} in {} worlds", closer.verdict, closer.worlds),
                other => format!("{other:?}"),
            };
            println!("    step {} {:?} {verdict}", moment.step, moment.effect);
        }
    }
    println!("  {:?}", report.same_deal);
}
