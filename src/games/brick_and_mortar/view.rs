//! Brick & Mortar as one pair of eyes sees it. What an eye may not know is not there.
use serde::{Deserialize, Serialize};

use super::action::{Action, Delivery, Setup};
use super::event::Event;
use super::illegal::Illegal;
use super::items::{Count, Item, PerItem};
use super::market::MarketId;
use super::parts::{Player, SalesFloor};
use super::phases::delivery_terms::Floor;
use super::phases::utilities::utilities;
use super::phases::{DeliveryTerms, Phase};
use super::position::Position;
use super::pricing::{Bill, StockBill, sale_bill, stock_bill, tokens_for, usual_stock};
use super::prompt::Prompt;
use super::scoring::FinalTable;
use super::shop::{Shop, sellable, stocking_room};
use super::stage::Stage;
use super::stores::StoreId;
use crate::games::think::compared_as_written;
use crate::table::{Arrange, Eye, Game, Seat, Seats};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct View {
    pub setup: Setup,
    /// Whose eyes these are; `None` for the public side.
    pub me: Option<Seat>,
    /// 1 is January.
    pub month: u32,
    /// Somebody has reached the investment marker: the game ends with this month.
    pub last_month: bool,
    /// What is decided now.
    pub stage: Stage,
    pub order: Vec<Seat>,
    pub players: Seats<PlayerView>,
    pub docks: Count,
    /// The general supply.
    pub bank: Count,
    /// Debt Tokens in the pool.
    pub tokens_left: u32,
    /// Public stores, the oldest first.
    pub row: Vec<StoreId>,
    pub on_deck: Option<StoreId>,
    pub store_deck: u32,
    pub store_discard: u32,
    /// Stores that are out of the game.
    pub boxed: Vec<StoreId>,
    /// Starting Stores still to be chosen.
    pub starts: Vec<StoreId>,
    pub market_deck: u32,
    /// Its contents are public; sorted.
    pub market_discard: Vec<MarketId>,
    /// Supply Cards gathered and not yet turned into cubes.
    pub supply: Vec<MarketId>,
    /// How many Demand Cards lie there, and which, once they are face up.
    pub demand_cards: u32,
    pub demand: Option<Vec<MarketId>>,
    pub floor: SalesFloor,
    /// What everybody saw since this month began.
    pub story: Vec<Event>,
    /// What this eye is asked, with its limits. The public side has the questions that need
    /// nothing secret.
    pub prompt: Option<Prompt>,
    pub result: Option<FinalTable>,
    /// Once the game is over.
    pub revealed: Option<Revealed>,
}

compared_as_written!(View);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    pub points: u32,
    pub debt: u32,
    /// Slots from the left.
    pub building: Vec<Shop>,
    pub store_cards: u32,
    pub market_cards: u32,
    pub redrew: bool,
    pub played_late: bool,
    /// Types sold this month.
    pub sold: PerItem<bool>,
    /// The next bill: stores and slots.
    pub utilities: (u32, u32),
    /// What lies behind the screen: for its owner, and for everybody at the end.
    pub own: Option<Own>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    pub money: u32,
    pub store_hand: Vec<StoreId>,
    pub market_hand: Vec<MarketId>,
    /// Draft: the cards to choose from.
    pub packet: Vec<StoreId>,
    /// The Demand Cards I played, while they lie face down.
    pub played: Vec<MarketId>,
    /// My sealed choice.
    pub sealed: Option<Action>,
}

/// What nobody could see while the game ran.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Revealed {
    /// From the top.
    pub store_deck: Vec<StoreId>,
    /// The draft's last cards and those of the row, the last one first.
    pub store_discard: Vec<StoreId>,
    pub market_deck: Vec<MarketId>,
    /// Everybody's money at the end of each month.
    pub purses: Vec<Seats<u32>>,
}

fn count<T>(cards: &[T]) -> u32 {
    u32::try_from(cards.len()).expect("few cards")
}

impl View {
    pub(super) fn of(position: &Position, eye: Eye) -> View {
        let over = matches!(position.phase, Phase::Over(_));
        let me = eye.seat();
        let mut market_discard = position.market_discard.cards().to_vec();
        market_discard.arrange();
        let from_top = |cards: &[StoreId]| cards.iter().rev().copied().collect();
        View {
            setup: position.setup.clone(),
            me,
            month: position.month,
            last_month: position.last_month,
            stage: Stage::of(&position.phase, position.seats()),
            order: position.order.clone(),
            players: position.players.map(|seat, player| {
                let shown = over || me == Some(seat);
                PlayerView::of(player, shown.then(|| Own::of(position, seat)))
            }),
            docks: position.docks,
            bank: position.bank,
            tokens_left: position.tokens_left(),
            row: position.row.clone(),
            on_deck: position.on_deck,
            store_deck: count(position.store_deck.cards()),
            store_discard: count(position.store_discard.cards()),
            boxed: position.boxed.clone(),
            starts: position.starts.clone(),
            market_deck: count(position.market_deck.cards()),
            market_discard,
            supply: position.supply.clone(),
            demand_cards: count(&position.demand),
            demand: position.floor.face_up.then(|| position.demand.clone()),
            floor: position.floor.clone(),
            story: position.story.clone(),
            prompt: Prompt::of(position, eye),
            result: match &position.phase {
                Phase::Over(result) => Some(FinalTable::clone(result)),
                _ => None,
            },
            revealed: over.then(|| Revealed {
                store_deck: from_top(position.store_deck.cards()),
                store_discard: from_top(position.store_discard.cards()),
                market_deck: position.market_deck.cards().iter().rev().copied().collect(),
                purses: position.purses.clone(),
            }),
        }
    }

