//! Market Cards: redraw, and play them as supply or demand.
use high_street::games::brick_and_mortar::{
    Action, AdvertisePrompt, Item, MarketId, Position, Redraw, RedrawPrompt, View, pictured,
};
use high_street::table::Seats;
use yew::prelude::*;

use super::super::counter::choice;
use super::super::goods::{market_card, market_words};
use super::super::words::{self, look};
use super::sealed;
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::parts::icon;

pub fn redraw(scene: &Scene<Position>, prompt: &RedrawPrompt) -> Counter<Action> {
    let RedrawPrompt { hand } = prompt;
    let chosen = scene.draft(prompt, "chosen", || match sealed(&scene.view) {
        Some(Action::Redraw(redraw)) => *redraw,
        _ => Redraw::None,
    });
    let label = match *chosen {
        Redraw::None => "Keep the hand".to_owned(),
        Redraw::One(card) => format!("Redraw {}", market_words(card)),
        Redraw::All => format!("Redraw all {} cards", hand.len()),
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
                        <li key={u8::from(card)} class="bm-play__card">{ market_card(card) }{ pick(Redraw::One(card), "Redraw this".to_owned()) }</li>
                    }
                </ul>
                <div class="row wrap">{ pick(Redraw::All, format!("Redraw all {}", hand.len())) }{ pick(Redraw::None, "Keep all".to_owned()) }</div>
            </>
        },
        primary: Some(Offer::new(label, "i-cards", Action::Redraw(*chosen))),
        why: "The last chance this month.".to_owned(),
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
    let AdvertisePrompt { least, most, redraw } = *prompt;
    let sealed_look = matches!(sealed(&scene.view), Some(Action::Advertise { look: true, .. }));
    let look = scene.draft(prompt, "look", || sealed_look);
    let played: Draft<Played> = scene.draft(prompt, "played", || match sealed(&scene.view) {
        Some(Action::Advertise { supply, demand, .. }) => {
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
    let has_sealed = sealed(&scene.view).is_some();
    let hand = scene.view.mine().map_or(&[][..], |(_, own)| &own.market_hand);
    Counter {
        body: html! {
            <>
                <h3 class="bm-title">{ format!("Play {}: {} chosen", goal(least, most), played.len()) }</h3>
                <div class="bm-adverts">
                    <ul class="bm-play">
                        for &card in hand { { playable(scene, card, &played, redraw && !has_sealed) } }
                    </ul>
                    <div class="bm-adverts__beside">
                        { shelves(&scene.view) }
                        if redraw { { redraws(scene, hand.len(), has_sealed, &look) } }
                    </div>
                </div>
            </>
        },
        primary: Some(seal((supply, demand, redraw && *look), least, most)),
        why: sums,
        wide: true,
        ..Counter::default()
    }
}

/// "2 cards", "2 to 4 cards".
fn goal(least: u32, most: u32) -> String {
    if least == most { words::cards(least) } else { format!("{least} to {}", words::cards(most)) }
}

/// What lies on the own shelves and on everybody else's, with the free places: what the cards are
/// played for.
fn shelves(view: &View) -> Html {
    let Some(me) = view.me else { return html! {} };
    let cell = |held: u32, room: u32| {
        html! {
            <td><b>{ held }</b>if room > 0 { <small>{ format!(" +{room}") }<span class="sr">{ " free" }</span></small> }</td>
        }
    };
    let own = |counts: &Seats<u32>| counts[me];
    let others = |counts: &Seats<u32>| counts.values().sum::<u32>() - counts[me];
    let row = |title: &'static str, of: &dyn Fn(&Seats<u32>) -> u32| {
        html! {
            <tr key={title}>
                <th scope="row">{ title }</th>
                { for Item::ALL.into_iter().map(|item| cell(of(&view.held(item)), of(&view.rooms(item)))) }
            </tr>
        }
    };
    html! {
        <table class="sheet bm-strip" aria-label="Goods on the shelves, and free places">
            <thead><tr><td></td>
                for item in Item::ALL { <th key={item.name()} scope="col">{ icon(look(item).art) }<span class="sr">{ look(item).title }</span></th> }
            </tr></thead>
            <tbody>{ row("Own", &own) }{ row("Others", &others) }</tbody>
        </table>
    }
}

/// The third store: the whole hand anew at once, or a look at the next one before Supply.
fn redraws(scene: &Scene<Position>, hand: usize, has_sealed: bool, look: &Draft<bool>) -> Html {
    let all = Offer::new(format!("Redraw all {hand}"), "i-cards", Action::Redraw(Redraw::All));
    html! {
        <div class="bm-redraw" role="group" aria-label="Redraw, once a month">
            <span>{ "Third store, once a month:" }</span>
            if !has_sealed {
                <button type="button" class="btn bm-choose" onclick={scene.on_press(all)}>{ format!("Redraw all {hand}") }</button>
            }
            { choice(scene, **look, html! { "Look at the next hand" }, Ok(look.choose(!**look))) }
        </div>
    }
}

fn seal(
    (supply, demand, look): (Vec<MarketId>, Vec<MarketId>, bool),
    least: u32,
    most: u32,
) -> Offer<Action> {
    let chosen = supply.len() + demand.len();
    let label = format!("Seal {} supply, {} demand", supply.len(), demand.len());
    if (least as usize..=most as usize).contains(&chosen) {
        Offer::new(label, "i-lock", Action::Advertise { supply, demand, look })
    } else {
        let exactly = if least == most { "exactly " } else { "" };
        let why = format!("Play {exactly}{}; chosen: {chosen}.", goal(least, most));
        Offer::blocked(label, "i-lock", why)
    }
}

fn playable(scene: &Scene<Position>, card: MarketId, played: &Draft<Played>, redraw: bool) -> Html {
    let now = played.iter().find(|(other, _)| *other == card).map(|(_, side)| *side);
    let button = |side: Side, words: &'static str, art: &'static str| {
        let others = played.iter().copied().filter(|(other, _)| *other != card);
        let play = (now != Some(side)).then_some((card, side));
        let label = html! {
            <>{ icon(art) }<span>{ words }</span><span class="sr">{ format!(": {}", market_words(card)) }</span></>
        };
        choice(scene, now == Some(side), label, Ok(played.choose(others.chain(play).collect())))
    };
    let again = Offer::new("Redraw", "", Action::Redraw(Redraw::One(card)));
    html! {
        <li key={u8::from(card)} class="bm-play__card">
            { market_card(card) }
            { button(Side::Supply, "Supply", "ph-supply") }
            { button(Side::Demand, "Demand", "ph-sale") }
            if redraw {
                <button type="button" class="btn btn--ghost bm-choose" onclick={scene.on_press(again)}>
                    { "Redraw" }<span class="sr">{ format!(": {}", market_words(card)) }</span>
                </button>
            }
        </li>
    }
}
