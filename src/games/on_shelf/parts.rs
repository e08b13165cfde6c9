//! What lies in front of a player, and the two cards of the module.
use serde::{Deserialize, Serialize};

use super::customers::CustomerId;
use super::goods::Item;
use super::jobs::Job;
use super::scoring::{Earned, Worked};

/// Temporary assortment and age control: two customers who stay on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Module {
    /// At Stock: handling one of its items brings a point.
    pub assortment: CustomerId,
    /// At Check Out: selling or fetching one of its items asks for identification. A team has
    /// none; there the tens of the common index ask.
    pub age: Option<CustomerId>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    /// The own index; unused in a team.
    pub(super) csi: i32,
    /// Jobs played, the top last. What is neither here nor set aside is in hand.
    pub(super) pile: Vec<Job>,
    pub(super) set_aside: Option<Job>,
    /// The customer dealt at 9 AM, while it is in hand: the only one that may be secret.
    pub(super) dealt: Option<CustomerId>,
    /// Customers taken openly and not yet played.
    pub(super) taken: Vec<CustomerId>,
    /// Items everybody knows the dealt customer does not show.
    pub(super) ruled_out: Vec<Item>,
    pub(super) served: u32,
    pub(super) earned: Earned,
    pub(super) worked: Worked,
}

impl Player {
    pub(super) fn new(dealt: CustomerId) -> Player {
        Player {
            csi: 0,
            pile: Vec::new(),
            set_aside: None,
            dealt: Some(dealt),
            taken: Vec::new(),
            ruled_out: Vec::new(),
            served: 0,
            earned: Earned::default(),
            worked: Worked::default(),
        }
    }

    pub(super) fn holds(&self, job: Job) -> bool {
        !self.pile.contains(&job) && self.set_aside != Some(job)
    }

    /// The jobs in hand.
    pub(super) fn hand(&self) -> Vec<Job> {
        Job::ALL.into_iter().filter(|job| self.holds(*job)).collect()
    }

    /// The customers in hand, the dealt one first.
    pub(super) fn customers(&self) -> impl Iterator<Item = CustomerId> + '_ {
        self.dealt.into_iter().chain(self.taken.iter().copied())
    }

    pub(super) fn has_customers(&self) -> bool {
        self.customers().next().is_some()
    }

    /// A customer leaves the hand.
    pub(super) fn part_with(&mut self, customer: CustomerId) {
        if self.dealt == Some(customer) {
            self.dealt = None;
            self.ruled_out.clear();
        } else {
            self.taken.retain(|other| *other != customer);
        }
    }
}
