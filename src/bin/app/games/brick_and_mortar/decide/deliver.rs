//! Delivery: which items are sold, which are surplus, which boxes they fill.
use high_street::games::brick_and_mortar::{
    Action, DeliverPrompt, Delivery, DeliveryTerms, Lot, LotOffer, Position, StoreId,
};
use high_street::table::Arrange;
use yew::prelude::*;

use super::super::words;
use super::lots::lot_label;
use super::sell::bill_lines;
use crate::counter::{Counter, Dial, Offer};
use crate::face::Scene;
use crate::words::counted;

fn count_of(lots: &[Lot], wanted: &Lot) -> u32 {
    let same = |lot: &&Lot| (lot.store, lot.shelf) == (wanted.store, wanted.shelf);
    lots.iter().filter(same).map(|lot| lot.count).sum()
}

fn with(lots: &[Lot], wanted: &Lot, count: u32) -> Vec<Lot> {
    let others =
        lots.iter().filter(|lot| (lot.store, lot.shelf) != (wanted.store, wanted.shelf)).copied();
    let kept: Vec<Lot> =
        others.chain([Lot { count, ..*wanted }]).filter(|lot| lot.count > 0).collect();
    kept
}

fn total(lots: &[Lot]) -> u32 {
    lots.iter().map(|lot| lot.count).sum()
}

pub fn deliver(scene: &Scene<Position>, prompt: &DeliverPrompt) -> Counter<Action> {
    let terms = &prompt.terms;
    let chosen = scene.draft(prompt, "chosen", || terms.suggestion.clone());
    let put = chosen.change();
    let (primary, why) = offer(scene, terms, &chosen);
    Counter {
        body: html! {
            <>
                <h3 class="bm-title">{ heading(terms) }</h3>
                { for terms.lots.iter().map(|offer| lot_dials(scene, terms, offer, &chosen, &put)) }
                { box_dials(scene, terms, &chosen, &put) }
                { swap_dials(scene, terms, &chosen, &put) }
                if let Some(bill) = scene.view.delivery_preview(terms, &chosen) { { bill_lines(&bill) } }
            </>
        },
        primary: Some(primary),
        why: why.to_owned(),
        ..Counter::default()
    }
}

fn heading(terms: &DeliveryTerms) -> String {
    let surplus = terms.quantity - terms.sold;
    if terms.sold == 0 {
        return format!("{surplus} {} found no box", terms.item);
    }
    let lost = if surplus > 0 { format!(", {surplus} surplus") } else { String::new() };
    format!("Deliver {} {} at ${}{lost}", terms.sold, terms.item, terms.price)
}

fn offer(
    scene: &Scene<Position>,
    terms: &DeliveryTerms,
    chosen: &Delivery,
) -> (Offer<Action>, &'static str) {
    let bill = scene.view.delivery_preview(terms, chosen).unwrap_or_default();
    let (sold, surplus) = (total(&chosen.sold), total(&chosen.surplus));
    let (label, why) = if terms.sold == 0 {
        (
            format!("Lose {} {}", terms.quantity, terms.item),
            "What finds no box is surplus and lost.",
        )
    } else {
        (
            format!(
                "Deliver {sold} for ${}{}",
                bill.money,
                words::and_points(words::gained(&bill.points))
            ),
            "The suggestion sells the oldest items first and fills Centers first.",
        )
    };
    let primary = if sold != terms.sold {
        Offer::blocked(
            label,
            "ph-sale",
            format!("{} of the items must be sold; {sold} are chosen.", terms.sold),
        )
    } else if sold + surplus != terms.quantity {
        Offer::blocked(
            label,
            "ph-sale",
            format!("{} are surplus; {surplus} are chosen.", terms.quantity - terms.sold),
        )
    } else {
        Offer::new(label, "ph-sale", Action::Deliver(chosen.clone()))
    };
    (primary, why)
}

