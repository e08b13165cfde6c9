//! Market Cards: redraw, and play them as supply or demand.
use high_street::games::brick_and_mortar::{Action, MarketId, Prompt, Redraw, pictured};
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::goods::{MarketCard, market_words};
use super::super::words;
use super::{AskProps, CHANGE, sealed, set};
use crate::counter::use_draft;

#[component]
pub fn Redraws(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let chosen = use_draft(&scene.drafts, *seat, prompt, "chosen", || match sealed(&scene.view) {
        Some(Action::Redraw(redraw)) => *redraw,
        _ => Redraw::None,
    });
    let Prompt::Redraw { after, hand } = prompt else { return html! {} };
    let label = match *chosen {
        Redraw::None => "Keep the hand".to_owned(),
        Redraw::One(card) => format!("Redraw {}", market_words(card)),
        Redraw::All => format!("Redraw all {} cards", hand.len()),
    };
    let why = if *after {
        "Last chance this month: once, before the cards are played or after."
    } else {
        "Once a month, now or after the cards are played."
    };
    let lost = match *chosen {
        Redraw::None => Vec::new(),
        _ => vec!["What is redrawn is discarded. Once a month.".to_owned(), CHANGE.to_owned()],
    };
    let press = Press::new(label, "i-cards", Action::Redraw(*chosen)).asking(lost);
    let choices = Choices::only(press, why);
    let pick = |value: Redraw, words: String| {
        html! {
            <button type="button" class={classes!("btn", "bm-choose", (*chosen == value).then_some("is-chosen"))}
                aria-pressed={(*chosen == value).to_string()} onclick={set(&chosen).reform(move |_: MouseEvent| value)}>{ words }</button>
        }
    };
    html! {
        <Counter scene={scene.clone()} seat={*seat} {choices} wide=true>
            <h3 class="bm-title">{ "Redraw one card, the whole hand, or nothing" }</h3>
            <ul class="bm-play">
                for &card in hand {
                    <li key={u8::from(card)} class="bm-play__card"><MarketCard {card} />{ pick(Redraw::One(card), "Redraw this".to_owned()) }</li>
                }
            </ul>
            <div class="row wrap">{ pick(Redraw::All, format!("Redraw all {}", hand.len())) }{ pick(Redraw::None, "Keep all".to_owned()) }</div>
        </Counter>
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Side {
    Supply,
    Demand,
}

#[component]
pub fn Advertise(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let played = use_draft(&scene.drafts, *seat, prompt, "played", || match sealed(&scene.view) {
        Some(Action::Advertise { supply, demand }) => {
            let with = |side| move |&card: &MarketId| (card, side);
            supply
                .iter()
                .map(with(Side::Supply))
                .chain(demand.iter().map(with(Side::Demand)))
                .collect()
        }
        _ => Vec::new(),
    });
    let (Prompt::Advertise { least, most }, Some((_, own))) = (prompt, scene.view.mine()) else {
        return html! {};
    };
    let of = |side: Side| -> Vec<MarketId> {
        played.iter().filter(|(_, on)| *on == side).map(|(card, _)| *card).collect()
    };
    let (supply, demand) = (of(Side::Supply), of(Side::Demand));
    let sums = format!(
        "Adds to the docks: {}. Adds to demand: {}.",
        words::goods(&pictured(&supply)),
        words::goods(&pictured(&demand))
    );
    let press = advert_press(supply, demand, *least, *most);
    let press = press.asking(vec![sums.clone(), CHANGE.to_owned()]);
    let choices = Choices::only(press, sums);
    html! {
        <Counter scene={scene.clone()} seat={*seat} {choices} wide=true>
            <h3 class="bm-title">{ count_words(played.len(), *least, *most) }</h3>
            <ul class="bm-play">
                for &card in &own.market_hand { { playable(card, &played) } }
            </ul>
        </Counter>
    }
}

fn count_words(chosen: usize, least: u32, most: u32) -> String {
    let goal = if least == most { least.to_string() } else { format!("{least} to {most}") };
    format!("Play {goal} cards: {chosen} chosen")
}

fn advert_press(supply: Vec<MarketId>, demand: Vec<MarketId>, least: u32, most: u32) -> Press {
    let chosen = supply.len() + demand.len();
    let label = format!("Seal {} supply, {} demand", supply.len(), demand.len());
    if (least as usize..=most as usize).contains(&chosen) {
        Press::new(label, "i-lock", Action::Advertise { supply, demand })
    } else {
        let goal =
            if least == most { format!("exactly {least}") } else { format!("{least} to {most}") };
        Press::blocked(label, "i-lock", format!("Play {goal} cards; {chosen} are chosen."))
    }
}

fn playable(card: MarketId, played: &UseStateHandle<Vec<(MarketId, Side)>>) -> Html {
    let now = played.iter().find(|(other, _)| *other == card).map(|(_, side)| *side);
    let button = |side: Side, words: &'static str, icon: &'static str| {
        let played = played.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            let mut rest: Vec<_> =
                played.iter().copied().filter(|(other, _)| *other != card).collect();
            if now != Some(side) {
                rest.push((card, side));
            }
            played.set(rest);
        });
        html! {
            <button type="button" class={classes!("btn", "bm-choose", (now == Some(side)).then_some("is-chosen"))}
                aria-pressed={(now == Some(side)).to_string()} {onclick}>
                { crate::parts::icon(icon) }<span>{ words }</span><span class="sr">{ format!(": {}", market_words(card)) }</span>
            </button>
        }
    };
    html! {
        <li key={u8::from(card)} class="bm-play__card">
            <MarketCard {card} />
            { button(Side::Supply, "Supply", "ph-supply") }
            { button(Side::Demand, "Demand", "ph-sale") }
        </li>
    }
}
