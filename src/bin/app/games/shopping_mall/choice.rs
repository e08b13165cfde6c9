//! What could be done at one question, told apart: a report sets choices beside each other.
use high_street::games::shopping_mall::{Action, Slot, View};

use super::{status, words};
use crate::words::list;

pub fn choice(view: &View, action: &Action) -> String {
    let tile = |slot: &Slot| words::tile(view.plot(*slot).tile);
    match action {
        Action::Move { order: Some(order), .. } => {
            let first: Vec<String> = order.iter().map(ToString::to_string).collect();
            format!("{}: {}", status::action_words(action), list(&first))
        }
        Action::Auction(slot) => format!("put {} up for auction", tile(slot)),
        Action::Door(slot) => format!("send the visitor to {}", tile(slot)),
        Action::Merge(slot) => format!("join it to {}", tile(slot)),
        Action::Arrivals(places) => {
            let who = places.iter().filter_map(|place| view.queue.get(usize::from(*place)));
            let who: Vec<_> = who.copied().collect();
            format!("let in {}", words::crowd(&who))
        }
        Action::Bid(_) => {
            let lot = view.lot.as_ref().map(|lot| words::shop(view, lot.premises));
            format!("{} for {}", status::action_words(action), lot.unwrap_or_default())
        }
        action => status::action_words(action),
    }
}