fn lot_dials(
    scene: &Scene<Position>,
    terms: &DeliveryTerms,
    offer: &LotOffer,
    chosen: &Delivery,
    put: &Callback<Delivery>,
) -> Html {
    let lot = offer.lot;
    let worth = match offer.points {
        Some(points) => format!("{} each instead of money", words::points(points)),
        None => format!("${} each", offer.each),
    };
    let life = match offer.life {
        0 => "expires this month".to_owned(),
        more => format!("keeps {}", counted(more, "more month", "more months")),
    };
    let sell = {
        let chosen = chosen.clone();
        put.reform(move |count| Delivery {
            sold: with(&chosen.sold, &lot, count),
            swaps: Vec::new(),
            ..chosen.clone()
        })
    };
    let lose = {
        let chosen = chosen.clone();
        put.reform(move |count| Delivery {
            surplus: with(&chosen.surplus, &lot, count),
            ..chosen.clone()
        })
    };
    // The life of the items is said once.
    let (sell_note, lose_note) = match terms.sold {
        0 => (String::new(), life),
        _ => (format!("{worth}, {life}"), String::new()),
    };
    let surplus = terms.quantity - terms.sold;
    html! {
        <div key={lot_label(&lot)} class="bm-lot">
            if terms.sold > 0 {
                <Dial small=true label={format!("Sell: {}", lot_label(&lot))} note={sell_note} value={count_of(&chosen.sold, &lot)}
                    least=0 most={lot.count.min(terms.sold)} change={sell} refuse={scene.refuse.clone()} />
            }
            if surplus > 0 {
                <Dial small=true label={format!("Surplus: {}", lot_label(&lot))} note={lose_note} value={count_of(&chosen.surplus, &lot)}
                    least=0 most={lot.count.min(surplus)} change={lose} refuse={scene.refuse.clone()} />
            }
        </div>
    }
}

fn box_dials(
    scene: &Scene<Position>,
    terms: &DeliveryTerms,
    chosen: &Delivery,
    put: &Callback<Delivery>,
) -> Html {
    let centers = {
        let chosen = chosen.clone();
        put.reform(move |centers| Delivery { centers, ..chosen.clone() })
    };
    let borrowed = {
        let chosen = chosen.clone();
        put.reform(move |borrowed| Delivery { borrowed, ..chosen.clone() })
    };
    html! {
        <>
            if terms.centers > 0 {
                <Dial small=true label="To the own Centers" note={format!("the rest to the {} card boxes", terms.boxes)} value={chosen.centers} least=0
                    most={terms.centers.min(terms.sold)} change={centers} refuse={scene.refuse.clone()} />
            }
            if terms.borrowable > 0 {
                <Dial small=true label="To empty jewelry boxes" note="Art Purveyor" value={chosen.borrowed} least=0
                    most={terms.borrowable.min(terms.sold)} change={borrowed} refuse={scene.refuse.clone()} />
            }
        </>
    }
}

/// The stores that sell, each once, though lots of another may lie between its own.
fn sellers(chosen: &Delivery) -> Vec<StoreId> {
    let mut stores: Vec<StoreId> = chosen.sold.iter().map(|lot| lot.store).collect();
    stores.arrange();
    stores.dedup();
    stores
}

/// Distributors: some items for points instead of money.
fn swap_dials(
    scene: &Scene<Position>,
    terms: &DeliveryTerms,
    chosen: &Delivery,
    put: &Callback<Delivery>,
) -> Html {
    let swappable = sellers(chosen)
        .into_iter()
        .map(|store| (store, terms.swap_limit(chosen, store)))
        .filter(|(_, most)| *most > 0);
    swappable
        .map(|(store, most)| {
            let now = chosen.swaps.iter().find(|(other, _)| *other == store).map_or(0, |(_, count)| *count);
            let change = {
                let chosen = chosen.clone();
                put.reform(move |count| {
                    let others = chosen.swaps.iter().copied().filter(|(other, _)| *other != store);
                    let swaps = others.chain([(store, count)]).filter(|(_, count)| *count > 0).collect();
                    Delivery { swaps, ..chosen.clone() }
                })
            };
            html! {
                <Dial key={store.to_string()} small=true label={format!("{store}: for points instead of money")} note={format!("at most {most}")}
                    value={now} least=0 {most} {change} refuse={scene.refuse.clone()} />
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use high_street::games::brick_and_mortar::{Delivery, Item, Lot, StoreId};

    #[test]
    fn a_store_that_sells_from_two_shelves_has_one_dial() {
        let lot = |name, shelf| {
            let store = StoreId::named(name).unwrap();
            Lot { store, item: Item::Food, shelf, count: 1 }
        };
        let sold = vec![lot("Food Distributor", 0), lot("Bakery", 0), lot("Food Distributor", 1)];
        assert_eq!(super::sellers(&Delivery { sold, ..Delivery::default() }).len(), 2);
    }
}
