//! The whole table: fields, the course of a game, dispatch to the phases.
use super::action::{Action, Kind};
use super::event::Event;
use super::illegal::Illegal;
use super::ledger::Ledger;
use super::names::{Manager, Trade};
use super::plan::{SLOTS, SPOTS, Slot, Spot};
use super::scoring::{self, FinalTable};
use super::setup::{Cash, Setup};
use super::shop::{Premises, Staff, income};
use super::stage::{Ending, Stage};
use super::tiles::Tile;
use super::view::View;
use crate::table::{Dice, Eye, Game, Log, Pending, Seat, Seats, Seed};

/// A position of Shopping Mall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) setup: Setup,
    pub(super) tiles: [Tile; SLOTS],
    /// Everybody a tile ever served.
    pub(super) customers: [u32; SLOTS],
    /// Those of them who did not go back to the queue.
    pub(super) stayed: [u32; SLOTS],
    pub(super) staff: Seats<Staff>,
    /// In order of arrival.
    pub(super) crowds: [Vec<Trade>; SPOTS],
    /// From the front.
    pub(super) queue: Vec<Trade>,
    pub(super) placeholders: u32,
    pub(super) ledgers: Seats<Ledger>,
    /// Everybody's balance together; public.
    pub(super) money: u32,
    /// Everybody's balance at the end of each round; nobody sees it before the game is over.
    pub(super) balances: Vec<Seats<u32>>,
    pub(super) first: Seat,
    pub(super) round: u32,
    pub(super) turn: Seat,
    /// Turns played.
    pub(super) turns: u32,
    /// The last turn that brought an arrival or a customer, counted like `turns`; those of
    /// round 1 do not count.
    pub(super) stirred: u32,
    /// What the active seat has done this turn.
    pub(super) used: Vec<Kind>,
    /// Gates that were emptied, the one emptied first first.
    pub(super) depleted: Vec<Spot>,
    pub(super) ending: Option<Ending>,
    pub(super) stage: Stage,
    /// What everybody saw since this turn began.
    pub(super) story: Vec<Event>,
    pub(super) dice: Dice,
}

impl Game for Position {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    const SLUG: &'static str = "shopping-mall";
    const REVISION: u16 = 1;
    const CHANCE: bool = false;

    fn check_setup(setup: &Setup) -> Result<(), Illegal> {
        setup.check()
    }

