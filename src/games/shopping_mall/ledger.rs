//! What a seat has earned and spent, and so what it has.
use serde::{Deserialize, Serialize};

/// Sums since the start, by where the money came from and went.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Ledger {
    /// At the beginning.
    pub start: u32,
    /// Own customers.
    pub customers: u32,
    /// Provisions for auctions of what others bought.
    pub auctions: u32,
    /// Provisions of other owners for crowds led to them.
    pub movers: u32,
    /// Own shops sold.
    pub sold: u32,
    /// Shops bought.
    pub bought: u32,
    /// Provisions to others who led crowds here.
    pub paid: u32,
}

impl Ledger {
    pub const fn cash(&self) -> u32 {
        self.start + self.customers + self.auctions + self.movers + self.sold
            - self.bought
            - self.paid
    }

    /// Some ledger that ends in `cash`: all that others can know of it.
    pub(super) fn guess(start: u32, cash: u32) -> Ledger {
        let (customers, bought) = (cash.saturating_sub(start), start.saturating_sub(cash));
        Ledger { start, customers, bought, ..Ledger::default() }
    }
}
