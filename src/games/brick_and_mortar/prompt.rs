//! What a seat is asked, with every limit and every price spelled out, so that a page never
//! computes rules.
use serde::{Deserialize, Serialize};

use super::illegal::Illegal;
use super::items::{Count, Item};
use super::market::MarketId;
use super::phases::delivery_terms::Floor;
use super::phases::stocking::DIAL_END;
use super::phases::{
    Ask, Building, BuildingStep, DeliveryTerms, Phase, Secret, Selling, SellingStep, SlotBonus,
    Stocking, Window,
};
use super::position::Position;
use super::pricing::{
    Change, Gain, changed, close_points, open_points, stock_changes, store_discounts, tokens_for,
};
use super::shop::{borrowable, center_boxes, sellable};
use super::stores::StoreId;
use super::terms::{POINT_SALE, Terms};
use crate::table::{Eye, Game, Pending, Seat, Seats};

/// What is asked, each question with a payload of its own: a control is given that, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Prompt {
    /// Draft: keep one, pass the rest to the left.
    Keep(KeepPrompt),
    /// January: choose a Starting Store.
    Start(StartPrompt),
    /// Buy from the hand, open an auction, or pass.
    StoreAction(StoreActionPrompt),
    /// Raise to `least` or more, or drop out.
    Auction(AuctionPrompt),
    /// Close stores, open the bought one, then done.
    Manage(ManagePrompt),
    /// How many Debt Tokens pay for what was bought.
    Settle(SettlePrompt),
    /// A store asks.
    Effect(EffectPrompt),
    /// Discard one card or the whole hand and draw as many, once a month.
    Redraw(RedrawPrompt),
    /// Play so many Market Cards, each as supply or as demand.
    Advertise(AdvertisePrompt),
    /// A competition for supply: dial a price.
    DialSupply(DialSupplyPrompt),
    /// Buy from the dock.
    Stock(StockPrompt),
    /// Nobody competes: how many at the maximum price. `terms` are those of selling them all.
    Sell(SellPrompt),
    /// A competition for demand: dial quantity and price.
    DialSale(DialSalePrompt),
    /// Which items go where.
    Deliver(DeliverPrompt),
    /// Buy points, sell points, or nothing.
    Invest(InvestPrompt),
}

/// Draft: keep one, pass the rest to the left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepPrompt {
    pub packet: Vec<StoreId>,
}

/// January: choose a Starting Store.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartPrompt {
    pub stores: Vec<StoreId>,
}

/// Buy from the hand, open an auction, or pass.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoreActionPrompt {
    pub hand: Vec<HandOffer>,
    pub row: Vec<RowOffer>,
    /// There is a free slot.
    pub opens: bool,
}

/// Raise to `least` or more, or drop out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AuctionPrompt {
    pub store: StoreId,
    pub bid: u32,
    pub high: Seat,
    pub least: u32,
    pub own: Option<Limit>,
}

/// Close stores, open the bought one, then done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ManagePrompt {
    pub seat: Seat,
    pub bought: Option<StoreId>,
    pub cannot_open: Option<Illegal>,
    pub open_points: Vec<Gain>,
    pub close: Vec<CloseOffer>,
}

/// How many Debt Tokens pay for what was bought. What the purse lacks is borrowed in any case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SettlePrompt {
    pub seat: Seat,
    pub price: u32,
    pub most: u32,
    pub money: Option<u32>,
    /// What was won and can be opened with it: there is a free slot.
    pub opens: Option<StoreId>,
}

/// A store asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EffectPrompt {
    pub seat: Seat,
    pub store: StoreId,
    pub window: Window,
    pub ask: Ask,
    /// Other own stores that may be asked first, where it matters.
    pub first: Vec<StoreId>,
}

/// Discard one card or the whole hand and draw as many, once a month.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RedrawPrompt {
    pub hand: Vec<MarketId>,
}

/// Play so many Market Cards, each as supply or as demand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdvertisePrompt {
    pub least: u32,
    pub most: u32,
    /// The third slot allows a redraw: now, or of the hand that follows.
    pub redraw: bool,
}

/// A competition for supply: dial a price.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DialSupplyPrompt {
    pub item: Item,
    pub least: u32,
    pub most: u32,
    pub dock: u32,
    pub rooms: Seats<u32>,
    pub stores: Vec<StockOffer>,
}

/// Buy from the dock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StockPrompt {
    pub seat: Seat,
    pub item: Item,
    pub price: u32,
    pub dock: u32,
    pub competition: bool,
    pub stores: Vec<StockOffer>,
    /// For the buyer's own eyes.
    pub money: Option<u32>,
    pub tokens_left: u32,
}

/// Nobody competes: how many at the maximum price. `terms` are those of selling them all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SellPrompt {
    pub seat: Seat,
    pub most: u32,
    pub terms: DeliveryTerms,
}

