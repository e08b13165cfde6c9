//! A table arranged by hand, for one moment of the game at a time.
use crate::games::brick_and_mortar::phases::{Phase, Window};
use crate::games::brick_and_mortar::shop::SHELVES;
use crate::games::brick_and_mortar::{
    Action, Delivery, Event, Illegal, Item, Lot, MarketId, Position, Prompt, Setup, Shop, StoreId,
};
use crate::table::{Eye, Game, Log, Pending, Pile, Rejected, Seat, Seed};

pub(super) const A: Seat = Seat::new(0);
pub(super) const B: Seat = Seat::new(1);
pub(super) const C: Seat = Seat::new(2);
pub(super) const D: Seat = Seat::new(3);

pub(super) fn store(name: &str) -> StoreId {
    StoreId::named(name).unwrap_or_else(|| panic!("no store is called {name}"))
}

pub(super) fn card(number: u8) -> MarketId {
    MarketId::try_from(number).unwrap()
}

pub(super) fn lot(name: &str, item: Item, shelf: u32, count: u32) -> Lot {
    Lot { store: store(name), item, shelf, count }
}

pub(super) fn stock(into: &[(&str, u32)]) -> Action {
    let into = into.iter().map(|(name, count)| (store(name), *count)).collect();
    Action::Stock { into, borrow: 0 }
}

/// The same, with so many Debt Tokens.
pub(super) fn stock_owing(into: &[(&str, u32)], tokens: u32) -> Action {
    match stock(into) {
        Action::Stock { into, .. } => Action::Stock { into, borrow: tokens },
        other => other,
    }
}

pub(super) fn dial(quantity: u32, price: u32) -> Action {
    Action::DialSale { quantity, price }
}

/// Everything sold goes to the Demand Cards.
pub(super) fn deliver(sold: &[Lot], surplus: &[Lot]) -> Action {
    let (sold, surplus) = (sold.to_vec(), surplus.to_vec());
    Action::Deliver(Delivery { sold, surplus, ..Delivery::default() })
}

pub(super) struct Table {
    pub position: Position,
    pub log: Log<Event>,
}

impl Table {
    /// February, turn order by seats, $15 and 10 points each, empty buildings and docks.
    pub(super) fn of(seats: u8) -> Table {
        let setup = Setup { first: Some(A), ..Setup::preset(seats) };
        let mut position = Position::deal(&setup, Seed(1), &mut Log::default());
        position.month = 2;
        position.story.clear();
        for seat in Seat::all(seats) {
            for shop in std::mem::take(&mut position.players[seat].building) {
                position.bank.add(&shop.items());
                position.boxed.push(shop.store);
            }
        }
        Table { position, log: Log::default() }
    }

    /// Takes a card from wherever it lies.
    fn fetch(&mut self, name: &str) -> StoreId {
        let id = store(name);
        let position = &mut self.position;
        let rest =
            |pile: &Pile<StoreId>| pile.cards().iter().copied().filter(|s| *s != id).collect();
        position.store_deck = rest(&position.store_deck);
        position.store_discard = rest(&position.store_discard);
        position.boxed.retain(|other| *other != id);
        for seat in Seat::all(position.seats()) {
            position.players[seat].store_hand.retain(|other| *other != id);
        }
        if let Some(place) = position.row.iter().position(|other| *other == id) {
            position.row[place] = position.draw_store().unwrap();
        }
        if position.on_deck == Some(id) {
            position.on_deck = position.draw_store();
        }
        id
    }

    /// An open store; items by shelf, the top one first.
    pub(super) fn open(
        mut self,
        seat: Seat,
        name: &str,
        items: &[(Item, [u32; SHELVES])],
    ) -> Table {
        let mut shop = Shop::new(self.fetch(name), 1);
        for &(item, shelves) in items {
            shop.shelves[item] = shelves;
            self.position.bank[item] -= shelves.iter().sum::<u32>();
        }
        self.position.players[seat].building.push(shop);
        self
    }

    /// Something for `seat` to decide just before Inventory, so that the month stops there: the
    /// Pawn Shop, too full to take anything.
    pub(super) fn stop_at_inventory(self, seat: Seat) -> Table {
        let items = [(Item::Electronics, [2, 1, 0]), (Item::Jewelry, [1, 1, 0])];
        self.open(seat, "Pawn Shop", &items)
    }

    /// Something for `seat` to decide just before the sale of art.
    pub(super) fn stop_at_art(self, seat: Seat) -> Table {
        self.open(seat, "Art Liquidator", &[(Item::Art, [1, 0, 0])]).boxes(&[(Item::Art, 1)])
    }

    pub(super) fn hand(mut self, seat: Seat, name: &str) -> Table {
        let id = self.fetch(name);
        self.position.players[seat].store_hand.push(id);
        self
    }

    /// A public store, at the old end.
    pub(super) fn public(mut self, name: &str) -> Table {
        let id = self.fetch(name);
        let other = std::mem::replace(&mut self.position.row[0], id);
        self.position.store_discard.put(other);
        self
    }

    pub(super) fn with_money(mut self, seat: Seat, money: u32) -> Table {
        self.position.players[seat].money = money;
        self
    }

    pub(super) fn with_debt(mut self, seat: Seat, debt: u32) -> Table {
        self.position.players[seat].debt = debt;
        self
    }

