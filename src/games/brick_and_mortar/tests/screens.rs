//! Which screen a decision is made on: what follows from public facts is decided on the shared one, what would show a
//! hand, a dial or a purchase is not.
use std::collections::BTreeMap;

use crate::games::brick_and_mortar::{Position, Prompt, Setup};
use crate::table::conformance::moments;
use crate::table::{Eye, Game, Pending};

/// (needs a screen of its own, may all be pressed on the shared one all the same)
const OPEN: (bool, bool) = (false, false);
const BLIND: (bool, bool) = (true, true);
const OWN: (bool, bool) = (true, false);

/// The table of the hot seat. What a store asks depends on the store, and deliveries on what is delivered.
fn by_the_book(prompt: &Prompt) -> Option<(&'static str, (bool, bool))> {
    Some(match prompt {
        Prompt::Start(_) => ("a Starting Store", OPEN),
        Prompt::Manage(_) => ("opening and closing", OPEN),
        Prompt::Sell(_) => ("selling at the top price", OPEN),
        Prompt::Auction(_) => ("a bid", BLIND),
        Prompt::Settle(_) => ("paying with debt", BLIND),
        Prompt::Stock(_) => ("stocking", BLIND),
        Prompt::Invest(_) => ("points", BLIND),
        Prompt::Keep(_) => ("a drafted hand", OWN),
        Prompt::StoreAction(_) => ("buying a store", OWN),
        Prompt::Advertise(_) => ("Market Cards", OWN),
        Prompt::DialSupply(_) => ("a dial for supply", OWN),
        Prompt::DialSale(_) => ("a dial for a sale", OWN),
        Prompt::Redraw(_) | Prompt::Effect(_) | Prompt::Deliver(_) => return None,
    })
}

#[test]
fn public_facts_are_decided_in_public_and_secrets_are_not() {
    let mut met = BTreeMap::new();
    for (setup, seed) in
        [(Setup::draft(3), 1), (Setup::preset(3), 2), (Setup::preset(4), 3), (Setup::draft(2), 4)]
    {
        for position in moments::<Position>(&setup, seed, usize::MAX) {
            let Pending::Seats(pending) = position.pending() else { continue };
            for &seat in pending.iter() {
                let view = position.view(Eye::Seat(seat));
                let prompt = view.prompt.expect("whoever is pending is asked");
                let Some((what, expected)) = by_the_book(&prompt) else { continue };
                let found = (position.private(seat), position.all_blind(seat));
                assert_eq!(found, expected, "{what}");
                *met.entry(what).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(met.len(), 12, "every kind was met: {met:?}");
}