/// A competition for demand: dial quantity and price.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DialSalePrompt {
    pub item: Item,
    pub most: u32,
    pub max_price: u32,
    pub limit: SaleLimit,
    pub have: Seats<u32>,
}

/// Which items go where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeliverPrompt {
    pub seat: Seat,
    pub terms: DeliveryTerms,
}

/// Buy points, sell points, or nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InvestPrompt {
    pub seat: Seat,
    /// For the investor's own eyes.
    pub money: Option<u32>,
    pub points: u32,
    pub terms: Terms,
    pub rungs: Vec<Rung>,
    pub sale_price: u32,
    pub marker: u32,
}

/// A store of the hand: its price, or why it cannot be bought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandOffer {
    pub store: StoreId,
    pub price: u32,
    pub changes: Vec<Change>,
    /// Debt Tokens that are needed, and that may be taken.
    pub tokens: u32,
    pub most_tokens: u32,
    pub refusal: Option<Illegal>,
}

/// A store of the row: the least and the highest bid that could be paid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowOffer {
    pub store: StoreId,
    pub least: u32,
    pub limit: Limit,
}

/// The highest bid a seat could pay, all Debt Tokens left included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Limit {
    pub most: u32,
    pub money: u32,
    /// Taken off whatever the bid is.
    pub changes: Vec<Change>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CloseOffer {
    pub store: StoreId,
    pub lost: Count,
    pub points: Vec<Gain>,
    /// What the building could no longer do with a store less.
    pub bonus: Option<SlotBonus>,
    pub refusal: Option<Illegal>,
}

/// Where items may go, and what changes their price there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StockOffer {
    pub store: StoreId,
    pub room: u32,
    /// For a single item.
    pub one: Vec<Change>,
    /// For as many as the dock and all the own room allow.
    pub all: Vec<Change>,
}

/// The parts of a quantity limit: items, and boxes by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SaleLimit {
    pub items: u32,
    pub boxes: u32,
    pub centers: u32,
    pub borrowable: u32,
}

/// One purchase of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rung {
    pub points: u32,
    pub cost: u32,
    /// As far as whoever looks may know.
    pub affordable: bool,
}

impl Prompt {
    pub(super) fn of(position: &Position, eye: Eye) -> Option<Prompt> {
        let seat = match (eye, position.pending()) {
            (_, Pending::Over(_)) => return None,
            (Eye::Seat(me), Pending::Seats(seats)) => {
                (seats.contains(&me) || position.may_revise(me)).then_some(me)
            }
            (Eye::Public, Pending::Seats(seats)) => seats.first().copied(),
        }?;
        let own = eye == Eye::Seat(seat);
        match &position.phase {
            Phase::Building(building) => match &building.step {
                BuildingStep::Auction(auction) => Some(Prompt::Auction(AuctionPrompt {
                    store: auction.store,
                    bid: auction.bid,
                    high: auction.high,
                    least: auction.bid + 1,
                    own: own.then(|| limit(position, seat, auction.store)),
                })),
                BuildingStep::Manage(_) => Some(manage(position, building, seat)),
                BuildingStep::StoreAction(_) => own.then(|| store_action(position, seat)),
            },
            Phase::Settling(settling) => Some(Prompt::Settle(SettlePrompt {
                seat,
                price: settling.price,
                most: settling.most,
                money: own.then(|| position.players[seat].money),
                opens: settling.store().filter(|_| position.check_slot(seat).is_ok()),
            })),
            Phase::Selling(selling) => Some(sell(position, selling)),
            Phase::Effect(effect) => {
                let (store, window, ask) =
                    (effect.store, effect.window, position.current_ask(effect));
                let first = position.may_come_first(effect);
                let shown = own || ask.is_open();
                shown.then_some(Prompt::Effect(EffectPrompt { seat, store, window, ask, first }))
            }
            Phase::Sealing { what, .. } => own.then(|| secret(position, *what, seat)),
            Phase::Starting { .. } => {
                Some(Prompt::Start(StartPrompt { stores: position.starts.clone() }))
            }
            Phase::Stocking(stocking) => Some(stock(position, stocking, own)),
            Phase::Investing { .. } => Some(invest(position, seat, own)),
            Phase::Over(_) => None,
        }
    }
}

fn limit(position: &Position, seat: Seat, store: StoreId) -> Limit {
    let changes: Vec<Change> = store_discounts(position.building(seat), store).collect();
    let off: i32 = changes.iter().map(|change| change.delta).sum();
    let most = position.means(seat).saturating_add_signed(-off);
    Limit { most, money: position.players[seat].money, changes }
}

fn manage(position: &Position, building: &Building, seat: Seat) -> Prompt {
    let shops = position.building(seat);
    let close = shops.iter().map(|shop| CloseOffer {
        store: shop.store,
        lost: shop.items(),
        points: close_points(shop),
        bonus: SlotBonus::of_last(shops.len()),
        refusal: position.check_close(seat, shop.store).err(),
    });
    Prompt::Manage(ManagePrompt {
        seat,
        bought: building.bought[seat],
        cannot_open: position.check_open(building, seat).err(),
        open_points: open_points(shops),
        close: close.collect(),
    })
}

