//! Legal actions: all where they are few, else a sample with both ends of every range.
use super::action::{Action, Craft, Delivery, Lot, Redraw};
use super::items::{Count, PerItem};
use super::market::MarketId;
use super::phases::stocking::DIAL_END;
use super::phases::{Ask, Building, BuildingStep, Phase, Secret, Selling, SellingStep, Stocking};
use super::position::Position;
use super::pricing::{fill, stock_bill, tokens_for};
use super::prompt::Prompt;
use super::stores::StoreId;
use super::terms::Terms;
use crate::games::brick_and_mortar::{AuctionPrompt, DeliverPrompt};
use crate::table::{Arrange, Dice, Eye, Game, Seat};

/// What a sample is collected in: legal and distinct, whatever is thrown at it.
struct Sample<'a> {
    position: &'a Position,
    seat: Seat,
    actions: Vec<Action>,
}

impl Sample<'_> {
    fn try_add(&mut self, action: Action) {
        if !self.actions.contains(&action) && self.position.check(self.seat, &action).is_ok() {
            self.actions.push(action);
        }
    }

    fn sure(&mut self, action: Action) {
        self.actions.push(action);
    }
}

/// A number in `least..=most`.
fn between(dice: &mut Dice, least: u32, most: u32) -> u32 {
    least + dice.below(most.saturating_sub(least) + 1)
}

impl Position {
    pub(super) fn some_actions(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        let mut sample = Sample { position: self, seat, actions: Vec::new() };
        match &self.phase {
            Phase::Sealing { what, .. } => self.secret_actions(*what, &mut sample, dice),
            Phase::Starting { .. } => {
                self.starts.iter().for_each(|store| sample.sure(Action::Start(*store)));
            }
            Phase::Building(building) => self.building_actions(building, &mut sample, dice),
            Phase::Settling(settling) => {
                (0..=settling.most).for_each(|debt| sample.sure(Action::Settle { debt }));
                sample.try_add(Action::SettleAndOpen { debt: 0 });
            }
            Phase::Effect(effect) => {
                self.effect_actions(self.current_ask(effect), &mut sample, dice);
                for store in self.may_come_first(effect) {
                    sample.sure(Action::First(store));
                }
            }
            Phase::Stocking(stocking) => self.stock_actions(stocking, &mut sample, dice),
            Phase::Selling(selling) => self.sell_actions(selling, &mut sample, dice),
            Phase::Investing { .. } => self.invest_actions(&mut sample, dice),
            Phase::Over(_) => {}
        }
        sample.actions
    }

    fn secret_actions(&self, what: Secret, sample: &mut Sample, dice: &mut Dice) {
        let player = &self.players[sample.seat];
        match what {
            Secret::Draft => {
                player.packet.iter().for_each(|store| sample.sure(Action::Keep(*store)));
            }
            Secret::Redraw => {
                sample.sure(Action::Redraw(Redraw::None));
                sample.sure(Action::Redraw(Redraw::All));
                for &card in &player.market_hand {
                    sample.sure(Action::Redraw(Redraw::One(card)));
                }
            }
            Secret::Advertising => self.advertise_actions(sample, dice),
            Secret::Supply(item) => {
                let least = item.min_price();
                for price in [least, least + 1, between(dice, least, DIAL_END), DIAL_END] {
                    sample.try_add(Action::DialSupply(price));
                    sample.try_add(Action::DialAndFill(price));
                }
            }
            Secret::Sale(item) => {
                let (most, max) = (self.sale_limit(sample.seat, item), item.max_price());
                let any = (between(dice, 0, most), between(dice, 0, max));
                let half = (most, between(dice, max / 2, max));
                for (quantity, price) in [(0, max), (most, 0), (most, max), half, any] {
                    sample.try_add(Action::DialSale { quantity, price });
                }
            }
        }
    }

    fn advertise_actions(&self, sample: &mut Sample, dice: &mut Dice) {
        let (least, most) = self.may_play(sample.seat);
        let hand = &self.players[sample.seat].market_hand;
        let (least_cards, most_cards) = (&hand[..least as usize], &hand[..most as usize]);
        let play = |supply: &[MarketId], demand: &[MarketId], look: bool| Action::Advertise {
            supply: supply.to_vec(),
            demand: demand.to_vec(),
            look,
        };
        sample.sure(play(&[], least_cards, false));
        sample.try_add(play(most_cards, &[], false));
        sample.try_add(play(most_cards, &[], true));
        sample.try_add(Action::Redraw(Redraw::All));
        if let Some(&card) = hand.first() {
            sample.try_add(Action::Redraw(Redraw::One(card)));
        }
        for _ in 0..6 {
            let mut cards: Vec<MarketId> = hand.clone();
            dice.shuffle(&mut cards);
            cards.truncate(between(dice, least, most) as usize);
            let supply: Vec<MarketId> =
                cards.iter().copied().filter(|_| dice.below(2) == 0).collect();
            cards.retain(|card| !supply.contains(card));
            sample.try_add(play(&supply, &cards, false));
        }
    }

