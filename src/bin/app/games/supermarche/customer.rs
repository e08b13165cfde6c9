//! The five customers, left to right as they lie on the table.
use high_street::games::supermarche::{
    Cart, Customer, CustomerId, Guest, Prompt, Shop, Slot, Status, Step, View, Visit,
};
use yew::prelude::*;

use super::draft::{Draft, Pick};
use super::look::{cube_at, look, portrait};
use super::words;
use crate::face::Seen;
use crate::parts::icon;

#[derive(Properties, PartialEq)]
pub struct CustomersProps {
    pub view: Seen<View>,
    pub draft: Draft,
    /// `None` where nobody decides here.
    #[prop_or_default]
    pub pick: Option<Callback<Pick>>,
}

#[component]
pub fn Customers(CustomersProps { view, draft, pick }: &CustomersProps) -> Html {
    let shop = &view.shop;
    html! {
        <ol class="custs" aria-label="Customers this round">
            for (slot, guest) in shop.guests.iter() {
                {{
                    let pick = pick.clone().filter(|_| pickable(view, slot));
                    let chosen = draft.slots.contains(&slot);
                    match guest.who {
                        Some(who) => face_up(shop, slot, guest, who, chosen, pick),
                        None => face_down(slot, guest.status, chosen, pick),
                    }
                }}
            }
        </ol>
    }
}

fn pickable(view: &View, slot: Slot) -> bool {
    match &view.prompt {
        Some(Prompt::FlipTwo) => true,
        Some(Prompt::Choose(callers)) => callers.iter().any(|caller| caller.slot == slot),
        Some(Prompt::AfterTrip(after)) => after.face_down.contains(&slot),
        _ => false,
    }
}

/// A button over the whole card.
fn picker(slot: Slot, label: String, chosen: bool, pick: Option<Callback<Pick>>) -> Html {
    let Some(pick) = pick else { return html! {} };
    html! {
        <button type="button" class="cust__pick" aria-label={label} aria-pressed={chosen.to_string()}
            onclick={pick.reform(move |_: MouseEvent| Pick::Slot(slot))}></button>
    }
}

fn face_down(slot: Slot, status: Status, chosen: bool, pick: Option<Callback<Pick>>) -> Html {
    if status == Status::Discarded {
        return html! {
            <li key={slot.index()} class="cust cust--gone"><span>{ "Sent away unseen" }</span></li>
        };
    }
    let class = classes!(
        "card",
        "card--back",
        "cust",
        pick.is_some().then_some("is-legal"),
        chosen.then_some("is-chosen")
    );
    html! {
        <li key={slot.index()} {class} data-mark="S">
            <span class="sr">{ "Face-down customer" }</span>
            { picker(slot, format!("Face-down customer {}", slot.index() + 1), chosen, pick) }
        </li>
    }
}

fn face_up(
    shop: &Shop,
    slot: Slot,
    guest: &Guest,
    who: CustomerId,
    chosen: bool,
    pick: Option<Callback<Pick>>,
) -> Html {
    let card = who.card();
    let done = !matches!(guest.status, Status::Up | Status::Shopping);
    let class = classes!(
        "card",
        "cust",
        "printed",
        if done { "cust--done" } else { "cust--open" },
        (guest.status == Status::Shopping).then_some("is-now"),
        (guest.status == Status::Failed).then_some("cust--lost"),
        pick.is_some().then_some("is-legal"),
        chosen.then_some("is-chosen")
    );
    let label = format!(
        "{who}: {}, {}, penalty ${}",
        words::items(card.items),
        words::coupons(card.coupons),
        card.penalty
    );
    html! {
        <li key={slot.index()} {class}>
            <div class="cust__top">{ portrait(who) }<h3>{ card.name }</h3></div>
            if !done || guest.cart.cubes().next().is_some() { { cart(card, &guest.cart, slot) } }
            if !done { { ranges(shop, slot, card) } }
            <div class="cust__foot">
                if done { { stamp(shop, who, guest.status) } } else { { terms(shop, slot, card) } }
            </div>
            { picker(slot, label, chosen, pick) }
        </li>
    }
}

/// The spaces of the cart, the on-sale cube left of them, and what runs over behind them.
fn cart(card: &Customer, held: &Cart, slot: Slot) -> Html {
    let at = AttrValue::from(format!("cart-{}", slot.index()));
    let empty = card.items.saturating_sub(held.filled());
    let words = words::foods(held.cubes());
    html! {
        <div class="cust__cart" role="img" data-at={at.clone()} aria-label={format!("Cart: {words}; {} free", words::spaces(empty, card.items))}>
            if let Some(food) = held.initial { <span class="cust__first">{ cube_at(food, at.clone()) }</span> }
            for food in held.items.iter() { { cube_at(*food, at.clone()) } }
            for _ in 0..empty { <i class="slot"></i> }
        </div>
    }
}

fn ranges(shop: &Shop, slot: Slot, card: &Customer) -> Html {
    // Only a roll that is still to be read is marked: the next one is nobody’s yet.
    let waits = matches!(shop.step, Step::Resolve(_));
    let rolled = shop.last_roll.filter(|roll| waits && roll.slot == slot).map(|roll| roll.total());
    html! {
        <ul class="cust__range" aria-label="Dice ranges">
            for &(from, to, food) in card.ranges {
                <li key={from} class={rolled.is_some_and(|total| (from..=to).contains(&total)).then_some("is-hit")}>
                    { icon(look(food).glyph) }<span class="sr">{ words::food(food) }</span>
                    <span>{ span(from, to) }</span>
                </li>
            }
        </ul>
    }
}

/// "2–4", "7", "11+": short enough for five in a row.
fn span(from: u8, to: u8) -> String {
    match (from, to) {
        _ if from == to => from.to_string(),
        (_, 12) => format!("{from}+"),
        _ => format!("{from}–{to}"),
    }
}

fn terms(shop: &Shop, slot: Slot, card: &Customer) -> Html {
    let left = match shop.step {
        Step::SaleOffer(trip) | Step::Roll(trip) | Step::Resolve(trip) if trip.slot == slot => {
            trip.coupons_left
        }
        _ => card.coupons,
    };
    html! {
        <>
            for nth in 0..card.coupons {
                <span key={nth} class={classes!("cp", (nth >= left).then_some("is-spent"))} role="img"
                    aria-label={if nth < left { "coupon" } else { "used coupon" }}>{ "C" }</span>
            }
            <span class="tag tag--bad">{ format!("−${} if it fails", card.penalty) }</span>
            if card.bonus > 0 { <span class="tag tag--good">{ format!("+${} bonus", card.bonus) }</span> }
        </>
    }
}

fn stamp(shop: &Shop, who: CustomerId, status: Status) -> Html {
    let net = shop.visits.iter().rev().find(|visit| visit.who == who).map_or(0, Visit::net);
    let (tone, art) = match status {
        Status::Completed => ("tag--good", "i-check"),
        Status::Failed => ("tag--bad", "i-x"),
        _ => ("tag--warn", "ph-stock"),
    };
    html! {
        <span class={classes!("tag", tone)}>{ icon(art) }{ words::ending(status) }{ " " }<b>{ words::change(net) }</b></span>
    }
}
