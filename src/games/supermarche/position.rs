//! The table: what lies open, what lies face down, and the dice.
use super::action::{Action, Setup};
use super::event::Event;
use super::foods::{CUBES_PER_FOOD, Food, Foods};
use super::hidden::Hidden;
use super::illegal::Illegal;
use super::lots::Lots;
use super::shop::{Shop, Slots, Step};
use super::view::View;
use crate::table::{Dice, Eye, Game, LONGEST_NAME, Log, Pending, Seat, Seats, Seed};

const KEEPER: Seat = Seat::new(0);
/// Cubes of each food on the shelves as the shop opens: fifteen in all, which is full.
const OPENING_CUBES: u8 = 3;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) shop: Shop,
    pub(super) hidden: Hidden,
    pub(super) dice: Dice,
}

impl Game for Position {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    const SLUG: &'static str = "supermarche";
    const REVISION: u16 = 1;

    /// Every start goes with every aid and ruling.
    fn check_setup(setup: &Setup) -> Result<(), Illegal> {
        match setup.store.chars().count() {
            0..=LONGEST_NAME => Ok(()),
            letters => Err(Illegal::StoreNameTooLong { letters }),
        }
    }

    fn deal(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Position {
        let dice = Dice::new(seed);
        let mut shelves = Lots::default();
        for food in Food::ALL {
            shelves.put(food, food.box_for(1), OPENING_CUBES);
        }
        let money = setup.start.money();
        let shop = Shop {
            setup: setup.clone(),
            round: 1,
            money,
            shelves,
            stock_room: Lots::default(),
            supply: Foods::from_fn(|_| CUBES_PER_FOOD - OPENING_CUBES),
            guests: Slots::default(),
            price_cards: Vec::new(),
            sale: None,
            sales_used: Vec::new(),
            restocked: false,
            step: Step::FlipTwo,
            last_roll: None,
            met: Vec::new(),
            sent_away: 0,
            books: Vec::new(),
            visits: Vec::new(),
        };
        log.public(Event::Opened { start: setup.start, money });
        let mut position = Position { shop, hidden: Hidden::shuffled(&dice), dice };
        position.begin_round(log);
        position
    }

    fn seats(&self) -> u8 {
        1
    }

    fn pending(&self) -> Pending {
        match self.shop.step {
            Step::Over(_) => Pending::Over(Seats::from_fn(1, |_| 1)),
            _ => Pending::one(KEEPER),
        }
    }

    fn check(&self, _: Seat, action: &Action) -> Result<(), Illegal> {
        self.shop.check(*action)
    }

    fn candidates(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        if seat == KEEPER { self.shop.candidates(dice) } else { Vec::new() }
    }

    fn apply(&mut self, _: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::FlipTwo(slots) => self.apply_flip_two(slots, log),
            Action::Buy { food, cubes } => self.shop.apply_buy(food, cubes, log),
            Action::Return { food, cubes } => self.shop.apply_return(food, cubes, log),
            Action::EndDelivery => self.shop.apply_end_delivery(log),
            Action::Stock { food, cubes } => self.shop.apply_stock(food, cubes, log),
            Action::Unstock { food, cubes } => self.shop.apply_unstock(food, cubes, log),
            Action::SetSale(food) => self.shop.apply_sale(food, log),
            Action::OpenDoors => self.shop.apply_open_doors(log),
            Action::Serve(slot) => self.apply_serve(slot, log),
            Action::SaleOffer(accept) => self.apply_sale_offer(accept, log),
            Action::Roll => self.apply_roll(log),
            Action::Choose(choice) => self.apply_choose(choice, log),
            Action::RestockDuring(moves) => self.apply_restock_during(moves, log),
            Action::RestockAfter { moves, discard } => {
                self.apply_restock_after(moves, discard, log);
            }
            Action::Flip(slot) => self.apply_flip(slot, log),
            Action::NextRound => self.apply_next_round(log),
        }
    }

    /// Alone at the table: the public side sees all that the shopkeeper sees.
    fn view(&self, _: Eye) -> View {
        self.seen()
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn redraw(&mut self, dice: Dice) {
        self.dice = dice;
        self.hidden = Hidden::imagined(&self.shop, &mut self.dice);
    }

    fn round(&self) -> u32 {
        u32::from(self.shop.round)
    }

    fn standing(&self, _: Seat) -> i32 {
        self.shop.money
    }

    fn audit(&self) -> Result<(), String> {
        self.shop.audit()?;
        self.hidden.audit(&self.shop)
    }

    fn private(&self, _: Seat) -> bool {
        false
    }

    fn blind(&self, _: Seat, _: &Action) -> bool {
        true
    }
}

impl Shop {
    /// The one judge of legality; it sees no more than the shopkeeper.
    pub(super) fn check(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::FlipTwo(slots) => self.check_flip_two(slots),
            Action::Buy { food, cubes } => self.check_buy(food, cubes),
            Action::Return { food, cubes } => self.check_return(food, cubes),
            Action::EndDelivery => self.check_end_delivery(),
            Action::Stock { food, cubes } => self.check_stock(food, cubes),
            Action::Unstock { food, cubes } => self.check_unstock(food, cubes),
            Action::SetSale(food) => self.check_sale(food),
            Action::OpenDoors => self.check_open_doors(),
            Action::Serve(slot) => self.check_serve(slot),
            Action::SaleOffer(_) => self.check_sale_offer(),
            Action::Roll => self.check_roll(),
            Action::Choose(_) => self.check_choose(),
            Action::RestockDuring(moves) => self.check_restock_during(moves),
            Action::RestockAfter { moves, discard } => self.check_restock_after(moves, discard),
            Action::Flip(slot) => self.check_flip(slot),
            Action::NextRound => self.check_next_round(),
        }
    }
}
