//! The status line, the players' strip, and the names of actions.
use high_street::games::shopping_mall::{Action, Cash, Kind, Manager, Prompt, Stage, View};
use high_street::table::Seat;

use super::words;
use crate::face::{Facts, Role, Status, Who};

pub fn status(view: &View, who: &Who, role: Role) -> Status {
    let Some(prompt) = &view.prompt else { return waiting(view, who, role) };
    let (seat, text, hint) = match prompt {
        Prompt::Act(asked) if view.round == 1 => {
            let text = format!("{}: put a shop up for auction.", who.name(asked.seat));
            (
                asked.seat,
                text,
                format!("{} Round 1: both actions of everybody are auctions.", nth(view)),
            )
        }
        Prompt::Act(asked) => {
            let name = who.name(asked.seat);
            let text = match (asked.moves.is_ok(), asked.swaps.is_ok()) {
                (true, true) => format!("{name}: move a crowd, swap managers, or auction a shop."),
                (true, false) => format!("{name}: move a crowd, or auction a shop."),
                (false, true) => format!("{name}: swap managers, or auction a shop."),
                (false, false) => format!("{name}: put a shop up for auction."),
            };
            (asked.seat, text, format!("{} Crowds first, then swaps, then auctions.", nth(view)))
        }
        Prompt::Door(asked) => {
            let text = format!(
                "{}: which shop does the {} visitor enter?",
                who.name(asked.seat),
                asked.trade
            );
            (asked.seat, text, "Two doors face the same place.".to_owned())
        }
        Prompt::Bid(asked) => {
            let name = who.name(asked.seat);
            let lot = words::shop(view, asked.lot.premises);
            let text = format!(
                "{name}: bid {} or more for {lot}, or drop out.",
                words::amount(asked.least)
            );
            let hint = match asked.standing {
                Some(bid) => {
                    format!("{} holds it at {}.", who.name(bid.seat), words::amount(bid.amount))
                }
                None => format!("{} sells it. Nobody has bid yet.", who.name(asked.auctioneer)),
            };
            (asked.seat, text, hint)
        }
        Prompt::Free(asked) => {
            let lot = words::shop(view, asked.lot.premises);
            let text = format!("{}: take {lot} for nothing?", who.name(asked.seat));
            (asked.seat, text, "Nobody else wanted it.".to_owned())
        }
        Prompt::Merge(asked) => {
            let text = format!("{}: which shop does it join?", who.name(asked.seat));
            (
                asked.seat,
                text,
                "A tile next to a one-tile shop of its owner always joins it.".to_owned(),
            )
        }
        Prompt::Manager(asked) => {
            let lot = words::shop(view, asked.lot.premises);
            let text = format!("{}: who runs {lot}?", who.name(asked.seat));
            let leaves = asked.managers.iter().any(|offer| offer.abandons.is_some());
            let hint = if leaves {
                "A manager who works already leaves that shop to nobody."
            } else {
                "Managers differ by what a shop’s first customer brings."
            };
            (asked.seat, text, hint.to_owned())
        }
        Prompt::Arrivals(asked) => {
            let text =
                format!("{}: let visitors in at the {}.", who.name(asked.seat), asked.gate.name());
            (
                asked.seat,
                text,
                format!("{} to {} of the first in the queue.", asked.least, asked.most),
            )
        }
    };
    Status { seat: Some(seat), text, hint }
}

/// Somebody else is asked, or it is all over.
fn waiting(view: &View, who: &Who, role: Role) -> Status {
    if role == Role::Over || view.result.is_some() {
        return Status { seat: None, text: "The mall is closed.".to_owned(), hint: String::new() };
    }
    let text = match &view.stage {
        Stage::Bid(auction) => {
            format!("{} bids or drops out.", who.name(auction.seat))
        }
        Stage::Merge(purchase) | Stage::Manager(purchase) => {
            format!("{} opens the shop.", who.name(purchase.buyer))
        }
        _ => format!("It is {}’s turn.", who.name(view.turn)),
    };
    Status { seat: Some(view.turn), text, hint: String::new() }
}

fn nth(view: &View) -> &'static str {
    if view.actions_left() > 1 { "First of two actions." } else { "Second of two actions." }
}

/// Money is everybody's own business; what the tiles will add is not.
pub fn facts(view: &View, seat: Seat) -> Facts {
    let shops: Vec<_> = view.shops.iter().filter(|shop| shop.owner == seat).collect();
    let customers: u32 = shops.iter().map(|shop| shop.customers).sum();
    let bonus = words::amount(view.bonuses[seat]);
    let idle: Vec<&str> = Manager::ALL
        .into_iter()
        .filter(|manager| view.staff[seat].at(*manager).is_none())
        .map(words::title)
        .collect();
    let idle = if idle.is_empty() {
        "all at work".to_owned()
    } else {
        format!("free: {}", idle.join(", "))
    };
    let open = view.setup.cash == Cash::Open || view.result.is_some();
    let count = crate::words::count(i64::try_from(shops.len()).unwrap_or(0), "shop");
    // The number above it is this and no money.
    let shops = if open || shops.is_empty() { count } else { format!("{count} worth {bonus}") };
    let (big, big_label) = match view.cash(seat).filter(|_| open) {
        Some(cash) => (words::amount(cash), format!("cash {}", words::amount(cash))),
        None => (format!("+{bonus}"), format!("bonus so far {bonus}")),
    };
    let mut facts = vec![(None, shops), (None, words::customers(customers)), (None, idle)];
    if open {
        facts.push((None, format!("bonus {bonus}")));
    }
    Facts { big, big_label, facts }
}

pub fn action_words(action: &Action) -> String {
    match action {
        Action::Move { from, route, .. } => {
            let to = route
                .leads(*from)
                .map_or_else(String::new, |to| format!(" to {}", words::towards(to, *route)));
            format!("move from {}{to}", from.name())
        }
        Action::Swap(one, other) => format!("swap {one} and {other}"),
        Action::Auction(_) => "open an auction".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Door(_) => "choose a door".to_owned(),
        Action::Bid(amount) => format!("bid {}", words::amount(*amount)),
        Action::Drop => "drop out".to_owned(),
        Action::Free(true) => "take it for nothing".to_owned(),
        Action::Free(false) => "leave it".to_owned(),
        Action::Merge(_) => "join two shops".to_owned(),
        Action::Manager(manager) => format!("employ {}", words::manager(*manager)),
        Action::Arrivals(places) => format!("let in {}", words::visitors(places.len())),
    }
}

/// The name of a kind, for the track in the bar.
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Move => "Move crowds",
        Kind::Swap => "Swap managers",
        Kind::Auction => "Auction shops",
    }
}