    /// My own side of the table.
    pub fn mine(&self) -> Option<(&PlayerView, &Own)> {
        let player = &self.players[self.me?];
        Some((player, player.own.as_ref()?))
    }

    /// Everybody's free places for buying `item` from the dock.
    pub fn rooms(&self, item: Item) -> Seats<u32> {
        self.players.map(|_, player| stocking_room(&player.building, item))
    }

    /// Everybody's items of a type.
    pub fn held(&self, item: Item) -> Seats<u32> {
        self.players.map(|_, player| player.building.iter().map(|shop| shop.held(item)).sum())
    }

    /// Everybody's items of a type that may be sold now: locked stores do not count.
    pub fn sellable(&self, item: Item) -> Seats<u32> {
        self.players.map(|_, player| sellable(&player.building, item, &self.docks))
    }

    /// What stocking `into` would cost `seat` at `price`.
    pub fn stock_bill(&self, seat: Seat, price: u32, into: &[(StoreId, u32)]) -> StockBill {
        stock_bill(&self.players[seat].building, price, into)
    }

    /// What most people would stock at `price`: what my purse pays, or what fits where it is not mine.
    pub fn usual_stock(&self, seat: Seat, item: Item, price: u32) -> Vec<(StoreId, u32)> {
        let player = &self.players[seat];
        let purse = player.own.as_ref().map(|own| own.money);
        usual_stock(&player.building, item, price, self.docks[item], purse)
    }

    /// How many Debt Tokens a bill would take of my purse, or why it cannot be paid.
    pub fn stock_debt(&self, item: Item, bill: &StockBill) -> Option<Result<u32, Illegal>> {
        let (_, own) = self.mine()?;
        let needed = tokens_for(bill.total, own.money);
        Some(bill.check_debt(item, own.money, self.tokens_left, needed).map(|()| needed))
    }

    /// What `delivery` would bring its seller at `price`.
    pub fn delivery_preview(&self, terms: &DeliveryTerms, delivery: &Delivery) -> Option<Bill> {
        let Stage::Selling(selling) = &self.stage else { return None };
        let first = self.floor.sellers.iter().all(|seat| *seat == selling.seat);
        let building = &self.players[selling.seat].building;
        Some(sale_bill(building, terms.item, terms.price, first, delivery))
    }

    /// What selling `quantity` of `item` at `price` would bring me if all found a box, and how
    /// many are at risk: those that find neither a box of my own nor one that the others cannot
    /// fill, whatever they offer.
    pub fn dial_preview(&self, item: Item, quantity: u32, price: u32) -> Option<DialPreview> {
        let (player, _) = self.mine()?;
        let me = self.me?;
        let have = self.sellable(item);
        let rivals: u32 = have.values().sum::<u32>() - have[me];
        let certain = self.floor.boxes[item].saturating_sub(rivals);
        let bill = |first: bool| {
            let floor = Floor { docks: &self.docks, boxes: &self.floor.boxes, first };
            let terms = DeliveryTerms::new(&player.building, floor, item, quantity, price);
            let own = terms.centers + terms.borrowable;
            (sale_bill(&player.building, item, price, first, &terms.suggestion), own)
        };
        let (first, own) = bill(true);
        let (later, _) = bill(false);
        Some(DialPreview { first, later, at_risk: quantity.saturating_sub(own + certain) })
    }
}

/// What a sale dial would bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DialPreview {
    /// If no opponent sells before.
    pub first: Bill,
    /// If one does.
    pub later: Bill,
    pub at_risk: u32,
}

impl PlayerView {
    fn of(player: &Player, own: Option<Own>) -> PlayerView {
        PlayerView {
            points: player.points,
            debt: player.debt,
            building: player.building.clone(),
            store_cards: count(&player.store_hand),
            market_cards: count(&player.market_hand),
            redrew: player.redrew,
            played_late: player.played_late,
            sold: player.sold,
            utilities: utilities(&player.building),
            own,
        }
    }
}

impl Own {
    fn of(position: &Position, seat: Seat) -> Own {
        let player = &position.players[seat];
        let sealed = match &position.phase {
            Phase::Sealing { choices, .. } => choices.own(seat).cloned().flatten(),
            _ => None,
        };
        Own {
            money: player.money,
            store_hand: player.store_hand.clone(),
            market_hand: player.market_hand.clone(),
            packet: player.packet.clone(),
            played: player.played.clone(),
            sealed,
        }
    }
}
