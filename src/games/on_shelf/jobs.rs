//! The seven job cards every seat has.
use std::fmt;

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Job {
    Stock,
    Fill,
    Clean,
    Floor,
    CheckOut,
    PreOrder,
    Supervisor,
}

impl Job {
    pub const ALL: [Job; 7] = [
        Job::Stock,
        Job::Fill,
        Job::Clean,
        Job::Floor,
        Job::CheckOut,
        Job::PreOrder,
        Job::Supervisor,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        match self {
            Job::Stock => "Stock",
            Job::Fill => "Fill",
            Job::Clean => "Clean",
            Job::Floor => "Floor",
            Job::CheckOut => "Check Out",
            Job::PreOrder => "Pre-Order",
            Job::Supervisor => "Supervisor",
        }
    }

    /// Sales wait until the doors are open.
    pub const fn needs_open_doors(self) -> bool {
        matches!(self, Job::CheckOut | Job::PreOrder)
    }

    /// Stock, Fill and Clean bring the leftmost customer, unless everybody works together.
    pub const fn takes_leftmost(self) -> bool {
        matches!(self, Job::Stock | Job::Fill | Job::Clean)
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
