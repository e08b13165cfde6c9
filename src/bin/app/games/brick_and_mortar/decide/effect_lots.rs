//! Stores that move items: from other shelves, from surplus, to the dock.
use high_street::games::brick_and_mortar::{
    Action, Count, EffectPrompt, Item, Lot, PerItem, Position, Window,
};
use high_street::table::Seat;
use yew::prelude::*;

use super::super::habit::habitual;
use super::super::words;
use super::effects::asking;
use super::lots::{lot_label, numbers, taken};
use crate::counter::{Counter, Dial, Offer};
use crate::face::Scene;

/// Freezer, Warehouse, Thrift Store.
pub fn move_items(
    scene: &Scene<Position>,
    prompt: &EffectPrompt,
    (from, surplus, room): (&[Lot], u32, &Count),
) -> Counter<Action> {
    let store = prompt.store;
    let sold = match prompt.window {
        Window::AfterSelling(item) => Some(item),
        _ => None,
    };
    let most_saved = surplus.min(sold.map_or(0, |item| room[item]));
    // The own surplus is the last of the numbers: it would be lost, so it comes along at first.
    let counts = scene.draft(prompt, "counts", || [vec![0; from.len()], vec![most_saved]].concat());
    let saved = counts.last().copied().unwrap_or(0);
    let lots: Vec<Lot> = taken(from, &counts);
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
        Some(item) => {
            let why = format!("{store} has room for only {} more {item}.", room[item]);
            Offer::blocked(label, "ph-stock", why)
        }
        None => Offer::new(label, "ph-stock", Action::Move { lots, surplus: saved }),
    };
    Counter {
        body: html! {
            <>
                { asking(store) }
                for (index, lot) in from.iter().enumerate() {
                    <Dial key={index} small=true label={lot_label(lot)} value={counts[index]} least=0 most={lot.count.min(room[lot.item])}
                        change={numbers(&counts, index)} refuse={scene.refuse.clone()} />
                }
                if most_saved > 0 {
                    <Dial small=true label="From the surplus" note="lost otherwise" value={saved} least=0 most={most_saved}
                        change={numbers(&counts, from.len())} refuse={scene.refuse.clone()} />
                }
            </>
        },
        primary: Some(primary),
        why: format!("Room here: {}.", words::goods(room)),
        ..Counter::default()
    }
}

/// Resale Shop: other people's surplus.
pub fn buy_surplus(
    scene: &Scene<Position>,
    prompt: &EffectPrompt,
    (item, price, room): (Item, u32, u32),
    from: &[(Seat, u32)],
) -> Counter<Action> {
    let store = prompt.store;
    let counts = scene.draft(prompt, "counts", || vec![0; from.len()]);
    let total: u32 = counts.iter().sum();
    let some = from.iter().zip(&*counts).filter(|(_, count)| **count > 0);
    let bought: Vec<(Seat, u32)> = some.map(|((seat, _), count)| (*seat, *count)).collect();
    let label = match total {
        0 => "Buy no surplus".to_owned(),
        _ => format!("Buy {total} {item} for ${}", total * price),
    };
    let primary = if total > room {
        let why = format!("{store} has room for only {room} more {item}.");
        Offer::blocked(label, "coin", why)
    } else {
        Offer::new(label, "coin", Action::BuySurplus(bought))
    };
    Counter {
        body: html! {
            <>
                { asking(store) }
                for (index, (other, most)) in from.iter().enumerate() {
                    <Dial key={index} small=true label={format!("From {}", scene.who.name(*other))} note={format!("{most} {item}")}
                        value={counts[index]} least=0 most={(*most).min(room)} change={numbers(&counts, index)} refuse={scene.refuse.clone()} />
                }
            </>
        },
        primary: Some(primary),
        why: format!(
            "${price} each, to whoever loses it: {total} × ${price} = ${}.",
            total * price
        ),
        ..Counter::default()
    }
}

/// Pawn Shop: expiring items to the dock, for points.
pub fn pawn(
    scene: &Scene<Position>,
    prompt: &EffectPrompt,
    (items, points): (&Count, u32),
) -> Counter<Action> {
    let store = prompt.store;
    let counts = scene.draft(prompt, "counts", || Item::ALL.map(|item| items[item]).to_vec());
    let pawned: Count = PerItem::from_fn(|item| counts[item as usize]);
    let (label, art) = match pawned.total() {
        0 => ("Let them expire".to_owned(), "i-next"),
        total => {
            let gained = words::points(total * points);
            (format!("{} to the dock for {gained}", words::goods(&pawned)), "ph-inventory")
        }
    };
    Counter {
        body: html! {
            <>
                { asking(store) }
                for item in Item::ALL.into_iter().filter(|item| items[*item] > 0) {
                    <Dial key={item.name()} small=true label={format!("Expiring {item}")} value={pawned[item]} least=0 most={items[item]}
                        change={numbers(&counts, item as usize)} refuse={scene.refuse.clone()} />
                }
                { habitual(scene, store) }
            </>
        },
        primary: Some(Offer::new(label, art, Action::Pawn(pawned))),
        why: "What lies on the dock may be bought by everybody next month.".to_owned(),
        ..Counter::default()
    }
}
