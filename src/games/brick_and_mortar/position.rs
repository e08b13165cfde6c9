//! The whole table: fields, the course of a game, dispatch to the phases.
use super::action::{Action, Setup};
use super::event::Event;
use super::illegal::Illegal;
use super::items::{Count, PerItem};
use super::market::MarketId;
use super::parts::{Player, SalesFloor};
use super::phases::{AfterPaying, BuildingStep, Phase, Secret};
use super::scoring::FinalTable;
use super::shop::Shop;
use super::stores::StoreId;
use super::view::View;
use crate::table::{Dice, Eye, Game, Log, Pending, Pile, Seat, Seats, Seed};

pub(super) const START_MONEY: u32 = 15;
pub(super) const START_POINTS: u32 = 10;
pub(super) const MARKET_HAND: usize = 5;
pub(super) const ROW: usize = 4;
pub(super) const DEBT_TOKENS: u32 = 15;

/// A position of Brick & Mortar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) setup: Setup,
    pub(super) dice: Dice,
    pub(super) month: u32,
    /// Somebody has reached the investment marker.
    pub(super) last_month: bool,
    /// Turn order: always sorted by points, highest first.
    pub(super) order: Vec<Seat>,
    pub(super) players: Seats<Player>,
    pub(super) docks: Count,
    /// The general supply.
    pub(super) bank: Count,
    /// Public stores, the oldest first.
    pub(super) row: Vec<StoreId>,
    pub(super) on_deck: Option<StoreId>,
    pub(super) store_deck: Pile<StoreId>,
    pub(super) store_discard: Pile<StoreId>,
    /// Out of the game: closed, given up, or Starting Stores nobody chose.
    pub(super) boxed: Vec<StoreId>,
    /// Starting Stores still to be chosen.
    pub(super) starts: Vec<StoreId>,
    pub(super) market_deck: Pile<MarketId>,
    pub(super) market_discard: Pile<MarketId>,
    /// This month's Supply Cards, until the docks are filled.
    pub(super) supply: Vec<MarketId>,
    /// This month's Demand Cards, face down until Sale.
    pub(super) demand: Vec<MarketId>,
    pub(super) floor: SalesFloor,
    pub(super) phase: Phase,
    /// What everybody saw since this month began.
    pub(super) story: Vec<Event>,
    /// Everybody's money at the end of each month; nobody sees it before the game is over.
    pub(super) purses: Vec<Seats<u32>>,
}

impl Game for Position {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    const SLUG: &'static str = "brick-and-mortar";
    const REVISION: u16 = 4;

    fn check_setup(setup: &Setup) -> Result<(), Illegal> {
        let seats = setup.seats;
        if !(2..=4).contains(&seats) {
            return Err(Illegal::Seats { seats });
        }
        match setup.first {
            Some(seat) if seat.index() >= usize::from(seats) => Err(Illegal::First { seat, seats }),
            _ => Ok(()),
        }
    }