    fn building_actions(&self, building: &Building, sample: &mut Sample, dice: &mut Dice) {
        let seat = sample.seat;
        match &building.step {
            BuildingStep::StoreAction(_) => {
                sample.sure(Action::Pass);
                sample.sure(Action::Finish);
                for &store in &self.players[seat].store_hand {
                    let needed = self.store_price(seat, store, store.card().cost);
                    let needed = tokens_for(needed, self.players[seat].money);
                    sample.try_add(Action::BuyFromHand { store, borrow: needed });
                    sample.try_add(Action::BuyFromHand { store, borrow: needed + 1 });
                    sample.try_add(Action::BuyAndOpen { store, borrow: needed });
                }
                for &store in &self.row {
                    let cost = store.card().cost;
                    sample.try_add(Action::OpenAuction { store, bid: cost });
                    let bid = cost + dice.below(4);
                    sample.try_add(Action::OpenAuction { store, bid });
                }
            }
            BuildingStep::Auction(auction) => {
                sample.sure(Action::Drop);
                for raise in [1, 2, 1 + dice.below(6)] {
                    sample.try_add(Action::Raise(auction.bid + raise));
                }
                if let Some(Prompt::Auction(AuctionPrompt { own: Some(limit), .. })) =
                    Prompt::of(self, Eye::Seat(seat))
                {
                    sample.try_add(Action::Raise(limit.most));
                }
            }
            BuildingStep::Manage(_) => {
                sample.sure(Action::Done);
                sample.try_add(Action::Open);
                sample.try_add(Action::Finish);
                for shop in self.building(seat) {
                    sample.try_add(Action::Close(shop.store));
                }
            }
        }
    }

    fn effect_actions(&self, ask: Ask, sample: &mut Sample, dice: &mut Dice) {
        match ask {
            Ask::Discard { count } => {
                let hand = &self.players[sample.seat].market_hand;
                sample.sure(Action::Discard(hand[..count as usize].to_vec()));
                for _ in 0..6 {
                    let mut cards = hand.clone();
                    dice.shuffle(&mut cards);
                    cards.truncate(count as usize);
                    cards.arrange();
                    sample.try_add(Action::Discard(cards));
                }
            }
            Ask::Produce { most, .. } => {
                (0..=most).for_each(|count| sample.sure(Action::Produce(count)));
            }
            Ask::PlayLate { .. } => {
                sample.sure(Action::PlayLate(None));
                for &card in &self.players[sample.seat].market_hand {
                    sample.sure(Action::PlayLate(Some(card)));
                }
            }
            Ask::Take { most, .. } => {
                (0..=most).for_each(|count| sample.sure(Action::Take(count)));
            }
            Ask::Craft { most, .. } => {
                sample.sure(Action::Craft(Craft::Nothing));
                sample.sure(Action::Craft(Craft::Points));
                (1..=most).for_each(|count| sample.sure(Action::Craft(Craft::Cubes(count))));
            }
            Ask::Move { room, from, surplus } => move_actions(&room, &from, surplus, sample, dice),
            Ask::BuySurplus { room, from, .. } => {
                sample.sure(Action::BuySurplus(Vec::new()));
                for (seat, count) in from {
                    for bought in 1..=count.min(room) {
                        sample.try_add(Action::BuySurplus(vec![(seat, bought)]));
                    }
                }
            }
            Ask::Pawn { items, .. } => {
                sample.sure(Action::Pawn(Count::default()));
                sample.try_add(Action::Pawn(items));
                let some = PerItem::from_fn(|item| between(dice, 0, items[item]));
                sample.try_add(Action::Pawn(some));
            }
        }
    }

