//! The module's age control: whether identification was due, and whether it was asked for.
//!
//! A test of memory: nothing before *Done* depends on whether it is due.
use super::work::sum;
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::goods::Item;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::stage::{Phase, Rush};
use crate::table::{Log, Seat};

impl Position {
    /// Whether *Done* carries the toggle: with a job, or in a rush hour (`None`).
    pub(in super::super) fn asks_identification(&self, job: Option<Job>) -> bool {
        let Some(module) = self.module else { return false };
        match (module.age, job) {
            // A team may be asked after every job, and never in a rush hour.
            (None, job) => job.is_some(),
            (Some(_), None) => true,
            (Some(_), Some(job)) => matches!(job, Job::Floor | Job::CheckOut | Job::PreOrder),
        }
    }

    /// Whether identification is due if *Done* is pressed now. For computers, who have their own
    /// ways to forget it.
    pub(in super::super) fn identification_is_due(&self) -> bool {
        match &self.phase {
            Phase::Work(work) if self.asks_identification(Some(work.job)) => {
                self.is_due(work.seat, &self.handled(work), sum(&self.gains(work)))
            }
            Phase::Rush(Rush { seat, sale: Some(sale), .. }) if self.asks_identification(None) => {
                self.is_due(*seat, &sale.items().collect::<Vec<_>>(), 0)
            }
            _ => false,
        }
    }

    /// An item of the second card was placed or sold; or the team's disc comes to or across a ten.
    pub(super) fn is_due(&self, seat: Seat, handled: &[Item], gain: i32) -> bool {
        if let Some(age) = self.module.and_then(|module| module.age) {
            return handled.iter().any(|item| age.shows(*item));
        }
        let before = self.index_of(seat);
        (before + gain).div_euclid(10) > before.div_euclid(10)
    }
}

pub(super) fn check_toggle(identification: bool, there: bool) -> Result<(), Illegal> {
    if identification && !there { Err(Illegal::NoIdentification) } else { Ok(()) }
}

/// What it brings: 1 for asking when due, -1 for forgetting or asking in vain.
pub(super) fn judge_identification(
    seat: Seat,
    due: bool,
    asked: bool,
    log: &mut Log<Event>,
) -> i32 {
    // The verdict, or that there is none, is news.
    log.reveals();
    let csi = match (due, asked) {
        (false, false) => return 0,
        (true, true) => 1,
        (true, false) | (false, true) => -1,
    };
    log.public(Event::Identified { seat, due, asked, csi });
    csi
}
