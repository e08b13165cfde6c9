//! Every cube, card, coin and token is somewhere, once.
use super::items::Item;
use super::market::MarketId;
use super::phases::{AfterPaying, Phase, Settling};
use super::position::Position;
use super::shop::SLOTS;
use super::stores::StoreId;
use crate::table::{Game, Seat};

pub(super) fn audit(position: &Position) -> Result<(), String> {
    cubes(position)?;
    market(position)?;
    stores(position)?;
    seats(position)
}

fn cubes(position: &Position) -> Result<(), String> {
    for item in Item::ALL {
        let shops = position.players.values().flat_map(|player| &player.building);
        let shelved: u32 = shops.map(|shop| shop.held(item)).sum();
        let surplus = match &position.phase {
            // Only the type being sold has any surplus.
            phase if phase.selling() == Some(item) => position.floor.surplus.values().sum(),
            _ => 0,
        };
        let all = position.bank[item]
            + position.docks[item]
            + shelved
            + position.floor.delivered[item]
            + surplus;
        if all != item.cubes() {
            return Err(format!("{all} {item} instead of {}", item.cubes()));
        }
    }
    Ok(())
}

fn market(position: &Position) -> Result<(), String> {
    let mut cards: Vec<MarketId> = position.market_deck.cards().to_vec();
    cards.extend(position.market_discard.cards());
    cards.extend(&position.supply);
    cards.extend(&position.demand);
    cards.extend(position.players.values().flat_map(|player| &player.market_hand));
    cards.sort_unstable();
    if !cards.iter().copied().eq(MarketId::all()) {
        return Err(format!("{} Market Cards, or one twice", cards.len()));
    }
    let mut played: Vec<_> = position.players.values().flat_map(|player| &player.played).collect();
    played.sort_unstable();
    let shown = position.floor.face_up;
    if !shown && !played.into_iter().eq(&position.demand) {
        return Err("a Demand Card that nobody played".to_owned());
    }
    Ok(())
}

fn stores(position: &Position) -> Result<(), String> {
    let mut cards: Vec<StoreId> = position.store_deck.cards().to_vec();
    cards.extend(position.store_discard.cards());
    cards.extend(&position.row);
    cards.extend(position.on_deck);
    cards.extend(&position.boxed);
    cards.extend(&position.starts);
    for player in position.players.values() {
        cards.extend(&player.store_hand);
        cards.extend(&player.packet);
        cards.extend(player.building.iter().map(|shop| shop.store));
    }
    if let Phase::Building(building)
    | Phase::Settling(Settling { then: AfterPaying::Building(building), .. }) = &position.phase
    {
        cards.extend(building.bought.values().flatten());
    }
    cards.sort_unstable();
    if !cards.iter().copied().eq(StoreId::cards().chain(StoreId::starting(position.seats()))) {
        return Err(format!("{} stores, or one twice", cards.len()));
    }
    Ok(())
}

fn seats(position: &Position) -> Result<(), String> {
    let mut order = position.order.clone();
    let points = |seat: &Seat| position.players[*seat].points;
    if !order.is_sorted_by(|a, b| points(a) >= points(b)) {
        return Err("turn order is not by points".to_owned());
    }
    order.sort_unstable();
    if !order.into_iter().eq(Seat::all(position.seats())) {
        return Err("turn order names a seat twice".to_owned());
    }
    for player in position.players.values() {
        if player.building.len() > SLOTS {
            return Err(format!("{} stores in one building", player.building.len()));
        }
        for shop in &player.building {
            for (item, shelves) in shop.shelves.iter() {
                let (capacity, count) = shop.store.holding(item).unwrap_or((0, 0));
                if shop.held(item) > capacity || shelves[count..].iter().any(|left| *left > 0) {
                    return Err(format!("{} {item} in {}", shop.held(item), shop.store));
                }
            }
        }
    }
    Ok(())
}
