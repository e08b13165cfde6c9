//! One step ahead: what a seat has when its decision is done, and what that is worth.
//!
//! Worth is counted in thousandths of a point, in whole numbers, so that it is the same on every
//! machine. The weights are those of the rule book's own computer (section 9.2), tuned here.
use super::tally::Tally;
use crate::games::on_shelf::clock::{Hour, Icon};
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::stage::Phase;
use crate::games::on_shelf::store::Store;
use crate::table::{Arrange, Seat};

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

    pub(super) fn worth(&self, world: &Position, seat: Seat) -> i64 {
        let tally = Tally::of(&self.store);
        let spillage = if self.rolls { 250 } else { 0 };
        let rest = if world.setup.is_cooperative() {
            self.worth_to_team(world, seat, &tally)
        } else {
            self.worth_alone(world, &tally)
        };
        1000 * i64::from(self.gain) + rest - spillage
    }

    fn worth_alone(&self, world: &Position, tally: &Tally) -> i64 {
        let hour = world.hour;
        let (rushes, open) = (rushes_after(hour), open_hours_after(world));
        let sales = rushes + open.div_ceil(4);
        let late = hours_after(hour) < 2;
        let mut cards: Vec<(i64, i64)> = self
            .customers
            .iter()
            .map(|&customer| {
                let evening = i64::from(tally.evening(customer));
                let sale = i64::from(tally.check_out(customer).max(tally.pre_order(customer)));
                ((750 * sale + 250 * evening).max(3000), 1000 * evening)
            })
            .collect();
        cards.arrange_by_key(|card| std::cmp::Reverse(*card));
        let (mut worth, mut weight) = (0, 600);
        for (at, (sale, evening)) in cards.into_iter().enumerate() {
            if at < sales {
                worth += weight * sale / 1000;
                weight = weight * 9 / 10;
            } else {
                worth += evening * if late { 95 } else { 15 } / 100;
            }
        }
        let (shelved, stocked) = tally.half_points();
        worth + i64::from(shelved * 20 + stocked * 8) + self.jobs_worth(world, &WORTH_ALONE)
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
        hands + evening - danger + self.jobs_worth(world, &WORTH_TOGETHER)
    }

    /// What the next rush hour would cost the team, the more the nearer it is.
    fn danger(&self, world: &Position, tally: &Tally) -> i64 {
        let Some(rush) = world.hour.next_rush() else { return 0 };
        let hours = usize::from(rush.of_day() - world.hour.of_day());
        let threatened = self.line.iter().take(world.setup.rush_cards());
        let short: u32 = threatened.map(|&c| c.total() - tally.check_out(c)).sum();
        (1..hours).fold(800 * i64::from(short), |danger, _| danger * 3 / 4)
    }

    /// Job cards in hand fade over the last four hours.
    fn jobs_worth(&self, world: &Position, worth: &[i64; 7]) -> i64 {
        let left = i64::try_from(hours_after(world.hour).min(4)).expect("eleven hours");
        let all: i64 = self.jobs.iter().map(|job| worth[job.index()]).sum();
        all * left / 4
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
