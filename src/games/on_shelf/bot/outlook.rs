//! One step ahead: what a seat has when its decision is done, and what that is worth.
//!
//! Worth is counted in thousandths of a point, in whole numbers, so that it is the same on every
//! machine. The weights are those of the rule book's own computer (section 9.2), some of them fitted
//! (docs/PERFORMANCE.md).
use super::tally::Tally;
use crate::games::on_shelf::clock::{Hour, Icon};
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::stage::Phase;
use crate::games::on_shelf::store::Store;
use crate::table::{Arrange, Seat};

/// What things are worth to whoever plays alone, in thousandths of a point where nothing else is said.
#[derive(Clone, Copy)]
pub(super) struct Weights {
    /// A customer's sale now, beside its evening, of 1000.
    sale: i64,
    /// The least a customer is worth that can still be sold.
    least: i64,
    /// The evening of a customer nobody will come to sell, in percent.
    left_over: i64,
    /// A half point on the shelves.
    shelved: i64,
    /// A roll for spillage costs that much.
    spillage: i64,
    /// Over so many hours job cards fade.
    fade: u32,
}

impl Weights {
    /// As in the rule book. Looking ahead goes best with these.
    pub(super) const OF_THE_BOOK: Weights =
        Weights { sale: 750, least: 3000, left_over: 15, shelved: 20, spillage: 250, fade: 4 };
    /// One step ahead these end the day where the rule book says such players do.
    pub(super) const FITTED: Weights =
        Weights { sale: 900, least: 2000, left_over: 30, shelved: 40, spillage: 100, fade: 6 };
}

const SPILLAGE_TOGETHER: i64 = 250;

/// What a decision leaves behind, before any chance.
#[derive(Clone)]
pub(super) struct Outlook {
    pub(super) store: Store,
    /// Points gained now.
    pub(super) gain: i32,
    pub(super) customers: Vec<CustomerId>,
    pub(super) line: Vec<CustomerId>,
    /// Jobs in hand.
    pub(super) jobs: Vec<Job>,
    /// A spillage roll follows.
    pub(super) rolls: bool,
}

impl Outlook {
    /// As things stand.
    pub(super) fn now(world: &Position, seat: Seat) -> Outlook {
        let player = &world.players[seat];
        Outlook {
            store: world.store.clone(),
            gain: 0,
            customers: player.customers().collect(),
            line: world.line.clone(),
            jobs: player.hand(),
            rolls: false,
        }
    }

    pub(super) fn worth(&self, world: &Position, seat: Seat, weights: &Weights) -> i64 {
        let tally = Tally::of(&self.store);
        let (rest, spillage) = if world.setup.is_cooperative() {
            (self.worth_to_team(world, seat, &tally), SPILLAGE_TOGETHER)
        } else {
            (self.worth_alone(world, &tally, weights), weights.spillage)
        };
        1000 * i64::from(self.gain) + rest - if self.rolls { spillage } else { 0 }
    }

    fn worth_alone(&self, world: &Position, tally: &Tally, weights: &Weights) -> i64 {
        let hour = world.hour;
        let (rushes, open) = (rushes_after(hour), open_hours_after(world));
        let sales = rushes + open.div_ceil(4);
        let late = hours_after(hour) < 2;
        let Weights { sale: now, least, left_over, shelved: goods, .. } = *weights;
        let mut cards: Vec<(i64, i64)> = self
            .customers
            .iter()
            .map(|&customer| {
                let evening = i64::from(tally.evening(customer));
                let sale = i64::from(tally.check_out(customer).max(tally.pre_order(customer)));
                ((now * sale + (1000 - now) * evening).max(least), 1000 * evening)
            })
            .collect();
        cards.arrange_by_key(|card| std::cmp::Reverse(*card));
        let (mut worth, mut weight) = (0, 600);
        for (at, (sale, evening)) in cards.into_iter().enumerate() {
            if at < sales {
                worth += weight * sale / 1000;
                weight = weight * 9 / 10;
            } else {
                worth += evening * if late { 95 } else { left_over } / 100;
            }
        }
        let (shelved, stocked) = tally.half_points();
        let goods = i64::from(shelved) * goods + i64::from(stocked) * 8;
        worth + goods + self.jobs_worth(world, &WORTH_ALONE, weights.fade)
    }

    fn worth_to_team(&self, world: &Position, seat: Seat, tally: &Tally) -> i64 {
        let hour = world.hour;
        let left = i64::try_from(hours_after(hour)).expect("eleven hours");
        let others = world.players.iter().filter(|(other, _)| *other != seat);
        let others = others.flat_map(|(_, player)| player.customers());
        let mut sales: Vec<i64> = others
            .chain(self.customers.iter().copied())
            .map(|customer| i64::from(tally.check_out(customer).max(tally.pre_order(customer))))
            .collect();
        sales.arrange_by_key(|sale| std::cmp::Reverse(*sale));
        // Each seat sells once in three hours or so.
        let turns = open_hours_after(world) * usize::from(world.setup.seats);
        let hands: i64 = sales.into_iter().take(turns.div_ceil(3)).map(|sale| 800 * sale).sum();
        let (shelved, stocked) = tally.half_points();
        // From a quarter in the morning to the whole in the evening.
        let weight = 1000 - 75 * left;
        let evening = i64::from(shelved) * weight / 2 + i64::from(stocked) * weight / 20;
        let danger = self.danger(world, tally);
        hands + evening - danger + self.jobs_worth(world, &WORTH_TOGETHER, 4)
    }

    /// What the next rush hour would cost the team, the more the nearer it is.
    fn danger(&self, world: &Position, tally: &Tally) -> i64 {
        let Some(rush) = world.hour.next_rush() else { return 0 };
        let hours = usize::from(rush.of_day() - world.hour.of_day());
        let threatened = self.line.iter().take(world.setup.rush_cards());
        let short: u32 = threatened.map(|&c| c.total() - tally.check_out(c)).sum();
        (1..hours).fold(800 * i64::from(short), |danger, _| danger * 3 / 4)
    }

    /// Job cards in hand, which fade over the last `hours`.
    fn jobs_worth(&self, world: &Position, worth: &[i64; 7], hours: u32) -> i64 {
        let left = i64::try_from(hours_after(world.hour)).expect("eleven hours");
        let all: i64 = self.jobs.iter().map(|job| worth[job.index()]).sum();
        all * left.min(hours.into()) / i64::from(hours)
    }
}

/// Stock, Fill, Clean, Floor, Check Out, Pre-Order, Supervisor.
const WORTH_ALONE: [i64; 7] = [1000, 1100, 300, 1800, 2400, 1500, 1300];
const WORTH_TOGETHER: [i64; 7] = [1200, 1500, 300, 2500, 2500, 1800, 1800];

/// Rounds still to come after this hour.
pub(super) fn hours_after(hour: Hour) -> usize {
    usize::from(19 - hour.of_day().min(19))
}

fn rushes_after(hour: Hour) -> usize {
    Hour::all().filter(|other| *other > hour && other.icon() == Icon::Rush).count()
}

/// Rounds with open doors still to come; this one too while its turns have not begun.
fn open_hours_after(world: &Position) -> usize {
    let open = |hour: &Hour| matches!(hour.icon(), Icon::Event | Icon::Rush);
    let later = Hour::all().filter(|hour| *hour > world.hour).filter(open).count();
    let before = matches!(world.phase, Phase::Rush(_) | Phase::Event(_));
    later + usize::from(before)
}
