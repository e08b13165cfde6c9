//! What can never happen at this table: section 6 of the rule book, as far as one position can
//! show it.
use super::action::Kind;
use super::deal::{PLACEHOLDERS, VISITORS_PER_TRADE};
use super::map::map;
use super::names::Trade;
use super::phases::BID_STEP;
use super::plan::{Slot, Spot};
use super::position::Position;
use super::shop::Staff;
use super::stage::Stage;
use super::tiles::NUMBERS;
use crate::table::Seat;

pub(super) fn audit(position: &Position) -> Result<(), String> {
    visitors(position)?;
    placeholders(position)?;
    tiles(position)?;
    money(position)?;
    shops(position)?;
    turn(position)?;
    if matches!(position.stage, Stage::Act | Stage::Arrivals(_) | Stage::Over) {
        between_actions(position)?;
    }
    Ok(())
}

fn visitors(position: &Position) -> Result<(), String> {
    for trade in Trade::ALL {
        let crowds = position.crowds.iter().flatten().chain(&position.queue);
        let under_way = match &position.stage {
            Stage::Door(walk) => [&[walk.walker], &walk.behind[..]].concat(),
            _ => Vec::new(),
        };
        let about = crowds.chain(&under_way).filter(|other| **other == trade).count();
        let of_trade = |slot: &Slot| position.tile(*slot).trade == trade;
        let inside: u32 =
            Slot::all().filter(of_trade).map(|slot| position.stayed[slot.index()]).sum();
        if about + inside as usize != VISITORS_PER_TRADE {
            return Err(format!("{about} visitors for {trade} and {inside} inside"));
        }
    }
    Ok(())
}

fn placeholders(position: &Position) -> Result<(), String> {
    let (customers, stayed): (u32, u32) =
        (position.customers.iter().sum(), position.stayed.iter().sum());
    let used = customers - stayed;
    if used + position.placeholders != PLACEHOLDERS {
        return Err(format!("{used} placeholders used and {} left", position.placeholders));
    }
    if stayed > 0 && position.placeholders > 0 {
        return Err(format!("{stayed} stayed although {} are left", position.placeholders));
    }
    Ok(())
}

fn tiles(position: &Position) -> Result<(), String> {
    for trade in Trade::ALL {
        for number in 1..=NUMBERS {
            let same = position.tiles.iter();
            let same = same.filter(|tile| tile.trade == trade && tile.number == number).count();
            if same != 1 {
                return Err(format!("{same} tiles {trade} {number}"));
            }
        }
    }
    Ok(())
}

fn money(position: &Position) -> Result<(), String> {
    let mut all = 0;
    for (seat, ledger) in position.ledgers.iter() {
        let gains = ledger.start + ledger.customers + ledger.auctions + ledger.movers + ledger.sold;
        let spent = ledger.bought + ledger.paid;
        if spent > gains || !(gains - spent).is_multiple_of(BID_STEP) {
            return Err(format!("{seat:?} has {gains} less {spent}"));
        }
        all += gains - spent;
    }
    if all == position.money { Ok(()) } else { Err(format!("{all}, not {}", position.money)) }
}

/// That a seat employs each manager once and has three shops at most lies in the type.
fn shops(position: &Position) -> Result<(), String> {
    let all = position.staff.values().flat_map(Staff::shops);
    let mut owned: Vec<Slot> = Vec::new();
    for (_, premises) in all {
        if !premises.is_sound() {
            return Err(format!("{premises:?} is no shop"));
        }
        owned.extend(premises.slots());
    }
    let count = owned.len();
    owned.sort_unstable();
    owned.dedup();
    if owned.len() != count {
        return Err(format!("a tile of {owned:?} is in two shops"));
    }
    Ok(())
}

fn turn(position: &Position) -> Result<(), String> {
    if !position.used.is_sorted() {
        return Err(format!("{:?} is out of order", position.used));
    }
    if position.round == 1 && position.used.iter().any(|kind| *kind != Kind::Auction) {
        return Err(format!("{:?} in round 1", position.used));
    }
    let begins = position.stage == Stage::Act && position.used.is_empty();
    let empty = |gate: &Spot| position.crowds[gate.index()].is_empty();
    if let Some(gate) = Spot::GATES.iter().find(|gate| begins && empty(gate))
        && !(position.depleted.contains(gate) && position.queue.is_empty())
    {
        return Err(format!("{gate} was not refilled"));
    }
    Ok(())
}

fn between_actions(position: &Position) -> Result<(), String> {
    let unowned = Slot::all().filter(|slot| position.shop_on(*slot).is_none());
    if unowned.count() < 2 {
        return Err("fewer than two tiles are unowned".to_owned());
    }
    for (one, other) in &map().walls {
        let single = |slot: &Slot| -> Option<Seat> {
            let (owner, _, premises) = position.shop_on(*slot)?;
            premises.single().map(|_| owner)
        };
        if single(one).is_some() && single(one) == single(other) {
            return Err(format!("{one} and {other} have not merged"));
        }
    }
    let owned = |slot: &Slot| position.shop_on(*slot).is_some();
    match Slot::all().filter(owned).find(|slot| !position.waiting_at(*slot).is_empty()) {
        Some(slot) => Err(format!("somebody waits before {slot}")),
        None => Ok(()),
    }
}
