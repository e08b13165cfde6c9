//! What lies behind the screen: Market Cards, Store Cards, and what was played face down.
use high_street::games::brick_and_mortar::Own;
use yew::prelude::*;

use super::goods::market_card;
use super::status::action_words;
use super::store::StoreName;
use super::words;

#[derive(Clone, Copy, PartialEq)]
pub enum Hand {
    Market,
    Store,
}

#[derive(Properties, PartialEq)]
pub struct HandsProps {
    pub own: Own,
    /// The hand that is laid out to choose from.
    #[prop_or_default]
    pub but: Option<Hand>,
}

#[component]
pub fn Hands(HandsProps { own, but }: &HandsProps) -> Html {
    let count = |cards: usize| words::cards(u32::try_from(cards).unwrap_or(u32::MAX));
    html! {
        <div class="bm-hands">
            if *but != Some(Hand::Market) {
                <section aria-label="Market hand">
                    <h3 class="eyebrow">{ format!("Market hand: {}", count(own.market_hand.len())) }</h3>
                    <ul class="demand">
                        for &card in &own.market_hand { <li key={u8::from(card)}>{ market_card(card) }</li> }
                    </ul>
                </section>
            }
            if *but != Some(Hand::Store) {
                <section aria-label="Store hand">
                    <h3 class="eyebrow">{ format!("Store hand: {}", count(own.store_hand.len())) }</h3>
                    <ul class="bm-chips">
                        for &store in &own.store_hand {
                            <li key={store.to_string()} class="bm-chip"><StoreName {store} /><b>{ format!("${}", store.card().cost) }</b></li>
                        }
                    </ul>
                </section>
            }
            if !own.played.is_empty() {
                <section aria-label="Demand Cards played this month">
                    <h3 class="eyebrow">{ "Played as demand" }</h3>
                    <ul class="demand">
                        for &card in &own.played { <li key={u8::from(card)}>{ market_card(card) }</li> }
                    </ul>
                </section>
            }
            if let Some(sealed) = &own.sealed {
                <p class="bm-sealed">{ format!("Sealed: {}. It can be changed until the last seal.", action_words(sealed)) }</p>
            }
        </div>
    }
}
