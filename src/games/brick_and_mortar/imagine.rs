//! A whole position that looks to one seat exactly as its view does.
//!
//! Cards nobody has shown are dealt anew to the places they may lie in; other purses are guessed
//! from what everybody saw paid this month.
use super::action::Action;
use super::event::Event;
use super::market::MarketId;
use super::parts::Player;
use super::phases::{AfterPaying, Building, BuildingStep, Phase, Settling};
use super::position::{Position, START_MONEY};
use super::stage::Stage;
use super::stores::StoreId;
use super::view::{Own, PlayerView, View};
use crate::table::{Arrange, Dice, Imagine, Pile, Sealed, Seat, Seats};

impl Imagine for Position {
    fn imagine(seat: Seat, view: &View, dice: &mut Dice) -> Position {
        let own = view.players[seat].own.as_ref().expect("a seat's own view shows its own side");
        let mut market = hidden_market(view, own);
        let mut stores = hidden_stores(view, own);
        dice.shuffle(&mut market);
        dice.shuffle(&mut stores);
        let mut players = view.players.map(|other, player| {
            if other == seat {
                return known_player(player, own);
            }
            let money = guess_money(view, other, dice);
            let mut take_stores = |count: usize| stores.split_off(stores.len() - count);
            let store_hand = take_stores(player.store_cards as usize);
            let packet = take_stores(own.packet.len());
            let market_hand = market.split_off(market.len() - player.market_cards as usize);
            hidden_player(player, money, store_hand, packet, market_hand)
        });
        let demand = match &view.demand {
            Some(cards) => cards.clone(),
            None => imagine_demand(view, seat, own, &mut players, &mut market),
        };
        let store_discard = stores.split_off(stores.len() - view.store_discard as usize);
        let mut position = Position {
            setup: view.setup.clone(),
            dice: dice.fork(u64::from(view.month)),
            month: view.month,
            last_month: view.last_month,
            order: view.order.clone(),
            players,
            docks: view.docks,
            bank: view.bank,
            row: view.row.clone(),
            on_deck: view.on_deck,
            store_deck: Pile::new(stores),
            store_discard: Pile::new(store_discard),
            boxed: view.boxed.clone(),
            starts: view.starts.clone(),
            market_deck: Pile::new(market),
            market_discard: Pile::new(view.market_discard.clone()),
            supply: view.supply.clone(),
            demand,
            floor: view.floor.clone(),
            phase: phase(view, seat, own),
            story: view.story.clone(),
            purses: Vec::new(),
        };
        position.afford_the_bid();
        position.seal_for_others(view, seat, dice);
        position
    }
}

fn hidden_market(view: &View, own: &Own) -> Vec<MarketId> {
    let seen = |card: &MarketId| {
        own.market_hand.contains(card)
            || own.played.contains(card)
            || view.market_discard.contains(card)
            || view.supply.contains(card)
            || view.demand.as_ref().is_some_and(|cards| cards.contains(card))
    };
    MarketId::all().filter(|card| !seen(card)).collect()
}

fn hidden_stores(view: &View, own: &Own) -> Vec<StoreId> {
    let bought: Vec<StoreId> = match &view.stage {
        Stage::Building(building)
        | Stage::Settling(Settling { then: AfterPaying::Building(building), .. }) => {
            building.bought.values().copied().flatten().collect()
        }
        _ => Vec::new(),
    };
    let seen = |store: &StoreId| {
        own.store_hand.contains(store)
            || own.packet.contains(store)
            || bought.contains(store)
            || view.row.contains(store)
            || view.on_deck == Some(*store)
            || view.boxed.contains(store)
            || view.players.values().any(|p| p.building.iter().any(|shop| shop.store == *store))
    };
    StoreId::cards().filter(|store| !seen(store)).collect()
}

fn known_player(player: &PlayerView, own: &Own) -> Player {
    let mut known = hidden_player(
        player,
        own.money,
        own.store_hand.clone(),
        own.packet.clone(),
        own.market_hand.clone(),
    );
    known.played.clone_from(&own.played);
    known
}

fn hidden_player(
    player: &PlayerView,
    money: u32,
    store_hand: Vec<StoreId>,
    packet: Vec<StoreId>,
    market_hand: Vec<MarketId>,
) -> Player {
    Player {
        points: player.points,
        money,
        debt: player.debt,
        building: player.building.clone(),
        store_hand,
        market_hand,
        packet,
        played: Vec::new(),
        redrew: player.redrew,
        played_late: player.played_late,
        sold: player.sold,
    }
}

