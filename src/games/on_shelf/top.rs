//! What the event of this hour brought, kept until the next hour begins: who came later sees it too.
use serde::{Deserialize, Serialize};

use super::customers::CustomerId;
use super::event::{Event, Fate};
use super::hour_events::HourEvent;
use super::position::Position;
use super::spaces::Space;
use crate::table::Entry;

/// The event at the top of an hour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Top {
    pub event: HourEvent,
    pub die: u32,
    /// The customer it turned up.
    pub turned_up: Option<CustomerId>,
    /// Spaces it touched, in order: where a cube came, went, was swapped, broke or was taken away.
    pub touched: Vec<Space>,
}

impl Position {
    /// Reads it off what was just told, so that no chapter has to keep books. Cubes are the event's
    /// where it was `asked` about, or after an hour has begun; else a job's.
    pub(super) fn note_top(&mut self, mut asked: bool, told: &[Entry<Event>]) {
        for entry in told {
            match (&entry.event, &mut self.top) {
                (Event::HourBegins { .. }, top) => {
                    *top = None;
                    asked = true;
                }
                (Event::HourEvent { die, event, .. }, top) => {
                    let (die, event) = (*die, *event);
                    *top = Some(Top { event, die, turned_up: None, touched: Vec::new() });
                }
                (Event::TurnedUp { customer }, Some(top)) => top.turned_up = Some(*customer),
                (Event::SymbolHandled { fate, .. }, Some(top)) => match *fate {
                    Fate::Back(space) | Fate::Broken { space, .. } => top.touched.push(space),
                    Fate::Nothing => {}
                },
                (Event::Placed { space, .. }, Some(top)) if asked => {
                    top.touched.push(Space::Stock(*space));
                }
                (Event::Moved { from, to, .. }, Some(top)) if asked => {
                    top.touched.extend([Space::Stock(*from), Space::Shelf(*to)]);
                }
                (Event::Swapped { space, .. }, Some(top)) if asked => top.touched.push(*space),
                (Event::SalesStopped { gone, .. }, Some(top)) => {
                    top.touched.extend(gone.iter().map(|bottle| bottle.space));
                }
                _ => {}
            }
        }
    }
}
