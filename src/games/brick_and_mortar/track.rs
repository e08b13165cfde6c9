//! Points, turn order, money and debt; drawing from both decks.
use std::cmp::Ordering;

use super::event::Event;
use super::market::MarketId;
use super::position::{DEBT_TOKENS, Position};
use super::pricing::{Gain, tokens_for, total};
use super::stores::StoreId;
use super::view::View;
use crate::table::{Arrange, Log, Seat};

/// Turn order once the marker of `seat` stands at `to`: on the way up whoever now has fewer points
/// is overtaken, on the way down whoever has more overtakes; a tie changes nothing.
fn moved(order: &[Seat], seat: Seat, to: u32, points: impl Fn(Seat) -> u32) -> Vec<Seat> {
    let mut rest: Vec<Seat> = order.iter().copied().filter(|other| *other != seat).collect();
    let place = match to.cmp(&points(seat)) {
        Ordering::Equal => return order.to_vec(),
        Ordering::Greater => rest.iter().position(|other| points(*other) < to),
        Ordering::Less => {
            Some(rest.iter().rposition(|other| points(*other) > to).map_or(0, |last| last + 1))
        }
    };
    rest.insert(place.unwrap_or(rest.len()), seat);
    rest
}

impl View {
    /// Turn order if the marker of `seat` stood at `points`.
    pub fn order_at(&self, seat: Seat, points: u32) -> Vec<Seat> {
        moved(&self.order, seat, points, |other| self.players[other].points)
    }
}

impl Position {
    /// Debt Tokens in the pool. Forced debt goes on when none are left.
    pub(super) fn tokens_left(&self) -> u32 {
        let taken = self.players.values().map(|player| player.debt).sum();
        DEBT_TOKENS.saturating_sub(taken)
    }

    /// The most a seat could pay for a store: money and all tokens left.
    pub(super) fn means(&self, seat: Seat) -> u32 {
        self.players[seat].money + 2 * self.tokens_left()
    }

    /// Pays with at least `borrow` tokens and as many as are needed; hands out how many.
    pub(super) fn pay(&mut self, seat: Seat, price: u32, borrow: u32) -> u32 {
        let player = &mut self.players[seat];
        let tokens = borrow.max(tokens_for(price, player.money));
        player.debt += tokens;
        player.money = player.money + 2 * tokens - price;
        tokens
    }

    pub(super) fn gain(&mut self, seat: Seat, points: u32) {
        self.mark(seat, self.players[seat].points + points);
    }

    pub(super) fn lose(&mut self, seat: Seat, points: u32) {
        self.mark(seat, self.players[seat].points - points);
    }

    /// Moves the point marker and, at once, the place in turn order.
    fn mark(&mut self, seat: Seat, to: u32) {
        self.order = moved(&self.order, seat, to, |other| self.players[other].points);
        self.players[seat].points = to;
    }

    /// Points from stores, as one gain.
    pub(super) fn gain_from(&mut self, seat: Seat, from: Vec<Gain>, log: &mut Log<Event>) {
        let points = total(&from);
        if points > 0 {
            self.gain(seat, points);
            self.tell(Event::Gained { seat, points, from, order: self.order.clone() }, log);
            self.watch_marker(seat, log);
        }
    }

    /// Reaching the investment marker makes this the last month, for good.
    pub(super) fn watch_marker(&mut self, seat: Seat, log: &mut Log<Event>) {
        if !self.last_month && self.players[seat].points >= self.setup.marker() {
            self.last_month = true;
            self.tell(Event::LastMonth { seat }, log);
        }
    }

    /// The next Store Card; the discard pile is shuffled when the deck is empty.
    pub(super) fn draw_store(&mut self) -> Option<StoreId> {
        if self.store_deck.is_empty() {
            self.store_deck.take_all(&mut self.store_discard);
            self.store_deck.shuffle(&mut self.dice);
        }
        self.store_deck.draw()
    }

    /// Up to `count` Market Cards for `seat`, who alone sees them.
    pub(super) fn draw_market(&mut self, seat: Seat, count: usize, log: &mut Log<Event>) {
        let mut cards: Vec<MarketId> = Vec::new();
        for _ in 0..count {
            if self.market_deck.is_empty() && !self.market_discard.is_empty() {
                self.market_deck.take_all(&mut self.market_discard);
                self.market_deck.shuffle(&mut self.dice);
                self.tell(Event::MarketReshuffled, log);
            }
            cards.extend(self.market_deck.draw());
        }
        if cards.is_empty() {
            return;
        }
        let hand = &mut self.players[seat].market_hand;
        hand.extend(&cards);
        hand.arrange();
        let count = u32::try_from(cards.len()).expect("a hand is small");
        log.secret(seat, Event::Drew { seat, cards }, Event::DrewBacks { seat, count });
        log.reveals();
    }

    /// Takes cards out of a hand. `check` has seen that they are there.
    pub(super) fn take_from_hand(&mut self, seat: Seat, cards: &[MarketId]) {
        self.players[seat].market_hand.retain(|card| !cards.contains(card));
    }
}
