//! The end of a turn: empty gates are refilled from the queue, the one emptied first first.
use crate::games::shopping_mall::event::Event;
use crate::games::shopping_mall::illegal::Illegal;
use crate::games::shopping_mall::names::Trade;
use crate::games::shopping_mall::plan::Spot;
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::stage::Stage;
use crate::table::Log;

pub const ARRIVALS_MIN: u32 = 2;
/// Also how many at the front of the queue may be chosen from.
pub const ARRIVALS_MAX: u32 = 4;

impl Position {
    /// Those at the front of the queue who may come in.
    pub(in super::super) fn window(&self) -> &[Trade] {
        &self.queue[..self.queue.len().min(ARRIVALS_MAX as usize)]
    }

    /// Goes through the gates until somebody has to choose, and then to the end of the turn.
    pub(super) fn refill_gates(&mut self, log: &mut Log<Event>) {
        // A crowd has come back to some of them.
        let crowds = &self.crowds;
        self.depleted.retain(|gate| crowds[gate.index()].is_empty());
        while let Some(&gate) = self.depleted.first() {
            match self.queue.len() {
                0 => break,
                1 | 2 => self.admit(gate, &vec![true; self.queue.len()], log),
                _ => {
                    self.stage = Stage::Arrivals(gate);
                    return;
                }
            }
        }
        self.end_turn(log);
    }

    pub(in super::super) fn check_arrivals(&self, places: &[u8]) -> Result<(), Illegal> {
        let window = u32::try_from(self.window().len()).expect("four at most");
        if places.iter().any(|place| u32::from(*place) >= window) {
            return Err(Illegal::PickWindow { window });
        }
        let repeated = places.iter().enumerate().any(|(index, at)| places[..index].contains(at));
        let count = u32::try_from(places.len()).unwrap_or(u32::MAX);
        if repeated || !(ARRIVALS_MIN..=window).contains(&count) {
            return Err(Illegal::PickCount { most: window });
        }
        Ok(())
    }

    pub(in super::super) fn apply_arrivals(
        &mut self,
        gate: Spot,
        places: &[u8],
        log: &mut Log<Event>,
    ) {
        let mut chosen = vec![false; self.window().len()];
        for place in places {
            chosen[usize::from(*place)] = true;
        }
        self.admit(gate, &chosen, log);
        self.refill_gates(log);
    }

    /// The chosen ones come in, in queue order; the others close up.
    fn admit(&mut self, gate: Spot, chosen: &[bool], log: &mut Log<Event>) {
        let (mut visitors, mut rest) = (Vec::new(), Vec::new());
        for (index, trade) in std::mem::take(&mut self.queue).into_iter().enumerate() {
            let comes = chosen.get(index).copied().unwrap_or(false);
            if comes { visitors.push(trade) } else { rest.push(trade) }
        }
        self.queue = rest;
        self.crowds[gate.index()].clone_from(&visitors);
        self.depleted.retain(|other| *other != gate);
        self.stir();
        self.tell(Event::Arrived { gate, visitors }, log);
    }
}
