//! Words of the mall: amounts, shops, crowds.
use high_street::games::shopping_mall::{
    Manager, MoveOffer, Premises, Route, Side, Spot, Tile, Trade, View, Way,
};

use super::look::counted;
use crate::face::Who;
use crate::words;
pub use crate::words::capital;
/// "1,200": the printed unit is left out.
pub use crate::words::signed as amount;

/// "+400", "−150", "0".
pub fn gain(number: i32) -> String {
    if number > 0 { format!("+{}", amount(number)) } else { amount(number) }
}

/// "coffee 3"; the ace is told as its number.
pub fn tile(tile: Tile) -> String {
    format!("{} {}", tile.trade, tile.number)
}

/// "coffee 3 and books 2".
pub fn tiles(tiles: &[Tile]) -> String {
    words::list(&tiles.iter().map(|named| tile(*named)).collect::<Vec<_>>())
}

pub fn shop(view: &View, shop: Premises) -> String {
    tiles(&shop.slots().map(|slot| view.plot(slot).tile).collect::<Vec<_>>())
}

/// "2 for coffee and 1 for books".
pub fn crowd(visitors: &[Trade]) -> String {
    let each: Vec<String> =
        counted(visitors).iter().map(|(trade, count)| format!("{count} for {trade}")).collect();
    words::list(&each)
}

pub fn visitors(count: usize) -> String {
    words::count(i64::try_from(count).unwrap_or(i64::MAX), "visitor")
}

pub fn arrivals(count: usize) -> String {
    words::count(i64::try_from(count).unwrap_or(i64::MAX), "arrival")
}

pub fn customers(count: u32) -> String {
    words::count(count, "customer")
}

/// "the expert".
pub fn manager(manager: Manager) -> &'static str {
    match manager {
        Manager::Expert => "the expert",
        Manager::Steady => "the steady one",
        Manager::Trainee => "the trainee",
    }
}

pub const fn title(manager: Manager) -> &'static str {
    match manager {
        Manager::Expert => "Expert",
        Manager::Steady => "Steady",
        Manager::Trainee => "Trainee",
    }
}

pub const fn side(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// The plate on the map: "W" or "7".
pub fn plate(spot: Spot) -> String {
    let name = spot.to_string();
    name[1..].to_owned()
}

/// "inside", "around", or nothing where there is one way only.
pub fn way(route: Route) -> &'static str {
    match route.way() {
        Way::Only => "",
        Way::Inside => "inside",
        Way::Around => "around",
    }
}

/// "fountain 7, inside".
pub fn towards(to: Spot, route: Route) -> String {
    match way(route) {
        "" => to.name(),
        way => format!("{}, {way}", to.name()),
    }
}

/// "Ada +400, Ben +150"; "nobody earns" where nobody does.
pub fn gains(offer: &MoveOffer, who: &Who) -> String {
    let gains = offer.outcome.gains.iter().filter(|(_, change)| **change != 0);
    let each: Vec<String> =
        gains.map(|(seat, change)| format!("{} {}", who.name(seat), gain(*change))).collect();
    if each.is_empty() { "nobody earns".to_owned() } else { each.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_a_sign_where_they_change_something() {
        assert_eq!([400, 0, -150].map(gain), ["+400", "0", "−150"]);
    }

    #[test]
    fn every_spot_has_a_plate_of_its_own() {
        let mut plates: Vec<String> = Spot::all().map(plate).collect();
        plates.sort_unstable();
        plates.dedup();
        assert_eq!(plates.len(), 16);
        assert_eq!(Spot::GATES.map(plate), ["W", "E", "S"]);
    }
}
