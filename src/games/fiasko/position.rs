//! The table: piles, hands, score sheet, and whose turn it is.
use super::action::{Action, Illegal, Setup};
use super::event::Event;
use super::goods::{self, Card, Goods, Product};
use super::scoring::{self, FinalTable};
use super::view::{Rows, Shown, View};
use crate::table::{Dice, Eye, Game, Log, Pending, Pile, Seat, Seats, Seed};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) setup: Setup,
    pub(super) pile: Pile<Card>,
    pub(super) discard: Pile<Card>,
    /// Sorted by product, high values first: the order of drawing is forgotten.
    pub(super) hands: Seats<Vec<Goods>>,
    pub(super) sheet: Seats<Rows>,
    pub(super) first: Seat,
    pub(super) round: u32,
    /// Stays with whoever fills the fifth row.
    pub(super) turn: Seat,
    /// Cards drawn this turn.
    pub(super) streak: u32,
    pub(super) shown: Option<Shown>,
    pub(super) dice: Dice,
}

impl Game for Position {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    const SLUG: &'static str = "fiasko";
    const REVISION: u16 = 1;

    fn check_setup(setup: &Setup) -> Result<(), Illegal> {
        let seats = setup.seats;
        match setup.first {
            _ if !(2..=6).contains(&seats) => Err(Illegal::Seats { seats }),
            Some(seat) if seat.index() >= usize::from(seats) => Err(Illegal::First { seat, seats }),
            _ => Ok(()),
        }
    }

    fn deal(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Position {
        let mut dice = Dice::new(seed);
        let mut pile = Pile::new(goods::all());
        // Shuffled before the lot is cast: the same deal can be played with another seat first.
        pile.shuffle(&mut dice);
        let first = setup.first.unwrap_or_else(|| by_lot(setup.seats, &mut dice));
        log.public(Event::Begins { seat: first });
        Position {
            setup: setup.clone(),
            pile,
            discard: Pile::default(),
            hands: Seats::from_fn(setup.seats, |_| Vec::new()),
            sheet: Seats::from_fn(setup.seats, |_| Rows::default()),
            first,
            round: 1,
            turn: first,
            streak: 0,
            shown: None,
            dice,
        }
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn pending(&self) -> Pending {
        match self.result() {
            Some(result) => Pending::Over(result.places),
            None => Pending::one(self.turn),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Draw => Ok(()),
            Action::Score(product) => self.check_score(seat, *product),
            Action::Stop => self.check_stop(),
        }
    }

    fn candidates(&self, seat: Seat, _: &mut Dice) -> Vec<Action> {
        if seat != self.turn || self.is_over() {
            return Vec::new();
        }
        let scores = Product::ALL.into_iter().map(Action::Score);
        let all = [Action::Draw, Action::Stop].into_iter().chain(scores);
        all.filter(|action| self.check(seat, action).is_ok()).collect()
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Draw => self.apply_draw(seat, log),
            Action::Score(product) => self.apply_score(seat, product, log),
            Action::Stop => self.apply_stop(seat, log),
        }
    }

    fn view(&self, eye: Eye) -> View {
        self.seen_by(eye)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn redraw(&mut self, dice: Dice) {
        self.dice = dice;
        self.pile.shuffle(&mut self.dice);
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn standing(&self, seat: Seat) -> i32 {
        let points = match self.result() {
            Some(result) => result.totals[seat],
            None => scoring::subtotal(&self.sheet[seat]),
        };
        i32::try_from(points).expect("five rows of 3840 and 170 at most")
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_sheet()
    }

    fn private(&self, _: Seat) -> bool {
        !self.setup.open_hands
    }

    fn blind(&self, _: Seat, action: &Action) -> bool {
        match action {
            _ if self.setup.open_hands => true,
            Action::Draw => true,
            // Whether there is something to stop is plain to everybody.
            Action::Stop => self.streak > 0,
            Action::Score(_) => false,
        }
    }
}

fn by_lot(seats: u8, dice: &mut Dice) -> Seat {
    let lot = dice.below(u32::from(seats));
    Seat::new(u8::try_from(lot).expect("below the number of seats"))
}

impl Position {
    pub(super) fn is_over(&self) -> bool {
        scoring::is_full(&self.sheet[self.turn])
    }

    pub(super) fn result(&self) -> Option<FinalTable> {
        self.is_over().then(|| FinalTable::count(&self.sheet, self.turn, self.setup.tie))
    }

    /// Lays cards open for everybody and discards them.
    pub(super) fn show(&mut self, shown: Shown) {
        for card in shown.cards() {
            self.discard.put(card);
        }
        self.shown = Some(shown);
    }

    pub(super) fn pass_turn(&mut self) {
        self.streak = 0;
        self.turn = self.turn.after(self.setup.seats);
        if self.turn == self.first {
            self.round += 1;
        }
    }
}
