//! Answers to what a store asks its owner.
use super::advertisement::each_once;
use super::{Ask, Effect, Phase, Window};
use crate::games::brick_and_mortar::action::{Action, Craft, Lot};
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::items::{Count, Item};
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Log, Seat};

impl Position {
    pub(in super::super) fn check_effect(
        &self,
        effect: &Effect,
        action: &Action,
    ) -> Result<(), Illegal> {
        match (self.current_ask(effect), action) {
            (Ask::Discard { count }, Action::Discard(cards)) => {
                self.check_own_cards(effect.seat, cards)?;
                let fits = cards.len() == count as usize && each_once(cards);
                if fits { Ok(()) } else { Err(Illegal::DiscardCount { count }) }
            }
            (Ask::Produce { most, .. }, Action::Produce(count))
            | (Ask::Take { most, .. }, Action::Take(count)) => within(*count, 0, most),
            (Ask::PlayLate { .. }, Action::PlayLate(card)) => match card {
                Some(card) if !self.players[effect.seat].market_hand.contains(card) => {
                    Err(Illegal::NotYourCard)
                }
                _ => Ok(()),
            },
            (Ask::Craft { most, .. }, Action::Craft(craft)) => match craft {
                Craft::Cubes(count) => within(*count, 1, most),
                Craft::Nothing | Craft::Points => Ok(()),
            },
            (Ask::Move { room, from, surplus }, Action::Move { lots, surplus: rescued }) => {
                check_move(effect.store, &room, &from, surplus, lots, *rescued, effect.window)
            }
            (Ask::BuySurplus { item, price, room, from }, Action::BuySurplus(bought)) => {
                self.check_surplus(effect, item, price, room, &from, bought)
            }
            (Ask::Pawn { items, .. }, Action::Pawn(pawned)) => {
                Item::ALL.into_iter().try_for_each(|item| within(pawned[item], 0, items[item]))
            }
            (_, Action::First(store)) if self.may_come_first(effect).contains(store) => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_surplus(
        &self,
        effect: &Effect,
        item: Item,
        price: u32,
        room: u32,
        from: &[(Seat, u32)],
        bought: &[(Seat, u32)],
    ) -> Result<(), Illegal> {
        let mut total = 0;
        for (index, (seat, count)) in bought.iter().enumerate() {
            let most = from.iter().find(|(other, _)| other == seat).map_or(0, |(_, most)| *most);
            if *count > most || bought[..index].iter().any(|(other, _)| other == seat) {
                return Err(Illegal::NoSurplus { most });
            }
            total += count;
        }
        if total > room {
            return Err(Illegal::NoRoom { store: effect.store, room, item });
        }
        let (cost, money, tokens) =
            (price * total, self.players[effect.seat].money, self.tokens_left());
        let paid = cost <= self.means(effect.seat);
        if paid { Ok(()) } else { Err(Illegal::CannotPay { cost, money, tokens }) }
    }

    pub(in super::super) fn apply_effect(
        &mut self,
        effect: Effect,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let ask = self.current_ask(&effect);
        let Effect { window, seat, store, mut done } = effect;
        if let Action::First(store) = action {
            self.phase = Phase::Effect(Effect { window, seat, store, done });
            return;
        }
        done.push(store);
        match (ask, action) {
            (Ask::Discard { .. }, Action::Discard(cards)) => self.discard(seat, cards, log),
            (Ask::Produce { item, pay, .. }, Action::Produce(count)) => {
                self.produce(seat, store, item, count, pay, log);
            }
            (Ask::PlayLate { demand }, Action::PlayLate(card)) => {
                self.play_late(seat, demand, card, log);
            }
            (Ask::Take { item, from_dock, .. }, Action::Take(count)) => {
                let source = if from_dock { &mut self.docks } else { &mut self.bank };
                source[item] -= count;
                self.players[seat].shop_mut(store).put(item, count);
                self.tell(Event::Took { seat, store, item, count }, log);
            }
            (Ask::Craft { item, points, .. }, Action::Craft(craft)) => {
                self.craft(seat, store, item, points, craft, log);
            }
            (Ask::Move { .. }, Action::Move { lots, surplus }) => {
                self.move_in(seat, store, window, lots, surplus, log);
            }
            (Ask::BuySurplus { item, price, .. }, Action::BuySurplus(bought)) => {
                let then = Effect { window, seat, store, done };
                return self.buy_surplus(then, item, price, &bought, log);
            }
            (Ask::Pawn { points, .. }, Action::Pawn(items)) => {
                self.pawn(seat, store, items, points, log);
            }
            _ => unreachable!("checked: the action answers what is asked"),
        }
        self.run_window(window, done, log);
    }
}

pub(super) fn within(count: u32, least: u32, most: u32) -> Result<(), Illegal> {
    if (least..=most).contains(&count) { Ok(()) } else { Err(Illegal::Range { least, most }) }
}

/// Whether `chosen` can all be taken from `offered`, each lot named once.
pub(super) fn check_lots(offered: &[Lot], chosen: &[Lot]) -> Result<(), Illegal> {
    for (index, lot) in chosen.iter().enumerate() {
        let same = |other: &Lot| {
            (other.store, other.item, other.shelf) == (lot.store, lot.item, lot.shelf)
        };
        let there = offered.iter().find(|other| same(other)).map_or(0, |lot| lot.count);
        if lot.count > there || lot.count == 0 || chosen[..index].iter().any(same) {
            return Err(Illegal::NotThere { item: lot.item });
        }
    }
    Ok(())
}

fn check_move(
    into: StoreId,
    room: &Count,
    from: &[Lot],
    surplus: u32,
    chosen: &[Lot],
    rescued: u32,
    window: Window,
) -> Result<(), Illegal> {
    if let Some(lot) = chosen.iter().find(|lot| into.holding(lot.item).is_none()) {
        return Err(Illegal::WrongType { store: into, item: lot.item });
    }
    check_lots(from, chosen)?;
    if rescued > surplus {
        return Err(Illegal::NoSurplus { most: surplus });
    }
    let mut moved = Count::default();
    for lot in chosen {
        moved[lot.item] += lot.count;
    }
    if let Window::AfterSelling(item) = window {
        moved[item] += rescued;
    }
    match Item::ALL.into_iter().find(|item| moved[*item] > room[*item]) {
        Some(item) => Err(Illegal::NoRoom { store: into, room: room[item], item }),
        None => Ok(()),
    }
}