    /// Points in seat order, highest first, which is turn order too.
    pub(super) fn with_points(mut self, points: &[u32]) -> Table {
        for (seat, points) in Seat::all(self.position.seats()).zip(points) {
            self.position.players[seat].points = *points;
        }
        self
    }

    pub(super) fn in_order(mut self, order: &[Seat]) -> Table {
        self.position.order = order.to_vec();
        self
    }

    pub(super) fn dock(mut self, item: Item, count: u32) -> Table {
        self.position.bank[item] -= count;
        self.position.docks[item] += count;
        self
    }

    /// Supply Cards already gathered.
    pub(super) fn supply(mut self, cards: &[u8]) -> Table {
        self.position.supply = self.take_cards(cards);
        self
    }

    /// Demand Cards already gathered, face down.
    pub(super) fn demand(mut self, cards: &[u8]) -> Table {
        self.position.demand = self.take_cards(cards);
        self
    }

    /// Takes Market Cards from wherever they lie.
    fn take_cards(&mut self, cards: &[u8]) -> Vec<MarketId> {
        let cards: Vec<MarketId> = cards.iter().copied().map(card).collect();
        let position = &mut self.position;
        let rest = position.market_deck.cards().iter().copied().filter(|c| !cards.contains(c));
        position.market_deck = rest.collect();
        for seat in Seat::all(position.seats()) {
            position.take_from_hand(seat, &cards);
        }
        cards
    }

    /// Empty boxes on Demand Cards that are already face up.
    pub(super) fn boxes(mut self, boxes: &[(Item, u32)]) -> Table {
        self.position.floor.face_up = true;
        for &(item, count) in boxes {
            self.position.floor.boxes[item] = count;
        }
        self
    }

    pub(super) fn building(mut self) -> Table {
        self.position.begin_building(&mut self.log);
        self
    }

    pub(super) fn stocking(mut self, item: Item) -> Table {
        self.position.begin_stocking(item, &mut self.log);
        self
    }

    pub(super) fn selling(mut self, item: Item) -> Table {
        self.position.begin_selling(item, &mut self.log);
        self
    }

    pub(super) fn window(mut self, window: Window) -> Table {
        self.position.run_window(window, Vec::new(), &mut self.log);
        self
    }

    pub(super) fn investing(mut self) -> Table {
        self.position.next_investor(Vec::new(), &mut self.log);
        self
    }

    pub(super) fn play(&mut self, seat: Seat, action: Action) -> &mut Table {
        self.position
            .play(seat, action.clone(), &mut self.log)
            .unwrap_or_else(|why| panic!("{action:?}: {why}"));
        self.position.audit().unwrap();
        self
    }

    pub(super) fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        match self.position.clone().play(seat, action, &mut Log::default()) {
            Err(Rejected::Illegal(why)) => why,
            other => panic!("expected a refusal, not {other:?}"),
        }
    }

    pub(super) fn asked(&self) -> Vec<Seat> {
        match self.position.pending() {
            Pending::Seats(seats) => seats.to_vec(),
            Pending::Over(_) => Vec::new(),
        }
    }

    /// Whether `seat` is asked by this store.
    pub(super) fn asks(&self, seat: Seat, name: &str) -> bool {
        matches!(&self.position.phase, Phase::Effect(effect)
            if effect.seat == seat && effect.store == store(name))
    }

    pub(super) fn prompt(&self, seat: Seat) -> Prompt {
        self.position.view(Eye::Seat(seat)).prompt.expect("this seat is asked")
    }

    pub(super) fn money(&self, seat: Seat) -> u32 {
        self.position.players[seat].money
    }

    pub(super) fn points(&self, seat: Seat) -> u32 {
        self.position.players[seat].points
    }

    pub(super) fn debt(&self, seat: Seat) -> u32 {
        self.position.players[seat].debt
    }

    pub(super) fn order(&self) -> &[Seat] {
        &self.position.order
    }

    pub(super) fn shelves(&self, seat: Seat, name: &str, item: Item) -> [u32; SHELVES] {
        self.position.players[seat].shop(store(name)).expect("the store is open").shelves[item]
    }

    pub(super) fn names(&self, seat: Seat) -> Vec<&'static str> {
        self.position.building(seat).iter().map(|shop| shop.store.card().name).collect()
    }

    /// What `seat` paid in the last stocking it did: price and tokens.
    pub(super) fn paid(&self, seat: Seat) -> (u32, u32) {
        let paid = self.position.story.iter().rev().find_map(|event| match event {
            Event::Stocked { seat: buyer, bill, tokens, .. } if *buyer == seat => {
                Some((bill.total, *tokens))
            }
            _ => None,
        });
        paid.expect("somebody stocked")
    }

    /// What the last delivery of `seat` brought: money, points, items sold, surplus.
    pub(super) fn sold(&self, seat: Seat) -> (u32, u32, u32, u32) {
        let sold = self.position.story.iter().rev().find_map(|event| match event {
            Event::Sold { seat: seller, bill, surplus, .. } if *seller == seat => Some((
                bill.money,
                bill.points.iter().map(|gain| gain.points).sum(),
                bill.lots.iter().map(|lot| lot.count).sum(),
                surplus.iter().map(|lot| lot.count).sum(),
            )),
            _ => None,
        });
        sold.expect("somebody sold")
    }
}
