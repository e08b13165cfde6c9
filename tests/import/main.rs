//! Whatever a file holds, importing it gives a table that can be played or a sentence that says
//! what is wrong. Never a panic.
mod budget;
mod hostile;
mod mended;
mod passed;
mod tried;

use high_street::games::fiasko::{Position, Setup};
use high_street::table::{
    Chair, Computers, Dice, Eye, Hue, Level, LoadError, Pending, Record, Save, Seat, Seats, Seed,
    Session, Sitter, StandingOrder, StandingOrders,
};
use serde_json::{Value, json};

/// Some actions of a game between computers.
fn session(steps: usize) -> Session<Position> {
    let mut session = Session::new(Setup::by_the_book(3), Seed(19)).unwrap();
    let (mut bot, mut dice) = (Position::computer(Level::Normal), Dice::new(Seed(7)));
    while let Pending::Seats(pending) = session.pending() {
        if session.len() == steps {
            break;
        }
        let view = session.view(Eye::Seat(pending[0]));
        let action = bot.choose(pending[0], &view, &mut dice);
        session.play(pending[0], action).unwrap();
    }
    session
}

/// Ada is to be spared one question, Cora another.
fn orders() -> StandingOrders {
    let mut orders = StandingOrders::default();
    orders.set(Seat::new(0), "6", Some(StandingOrder::Always));
    orders.set(Seat::new(2), "47", Some(StandingOrder::Never));
    orders
}

fn record(session: &Session<Position>) -> Record {
    let names = ["Ada", "Ben", "Cora"];
    let mut record = Record {
        format: Record::FORMAT,
        game: "fiasko".to_owned(),
        title: "Sunday".to_owned(),
        chairs: Seats::from_fn(3, |seat| Chair {
            name: names[seat.index()].to_owned(),
            hue: Hue::ALL[seat.index()],
            sitter: Sitter::Person,
        }),
        round: session.round(),
        standings: session.standings(),
        next: Some("Ada".to_owned()),
        finished: session.is_over(),
        laid_open: false,
        tried: None,
        hints: 3,
        left_alone: false,
        orders: orders(),
        saved_at: 1_700_000_000_000,
        save: String::new(),
    };
    record.set_save(session.save().to_json());
    record
}

fn value(record: &Record) -> Value {
    serde_json::from_str(&record.to_json()).unwrap()
}

fn assert_sentence(text: &str) {
    let capital = text.chars().next().is_some_and(char::is_uppercase);
    assert!(capital && text.ends_with('.') && !text.contains('{'), "no sentence: {text}");
    assert!(text.chars().count() < 300, "too long: {text}");
}

/// All that the page does with a file: read it, list it, play its save again.
fn import(json: &str) {
    let record = match Record::from_json(json) {
        Ok(record) => record,
        Err(why) => return assert_sentence(&why.to_string()),
    };
    assert!((1..=6).contains(&record.chairs.count()));
    assert_eq!(record.standings.count(), record.chairs.count());
    for (seat, chair) in record.chairs.iter() {
        assert!((1..=24).contains(&chair.name.chars().count()));
        assert!(Hue::ALL.contains(&chair.hue));
        assert!(record.chairs.iter().all(|(other, c)| other == seat || c.hue != chair.hue));
    }
    assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record), "mended once for all");
    match record.save_json() {
        Err(why) => assert_sentence(&why.to_string()),
        Ok(save) => load(&save),
    }
}

fn load(save: &str) {
    match Save::<Position>::load(save) {
        Ok(session) => drop(session.view(Eye::Public)),
        Err(why) => {
            assert_sentence(&why.to_string());
            if let LoadError::StoppedAt { session, .. } = why {
                let again = Save::<Position>::load(&session.save().to_json());
                assert_eq!(again.unwrap(), *session, "the game up to there can go on");
            }
        }
    }
}

/// Every place in a value, as a path of keys.
fn places(value: &Value) -> Vec<String> {
    let below = |key: &str, inner: &Value| {
        let key = key.replace('~', "~0").replace('/', "~1");
        places(inner).into_iter().map(|path| format!("/{key}{path}")).collect::<Vec<_>>()
    };
    let mut all = vec![String::new()];
    match value {
        Value::Array(items) => {
            all.extend(items.iter().enumerate().flat_map(|(i, item)| below(&i.to_string(), item)));
        }
        Value::Object(fields) => {
            all.extend(fields.iter().flat_map(|(key, field)| below(key, field)));
        }
        _ => {}
    }
    all
}

fn save_value(session: &Session<Position>) -> Value {
    serde_json::from_str(&session.save().to_json()).unwrap()
}
