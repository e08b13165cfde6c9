//! Lease keeps every law.
use super::{Action, Position, Prompt, Setup, View};
use crate::table::conformance::{self, Probe};

pub(crate) const PLAIN: Setup = Setup { seats: 2, secret_purses: false, tips: false };
pub(crate) const SECRET: Setup = Setup { seats: 3, secret_purses: true, tips: true };

impl Probe for Position {
    fn probes(view: &View) -> Vec<(Action, bool)> {
        match view.prompt {
            None => Vec::new(),
            Some(Prompt::Window { choose, haggle }) => vec![
                (Action::Choose(0), choose),
                (Action::Choose(1), choose),
                (Action::Choose(2), false),
                (Action::Announce, !choose),
                (Action::Haggle, haggle),
                (Action::Bid(0), false),
            ],
            Some(Prompt::Bid { from, to }) => vec![
                (Action::Bid(0), true),
                (Action::Bid(from - 1), from == 1),
                (Action::Bid(from), from <= to),
                (Action::Bid(to), from <= to || to == 0),
                (Action::Bid(to + 1), false),
                (Action::Bid(u32::MAX), false),
                (Action::Announce, false),
            ],
            Some(Prompt::Ask) => vec![(Action::Ask(true), true), (Action::Ask(false), true)],
        }
    }
}

conformance::suite!(
    Position,
    [
        Setup { seats: 1, ..PLAIN },
        PLAIN,
        Setup { secret_purses: true, ..PLAIN },
        Setup { tips: true, ..PLAIN },
        SECRET,
        Setup { seats: 4, ..SECRET },
    ],
    refused: [Setup { seats: 0, ..PLAIN }, Setup { seats: 5, ..SECRET }],
);
