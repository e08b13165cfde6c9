//! The whole table: fields, the course of a day, dispatch to the chapters.
use super::action::Action;
use super::clock::Hour;
use super::customers::CustomerId;
use super::event::Event;
use super::illegal::Illegal;
use super::parts::{Module, Player};
use super::prompt::Prompt;
use super::scoring::{FinalTable, Source};
use super::setup::Setup;
use super::stage::Phase;
use super::store::Store;
use super::top::Top;
use super::view::View;
use crate::table::{Dice, Eye, Game, Log, Pending, Pile, Seat, Seats, Seed};

/// Customers that wait in the line.
pub(super) const LINE: usize = 3;

/// A position of On Shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) setup: Setup,
    pub(super) dice: Dice,
    pub(super) hour: Hour,
    pub(super) fire_alarm: bool,
    /// Who starts this hour.
    pub(super) start: Seat,
    pub(super) store: Store,
    /// Waiting customers, the next to be taken first.
    pub(super) line: Vec<CustomerId>,
    pub(super) entrance: Pile<CustomerId>,
    pub(super) exit: Vec<CustomerId>,
    pub(super) players: Seats<Player>,
    /// The discs in the order they were moved: among equals the later lies higher.
    pub(super) discs: Vec<Seat>,
    /// The common index; unused against each other.
    pub(super) team: i32,
    pub(super) module: Option<Module>,
    pub(super) phase: Phase,
    /// What this hour began with.
    pub(super) top: Option<Top>,
    /// How the die of the last spillage fell: it lies there until it is rolled again.
    pub(super) spill_die: Option<u32>,
}

impl Game for Position {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    const SLUG: &'static str = "on-shelf";
    const REVISION: u16 = 2;

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
        match &self.phase {
            Phase::Over(result) => Pending::Over(result.places.clone()),
            phase => Pending::Seats(phase.seat().into_iter().collect()),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match &self.phase {
            Phase::Turn { .. } => self.check_turn(seat, action),
            Phase::Work(work) => self.check_work(work, action),
            Phase::Spilling(spilling) => self.check_spill(spilling, action),
            Phase::Rush(rush) => self.check_rush(rush, action),
            Phase::Event(choice) => self.check_event(choice, action),
            Phase::Over(_) => Err(Illegal::NotNow),
        }
    }

    fn candidates(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        if self.phase.seat() == Some(seat) { self.some_actions(dice) } else { Vec::new() }
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let (told, asked) = (log.entries().len(), matches!(self.phase, Phase::Event(_)));
        match self.phase.clone() {
            Phase::Turn { .. } => self.apply_turn(seat, action, log),
            Phase::Work(work) => self.apply_work(work, action, log),
            Phase::Spilling(spilling) => self.apply_spill(spilling, action, log),
            Phase::Rush(rush) => self.apply_rush(rush, action, log),
            Phase::Event(choice) => self.apply_event(choice, action, log),
            Phase::Over(_) => unreachable!("nobody acts once the day is over"),
        }
        self.note_top(asked, &log.entries()[told..]);
    }

