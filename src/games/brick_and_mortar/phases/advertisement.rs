//! Advertisement: redraws, Market Cards played face up or face down, gathering.
use serde::{Deserialize, Serialize};

use super::{Secret, Window};
use crate::games::brick_and_mortar::action::{Action, Redraw};
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::market::MarketId;
use crate::games::brick_and_mortar::modifiers::{AdvertisementModifier, Modifier};
use crate::games::brick_and_mortar::position::{MARKET_HAND, Position};
use crate::games::brick_and_mortar::shop::{SLOTS, Shop};
use crate::table::{Arrange, Game, Log, Seat, SeatList, Seats};

const MUST_PLAY: u32 = 2;
/// With this many stores the third slot is occupied.
pub(in super::super) const REDRAW_SLOT: usize = 3;

/// What a building gains by its third and its fourth store, and loses by closing one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SlotBonus {
    /// Change one Market Card or the whole hand, once a month.
    Redraw,
    /// One more Market Card.
    ExtraCard,
}

impl SlotBonus {
    /// What the last of so many stores brings.
    pub(in super::super) fn of_last(stores: usize) -> Option<SlotBonus> {
        match stores {
            REDRAW_SLOT => Some(SlotBonus::Redraw),
            SLOTS => Some(SlotBonus::ExtraCard),
            _ => None,
        }
    }
}

/// How many more Market Cards the owner of `building` may play: the fourth slot and Billboards.
pub(in super::super) fn extra_cards(building: &[Shop]) -> u32 {
    let rules = building.iter().flat_map(|shop| shop.store.card().modifiers);
    let extra: u32 = rules
        .map(|modifier| match modifier {
            Modifier::Advertisement(modifier) => match modifier {
                AdvertisementModifier::ExtraCard(count) => *count,
                AdvertisementModifier::DrawDiscard(_) | AdvertisementModifier::LateCard => 0,
            },
            _ => 0,
        })
        .sum();
    extra + u32::from(building.len() == SLOTS)
}

/// The fewest and the most cards a hand of `hand` may play.
pub fn play_range(building: &[Shop], hand: u32) -> (u32, u32) {
    (MUST_PLAY.min(hand), (MUST_PLAY + extra_cards(building)).min(hand))
}

pub(super) fn each_once(cards: &[MarketId]) -> bool {
    (1..cards.len()).all(|index| !cards[..index].contains(&cards[index]))
}

impl Position {
    pub(super) fn begin_advertisement(&mut self, log: &mut Log<Event>) {
        self.run_window(Window::BeforeAdvertisement, Vec::new(), log);
    }

    /// Whether the third slot still allows `seat` a redraw this month.
    pub(in super::super) fn may_redraw(&self, seat: Seat) -> bool {
        self.check_redraw(seat, Redraw::None).is_ok()
    }

    /// Who chooses Market Cards now: owners of a third store one after the other in turn order, since
    /// a redraw takes cards from the deck; then everybody else at once.
    pub(in super::super) fn advertisers(&self, waiting: SeatList) -> SeatList {
        let redraws = |seat: &&Seat| self.building(**seat).len() >= REDRAW_SLOT;
        match self.order.iter().filter(|seat| waiting.contains(seat)).find(redraws) {
            Some(&seat) => seat.into(),
            None => waiting,
        }
    }