fn store_action(position: &Position, seat: Seat) -> Prompt {
    let hand = position.players[seat].store_hand.iter().map(|&store| {
        let changes: Vec<Change> = store_discounts(position.building(seat), store).collect();
        let price = changed(store.card().cost, changes.iter().copied());
        let (money, tokens_left) = (position.players[seat].money, position.tokens_left());
        let refusal = (price > position.means(seat)).then_some(Illegal::CannotPay {
            cost: price,
            money,
            tokens: tokens_left,
        });
        HandOffer {
            store,
            price,
            changes,
            tokens: tokens_for(price, money),
            most_tokens: price.div_ceil(2).min(tokens_left),
            refusal,
        }
    });
    let row = position.row.iter().map(|&store| RowOffer {
        store,
        least: store.card().cost,
        limit: limit(position, seat, store),
    });
    let opens = position.check_slot(seat).is_ok();
    Prompt::StoreAction(StoreActionPrompt { hand: hand.collect(), row: row.collect(), opens })
}

fn secret(position: &Position, what: Secret, seat: Seat) -> Prompt {
    let player = &position.players[seat];
    match what {
        Secret::Draft => Prompt::Keep(KeepPrompt { packet: player.packet.clone() }),
        Secret::Redraw => Prompt::Redraw(RedrawPrompt { hand: player.market_hand.clone() }),
        Secret::Advertising => {
            let (least, most) = position.may_play(seat);
            let redraw = position.may_redraw(seat);
            Prompt::Advertise(AdvertisePrompt { least, most, redraw })
        }
        Secret::Supply(item) => Prompt::DialSupply(DialSupplyPrompt {
            item,
            least: item.min_price(),
            most: DIAL_END,
            dock: position.docks[item],
            rooms: position.rooms(item),
            stores: stock_offers(position, seat, item),
        }),
        Secret::Sale(item) => {
            let have = |building: &[_]| sellable(building, item, &position.docks);
            let boxes = &position.floor.boxes;
            Prompt::DialSale(DialSalePrompt {
                item,
                most: position.sale_limit(seat, item),
                max_price: item.max_price(),
                limit: SaleLimit {
                    items: have(&player.building),
                    boxes: boxes[item],
                    centers: center_boxes(&player.building, item),
                    borrowable: borrowable(&player.building, item, boxes),
                },
                have: position.players.map(|_, player| have(&player.building)),
            })
        }
    }
}

fn stock_offers(position: &Position, seat: Seat, item: Item) -> Vec<StockOffer> {
    let building = position.building(seat);
    let most = position.rooms(item)[seat].min(position.docks[item]);
    let open = building.iter().filter(|shop| shop.stocking_room(item) > 0);
    open.map(|shop| StockOffer {
        store: shop.store,
        room: shop.stocking_room(item),
        one: stock_changes(building, shop.store, 1).collect(),
        all: stock_changes(building, shop.store, most).collect(),
    })
    .collect()
}

fn stock(position: &Position, stocking: &Stocking, own: bool) -> Prompt {
    let &Stocking { item, seat, price, ref bids, .. } = stocking;
    Prompt::Stock(StockPrompt {
        seat,
        item,
        price,
        dock: position.docks[item],
        competition: bids.is_some(),
        stores: stock_offers(position, seat, item),
        money: own.then(|| position.players[seat].money),
        tokens_left: position.tokens_left(),
    })
}

fn sell(position: &Position, selling: &Selling) -> Prompt {
    let &Selling { item, seat, step, .. } = selling;
    let first = position.first_to_sell(seat);
    let floor = Floor { docks: &position.docks, boxes: &position.floor.boxes, first };
    let terms = |quantity: u32, price: u32| {
        DeliveryTerms::new(position.building(seat), floor, item, quantity, price)
    };
    match step {
        SellingStep::Quantity { most } => {
            Prompt::Sell(SellPrompt { seat, most, terms: terms(most, item.max_price()) })
        }
        SellingStep::Deliver { quantity, price } => {
            Prompt::Deliver(DeliverPrompt { seat, terms: terms(quantity, price) })
        }
    }
}

fn invest(position: &Position, seat: Seat, own: bool) -> Prompt {
    let player = &position.players[seat];
    let money = own.then_some(player.money);
    let terms = Terms::of(&player.building);
    let rung = |points: u32| {
        let cost = terms.cost(points, 0);
        Rung { points, cost, affordable: money.is_none_or(|money| cost <= money) }
    };
    Prompt::Invest(InvestPrompt {
        seat,
        money,
        points: player.points,
        terms,
        rungs: (1..=terms.most().0).map(rung).collect(),
        sale_price: POINT_SALE,
        marker: position.setup.marker(),
    })
}
