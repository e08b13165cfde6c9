//! What one eye sees of Lease: the smallest view that still has a secret, a limit and a prompt.
use serde::{Deserialize, Serialize};

use super::position::Setup;
use super::rules::Shop;
use crate::table::{Seat, Seats};

/// Lease as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub setup: Setup,
    pub round: u32,
    pub reserve: u32,
    pub windows: [Shop; 2],
    /// How many shops are still to come.
    pub left: usize,
    pub phase: Phase,
    pub leases: Seats<Vec<Shop>>,
    pub spent: Seats<u32>,
    /// `None` where it is somebody else's secret.
    pub purses: Seats<Option<u32>>,
    /// The last bids that were laid open.
    pub opened: Option<Seats<u32>>,
    /// Who knows the shop that comes next, and what it is if these eyes know it.
    pub tipped: Option<Seat>,
    pub tip: Option<Shop>,
    pub own_bid: Option<u32>,
    pub prompt: Option<Prompt>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    Window { chosen: Option<u8>, haggled: bool },
    Bids { window: u8, waiting: Vec<Seat> },
    Tip(Seat),
    Over,
}

/// What you are asked now, with the limits of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Prompt {
    Window {
        choose: bool,
        haggle: bool,
    },
    /// Or nothing at all.
    Bid {
        from: u32,
        to: u32,
    },
    Ask,
}