    fn view(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn together(setup: &Setup) -> bool {
        setup.is_cooperative()
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn redraw(&mut self, dice: Dice) {
        self.dice = dice;
        self.entrance.shuffle(&mut self.dice);
    }

    fn round(&self) -> u32 {
        self.hour.round()
    }

    fn standing(&self, seat: Seat) -> i32 {
        self.index_of(seat)
    }

    fn audit(&self) -> Result<(), String> {
        super::audit::audit(self)
    }

    fn private(&self, seat: Seat) -> bool {
        self.phase.seat() == Some(seat)
            && self.phase.shows_customers()
            && !self.setup.hands_lie_open()
    }

    fn blind(&self, seat: Seat, _: &Action) -> bool {
        !self.private(seat)
    }

    fn upcoming(&self) -> Vec<Seat> {
        let Some(seat) = self.phase.seat() else { return Vec::new() };
        let waiting = match &self.phase {
            Phase::Rush(rush) => rush.waiting.clone(),
            Phase::Event(choice) => choice.waiting.clone(),
            _ => self.later_this_hour(seat).collect(),
        };
        let mut seats = vec![seat];
        for next in waiting.into_iter().chain(self.start.round(self.seats())) {
            if !seats.contains(&next) {
                seats.push(next);
            }
        }
        seats
    }
}

impl Position {
    pub(super) fn result(&self) -> Option<&FinalTable> {
        match &self.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        }
    }

    /// The index that counts for a seat: its own, or the team's.
    pub(super) fn index_of(&self, seat: Seat) -> i32 {
        if self.setup.is_cooperative() { self.team } else { self.players[seat].csi }
    }

    /// Who starts when an hour begins: the lowest index, of equals the disc that lies highest; in
    /// a team the next clockwise.
    pub(super) fn next_start(&self) -> Seat {
        if self.setup.is_cooperative() {
            return self.start.after(self.seats());
        }
        let lowest = self.discs.iter().rev().min_by_key(|seat| self.players[**seat].csi);
        *lowest.expect("there are seats")
    }

    /// The seats whose turn comes after that of `seat`, this hour.
    pub(super) fn later_this_hour(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.start.round(self.seats()).skip_while(move |other| *other != seat).skip(1)
    }

    /// Moves a disc by all that one step brought together, once. Alone nobody falls below 0, and what
    /// would have led there is not lost.
    pub(super) fn score(&mut self, seat: Seat, parts: &[(Source, i32)], log: &mut Log<Event>) {
        let (from, sum) = (self.index_of(seat), parts.iter().map(|(_, csi)| csi).sum::<i32>());
        let team = self.setup.is_cooperative();
        let to = if team { from + sum } else { (from + sum).max(0) };
        let mut spared = to - from - sum;
        for &(source, csi) in parts {
            let verdict = source == Source::Identification && csi != 0;
            self.players[seat].worked.verdicts += u32::from(verdict);
            let kept = spared.min(-csi).max(0);
            spared -= kept;
            let csi = csi + kept;
            if csi == 0 {
                continue;
            }
            self.players[seat].earned.add(source, csi);
            if source != Source::Identification {
                log.public(Event::Earned { seat, source, csi });
            }
        }
        if to == from {
            return;
        }
        if team {
            self.team = to;
        } else {
            self.players[seat].csi = to;
            self.discs.retain(|other| *other != seat);
            self.discs.push(seat);
        }
        log.public(Event::IndexMoved { seat: (!team).then_some(seat), from, to });
    }

    /// The next customer from the entrance; the exit is shuffled in where it is empty.
    pub(super) fn next_customer(&mut self, log: &mut Log<Event>) -> Option<CustomerId> {
        if self.entrance.is_empty() && !self.exit.is_empty() {
            let cards = u32::try_from(self.exit.len()).expect("there are 60 customers");
            self.entrance = Pile::new(std::mem::take(&mut self.exit));
            self.entrance.shuffle(&mut self.dice);
            log.public(Event::Reshuffled { cards });
        }
        let next = self.entrance.draw();
        if next.is_some() {
            log.reveals();
        }
        next
    }

    pub(super) fn refill_line(&mut self, log: &mut Log<Event>) {
        while self.line.len() < LINE {
            let Some(customer) = self.next_customer(log) else { return };
            self.line.push(customer);
            log.public(Event::JoinedLine { customer });
        }
    }

    /// A customer of the line goes to a hand, and somebody new joins.
    pub(super) fn take_customer(&mut self, seat: Seat, customer: CustomerId, log: &mut Log<Event>) {
        self.line.retain(|other| *other != customer);
        self.players[seat].taken.push(customer);
        log.public(Event::TookCustomer { seat, customer });
        self.refill_line(log);
    }

    /// What is asked now.
    pub(super) fn prompt(&self) -> Prompt {
        match &self.phase {
            Phase::Turn { seat } => Prompt::Turn(self.turn_prompt(*seat)),
            Phase::Work(work) => self.work_prompt(work),
            Phase::Spilling(spilling) => Prompt::Spill(self.spill_prompt(spilling)),
            Phase::Rush(rush) => Prompt::Sale(self.rush_prompt(rush)),
            Phase::Event(choice) => self.event_prompt(choice),
            Phase::Over(_) => unreachable!("nothing is asked once the day is over"),
        }
    }
}
