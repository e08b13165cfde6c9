//! Setup: the draft of Store Cards, and the hands of a first game.
use super::{Phase, Secret};
use crate::games::brick_and_mortar::action::Action;
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::market::Preset;
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Game, Log, Seat, Seats};

impl Position {
    pub(in super::super) fn begin_draft(&mut self) {
        let all: Vec<Seat> = Seat::all(self.seats()).collect();
        self.begin_sealing(Secret::Draft, &all);
    }

    pub(super) fn check_keep(&self, seat: Seat, store: StoreId) -> Result<(), Illegal> {
        if self.players[seat].packet.contains(&store) { Ok(()) } else { Err(Illegal::NotInPacket) }
    }

    /// Everybody keeps one card and passes the rest to the left; the last card of each packet is
    /// discarded face down.
    pub(super) fn open_draft(&mut self, open: &Seats<Option<Action>>, log: &mut Log<Event>) {
        let count = self.seats();
        for seat in Seat::all(count) {
            let Some(Action::Keep(store)) = open[seat] else { unreachable!("checked when sealed") };
            let player = &mut self.players[seat];
            player.packet.retain(|other| *other != store);
            player.store_hand.push(store);
            log.secret(seat, Event::Kept { seat, store }, Event::KeptOne { seat });
        }
        let mut packets = self.players.map(|_, player| player.packet.clone());
        if packets.values().any(|packet| packet.len() > 1) {
            for seat in Seat::all(count) {
                self.players[seat.after(count)].packet = std::mem::take(&mut packets[seat]);
            }
            self.begin_draft();
            return;
        }
        for seat in Seat::all(count) {
            for store in std::mem::take(&mut self.players[seat].packet) {
                self.store_discard.put(store);
            }
        }
        self.phase = Phase::Starting { seat: self.order[0] };
    }

    /// First game: the Starting Store is given, not chosen.
    pub(in super::super) fn start_preset(&mut self, log: &mut Log<Event>) {
        let order = self.order.clone();
        for (position, &seat) in order.iter().enumerate() {
            self.open_start(seat, Preset::of(position, self.seats()).start(), log);
        }
        self.end_starting(log);
    }
}
