//! Reads the vectors of the rule book and plays them, decision by decision.
use std::sync::LazyLock;

use serde_json::Value;

use super::expect;
use super::given::{
    bottle, brand, category, customer, dice_that_show, entries, job, position, seat, space, texts,
};
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::Prompt;
use crate::games::on_shelf::spaces::Space;
use crate::games::on_shelf::stage::{EventChoice, Phase};
use crate::table::{Game, Log, Rejected, Seat};

pub(super) static BOOK: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("book.json")).unwrap());

/// One test for each vector; its name begins with the vector's number.
macro_rules! vectors {
    ($($name:ident),+ $(,)?) => {
        pub(super) const NAMES: &[&str] = &[$(stringify!($name)),+];
        $(#[test]
        fn $name() {
            super::kit::play_vector(stringify!($name));
        })+
    };
}
pub(super) use vectors;

pub(super) fn vector_id(name: &str) -> String {
    let number: u32 = name[1..4].parse().unwrap();
    format!("V{number:02}")
}

/// The seat that is asked does something.
pub(super) fn act(position: &mut Position, action: Action) -> Result<(), Illegal> {
    let actor = position.phase.seat().expect("somebody is asked");
    let before = position.clone();
    match position.play(actor, action, &mut Log::default()) {
        Ok(()) => Ok(()),
        Err(Rejected::Illegal(why)) => {
            assert_eq!(*position, before, "a refusal changes nothing");
            Err(why)
        }
        Err(other) => panic!("{action:?}: {other:?}"),
    }
}

pub(super) fn play_vector(name: &str) {
    let id = vector_id(name);
    let vectors = BOOK["testVectors"].as_array().unwrap();
    let vector = vectors.iter().find(|vector| vector["id"] == *id).unwrap();
    let before = position(vector);
    // Nobody plays on at 8 PM.
    let evening = vector["given"]["hour"] == 20;
    assert!(evening || before.audit() == Ok(()), "{id}: {:?}", before.audit());
    let mut after = before.clone();
    let done = play(&mut after, &vector["when"]);
    assert_eq!(after.audit(), Ok(()), "{id}");
    match done {
        Ok(()) => {
            assert_eq!(vector["then"]["ok"], true, "{id} must be refused");
            expect::after(&before, &after, vector);
        }
        Err(why) => assert_eq!(vector["then"]["reason"], expect::code(&why), "{id}: {why}"),
    }
}

fn play(position: &mut Position, when: &Value) -> Result<(), Illegal> {
    let log = &mut Log::default();
    if let Some(die) = when["die"].as_u64() {
        position.dice = dice_that_show(u32::try_from(die).unwrap());
    }
    match when["do"].as_str().unwrap() {
        "startPlayer" | "eventDie" => Ok(()),
        "end" => {
            position.hour = crate::games::on_shelf::clock::Hour::EVENING;
            position.begin_hour(log);
            Ok(())
        }
        "break" => act(position, Action::Break),
        "rush1" => {
            position.begin_rush(false, log);
            sale(position, when, &when["sales"])
        }
        "rushcoop" => {
            position.begin_rush(false, log);
            for sales in when["sales"].as_array().unwrap() {
                if matches!(position.phase, Phase::Rush(_)) {
                    lines(position, sales)?;
                    act(position, Action::Done { identification: false })?;
                }
            }
            Ok(())
        }
        event if event.starts_with("ev_") => play_event(position, event, when),
        name => play_job(position, name, when),
    }
}

fn play_job(position: &mut Position, name: &str, when: &Value) -> Result<(), Illegal> {
    let mut name = name;
    if name == "supervisor" {
        name = when["job"].as_str().unwrap();
        let target = seat(when["target"].as_str().unwrap());
        act(position, Action::Repeat { seat: target, job: job(name) })?;
    } else {
        act(position, Action::Play(job(name)))?;
    }
    match job(name) {
        Job::Stock => {
            act(position, Action::Deliver(category(when["category"].as_str().unwrap())))?;
            placements(position, when)?;
        }
        Job::Floor => {
            act(position, Action::Take(customer(when["take"].as_str().unwrap())))?;
            placements(position, when)?;
        }
        Job::Fill => {
            for cube in when["moves"].as_array().unwrap() {
                act(position, moved(cube))?;
            }
        }
        Job::CheckOut | Job::PreOrder => return sale(position, when, &when["sales"]),
        Job::Clean | Job::Supervisor => {}
    }
    act(position, done(when))?;
    for id in texts(&when["spill"]) {
        // Where there was no choice it has happened already.
        if !position.store.has_drop(space(id)) {
            act(position, Action::Spill(space(id)))?;
        }
    }
    Ok(())
}

