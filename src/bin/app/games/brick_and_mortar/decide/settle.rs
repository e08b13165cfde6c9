//! A store was won, or surplus bought: how many Debt Tokens pay for it.
use high_street::games::brick_and_mortar::{Action, Position, SettlePrompt};
use yew::prelude::*;

use super::super::counter::{choice, debt};
use super::super::words;
use crate::counter::{Counter, Offer};
use crate::face::Scene;

pub fn settle(scene: &Scene<Position>, prompt: &SettlePrompt) -> Counter<Action> {
    let SettlePrompt { price, most, money, opens, .. } = *prompt;
    let chosen = scene.draft(prompt, "debt", || 0);
    let needed = money.map_or(0, |money| price.saturating_sub(money).div_ceil(2));
    let tokens = (*chosen).max(needed);
    let label = match (money, tokens) {
        (Some(_), 0) => format!("Pay ${price} in cash"),
        (None, 0) => format!("Pay ${price} from the purse"),
        (Some(_), some) => format!("Pay ${price} with {}", words::tokens(some)),
        (None, some) => format!("Pay ${price} with {} or more", words::tokens(some)),
    };
    // Where nobody may know the purse, the button says what comes of one that is too small.
    let stakes = match money {
        Some(_) => "",
        None => "For every $2 it lacks a Debt Token: 1 point less each.",
    };
    let pay = |label: String, action: Action| {
        Offer::new(label, "coin", action).stakes(stakes).losing(debt(tokens))
    };
    let only = Action::Settle { debt: tokens };
    let (primary, more) = match opens {
        None => (pay(label, only), Vec::new()),
        Some(store) => {
            let opened = format!("{label}, open {store}");
            let both = Action::SettleAndOpen { debt: tokens };
            let later = pay("Pay, then close a store".to_owned(), only).stakes("");
            (pay(opened, both), vec![later])
        }
    };
    let option = |count: u32| {
        let words = if count == 0 { "Cash".to_owned() } else { words::tokens(count) };
        choice(scene, tokens == count, html! { words }, Ok(chosen.choose(count)))
    };
    let left = money.map(|money| format!("Leaves ${}. ", money + 2 * tokens - price));
    Counter {
        body: html! {
            <>
                <h3 class="bm-title">{ format!("${price} to pay") }</h3>
                <div class="bm-options" role="group" aria-label="Debt Tokens" data-quick="">
                    { for (needed..=most).map(option) }
                </div>
            </>
        },
        primary: Some(primary),
        more,
        why: format!(
            "{}A Debt Token brings $2 and costs 1 point at the end. What the purse lacks is borrowed in any case.",
            left.unwrap_or_default()
        ),
        ..Counter::default()
    }
}
