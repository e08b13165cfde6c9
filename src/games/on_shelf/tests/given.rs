//! Sets a table as a vector describes it; customers it does not name lie below its entrance.
use serde_json::Value;

use crate::games::on_shelf::action::Bottle;
use crate::games::on_shelf::clock::{Hour, Weekday};
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::goods::{Brand, Category, Item};
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::parts::{Module, Player};
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::setup::Setup;
use crate::games::on_shelf::spaces::{ShelfSpace, Space, StockSpace};
use crate::games::on_shelf::stage::Phase;
use crate::games::on_shelf::store::Store;
use crate::table::{Dice, Game, Log, Pile, Seat, Seats, Seed};

pub(super) fn brand(name: &str) -> Brand {
    Brand::ALL.into_iter().find(|brand| brand.name() == name).unwrap()
}

pub(super) fn category(name: &str) -> Category {
    Category::ALL.into_iter().find(|category| category.name() == name).unwrap()
}

/// "wine.red"
pub(super) fn item(id: &str) -> Item {
    let (kind, colour) = id.split_once('.').unwrap();
    Item::new(category(kind), brand(colour))
}

/// "sh.wine.red.1" or "st.wine.red"
pub(super) fn space(id: &str) -> Space {
    let parts: Vec<&str> = id.split('.').collect();
    let Item { category, brand } = item(&parts[1..3].join("."));
    match parts[..] {
        ["sh", _, _, number] => {
            Space::Shelf(ShelfSpace::new(category, brand, number.parse().unwrap()))
        }
        ["st", _, _] => Space::Stock(StockSpace::new(category, brand)),
        _ => panic!("{id} is no space"),
    }
}

pub(super) fn customer(id: &str) -> CustomerId {
    CustomerId::numbered(id[1..].parse().unwrap()).unwrap()
}

pub(super) fn job(id: &str) -> Job {
    let plain = |job: &Job| job.name().to_lowercase().replace([' ', '-'], "");
    Job::ALL.into_iter().find(|job| plain(job) == id).unwrap()
}

pub(super) fn day(id: &str) -> Weekday {
    Weekday::ALL.into_iter().find(|day| day.name().to_lowercase().starts_with(id)).unwrap()
}

pub(super) fn seat(letter: &str) -> Seat {
    Seat::new(letter.bytes().next().unwrap() - b'A')
}

pub(super) fn texts(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().map(|text| text.as_str().unwrap()).collect()
}

/// Every entry of an object by its key.
pub(super) fn entries(value: &Value) -> Vec<(&str, &Value)> {
    let entries = value.as_object().into_iter().flatten();
    entries.map(|(key, value)| (key.as_str(), value)).collect()
}

/// Dice whose next roll of the event die shows `wanted`.
pub(super) fn dice_that_show(wanted: u32) -> Dice {
    let mut all = (0..).map(|seed| Dice::new(Seed(seed)));
    all.find(|dice| dice.clone().roll(12) == wanted).unwrap()
}

fn store(given: &Value) -> Store {
    let mut store = Store::empty();
    for id in texts(&given["stopped"]) {
        store.stop(item(id));
    }
    for (id, content) in entries(&given["spaces"]) {
        for name in texts(content) {
            match space(id) {
                place if name == "drop" => drop(store.spill(place)),
                Space::Shelf(shelf) => store.place_on_shelf(brand(name), shelf),
                Space::Stock(stock) => store.place(brand(name), stock),
            }
        }
    }
    store
}

/// The table of a vector; seat A is to act unless somebody else is named.
pub(super) fn position(vector: &Value) -> Position {
    let given = &vector["given"];
    let seats = u8::try_from(given["players"].as_u64().unwrap_or(3)).unwrap();
    let cooperative = vector["mode"] == "coop";
    let plain = if cooperative { Setup::cooperative(seats) } else { Setup::competitive(seats) };
    let module = given.get("idCard").is_some();
    let setup = Setup { module, first: Some(Seat::new(0)), ..plain };
    let mut position = Position::deal(&setup, Seed(1), &mut Log::default());
    let hour = u8::try_from(given["hour"].as_u64().unwrap_or(10)).unwrap();
    position.hour = Hour::try_from(hour).unwrap();
    position.fire_alarm = given["fireAlarm"] == true;
    position.store = store(given);
    position.dice = dice_that_show(1);
    deal_customers(&mut position, given, vector["when"]["drawn"].as_str());
    for (letter, jobs) in entries(&given["discards"]) {
        position.players[seat(letter)].pile = texts(jobs).into_iter().map(job).collect();
    }
    for (letter, name) in entries(&given["setAside"]) {
        position.players[seat(letter)].set_aside = Some(job(name.as_str().unwrap()));
    }
    for (who, csi) in entries(&given["csi"]) {
        let csi = i32::try_from(csi.as_i64().unwrap()).unwrap();
        if who == "team" {
            position.team = csi;
        } else {
            position.players[seat(who)].csi = csi;
        }
    }
    if given.get("stack").is_some() {
        position.discs = texts(&given["stack"]).into_iter().map(seat).collect();
    }
    let actor = vector["when"]["player"].as_str().map_or(Seat::new(0), seat);
    position.phase = Phase::Turn { seat: actor };
    position
}

/// Hands, line and entrance as given; whoever is not named lies below, so that 60 are in play.
fn deal_customers(position: &mut Position, given: &Value, drawn: Option<&str>) {
    let named =
        |key: &str| -> Vec<CustomerId> { texts(&given[key]).into_iter().map(customer).collect() };
    let hand = |seat: Seat| -> Vec<CustomerId> {
        let letter = char::from(b"ABCDEF"[seat.index()]).to_string();
        texts(&given["hands"][letter]).into_iter().map(customer).collect()
    };
    position.players = Seats::from_fn(position.setup.seats, |seat| Player {
        dealt: None,
        taken: hand(seat),
        ..Player::new(customer("C01"))
    });
    let card = |key: &str| given[key].as_str().filter(|id| id.starts_with('C')).map(customer);
    let (mut line, mut top) = (named("line"), named("entrance"));
    top.splice(0..0, drawn.map(customer));
    let mut used: Vec<CustomerId> = line.iter().chain(&top).copied().collect();
    used.extend(position.players.values().flat_map(Player::customers));
    used.extend(["idCard", "tempCard"].into_iter().filter_map(card));
    let mut rest: Vec<CustomerId> = CustomerId::all().filter(|c| !used.contains(c)).collect();
    while line.len() < 3 {
        line.push(rest.pop().unwrap());
    }
    position.module = position.module.map(|_| Module {
        assortment: card("tempCard").unwrap_or_else(|| rest.pop().unwrap()),
        age: card("idCard"),
    });
    top.reverse();
    rest.extend(top);
    (position.line, position.exit, position.entrance) = (line, Vec::new(), Pile::new(rest));
}

/// A bottle as a vector writes it: colour and space.
pub(super) fn bottle(value: &Value) -> Bottle {
    Bottle { brand: brand(value[0].as_str().unwrap()), space: space(value[1].as_str().unwrap()) }
}
