//! What lies face down.
use serde::{Deserialize, Serialize};

use super::customers::CustomerId;
use super::distribution::PriceCard;
use super::shop::{CUSTOMERS_PER_ROUND, ROUNDS, Shop, Slots, Status};
use crate::table::{Dice, Pile};

/// Known to nobody while the game runs; shown when it is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    pub deck: Pile<CustomerId>,
    /// The faces of the customers lying face down.
    pub down: Slots<Option<CustomerId>>,
    pub sent_away: Vec<CustomerId>,
    pub price_deck: Pile<PriceCard>,
}

impl Hidden {
    /// Two full decks, shuffled apart from each other, and no one dealt.
    pub(super) fn shuffled(dice: &Dice) -> Hidden {
        let mut deck: Pile<CustomerId> = CustomerId::all().collect();
        deck.shuffle(&mut dice.fork(1));
        let mut price_deck: Pile<PriceCard> = PriceCard::all().collect();
        price_deck.shuffle(&mut dice.fork(2));
        Hidden { deck, down: Slots::default(), sent_away: Vec::new(), price_deck }
    }

    /// Lays out whom nobody has seen at random, as many in each place as the shop shows.
    pub(super) fn imagined(shop: &Shop, dice: &mut Dice) -> Hidden {
        let mut unseen: Vec<CustomerId> = shop.unseen().collect();
        dice.shuffle(&mut unseen);
        let mut next = || unseen.pop().expect("unseen cards lie face down, away, or in the deck");
        let mut down = Slots::default();
        for slot in shop.slots(Status::Down) {
            down[slot] = Some(next());
        }
        let sent_away = (0..shop.sent_away).map(|_| next()).collect();
        let mut prices: Vec<PriceCard> = shop.prices_to_come().collect();
        dice.shuffle(&mut prices);
        Hidden { deck: Pile::new(unseen), down, sent_away, price_deck: Pile::new(prices) }
    }

    /// Each card lies in exactly one place.
    pub(super) fn audit(&self, shop: &Shop) -> Result<(), String> {
        let deck = usize::from(CUSTOMERS_PER_ROUND * (ROUNDS - shop.round));
        if self.deck.len() != deck {
            return Err(format!("the deck holds {} customers, not {deck}", self.deck.len()));
        }
        let down = self.down.iter().filter_map(|(_, who)| *who);
        let mut all: Vec<CustomerId> =
            self.deck.cards().iter().chain(&self.sent_away).chain(&shop.met).copied().collect();
        all.extend(down);
        all.sort_unstable();
        if !all.iter().copied().eq(CustomerId::all()) {
            return Err(format!("{} customers lie about, or one lies twice", all.len()));
        }
        for (slot, guest) in shop.guests.iter() {
            if (guest.status == Status::Down) != self.down[slot].is_some() {
                return Err(format!("slot {} is neither face up nor face down", slot.index()));
            }
        }
        let mut prices: Vec<PriceCard> =
            self.price_deck.cards().iter().chain(&shop.price_cards).copied().collect();
        prices.sort_unstable();
        if !prices.iter().copied().eq(PriceCard::all()) {
            return Err(format!("{} distribution cards lie about", prices.len()));
        }
        Ok(())
    }
}
