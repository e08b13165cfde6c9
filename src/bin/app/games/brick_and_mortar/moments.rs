//! What the whole street waits for: an auction knocked down, dials opened, a month and the last one.
use high_street::games::brick_and_mortar::Event;

use super::{lines, words};
use crate::face::{Moment, Weight, Who};

pub fn moment(event: &Event, who: &Who) -> Option<Moment> {
    let (title, weight) = match event {
        Event::AuctionWon { seat, store, .. } => {
            (format!("{store} goes to {}", who.name(*seat)), Weight::Fanfare)
        }
        Event::SupplyDials { item, .. } => (format!("Who pays what for {item}"), Weight::Reveal),
        Event::SaleDials { item, .. } => (format!("Who sells {item}"), Weight::Reveal),
        // The first one begins with the game, and nobody waits for it.
        Event::MonthBegins { month: month @ 2.. } => {
            (words::month(*month).to_owned(), Weight::News)
        }
        Event::LastMonth { .. } => ("The last month".to_owned(), Weight::News),
        _ => return None,
    };
    Some(Moment { title, sentence: lines::sentence(event, who), weight })
}
