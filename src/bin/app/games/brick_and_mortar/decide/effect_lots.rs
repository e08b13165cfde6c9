//! Stores that move items: from other shelves, from surplus, to the dock.
use high_street::games::brick_and_mortar::{
    Action, Ask, Count, Item, Lot, PerItem, Prompt, Window,
};
use high_street::table::Seat;
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::habit::habitual;
use super::super::words;
use super::AskProps;
use super::effects::asking;
use super::lots::{lot_label, numbers, taken};
use crate::counter::{Dial, use_draft};

/// Freezer, Warehouse, Thrift Store.
#[component]
pub fn MoveItems(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let (from, most_saved, sold) = match prompt {
        Prompt::Effect { window, ask: Ask::Move { from, surplus, room }, .. } => {
            let sold = match window {
                Window::AfterSelling(item) => Some(*item),
                _ => None,
            };
            (from.clone(), (*surplus).min(sold.map_or(0, |item| room[item])), sold)
        }
        _ => (Vec::new(), 0, None),
    };
    // The own surplus is the last of the numbers: it would be lost, so it comes along at first.
    let counts = use_draft(&scene.drafts, *seat, prompt, "counts", || {
        [vec![0; from.len()], vec![most_saved]].concat()
    });
    let Prompt::Effect { store, ask: Ask::Move { room, .. }, .. } = prompt else { return html! {} };
    let saved = counts.last().copied().unwrap_or(0);
    let lots: Vec<Lot> = taken(&from, &counts);
    let mut moved = Count::default();
    for lot in &lots {
        moved[lot.item] += lot.count;
    }
    if let Some(item) = sold {
        moved[item] += saved;
    }
    let over = Item::ALL.into_iter().find(|item| moved[*item] > room[*item]);
    let label = match moved.total() {
        0 => "Move nothing".to_owned(),
        _ => format!("Move {} here", words::goods(&moved)),
    };
    let primary = match over {
        Some(item) => Press::blocked(
            label,
            "ph-stock",
            format!("{store} has room for only {} more {item}.", room[item]),
        ),
        None => Press::new(label, "ph-stock", Action::Move { lots, surplus: saved }),
    };
    let put = numbers(&counts);
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(primary, format!("Room here: {}.", words::goods(room)))}>
            { asking(*store) }
            for (index, lot) in from.iter().enumerate() {
                <Dial key={index} small=true label={lot_label(lot)} value={counts[index]} least=0 most={lot.count.min(room[lot.item])}
                    change={put.reform(move |value| (index, value))} refuse={scene.refuse.clone()} />
            }
            if most_saved > 0 {
                <Dial small=true label="From the surplus" note="lost otherwise" value={saved} least=0 most={most_saved}
                    change={ let last = from.len(); put.reform(move |value| (last, value)) } refuse={scene.refuse.clone()} />
            }
        </Counter>
    }
}

/// Resale Shop: other people's surplus.
#[component]
pub fn SurplusItems(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let from: Vec<(Seat, u32)> = match prompt {
        Prompt::Effect { ask: Ask::BuySurplus { from, .. }, .. } => from.clone(),
        _ => Vec::new(),
    };
    let counts = use_draft(&scene.drafts, *seat, prompt, "counts", || vec![0; from.len()]);
    let Prompt::Effect { store, ask: Ask::BuySurplus { item, price, room, .. }, .. } = prompt
    else {
        return html! {};
    };
    let total: u32 = counts.iter().sum();
    let bought: Vec<(Seat, u32)> = from
        .iter()
        .zip(&*counts)
        .filter(|(_, count)| **count > 0)
        .map(|((seat, _), count)| (*seat, *count))
        .collect();
    let label = match total {
        0 => "Buy no surplus".to_owned(),
        _ => format!("Buy {total} {item} for ${}", total * price),
    };
    let primary = if total > *room {
        Press::blocked(label, "coin", format!("{store} has room for only {room} more {item}."))
    } else {
        Press::new(label, "coin", Action::BuySurplus(bought))
    };
    let put = numbers(&counts);
    let why = format!(
        "${price} each, in cash, to whoever loses it: {total} × ${price} = ${}.",
        total * price
    );
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(primary, why)}>
            { asking(*store) }
            for (index, (other, most)) in from.iter().enumerate() {
                <Dial key={index} small=true label={format!("From {}", scene.who.name(*other))} note={format!("{most} {item}")}
                    value={counts[index]} least=0 most={(*most).min(*room)}
                    change={put.reform(move |value| (index, value))} refuse={scene.refuse.clone()} />
            }
        </Counter>
    }
}

/// Pawn Shop: expiring items to the dock, for points.
#[component]
pub fn PawnItems(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let all = match prompt {
        Prompt::Effect { ask: Ask::Pawn { items, .. }, .. } => *items,
        _ => Count::default(),
    };
    let counts = use_draft(&scene.drafts, *seat, prompt, "counts", || {
        Item::ALL.map(|item| all[item]).to_vec()
    });
    let Prompt::Effect { store, ask: Ask::Pawn { points, .. }, .. } = prompt else {
        return html! {};
    };
    let pawned: Count = PerItem::from_fn(|item| counts[item as usize]);
    let primary = match pawned.total() {
        0 => Press::new("Let them expire", "i-next", Action::Pawn(pawned)),
        total => {
            let label = format!(
                "{} to the dock for {}",
                words::goods(&pawned),
                words::points(total * points)
            );
            Press::new(label, "ph-inventory", Action::Pawn(pawned))
        }
    };
    let put = numbers(&counts);
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(primary, "What lies on the dock may be bought by everybody next month.")}>
            { asking(*store) }
            for item in Item::ALL.into_iter().filter(|item| all[*item] > 0) {
                <Dial key={item.name()} small=true label={format!("Expiring {item}")} value={pawned[item]} least=0 most={all[item]}
                    change={put.reform(move |value| (item as usize, value))} refuse={scene.refuse.clone()} />
            }
            { habitual(scene, *store) }
        </Counter>
    }
}