fn done(when: &Value) -> Action {
    Action::Done { identification: when["askId"] == true }
}

fn placements(position: &mut Position, when: &Value) -> Result<(), Illegal> {
    for cube in when["placements"].as_array().unwrap() {
        act(position, placed(cube))?;
    }
    Ok(())
}

fn placed(cube: &Value) -> Action {
    let Space::Stock(space) = space(cube[1].as_str().unwrap()) else { panic!("no stock space") };
    Action::Place { brand: brand(cube[0].as_str().unwrap()), space }
}

fn moved(cube: &Value) -> Action {
    let (from, to) = (space(cube[1].as_str().unwrap()), space(cube[2].as_str().unwrap()));
    let (Space::Stock(from), Space::Shelf(to)) = (from, to) else { panic!("no such move") };
    Action::Move { brand: brand(cube[0].as_str().unwrap()), from, to }
}

fn sale(position: &mut Position, when: &Value, sales: &Value) -> Result<(), Illegal> {
    act(position, Action::Serve(customer(when["customer"].as_str().unwrap())))?;
    lines(position, sales)?;
    act(position, done(when))
}

/// Sells exactly what is written: every symbol that is not named stays unsold.
fn lines(position: &mut Position, sales: &Value) -> Result<(), Illegal> {
    let Prompt::Sale(prompt) = position.prompt() else { panic!("a sale is asked about") };
    let symbols = prompt.sheet.expect("a customer was chosen").customer.symbols();
    let mut wanted = [None; 3];
    for line in sales.as_array().unwrap() {
        let symbol = super::given::item(&texts(&line[0]).join("."));
        let at = (0..3).find(|&at| symbols[at] == symbol && wanted[at].is_none());
        let Some(at) = at else {
            return act(position, Action::Sell { line: 3, bottle: Some(bottle(&line[1])) });
        };
        wanted[at] = Some(bottle(&line[1]));
    }
    // What is left out frees bottles for what is sold.
    for pass in [false, true] {
        for (line, bottle) in (0..).zip(wanted) {
            if bottle.is_some() == pass {
                act(position, Action::Sell { line, bottle })?;
            }
        }
    }
    Ok(())
}

/// Asks seat A, whatever the choices are.
fn asked(position: &mut Position, event: HourEvent) {
    let seat = Seat::new(0);
    let choice = EventChoice { event, seat, waiting: Vec::new(), customer: None, symbol: 0 };
    position.phase = Phase::Event(choice);
}

fn play_event(position: &mut Position, name: &str, when: &Value) -> Result<(), Illegal> {
    let log = &mut Log::default();
    let text = |key: &str| when[key].as_str().unwrap();
    match name {
        "ev_order" => {
            asked(position, HourEvent::CorrectedOrder);
            act(position, placed(&when["placements"][0]))
        }
        "ev_trainee" => {
            asked(position, HourEvent::Trainee);
            act(position, moved(&when["moves"][0]))
        }
        "ev_substitute" => {
            asked(position, HourEvent::Substitute);
            act(position, Action::Trade { give: job(text("give")), take: job(text("get")) })
        }
        "ev_inventory" => {
            asked(position, HourEvent::Inventory);
            let (out, into) = (brand(text("out")), brand(text("into")));
            act(position, Action::Swap { space: space(text("space")), out, into })
        }
        "ev_rejected" => {
            position.begin_event(HourEvent::RejectedCustomer, log);
            for (_, id) in entries(&when["discards"]) {
                act(position, Action::Reject(customer(id.as_str().unwrap())))?;
            }
            match position.phase {
                Phase::Event(_) => act(position, Action::Decline),
                _ => Ok(()),
            }
        }
        _ => {
            let event = match name {
                "ev_return" => HourEvent::Return,
                "ev_spillstock" => HourEvent::SpillageInStock,
                "ev_spillstore" => HourEvent::SpillageInStore,
                _ => HourEvent::SalesStop,
            };
            position.begin_event(event, log);
            // The vectors want the stock space of the item's own brand.
            while let Phase::Event(_) = position.phase {
                let Prompt::Choose(prompt) = position.prompt() else { panic!("a place is asked") };
                let own = prompt.choices.iter().find(|space| space.item() == prompt.item);
                act(position, Action::Choose(*own.expect("its own space has room")))?;
            }
            Ok(())
        }
    }
}
