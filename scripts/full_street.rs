//! Prints, as JSON, one record for every question of Brick & Mortar that is asked while all four
//! buildings are full: the tables that scripts/measure.mjs clicks on.
use std::collections::BTreeMap;

use high_street::games::brick_and_mortar::{Position, SLOTS, Setup, View};
use high_street::table::{
    Chair, Computers, Dice, Eye, Game, Hue, Level, Pending, Record, Seat, Seats, Seed, Session,
    Sitter, StandingOrders,
};

/// What there are clicks for.
const CLICKED: [&str; 8] =
    ["StoreAction", "Advertise", "Auction", "DialSale", "DialSupply", "Stock", "Deliver", "Invest"];

const NAMES: [&str; 4] = ["Ada", "Ben", "Cora", "Dev"];

fn main() {
    let all_asked = |records: &BTreeMap<String, Record>| {
        CLICKED.iter().all(|asked| records.contains_key(*asked))
    };
    let records = (0..1000).map(Seed).map(full_street).find(all_asked);
    let records = records.expect("a game that asks all of these");
    println!("{}", serde_json::to_string(&records).expect("records are plain data"));
}

/// One game of four sharp computers, and where it stood at each question.
fn full_street(seed: Seed) -> BTreeMap<String, Record> {
    let mut session = Session::<Position>::new(Setup::preset(4), seed).expect("offered");
    let (mut dice, mut found) = (Dice::new(seed), BTreeMap::new());
    while let Pending::Seats(seats) = session.pending() {
        let view = session.view(Eye::Seat(seats[0]));
        if view.players.values().all(|player| player.building.len() == SLOTS) {
            found.insert(question(&view), record(&session, seats[0]));
        }
        let action = Position::computer(Level::Hard).choose(seats[0], &view, &mut dice);
        session.play(seats[0], action).expect("computers keep the rules");
    }
    found
}

/// "Advertise", "Stock": the name of what is asked.
fn question(view: &View) -> String {
    let asked = format!("{:?}", view.prompt.as_ref().expect("a pending seat is asked"));
    asked.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

/// The table as four people would have saved it.
fn record(session: &Session<Position>, next: Seat) -> Record {
    let chair = |seat: Seat| Chair {
        name: NAMES[seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter: Sitter::Person,
    };
    let mut record = Record {
        format: Record::FORMAT,
        game: Position::SLUG.to_owned(),
        title: String::new(),
        chairs: Seats::from_fn(4, chair),
        round: session.round(),
        standings: session.standings(),
        next: Some(NAMES[next.index()].to_owned()),
        finished: false,
        laid_open: false,
        tried: None,
        hints: 0,
        left_alone: false,
        orders: StandingOrders::default(),
        saved_at: 0,
        save: String::new(),
    };
    record.set_save(session.save().to_json());
    record
}
