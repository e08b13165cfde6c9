//! Stores that ask for Market Cards of the hand.
use high_street::games::brick_and_mortar::{Action, EffectPrompt, MarketId, Position};
use yew::prelude::*;

use super::super::counter::choice;
use super::super::goods::{market_card, market_words};
use super::super::words;
use super::effects::asking;
use crate::counter::{Counter, Offer};
use crate::face::Scene;

/// The own hand, each card with a button.
fn cards(
    scene: &Scene<Position>,
    words: &'static str,
    on: impl Fn(MarketId) -> bool,
    choose: impl Fn(MarketId) -> Callback<()>,
) -> Html {
    let hand = scene.view.mine().map_or(&[][..], |(_, own)| &own.market_hand);
    html! {
        <ul class="bm-play">
            for &card in hand {
                <li key={u8::from(card)} class="bm-play__card">
                    { market_card(card) }
                    { choice(scene, on(card), html! { <>{ words }<span class="sr">{ format!(": {}", market_words(card)) }</span></> }, Ok(choose(card))) }
                </li>
            }
        </ul>
    }
}

/// Market Research Firm: so many cards go.
pub fn discard(scene: &Scene<Position>, prompt: &EffectPrompt, count: u32) -> Counter<Action> {
    let chosen = scene.draft(prompt, "chosen", Vec::<MarketId>::new);
    let toggled = |card: MarketId| {
        let mut cards: Vec<MarketId> =
            chosen.iter().copied().filter(|other| *other != card).collect();
        if cards.len() == chosen.len() {
            cards.push(card);
        }
        chosen.choose(cards)
    };
    let label = format!("Discard {} of {count}", chosen.len());
    let primary = if chosen.len() == count as usize {
        Offer::new(label, "i-cards", Action::Discard((*chosen).clone()))
    } else {
        Offer::blocked(label, "i-cards", format!("Discard exactly {}.", words::cards(count)))
    };
    Counter {
        body: html! {
            <>{ asking(prompt.store) }{ cards(scene, "Discard", |card| chosen.contains(&card), toggled) }</>
        },
        primary: Some(primary),
        why: "The others see which cards go.".to_owned(),
        wide: true,
        ..Counter::default()
    }
}

/// Advertisement Agency: one more card, or none.
pub fn late_card(scene: &Scene<Position>, prompt: &EffectPrompt, demand: bool) -> Counter<Action> {
    let chosen = scene.draft(prompt, "chosen", || None::<MarketId>);
    let toggled = |card: MarketId| chosen.choose((*chosen != Some(card)).then_some(card));
    let (what, why) = if demand {
        ("demand", "Last chance this month.")
    } else {
        ("supply", "Once a month: now as supply, or later as demand.")
    };
    let label = match *chosen {
        Some(card) => format!("Play {} as {what}", market_words(card)),
        None => "Play no card".to_owned(),
    };
    let art = if chosen.is_some() { "ph-ad" } else { "i-next" };
    Counter {
        body: html! {
            <>{ asking(prompt.store) }{ cards(scene, "Play", |card| *chosen == Some(card), toggled) }</>
        },
        primary: Some(Offer::new(label, art, Action::PlayLate(*chosen))),
        why: why.to_owned(),
        wide: true,
        ..Counter::default()
    }
}
