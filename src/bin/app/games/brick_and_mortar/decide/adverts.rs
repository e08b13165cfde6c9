//! Market Cards: redraw, and play them as supply or demand.
use high_street::games::brick_and_mortar::{
    Action, AdvertisePrompt, MarketId, Position, Redraw, RedrawPrompt, pictured,
};
use yew::prelude::*;

use super::super::counter::choice;
use super::super::goods::{MarketCard, market_words};
use super::super::words;
use super::sealed;
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::parts::icon;

pub fn redraw(scene: &Scene<Position>, prompt: &RedrawPrompt) -> Counter<Action> {
    let RedrawPrompt { after, hand } = prompt;
    let chosen = scene.draft(prompt, "chosen", || match sealed(&scene.view) {
        Some(Action::Redraw(redraw)) => *redraw,
        _ => Redraw::None,
    });
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
    let pick = |value: Redraw, words: String| {
        choice(scene, *chosen == value, html! { words }, Ok(chosen.choose(value)))
    };
    Counter {
        body: html! {
            <>
                <h3 class="bm-title">{ "Redraw one card, the whole hand, or nothing" }</h3>
                <ul class="bm-play">
                    for &card in hand {
                        <li key={u8::from(card)} class="bm-play__card"><MarketCard {card} />{ pick(Redraw::One(card), "Redraw this".to_owned()) }</li>
                    }
                </ul>
                <div class="row wrap">{ pick(Redraw::All, format!("Redraw all {}", hand.len())) }{ pick(Redraw::None, "Keep all".to_owned()) }</div>
            </>
        },
        primary: Some(Offer::new(label, "i-cards", Action::Redraw(*chosen))),
        why: why.to_owned(),
        wide: true,
        ..Counter::default()
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Side {
    Supply,
    Demand,
}

type Played = Vec<(MarketId, Side)>;

pub fn advertise(scene: &Scene<Position>, prompt: &AdvertisePrompt) -> Counter<Action> {
    let AdvertisePrompt { least, most } = *prompt;
    let played: Draft<Played> = scene.draft(prompt, "played", || match sealed(&scene.view) {
        Some(Action::Advertise { supply, demand }) => {
            let with = |side| move |&card: &MarketId| (card, side);
            let supply = supply.iter().map(with(Side::Supply));
            supply.chain(demand.iter().map(with(Side::Demand))).collect()
        }
        _ => Vec::new(),
    });
    let of = |side: Side| -> Vec<MarketId> {
        played.iter().filter(|(_, on)| *on == side).map(|(card, _)| *card).collect()
    };
    let (supply, demand) = (of(Side::Supply), of(Side::Demand));
    let sums = format!(
        "Adds to the docks: {}. Adds to demand: {}.",
        words::goods(&pictured(&supply)),
        words::goods(&pictured(&demand))
    );
    let hand = scene.view.mine().map_or(&[][..], |(_, own)| &own.market_hand);
    Counter {
        body: html! {
            <>
                <h3 class="bm-title">{ format!("Play {}: {} chosen", goal(least, most), played.len()) }</h3>
                <ul class="bm-play">for &card in hand { { playable(scene, card, &played) } }</ul>
            </>
        },
        primary: Some(seal(supply, demand, least, most)),
        why: sums,
        wide: true,
        ..Counter::default()
    }
}

/// "2 cards", "2 to 4 cards".
fn goal(least: u32, most: u32) -> String {
    if least == most { words::cards(least) } else { format!("{least} to {}", words::cards(most)) }
}

fn seal(supply: Vec<MarketId>, demand: Vec<MarketId>, least: u32, most: u32) -> Offer<Action> {
    let chosen = supply.len() + demand.len();
    let label = format!("Seal {} supply, {} demand", supply.len(), demand.len());
    if (least as usize..=most as usize).contains(&chosen) {
        Offer::new(label, "i-lock", Action::Advertise { supply, demand })
    } else {
        let exactly = if least == most { "exactly " } else { "" };
        let why = format!("Play {exactly}{}; chosen: {chosen}.", goal(least, most));
        Offer::blocked(label, "i-lock", why)
    }
}

fn playable(scene: &Scene<Position>, card: MarketId, played: &Draft<Played>) -> Html {
    let now = played.iter().find(|(other, _)| *other == card).map(|(_, side)| *side);
    let button = |side: Side, words: &'static str, art: &'static str| {
        let others = played.iter().copied().filter(|(other, _)| *other != card);
        let play = (now != Some(side)).then_some((card, side));
        let label = html! {
            <>{ icon(art) }<span>{ words }</span><span class="sr">{ format!(": {}", market_words(card)) }</span></>
        };
        choice(scene, now == Some(side), label, Ok(played.choose(others.chain(play).collect())))
    };
    html! {
        <li key={u8::from(card)} class="bm-play__card">
            <MarketCard {card} />
            { button(Side::Supply, "Supply", "ph-supply") }
            { button(Side::Demand, "Demand", "ph-sale") }
        </li>
    }
}
