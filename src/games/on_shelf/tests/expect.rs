//! Holds a table against what a vector expects.
use serde_json::Value;

use super::given::{brand, customer, day, entries, item, job, seat, space, texts};
use crate::games::on_shelf::goods::Brand;
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::position::Position;

/// The rule book's name of a refusal.
pub(super) fn code(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::FireAlarm => "E_FIRE_ALARM",
        Illegal::JobNotInHand { .. } => "E_JOB_NOT_IN_HAND",
        Illegal::JobSetAside { .. } => "E_JOB_SET_ASIDE",
        Illegal::StoreClosed { .. } => "E_STORE_CLOSED",
        Illegal::NoCustomer => "E_NO_CUSTOMER",
        Illegal::NotYourCustomer { .. } => "E_NOT_YOUR_CUSTOMER",
        Illegal::NothingInStock { .. } | Illegal::NoneInStock { .. } => "E_NOTHING_IN_STOCK",
        Illegal::BoxEmpty { .. } => "E_BOX_EMPTY",
        Illegal::StockFull { .. } => "E_STOCK_FULL",
        Illegal::StockForeign { .. } => "E_STOCK_FOREIGN",
        Illegal::Blocked { .. } => "E_BLOCKED",
        Illegal::WrongCategory { .. } => "E_WRONG_CATEGORY",
        Illegal::Quota { .. } => "E_QUOTA",
        Illegal::MustContinue { .. } => "E_MUST_CONTINUE",
        Illegal::FillPoints { .. } => "E_FILL_POINTS",
        Illegal::ShelfFull { .. } => "E_SHELF_FULL",
        Illegal::ShelfColour { .. } => "E_SHELF_COLOUR",
        Illegal::NotInStock { .. } => "E_NOT_IN_STOCK",
        Illegal::NotThere { .. } => "E_NOT_THERE",
        Illegal::SalesStopped { .. } => "E_SALES_STOP",
        Illegal::NotInLine { .. } => "E_NOT_IN_LINE",
        Illegal::NotOnCard { .. } => "E_NOT_ON_CARD",
        Illegal::ShelfFirst { .. } => "E_SHELF_FIRST",
        Illegal::ExactFirst { .. } => "E_EXACT_FIRST",
        Illegal::NotSimilar { .. } => "E_NOT_SIMILAR",
        Illegal::StockOnly { .. } => "E_STOCK_ONLY",
        Illegal::NoSubstitute { .. } => "E_NO_SUBSTITUTE",
        Illegal::NoTarget => "E_NO_TARGET",
        Illegal::TargetSupervisor { .. } => "E_TARGET_SUPERVISOR",
        Illegal::NotTopJob { .. } => "E_NOT_TOP_JOB",
        Illegal::SpillSpace { .. } => "E_SPILL_SPACE",
        Illegal::SpillAdjacent { .. } => "E_SPILL_ADJACENT",
        Illegal::NotInDiscard { .. } => "E_NOT_IN_DISCARD",
        Illegal::MustReject { .. } => "E_MUST_REJECT",
        Illegal::BadSpace { .. } => "E_BAD_SPACE",
        _ => "a refusal the rule book does not name",
    }
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

pub(super) fn after(before: &Position, after: &Position, vector: &Value) {
    let (when, then) = (&vector["when"], &vector["then"]);
    for (letter, delta) in entries(&then["csiDelta"]) {
        let moved = after.players[seat(letter)].csi - before.players[seat(letter)].csi;
        assert_eq!(i64::from(moved), number(delta), "the index of {letter}");
    }
    if let Some(delta) = then.get("teamDelta") {
        assert_eq!(i64::from(after.team - before.team), number(delta), "the common index");
    }
    for (id, content) in entries(&then["spaces"]) {
        let spot = space(id);
        let drop = texts(content) == ["drop"];
        assert_eq!(after.store.has_drop(spot), drop, "spillage on {id}");
        if !drop {
            let cubes: Vec<&str> = after.store.cubes(spot).into_iter().map(Brand::name).collect();
            assert_eq!(cubes, texts(content), "{id}");
        }
    }
    for (colour, count) in entries(&then["box"]) {
        assert_eq!(i64::from(after.store.in_box(brand(colour))), number(count), "{colour} left");
    }
    if let Some(drops) = then.get("drops") {
        assert_eq!(i64::from(after.store.scrub()), number(drops), "drops left");
    }
    for (letter, hand) in entries(&then["hand"]) {
        let held: Vec<_> = after.players[seat(letter)].customers().collect();
        let wanted: Vec<_> = texts(hand).into_iter().map(customer).collect();
        assert_eq!(held, wanted, "customers of {letter}");
    }
    if then.get("line").is_some() {
        let line: Vec<_> = texts(&then["line"]).into_iter().map(customer).collect();
        assert_eq!(after.line, line);
    }
    expect_jobs(after, then);
    for id in texts(&then["stopped"]) {
        assert!(after.store.is_stopped(item(id)), "{id} is stopped");
    }
    if let Some(letter) = then.get("startPlayer") {
        assert_eq!(before.next_start(), seat(letter.as_str().unwrap()));
    }
    if let Some(row) = then.get("result") {
        let roll = u32::try_from(number(&when["roll"])).unwrap();
        let event = HourEvent::read(day(when["day"].as_str().unwrap()), roll);
        assert_eq!(i64::from(event.row()), number(row).max(1));
    }
}

fn expect_jobs(after: &Position, then: &Value) {
    for (letter, top) in entries(&then["discardTop"]) {
        let pile = &after.players[seat(letter)].pile;
        assert_eq!(pile.last(), Some(&job(top.as_str().unwrap())), "the top of {letter}");
    }
    for (letter, pile) in entries(&then["discard"]) {
        let wanted: Vec<_> = texts(pile).into_iter().map(job).collect();
        assert_eq!(after.players[seat(letter)].pile, wanted, "the pile of {letter}");
    }
    for (letter, count) in entries(&then["jobsInHand"]) {
        let hand = after.players[seat(letter)].hand().len();
        assert_eq!(i64::try_from(hand).unwrap(), number(count), "jobs of {letter}");
    }
}