    fn stock_actions(&self, stocking: &Stocking, sample: &mut Sample, dice: &mut Dice) {
        let item = stocking.item;
        let rooms: Vec<(StoreId, u32)> = self
            .building(sample.seat)
            .iter()
            .map(|shop| (shop.store, shop.stocking_room(item)))
            .filter(|(_, room)| *room > 0)
            .collect();
        sample.sure(Action::Stock { into: Vec::new(), borrow: 0 });
        sample.sure(Action::Fill);
        let all: u32 = rooms.iter().map(|(_, room)| room).sum();
        let dock = self.docks[item].min(all);
        let needed = |into: &[(StoreId, u32)]| {
            let bill = stock_bill(self.building(sample.seat), stocking.price, into);
            tokens_for(bill.total, self.players[sample.seat].money)
        };
        let mut some = Vec::new();
        for count in (1..=dock).rev() {
            let into = fill(&rooms, count);
            some.push(Action::Stock { borrow: needed(&into), into });
        }
        let mut shuffled = rooms.clone();
        dice.shuffle(&mut shuffled);
        for more in 0..2 {
            let into = fill(&shuffled, between(dice, 1, dock));
            some.push(Action::Stock { borrow: needed(&into) + more, into });
        }
        for action in some {
            sample.try_add(action);
        }
    }

    fn sell_actions(&self, selling: &Selling, sample: &mut Sample, dice: &mut Dice) {
        let SellingStep::Deliver { .. } = selling.step else {
            let SellingStep::Quantity { most } = selling.step else { return };
            return (0..=most).for_each(|count| sample.sure(Action::Sell(count)));
        };
        let Some(Prompt::Deliver(DeliverPrompt { terms, .. })) =
            Prompt::of(self, Eye::Seat(sample.seat))
        else {
            return;
        };
        sample.sure(Action::Deliver(terms.suggestion.clone()));
        for _ in 0..4 {
            let mut units: Vec<Lot> = Vec::new();
            for offer in &terms.lots {
                let one = Lot { count: 1, ..offer.lot };
                units.extend((0..offer.lot.count).map(|_| one));
            }
            dice.shuffle(&mut units);
            let (sold, rest) = units.split_at(terms.sold as usize);
            let surplus = &rest[..(terms.quantity - terms.sold) as usize];
            let needed = terms.sold.saturating_sub(terms.boxes);
            let private = between(dice, needed, terms.sold.min(terms.centers + terms.borrowable));
            let centers = private.min(terms.centers);
            let mut delivery = Delivery {
                sold: stacked(sold),
                surplus: stacked(surplus),
                centers,
                borrowed: private - centers,
                swaps: Vec::new(),
            };
            for shop in self.building(sample.seat) {
                let swapped = between(dice, 0, terms.swap_limit(&delivery, shop.store));
                if swapped > 0 {
                    delivery.swaps.push((shop.store, swapped));
                }
            }
            sample.try_add(Action::Deliver(delivery));
        }
    }

    fn invest_actions(&self, sample: &mut Sample, dice: &mut Dice) {
        sample.sure(Action::Pass);
        let player = &self.players[sample.seat];
        let (most, again) = Terms::of(&player.building).most();
        for first in 1..=most {
            sample.try_add(Action::BuyPoints { first, second: 0 });
        }
        if again > 0 {
            for _ in 0..3 {
                let (first, second) = (between(dice, 1, most), between(dice, 1, again));
                sample.try_add(Action::BuyPoints { first, second });
            }
            sample.try_add(Action::BuyPoints { first: most, second: again });
        }
        sample.try_add(Action::SellPoints(1));
        sample.try_add(Action::SellPoints(player.points));
    }
}

fn move_actions(room: &Count, from: &[Lot], surplus: u32, sample: &mut Sample, dice: &mut Dice) {
    sample.sure(Action::Move { lots: Vec::new(), surplus: 0 });
    for rescued in [surplus, surplus.min(room.total())] {
        sample.try_add(Action::Move { lots: Vec::new(), surplus: rescued });
    }
    let mut order = from.to_vec();
    for _ in 0..3 {
        let mut left = *room;
        let mut lots = Vec::new();
        for lot in &order {
            let count = between(dice, 0, lot.count).min(left[lot.item]);
            if count > 0 {
                left[lot.item] -= count;
                lots.push(Lot { count, ..*lot });
            }
        }
        sample.try_add(Action::Move { lots, surplus: 0 });
        dice.shuffle(&mut order);
    }
}

/// Single items put together, one lot a shelf, in shelf order.
fn stacked(units: &[Lot]) -> Vec<Lot> {
    let mut lots: Vec<Lot> = Vec::new();
    for unit in units {
        match lots.iter_mut().find(|lot| (lot.store, lot.shelf) == (unit.store, unit.shelf)) {
            Some(lot) => lot.count += unit.count,
            None => lots.push(*unit),
        }
    }
    lots.arrange_by_key(|lot| (lot.store, lot.shelf));
    lots
}