    pub(super) fn check_redraw(&self, seat: Seat, redraw: Redraw) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if player.building.len() < REDRAW_SLOT {
            return Err(Illegal::RedrawNone);
        }
        if player.redrew {
            return Err(Illegal::RedrawUsed);
        }
        match redraw {
            Redraw::One(card) if !player.market_hand.contains(&card) => Err(Illegal::NotYourCard),
            _ => Ok(()),
        }
    }

    /// Before the own cards are sealed: at once, and something must go.
    pub(super) fn check_early_redraw(&self, seat: Seat, redraw: Redraw) -> Result<(), Illegal> {
        if self.may_revise(seat) || redraw == Redraw::None {
            return Err(Illegal::NotNow);
        }
        self.check_redraw(seat, redraw)
    }

    pub(super) fn open_redraws(&mut self, open: &Seats<Option<Action>>, log: &mut Log<Event>) {
        for seat in self.order.clone() {
            if let Some(Action::Redraw(redraw)) = open[seat] {
                self.redraw(seat, redraw, log);
            }
        }
        self.begin_supply(log);
    }

    pub(in super::super) fn redraw(&mut self, seat: Seat, redraw: Redraw, log: &mut Log<Event>) {
        let cards: Vec<MarketId> = match redraw {
            Redraw::None => return,
            Redraw::One(card) => vec![card],
            Redraw::All => self.players[seat].market_hand.clone(),
        };
        self.take_from_hand(seat, &cards);
        for &card in &cards {
            self.market_discard.put(card);
        }
        self.players[seat].redrew = true;
        let count = u32::try_from(cards.len()).expect("a hand is small");
        self.tell(Event::Redrew { seat, count }, log);
        self.draw_market(seat, cards.len(), log);
        log.reveals();
    }

    pub(super) fn begin_playing(&mut self) {
        let all: Vec<Seat> = Seat::all(self.seats()).collect();
        self.begin_sealing(Secret::Advertising, &all);
    }

    /// The fewest and the most Market Cards `seat` may play.
    pub(in super::super) fn may_play(&self, seat: Seat) -> (u32, u32) {
        let player = &self.players[seat];
        let hand = u32::try_from(player.market_hand.len()).expect("a hand is small");
        play_range(&player.building, hand)
    }

    pub(super) fn check_advertise(
        &self,
        seat: Seat,
        supply: &[MarketId],
        demand: &[MarketId],
        look: bool,
    ) -> Result<(), Illegal> {
        if look {
            self.check_redraw(seat, Redraw::None)?;
        }
        let cards: Vec<MarketId> = supply.iter().chain(demand).copied().collect();
        let (least, most) = self.may_play(seat);
        self.check_own_cards(seat, &cards)?;
        let fits = (least as usize..=most as usize).contains(&cards.len());
        if fits && each_once(&cards) { Ok(()) } else { Err(Illegal::AdCount { least, most }) }
    }

    pub(super) fn check_own_cards(&self, seat: Seat, cards: &[MarketId]) -> Result<(), Illegal> {
        let hand = &self.players[seat].market_hand;
        let own = cards.iter().all(|card| hand.contains(card));
        if own { Ok(()) } else { Err(Illegal::NotYourCard) }
    }

    /// Supply Cards in one open pile, Demand Cards in one face-down pile; both sorted, so that
    /// nothing says who played what. Then everybody draws back to five, and whoever kept the redraw
    /// for that hand is asked.
    pub(super) fn open_advertising(&mut self, open: &Seats<Option<Action>>, log: &mut Log<Event>) {
        let mut looking = Vec::new();
        for seat in Seat::all(self.seats()) {
            let Some(Action::Advertise { supply, demand, look }) = &open[seat] else {
                unreachable!("checked when sealed")
            };
            looking.extend(look.then_some(seat));
            self.take_from_hand(seat, supply);
            self.take_from_hand(seat, demand);
            self.supply.extend(supply);
            self.demand.extend(demand);
            let played = &mut self.players[seat].played;
            played.extend(demand);
            played.arrange();
        }
        self.supply.arrange();
        self.demand.arrange();
        let demand = u32::try_from(self.demand.len()).expect("few cards");
        self.tell(Event::Gathered { supply: self.supply.clone(), demand }, log);
        for seat in self.order.clone() {
            let missing = MARKET_HAND.saturating_sub(self.players[seat].market_hand.len());
            self.draw_market(seat, missing, log);
        }
        if looking.is_empty() {
            self.begin_supply(log);
        } else {
            self.begin_sealing(Secret::Redraw, &looking);
        }
    }
}
