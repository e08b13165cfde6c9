//! Stores that ask for Market Cards of the hand.
use high_street::games::brick_and_mortar::{Action, Ask, MarketId, Prompt};
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::goods::{MarketCard, market_words};
use super::AskProps;
use super::effects::asking;
use crate::counter::use_draft;

fn card_list(
    hand: &[MarketId],
    chosen: &[MarketId],
    pick: &Callback<MarketId>,
    words: &'static str,
) -> Html {
    html! {
        <ul class="bm-play">
            { for hand.iter().map(|&card| html! {
                <li key={u8::from(card)} class="bm-play__card">
                    <MarketCard {card} />
                    <button type="button" class={classes!("btn", "bm-choose", chosen.contains(&card).then_some("is-chosen"))}
                        aria-pressed={chosen.contains(&card).to_string()} onclick={pick.reform(move |_: MouseEvent| card)}>
                        { words }<span class="sr">{ format!(": {}", market_words(card)) }</span>
                    </button>
                </li>
            }) }
        </ul>
    }
}

/// Market Research Firm: so many cards go.
#[component]
pub fn DiscardCards(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let chosen = use_draft(&scene.drafts, *seat, prompt, "chosen", Vec::<MarketId>::new);
    let (Prompt::Effect { store, ask: Ask::Discard { count }, .. }, Some((_, own))) =
        (prompt, scene.view.mine())
    else {
        return html! {};
    };
    let pick = {
        let chosen = chosen.clone();
        Callback::from(move |card| {
            let mut cards: Vec<MarketId> =
                chosen.iter().copied().filter(|other| *other != card).collect();
            if cards.len() == chosen.len() {
                cards.push(card);
            }
            chosen.set(cards);
        })
    };
    let label = format!("Discard {} of {count}", chosen.len());
    let primary = if chosen.len() == *count as usize {
        Press::new(label, "i-cards", Action::Discard((*chosen).clone()))
    } else {
        Press::blocked(label, "i-cards", format!("Discard exactly {count} cards."))
    };
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(primary, "The others see which cards go.")} wide=true>
            { asking(*store) }
            { card_list(&own.market_hand, &chosen, &pick, "Discard") }
        </Counter>
    }
}

/// Advertisement Agency: one more card, or none.
#[component]
pub fn LateCard(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let chosen = use_draft(&scene.drafts, *seat, prompt, "chosen", || None::<MarketId>);
    let (Prompt::Effect { store, ask: Ask::PlayLate { demand }, .. }, Some((_, own))) =
        (prompt, scene.view.mine())
    else {
        return html! {};
    };
    let pick = {
        let chosen = chosen.clone();
        Callback::from(move |card| chosen.set(Some(card).filter(|_| *chosen != Some(card))))
    };
    let what = if *demand { "demand" } else { "supply" };
    let primary = match *chosen {
        Some(card) => Press::new(
            format!("Play {} as {what}", market_words(card)),
            "ph-ad",
            Action::PlayLate(Some(card)),
        ),
        None => Press::new("Play no card", "i-next", Action::PlayLate(None)),
    };
    let why = if *demand {
        "Last chance this month."
    } else {
        "Once a month: now as supply, or later as demand."
    };
    let chosen_cards: Vec<MarketId> = chosen.iter().copied().collect();
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(primary, why)} wide=true>
            { asking(*store) }
            { card_list(&own.market_hand, &chosen_cards, &pick, "Play") }
        </Counter>
    }
}