    fn deal(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Position {
        super::deal::deal(setup, seed, log)
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn pending(&self) -> Pending {
        match &self.phase {
            Phase::Sealing { what: Secret::Advertising, choices } => {
                Pending::Seats(self.advertisers(choices.waiting()))
            }
            Phase::Sealing { choices, .. } => Pending::Seats(choices.waiting()),
            Phase::Starting { seat } | Phase::Investing { seat, .. } => Pending::one(*seat),
            Phase::Building(building) => Pending::one(building.seat()),
            Phase::Settling(settling) => Pending::one(settling.seat),
            Phase::Effect(effect) => Pending::one(effect.seat),
            Phase::Stocking(stocking) => Pending::one(stocking.seat),
            Phase::Selling(selling) => Pending::one(selling.seat),
            Phase::Over(result) => Pending::Over(result.places.clone()),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match (&self.phase, action) {
            (Phase::Sealing { what, .. }, _) => self.check_sealed(*what, seat, action),
            (Phase::Starting { .. }, Action::Start(store)) => self.check_start(*store),
            (Phase::Building(building), _) => self.check_building(building, seat, action),
            (Phase::Settling(settling), Action::Settle { debt }) => settling.check(*debt),
            (Phase::Settling(settling), Action::SettleAndOpen { debt }) => {
                if settling.store().is_none() {
                    return Err(Illegal::NothingPending);
                }
                self.check_slot(seat)?;
                settling.check(*debt)
            }
            (Phase::Effect(effect), _) => self.check_effect(effect, action),
            (Phase::Stocking(stocking), Action::Stock { into, borrow }) => {
                self.check_stock(stocking, into, *borrow)
            }
            (Phase::Stocking(_), Action::Fill) => Ok(()),
            (Phase::Selling(selling), _) => self.check_selling(selling, action),
            (Phase::Investing { .. }, _) => self.check_invest(seat, action),
            _ => Err(Illegal::NotNow),
        }
    }

    fn candidates(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        if self.is_pending(seat) || self.may_revise(seat) {
            self.some_actions(seat, dice)
        } else {
            Vec::new()
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        self.begin_new_story();
        match (self.phase.clone(), action) {
            (Phase::Sealing { what: Secret::Advertising, .. }, Action::Redraw(redraw)) => {
                self.redraw(seat, redraw, log);
            }
            (Phase::Sealing { what, .. }, action) => self.seal(what, seat, action, log),
            (Phase::Starting { .. }, Action::Start(store)) => self.apply_start(seat, store, log),
            (Phase::Building(building), action) => {
                self.apply_building(building, seat, action, log);
            }
            (Phase::Settling(settling), Action::Settle { debt }) => {
                self.settle(settling, debt, log);
            }
            (Phase::Settling(mut settling), Action::SettleAndOpen { debt }) => {
                if let AfterPaying::Building(building) = &mut settling.then {
                    building.opens.push(seat);
                }
                self.settle(settling, debt, log);
            }
            (Phase::Effect(effect), action) => self.apply_effect(effect, action, log),
            (Phase::Stocking(stocking), Action::Stock { into, borrow }) => {
                self.apply_stock(stocking, &into, borrow, log);
            }
            (Phase::Stocking(stocking), Action::Fill) => {
                self.apply_fill(stocking, log);
            }
            (Phase::Selling(selling), action) => self.apply_selling(selling, action, log),
            (Phase::Investing { done, .. }, action) => self.apply_invest(seat, &action, done, log),
            _ => unreachable!("checked: the action belongs to the phase"),
        }
    }

    fn view(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn redraw(&mut self, dice: Dice) {
        self.dice = dice;
        self.store_deck.shuffle(&mut self.dice);
        self.market_deck.shuffle(&mut self.dice);
    }

    fn round(&self) -> u32 {
        self.month
    }

    fn standing(&self, seat: Seat) -> i32 {
        i32::try_from(self.players[seat].points).expect("points are few")
    }

    fn audit(&self) -> Result<(), String> {
        super::audit::audit(self)
    }

    fn private(&self, seat: Seat) -> bool {
        let open = match &self.phase {
            Phase::Starting { .. } => true,
            Phase::Building(building) => {
                building.seat() == seat && matches!(building.step, BuildingStep::Manage(_))
            }
            Phase::Selling(selling) => selling.seat == seat,
            Phase::Effect(effect) => effect.seat == seat && self.current_ask(effect).is_open(),
            _ => false,
        };
        !open
    }

    fn unsaid(action: &Action) -> &'static str {
        match action {
            Action::Raise(_) => "That bid cannot be placed. Hold your chip to see your money.",
            Action::Stock { .. } => "That cannot be bought. Hold your chip to see your money.",
            _ => "That cannot be done. Peek at your own things to see why.",
        }
    }

    fn blind(&self, seat: Seat, action: &Action) -> bool {
        let passes = matches!(action, Action::Pass | Action::Finish);
        match &self.phase {
            Phase::Building(building) if building.seat() == seat => match building.step {
                BuildingStep::StoreAction(_) => passes,
                BuildingStep::Auction(_) => matches!(action, Action::Raise(_) | Action::Drop),
                BuildingStep::Manage(_) => true,
            },
            // Whoever wants no goods dials the least, and says so.
            Phase::Sealing { what: Secret::Supply(item), .. } => {
                *action == Action::DialSupply(item.min_price())
            }
            _ => !self.private(seat) || self.all_blind(seat),
        }
    }

    /// Prices are public and so is what may be bought. Only the purse is not: what it cannot pay is
    /// refused, and nothing says why.
    fn all_blind(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Building(building) => {
                building.seat() == seat && matches!(building.step, BuildingStep::Auction(_))
            }
            Phase::Settling(settling) => settling.seat == seat,
            Phase::Stocking(stocking) => stocking.seat == seat,
            Phase::Investing { seat: investor, .. } => *investor == seat,
            _ => false,
        }
    }

    fn may_revise(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Sealing { choices, .. } => matches!(choices.own(seat), Some(Some(_))),
            _ => false,
        }
    }

    fn may_peek(&self, seat: Seat) -> bool {
        matches!(&self.phase, Phase::Building(building) if building.bids(seat))
    }

    fn upcoming(&self) -> Vec<Seat> {
        let Pending::Seats(pending) = self.pending() else { return Vec::new() };
        let mut seats = pending.to_vec();
        let next = match &self.phase {
            Phase::Building(building) => building.upcoming(&self.order),
            Phase::Investing { done, .. } => self.not_in(done),
            _ => self.order.clone(),
        };
        for seat in next.into_iter().chain(self.order.iter().copied()) {
            if !seats.contains(&seat) {
                seats.push(seat);
            }
        }
        seats
    }
}

impl Position {
    /// A fact everybody at the table sees.
    pub(super) fn tell(&mut self, event: Event, log: &mut Log<Event>) {
        self.story.push(event.clone());
        log.public(event);
    }

    /// The story of the month before is dropped with the first action of a new one, so that
    /// everybody could see how it ended.
    fn begin_new_story(&mut self) {
        let begins = |event: &Event| matches!(event, Event::MonthBegins { .. });
        if let Some(last) = self.story.iter().rposition(begins) {
            self.story.drain(..last);
        }
    }

    /// Seats in turn order that are not in `done`.
    pub(super) fn not_in(&self, done: &[Seat]) -> Vec<Seat> {
        self.order.iter().copied().filter(|seat| !done.contains(seat)).collect()
    }

    pub(super) fn building(&self, seat: Seat) -> &[Shop] {
        &self.players[seat].building
    }

    pub(super) fn begin_month(&mut self, log: &mut Log<Event>) {
        self.month += 1;
        for seat in Seat::all(self.seats()) {
            let player = &mut self.players[seat];
            player.redrew = false;
            player.played_late = false;
            player.sold = PerItem::default();
        }
        self.tell(Event::MonthBegins { month: self.month }, log);
        self.begin_building(log);
    }

    pub(super) fn is_last_month(&self) -> bool {
        self.last_month || self.month == self.setup.final_month()
    }

    /// After the last investment: the next month, or the count.
    pub(super) fn end_month(&mut self, log: &mut Log<Event>) {
        let money = self.players.map(|_, player| player.money);
        self.purses.push(money);
        if self.is_last_month() {
            let result = FinalTable::of(self);
            self.tell(Event::Over { places: result.places.clone() }, log);
            log.reveals();
            self.phase = Phase::Over(Box::new(result));
        } else {
            self.begin_month(log);
        }
    }

    /// Whether `action` is a choice that lies sealed: an early redraw happens at once.
    pub(super) fn seals(&self, action: &Action) -> bool {
        let advertising = matches!(self.phase, Phase::Sealing { what: Secret::Advertising, .. });
        !(advertising && matches!(action, Action::Redraw(_)))
    }

    /// Seals a choice; the last one opens them all.
    fn seal(&mut self, what: Secret, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Phase::Sealing { choices, .. } = &mut self.phase else {
            unreachable!("only a sealing phase seals")
        };
        choices.seal(seat, Some(action));
        if let Some(open) = choices.open() {
            let asked = open.values().flatten().count();
            match what {
                Secret::Supply(_) | Secret::Sale(_) | Secret::Advertising if asked > 1 => {
                    log.opens();
                }
                _ => log.reveals(),
            }
            self.open_sealed(what, &open, log);
        }
    }
}
