//! Examples of the map, of incomes and of the count (V01 to V16, V81 to V89), and that none is
//! left out.
use serde_json::Value;

use super::kit::{book, manager, route, side, slot, spot, trade, vector};
use super::play::{Table, reference_tile};
use super::{vectors_auction, vectors_end, vectors_moving};
use crate::games::shopping_mall::deal::first_crowds;
use crate::games::shopping_mall::scoring::{FinalTable, places};
use crate::games::shopping_mall::{
    EndRule, PLACEHOLDERS, Position, Route, Setup, Side, Slot, Spot, Tick, Tile, Trade, VISITORS,
    final_turns, income,
};
use crate::table::{Game, Log, Seat, Seats, Seed};

fn given_and_then(id: &str) -> (&'static Value, &'static Value) {
    (&vector(id)["given"], &vector(id)["then"])
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn numbers(value: &Value) -> Vec<u32> {
    let number = |value: &Value| u32::try_from(value.as_u64().unwrap()).unwrap();
    value.as_array().unwrap().iter().map(number).collect()
}

fn small(value: &Value) -> u8 {
    u8::try_from(value.as_u64().unwrap()).unwrap()
}

fn list<T>(value: &Value, read: impl Fn(&str) -> T) -> Vec<T> {
    value.as_array().unwrap().iter().map(|value| read(text(value))).collect()
}

fn doors(id: &str) {
    let (given, then) = given_and_then(id);
    let tick = ["NW", "NE", "SE", "SW"].iter().position(|tick| given["tick"] == *tick).unwrap();
    let tile = Tile { trade: Trade::Coffee, number: small(&given["rank"]), tick: Tick::ALL[tick] };
    let doors: Vec<Side> = tile.doors(slot(text(&given["slot"]))).iter().collect();
    assert_eq!(doors, list(&then["doors"], side));
}

#[test]
fn v01_to_v07_doors() {
    for id in ["V01", "V02", "V03", "V04", "V05", "V06", "V07"] {
        doors(id);
    }
}

#[test]
fn v08_and_v09_spots_one_move_away() {
    for id in ["V08", "V09"] {
        let (given, then) = given_and_then(id);
        let from = spot(text(&given["spot"]));
        let mut near: Vec<Spot> = Route::from(from).filter_map(|route| route.leads(from)).collect();
        near.sort_unstable();
        near.dedup();
        let mut expected = list(&then["spots"], spot);
        expected.sort_unstable();
        assert_eq!(near, expected);
    }
}

#[test]
fn v10_and_v11_routes_between_two_spots() {
    for id in ["V10", "V11"] {
        let (given, then) = given_and_then(id);
        let [from, to] = ["from", "to"].map(|end| spot(text(&given[end])));
        let routes: Vec<Route> =
            Route::from(from).filter(|route| route.leads(from) == Some(to)).collect();
        assert_eq!(routes, list(&then["routes"], route));
    }
}

#[test]
fn v12_and_v13_what_a_route_passes() {
    for id in ["V12", "V13"] {
        let (given, then) = given_and_then(id);
        let route = route(text(&given["route"]));
        let named = |face: &str| {
            let (tile, way) = face.split_once('.').unwrap();
            (slot(tile), side(way))
        };
        let expected: Vec<Vec<(Slot, Side)>> =
            then["passes"].as_array().unwrap().iter().map(|cell| list(cell, named)).collect();
        let steps = route.steps(spot(text(&given["from"]))).iter();
        let passed: Vec<Vec<(Slot, Side)>> = steps
            .map(|step| step.faces.iter().map(|face| (face.slot, face.side)).collect())
            .collect();
        assert_eq!(passed, expected);
    }
}

#[test]
fn v14_to_v16_what_customers_bring() {
    for id in ["V14", "V15", "V16"] {
        let (given, then) = given_and_then(id);
        let manager = manager(text(&given["manager"]));
        let previous = numbers(&given["previous"]).into_iter();
        let amounts: Vec<u32> = previous.map(|previous| income(manager, previous)).collect();
        assert_eq!(amounts, numbers(&then["amounts"]));
    }
}

#[test]
fn v81_to_v83_who_plays_the_final_round() {
    for id in ["V81", "V82", "V83"] {
        let (given, then) = given_and_then(id);
        let rule = match text(&given["endRule"]) {
            "rulebook" => EndRule::Rulebook,
            _ => EndRule::EqualTurns,
        };
        let seats = small(&given["seats"]);
        for first in 0..seats {
            let chair = |seat: u32| Seat::new((first + u8::try_from(seat).unwrap()) % seats);
            let trigger = chair(u32::from(small(&given["trigger"])));
            let turns = final_turns(rule, Seat::new(first), trigger, seats);
            let expected: Vec<Seat> = numbers(&then["turns"]).into_iter().map(chair).collect();
            assert_eq!(turns, expected);
        }
    }
}

/// What seat 0 has in the end, with the cash of an example and what is laid for it.
fn total(cash: &Value, lay: impl FnOnce(Table) -> Table) -> Value {
    let cash = u32::try_from(cash.as_u64().unwrap()).unwrap();
    let table = lay(Table::of(4, Seat::new(0)).cash(0, cash));
    Value::from(FinalTable::of(&table.position).rows[Seat::new(0)].total)
}

/// Where a tile of the reference deal lies: "suns-3".
fn place(name: &str) -> Slot {
    let (suit, number) = name.split_once('-').unwrap();
    let lies = |slot: &Slot| {
        let tile = reference_tile(*slot);
        tile.trade == trade(suit) && tile.number.to_string() == number
    };
    Slot::all().find(lies).unwrap()
}

#[test]
fn v84_cash_plus_100_per_number_on_the_owned_tiles() {
    let (given, then) = given_and_then("V84");
    let slots = list(&given["tiles"], place);
    let total = total(&given["cash"], |table| {
        let shops = slots.iter().zip(["pawn", "die", "saucer"]);
        shops.fold(table, |table, (slot, piece)| table.shop(0, &slot.to_string(), piece))
    });
    assert_eq!(total, then["total"]);
}

#[test]
fn v85_a_merged_shop_counts_both_numbers() {
    let (given, then) = given_and_then("V85");
    let tiles = list(&given["tiles"], place);
    let total = total(&given["cash"], |mut table| {
        for (tile, beside) in tiles.iter().zip(["S3", "S4"]) {
            table.position.tiles.swap(tile.index(), slot(beside).index());
        }
        table.shop(0, "S3+S4", "die")
    });
    assert_eq!(total, then["total"]);
}

#[test]
fn v86_equal_totals_share_the_place() {
    let (given, then) = given_and_then("V86");
    let totals = numbers(&given["totals"]);
    let found = places(&Seats::from_fn(4, |seat| totals[seat.index()]));
    let expected: Vec<u8> = then["places"].as_array().unwrap().iter().map(small).collect();
    assert_eq!(found.values().copied().collect::<Vec<_>>(), expected);
    let winners: Vec<u32> = (0..4).filter(|seat| expected[*seat as usize] == 1).collect();
    assert_eq!(winners, numbers(&then["winners"]));
}

#[test]
fn v87_and_v88_three_alike_at_a_gate() {
    for id in ["V87", "V88"] {
        let (given, then) = given_and_then(id);
        let (groups, queue) = first_crowds(list(&given["line"], trade));
        assert_eq!(groups, ["GW", "GE", "GS"].map(|gate| list(&then[gate], trade)));
        assert_eq!(queue, list(&then["queue"], trade));
    }
}

#[test]
fn v89_visitors_over_a_whole_game() {
    let (given, then) = given_and_then("V89");
    let position = Position::deal(&Setup::by_the_book(4), Seed(9), &mut Log::default());
    let at_gates: usize = position.crowds.iter().map(Vec::len).sum();
    let placeholders = PLACEHOLDERS as usize;
    assert_eq!(
        [given["coins"].clone(), given["placeholders"].clone(), given["atGates"].clone()],
        [VISITORS, placeholders, at_gates].map(Value::from)
    );
    assert_eq!(Value::from(position.queue.len()), then["queueAtStart"]);
    assert_eq!(Value::from(VISITORS + placeholders), then["maxCustomers"]);
    let arrivals = position.queue.len() + placeholders;
    assert_eq!(Value::from(arrivals), then["arrivalsUntilQueueCanStayEmpty"]);
}

#[test]
fn every_example_of_the_book_is_tested() {
    let own = ["V01", "V02", "V03", "V04", "V05", "V06", "V07", "V08", "V09", "V10", "V11", "V12"];
    let own = own.iter().chain(&["V13", "V14", "V15", "V16", "V81", "V82", "V83", "V84", "V85"]);
    let own = own.chain(&["V86", "V87", "V88", "V89"]);
    let play = [vectors_moving::TESTED, vectors_auction::TESTED, vectors_end::TESTED].concat();
    let mut tested: Vec<&str> = own.copied().chain(play).collect();
    tested.sort_unstable();
    let all = book()["testVectors"].as_array().unwrap();
    let mut wanted: Vec<&str> = all.iter().map(|vector| text(&vector["id"])).collect();
    wanted.sort_unstable();
    assert_eq!(tested, wanted);
}
