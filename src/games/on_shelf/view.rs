//! A day in the bottle shop as one pair of eyes sees it.
use serde::{Deserialize, Serialize};

use super::clock::Hour;
use super::customers::CustomerId;
use super::goods::Item;
use super::illegal::Illegal;
use super::jobs::Job;
use super::parts::Module;
use super::position::Position;
use super::prompt::Prompt;
use super::sale::{self, SaleKind, Sheet};
use super::scoring::{self, Earned, FinalTable, Served, ShelfBonus, Worked};
use super::setup::Setup;
use super::stage::Stage;
use super::store::Store;
use super::top::Top;
use crate::games::think::compared_as_written;
use crate::table::{Eye, Seat, Seats};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct View {
    pub setup: Setup,
    /// Whose eyes these are; `None` for the public side.
    pub me: Option<Seat>,
    pub hour: Hour,
    /// Everybody is on a break this hour.
    pub fire_alarm: bool,
    /// Who starts this hour; the others follow clockwise.
    pub start: Seat,
    /// Who would start the next hour if it began now.
    pub next_start: Seat,
    pub store: Store,
    /// Waiting customers; the first is taken next.
    pub line: Vec<CustomerId>,
    /// How many are still to come in.
    pub entrance: u32,
    /// Those who have left, the latest last.
    pub exit: Vec<CustomerId>,
    pub players: Seats<PlayerView>,
    /// The discs from the one that lies longest to the one that was moved last: among equals the
    /// later lies higher.
    pub discs: Vec<Seat>,
    /// The common index of a team.
    pub team: Option<i32>,
    pub module: Option<Module>,
    pub stage: Stage,
    /// What the event of this hour brought.
    pub top: Option<Top>,
    /// How the die of the last spillage fell.
    pub spill_die: Option<u32>,
    /// What is asked now, as far as these eyes may know it.
    pub prompt: Option<Prompt>,
    pub result: Option<FinalTable>,
    /// The entrance from the next customer on, once the day is over.
    pub entrance_order: Option<Vec<CustomerId>>,
}

compared_as_written!(View);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The own index; the team's in a team.
    pub csi: i32,
    /// Jobs in hand, in the order of the rule book.
    pub jobs: Vec<Job>,
    /// Jobs played, the top last.
    pub pile: Vec<Job>,
    /// Out of order until the hour ends.
    pub set_aside: Option<Job>,
    pub customers: CustomerHand,
    /// Customers served.
    pub served: u32,
    pub earned: Earned,
    pub worked: Worked,
}

/// A hand of customers. At most one of them is a secret: all but the first were taken openly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CustomerHand {
    /// The customer dealt at 9 AM, while it is in hand.
    pub dealt: Dealt,
    /// Taken openly since and not yet played. Everybody knows them; a page draws them only for
    /// their owner, or where hands lie open.
    pub taken: Vec<CustomerId>,
    /// Items the dealt customer is known not to show, since nobody was rejected.
    pub ruled_out: Vec<Item>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Dealt {
    Gone,
    Face(CustomerId),
    Back,
}

impl CustomerHand {
    pub fn count(&self) -> u32 {
        let taken = u32::try_from(self.taken.len()).expect("there are 60 customers");
        taken + u32::from(self.dealt != Dealt::Gone)
    }

    /// Every card of a hand that these eyes see whole.
    pub fn faces(&self) -> Option<Vec<CustomerId>> {
        match self.dealt {
            Dealt::Back => None,
            Dealt::Gone => Some(self.taken.clone()),
            Dealt::Face(dealt) => {
                Some(std::iter::once(dealt).chain(self.taken.iter().copied()).collect())
            }
        }
    }
}

impl View {
    pub(super) fn of(position: &Position, eye: Eye) -> View {
        let over = position.result().is_some();
        let sees = |seat: Seat| over || position.setup.hands_lie_open() || eye == Eye::Seat(seat);
        let decider = position.phase.seat();
        View {
            setup: position.setup.clone(),
            me: eye.seat(),
            hour: position.hour,
            fire_alarm: position.fire_alarm,
            start: position.start,
            next_start: position.next_start(),
            store: position.store.clone(),
            line: position.line.clone(),
            entrance: u32::try_from(position.entrance.len()).expect("there are 60 customers"),
            exit: position.exit.clone(),
            players: position.players.map(|seat, player| PlayerView {
                csi: position.index_of(seat),
                jobs: player.hand(),
                pile: player.pile.clone(),
                set_aside: player.set_aside,
                customers: CustomerHand {
                    dealt: match player.dealt {
                        None => Dealt::Gone,
                        Some(customer) if sees(seat) => Dealt::Face(customer),
                        Some(_) => Dealt::Back,
                    },
                    taken: player.taken.clone(),
                    ruled_out: player.ruled_out.clone(),
                },
                served: player.served,
                earned: player.earned,
                worked: player.worked,
            }),
            discs: position.discs.clone(),
            team: position.setup.is_cooperative().then_some(position.team),
            module: position.module,
            top: position.top.clone(),
            spill_die: position.spill_die,
            stage: Stage::of(&position.phase, decider.is_some_and(sees)),
            prompt: decider
                .filter(|&seat| sees(seat) || !position.phase.shows_customers())
                .map(|_| position.prompt()),
            result: position.result().cloned(),
            entrance_order: over.then(|| position.entrance.cards().iter().rev().copied().collect()),
        }
    }

    /// What a customer would bring if it were served now, as the sale would be offered.
    pub fn quote(&self, kind: SaleKind, customer: CustomerId) -> Result<Sheet, Illegal> {
        sale::quote(&self.store, kind, customer)
    }

    /// What a customer in hand would be worth if it were evening now.
    pub fn evening(&self, customer: CustomerId) -> Served {
        scoring::evening(&self.store, customer)
    }

    /// What the shelves would bring a team if it were evening now.
    pub fn shelf_bonus(&self) -> ShelfBonus {
        ShelfBonus::of(&self.store)
    }

    /// The customers of the line that the next rush hour of a team would take, each with what it
    /// would cost if it came now. Empty against each other.
    pub fn threatened(&self) -> Vec<(CustomerId, i32)> {
        if self.team.is_none() {
            return Vec::new();
        }
        let cards = self.line.iter().take(self.setup.rush_cards());
        cards
            .map(|&customer| {
                let sale = sale::Sale::open(&self.store, SaleKind::TeamRush, customer);
                (customer, sale.total(SaleKind::TeamRush))
            })
            .collect()
    }

    /// The seats in the order of this hour's turns.
    pub fn order(&self) -> Vec<Seat> {
        self.start.round(self.setup.seats).collect()
    }
}