    fn deal(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Position {
        super::deal::deal(setup, seed, log)
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn pending(&self) -> Pending {
        match self.actor() {
            Some(seat) => Pending::one(seat),
            None => Pending::Over(FinalTable::of(self).places),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match (&self.stage, action) {
            (Stage::Act, Action::Move { from, route, order }) => {
                self.check_move(*from, *route, order.as_deref())
            }
            (Stage::Act, Action::Swap(one, other)) => self.check_swap(seat, *one, *other),
            (Stage::Act, Action::Auction(slot)) => self.check_auction(seat, *slot),
            (Stage::Act, Action::Pass) => Err(Illegal::NoPass),
            (Stage::Door(walk), Action::Door(slot)) => {
                if walk.doors.contains(slot) {
                    Ok(())
                } else {
                    Err(Illegal::WrongDoor)
                }
            }
            (Stage::Bid(lot), Action::Bid(amount)) => self.check_bid(lot, seat, *amount),
            (Stage::Bid(_), Action::Drop)
            | (Stage::Free(_), Action::Free(_))
            | (Stage::Manager(_), Action::Manager(_)) => Ok(()),
            (Stage::Merge(purchase), Action::Merge(slot)) => self.check_merge(*purchase, *slot),
            (Stage::Merge(_), Action::Manager(_)) => Err(Illegal::MustMerge),
            (Stage::Arrivals(_), Action::Arrivals(places)) => self.check_arrivals(places),
            _ => Err(Illegal::NotOffered),
        }
    }

    fn candidates(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        if self.actor() == Some(seat) { self.some_actions(seat, dice) } else { Vec::new() }
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        self.begin_new_story();
        let stage = std::mem::replace(&mut self.stage, Stage::Act);
        match (stage, action) {
            (Stage::Act, Action::Move { from, route, order }) => {
                self.apply_move(seat, from, route, order, log);
            }
            (Stage::Act, Action::Swap(one, other)) => self.apply_swap(seat, one, other, log),
            (Stage::Act, Action::Auction(slot)) => self.open_auction(seat, slot, log),
            (Stage::Door(walk), Action::Door(slot)) => self.apply_door(walk, slot, log),
            (Stage::Bid(lot), Action::Bid(amount)) => self.apply_bid(lot, amount, log),
            (Stage::Bid(lot), Action::Drop) => self.apply_drop(lot, log),
            (Stage::Free(slot), Action::Free(take)) => self.apply_free(seat, slot, take, log),
            (Stage::Merge(purchase), Action::Merge(slot)) => self.merge(purchase, slot, log),
            (Stage::Manager(purchase), Action::Manager(manager)) => {
                self.employ(purchase, manager, log);
            }
            (Stage::Arrivals(gate), Action::Arrivals(places)) => {
                self.apply_arrivals(gate, &places, log);
            }
            _ => unreachable!("checked: the action belongs to the stage"),
        }
    }

    fn view(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    /// Tiles and line lie open, and nothing is rolled: there is nothing to draw anew.
    fn redraw(&mut self, dice: Dice) {
        self.dice = dice;
    }

    fn round(&self) -> u32 {
        self.round
    }

    /// Cash is nobody else's business until the end.
    fn standing(&self, seat: Seat) -> i32 {
        let cash = if self.is_over() { self.cash(seat) } else { 0 };
        i32::try_from(cash + self.bonus(seat)).expect("money is little")
    }

    fn audit(&self) -> Result<(), String> {
        super::audit::audit(self)
    }

    /// Only a bid hangs on a secret purse.
    fn private(&self, seat: Seat) -> bool {
        let bids = matches!(&self.stage, Stage::Bid(auction) if auction.seat == seat);
        bids && self.setup.cash == Cash::Secret
    }

    fn blind(&self, seat: Seat, action: &Action) -> bool {
        !self.private(seat) || matches!(action, Action::Bid(_) | Action::Drop)
    }

    fn all_blind(&self, seat: Seat) -> bool {
        self.private(seat)
    }

    fn unsaid(_: &Action) -> &'static str {
        "That bid cannot be placed. Hold your chip to see your balance."
    }

    fn may_peek(&self, _: Seat) -> bool {
        self.setup.cash == Cash::Secret
    }

    fn upcoming(&self) -> Vec<Seat> {
        let Some(actor) = self.actor() else { return Vec::new() };
        let bidders = match &self.stage {
            Stage::Bid(auction) => {
                let ring = auction.ring();
                let place = ring.iter().position(|seat| *seat == actor).unwrap_or(0);
                ring[place..].iter().chain(&ring[..place]).copied().collect()
            }
            _ => Vec::new(),
        };
        let mut upcoming = vec![actor];
        for seat in bidders.into_iter().chain(self.turn.round(self.seats())) {
            if !upcoming.contains(&seat) {
                upcoming.push(seat);
            }
        }
        upcoming
    }
}

impl Position {
    /// A fact everybody at the table sees.
    pub(super) fn tell(&mut self, event: Event, log: &mut Log<Event>) {
        if !log.is_unheard() {
            self.story.push(event.clone());
            log.public(event);
        }
    }

    /// The story of the turn before is dropped with the first action of a new one, so that
    /// everybody could see how it ended.
    fn begin_new_story(&mut self) {
        let begins = |event: &Event| matches!(event, Event::TurnBegins { .. });
        if let Some(last) = self.story.iter().rposition(begins) {
            self.story.drain(..last);
        }
    }

    /// Who owes a decision.
    pub(super) fn actor(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Act | Stage::Door(_) | Stage::Free(_) | Stage::Arrivals(_) => Some(self.turn),
            Stage::Bid(auction) => Some(auction.seat),
            Stage::Merge(purchase) | Stage::Manager(purchase) => Some(purchase.buyer),
            Stage::Over => None,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    pub(super) fn cash(&self, seat: Seat) -> u32 {
        self.ledgers[seat].cash()
    }

    pub(super) fn tile(&self, slot: Slot) -> Tile {
        self.tiles[slot.index()]
    }

    pub(super) fn tiles_of(&self, premises: Premises) -> Vec<Tile> {
        premises.slots().map(|slot| self.tile(slot)).collect()
    }

    /// The capitalisation bonus as things stand.
    pub(super) fn bonus(&self, seat: Seat) -> u32 {
        scoring::bonuses(&self.staff[seat], &self.tiles).iter().map(|(_, bonus)| bonus).sum()
    }

    /// Whose shop the tile on `slot` belongs to, and who runs it.
    pub(super) fn shop_on(&self, slot: Slot) -> Option<(Seat, Manager, Premises)> {
        self.staff.iter().find_map(|(owner, staff)| {
            let (manager, premises) = staff.runs(slot)?;
            Some((owner, manager, premises))
        })
    }

    /// Everybody these tiles ever served.
    pub(super) fn served(&self, premises: Premises) -> u32 {
        premises.slots().map(|slot| self.customers[slot.index()]).sum()
    }

    /// What the next customer of a shop brings.
    pub(super) fn next_income(&self, manager: Manager, premises: Premises) -> u32 {
        income(manager, self.served(premises))
    }
}