/// The face-down cards: mine, and unknown ones that the others played.
fn imagine_demand(
    view: &View,
    me: Seat,
    own: &Own,
    players: &mut Seats<Player>,
    market: &mut Vec<MarketId>,
) -> Vec<MarketId> {
    let mut demand = own.played.clone();
    let others: Vec<Seat> = view.order.iter().copied().filter(|seat| *seat != me).collect();
    let unknown = view.demand_cards as usize - demand.len();
    for (card, &seat) in market.drain(market.len() - unknown..).zip(others.iter().cycle()) {
        players[seat].played.push(card);
        demand.push(card);
    }
    demand.arrange();
    demand
}

fn phase(view: &View, me: Seat, own: &Own) -> Phase {
    match &view.stage {
        Stage::Sealing { what, asked, .. } => {
            let mut choices = Sealed::new(view.setup.seats);
            for seat in Seat::all(view.setup.seats).filter(|seat| !asked.contains(seat)) {
                choices.seal(seat, None);
            }
            if let Some(action) = &own.sealed {
                choices.seal(me, Some(action.clone()));
            }
            Phase::Sealing { what: *what, choices }
        }
        Stage::Starting { seat } => Phase::Starting { seat: *seat },
        Stage::Building(building) => Phase::Building(building.clone()),
        Stage::Settling(settling) => Phase::Settling(settling.clone()),
        Stage::Effect(effect) => Phase::Effect(effect.clone()),
        Stage::Stocking(stocking) => Phase::Stocking(stocking.clone()),
        Stage::Selling(selling) => Phase::Selling(selling.clone()),
        Stage::Investing { seat, done } => Phase::Investing { seat: *seat, done: done.clone() },
        Stage::Over => Phase::Over(Box::new(view.result.clone().expect("counted"))),
    }
}

/// What `seat` received and paid this month, as everybody saw it: (received, paid).
pub(super) fn cash_flow(view: &View, seat: Seat) -> (u32, u32) {
    let begins = |event: &Event| matches!(event, Event::MonthBegins { .. });
    let from = view.story.iter().rposition(begins).unwrap_or(0);
    let mut flow = (0, 0);
    for event in &view.story[from..] {
        let (who, received, paid) = match event {
            Event::BoughtFromHand { seat, price, tokens, .. }
            | Event::Settled { seat, price, tokens } => (*seat, 2 * tokens, *price),
            Event::Produced { seat, pay, .. } | Event::PointsSold { seat, pay, .. } => {
                (*seat, *pay, 0)
            }
            Event::Stocked { seat, bill, tokens, .. } => (*seat, 2 * tokens, bill.total),
            Event::Sold { seat, bill, .. } => (*seat, bill.money, 0),
            Event::SurplusBought { from, count, price, .. } => (*from, count * price, 0),
            Event::UtilitiesPaid { seat, stores, slots, tokens } => {
                (*seat, 2 * tokens, stores + slots)
            }
            Event::Rebate { seat, amount, .. } => (*seat, *amount, 0),
            Event::PointsBought { seat, cost, .. } => (*seat, 0, *cost),
            _ => continue,
        };
        if who == seat {
            flow.0 += received;
            flow.1 += paid;
        }
    }
    flow
}

/// January's purses are known to all; later ones are what people usually keep.
fn guess_money(view: &View, seat: Seat, dice: &mut Dice) -> u32 {
    let start = if view.month == 1 { START_MONEY } else { 14 + dice.below(28) };
    let (received, paid) = cash_flow(view, seat);
    (start + received).saturating_sub(paid)
}

impl Position {
    /// Whoever holds the bid can pay it, and whoever is asked about Debt Tokens has a choice.
    fn afford_the_bid(&mut self) {
        let (seat, needed) = match &self.phase {
            Phase::Building(Building { step: BuildingStep::Auction(auction), .. }) => {
                let price = self.store_price(auction.high, auction.store, auction.bid);
                (auction.high, price.saturating_sub(2 * self.tokens_left()))
            }
            Phase::Settling(settling) => {
                (settling.seat, settling.price.saturating_sub(2 * (settling.most - 1)))
            }
            _ => return,
        };
        let money = &mut self.players[seat].money;
        *money = needed.max(*money);
    }

    /// Somebody who has sealed has sealed something legal.
    fn seal_for_others(&mut self, view: &View, me: Seat, dice: &mut Dice) {
        let Stage::Sealing { sealed, .. } = &view.stage else { return };
        for &seat in sealed.iter().filter(|seat| **seat != me) {
            let mut all: Vec<Action> = self.some_actions(seat, dice);
            all.retain(|action| self.seals(action));
            let action = dice.pick(&all).expect("whoever is asked has a choice").clone();
            if let Phase::Sealing { choices, .. } = &mut self.phase {
                choices.seal(seat, Some(action));
            }
        }
    }
}
