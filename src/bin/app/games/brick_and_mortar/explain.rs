//! What a store is and what it would do now, in sentences.
use high_street::games::brick_and_mortar::StoreActionPrompt;
use std::rc::Rc;

use high_street::games::brick_and_mortar::{Prompt, StoreId, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::habit::Habitual;
use super::today::{printed, rules_today, supposed};
use super::words;
use crate::face::{OwnOrders, Who};
use crate::parts::{Dialog, use_after_paint};

/// Whom a store card tells that it was pressed.
#[derive(Clone, PartialEq)]
pub struct Explain(pub Callback<StoreId>);

#[derive(Properties, PartialEq)]
pub struct ExplainedProps {
    pub view: Rc<View>,
    pub who: Rc<Who>,
    pub orders: Option<OwnOrders>,
    pub children: Html,
}

/// Everything inside may ask for an explanation of a store.
#[component]
pub fn Explained(ExplainedProps { view, who, orders, children }: &ExplainedProps) -> Html {
    // With whose eyes it was asked: the board stays when the shutter falls, and a card of the hand
    // must not stay explained there.
    let eye = view.me;
    let asked = use_state_eq(|| None::<(Option<Seat>, StoreId)>);
    let show = {
        let asked = asked.setter();
        use_after_paint(Callback::from(move |store| asked.set(Some((eye, store)))))
    };
    let explain = use_memo(eye, |_| Explain(show));
    let close = {
        let asked = asked.setter();
        Callback::from(move |()| asked.set(None))
    };
    let store = asked.filter(|(by, _)| *by == eye).map(|(_, store)| store);
    {
        let close = close.clone();
        use_effect_with(eye, move |_| close.emit(()));
    }
    html! {
        <ContextProvider<Explain> context={(*explain).clone()}>
            { children.clone() }
            if let Some(store) = store {
                { explanation(view, who, orders.as_ref(), store, close) }
            }
        </ContextProvider<Explain>>
    }
}

/// What a glance is enough for.
pub fn short(view: &View, who: &Who, store: StoreId) -> Html {
    html! {
        <>
            <p><b>{ store.to_string() }</b>{ format!(": {}", now(view, who, store)) }</p>
            if !store.card().modifiers.is_empty() {
                <p>{ supposed(view, who, store) }</p>
                { rules_today(view, store) }
            }
        </>
    }
}

fn explanation(
    view: &View,
    who: &Who,
    orders: Option<&OwnOrders>,
    store: StoreId,
    close: Callback<()>,
) -> Html {
    let card = store.card();
    // What an owner has asked for is told on their own screen alone.
    let own = orders
        .filter(|orders| view.me == Some(orders.seat) && view.owner(store) == Some(orders.seat));
    html! {
        <Dialog title={card.name} on_close={close.clone()} class="bm-explain">
            <p>{ format!("Costs ${}, ${} utilities a month, {} at the end.", card.cost, card.utilities,
                words::points(card.points)) }</p>
            if !card.holds.is_empty() {
                <ul>
                    for &(item, capacity, shelves) in card.holds {
                        <li key={item.name()}>{ format!("Holds {capacity} {item} for {}.", words::some(shelves, "month")) }</li>
                    }
                </ul>
            }
            <h3>{ "Now" }</h3>
            <p>{ now(view, who, store) }</p>
            if card.modifiers.is_empty() {
                <p>{ "It has no rule of its own." }</p>
            } else if view.owner(store).or(view.me).is_none() {
                { printed(store) }
            } else {
                <p>{ supposed(view, who, store) }</p>
                { rules_today(view, store) }
            }
            if let Some(orders) = own { <Habitual orders={orders.clone()} {store} place="explained" /> }
            <button type="button" class="btn" data-first="true" onclick={close.reform(|_: MouseEvent| ())}>{ "Close" }</button>
        </Dialog>
    }
}

/// Where the card is and what could be done with it, from what these eyes know.
fn now(view: &View, who: &Who, store: StoreId) -> String {
    let shops = |seat: &Seat| view.players[*seat].building.iter();
    let open = view
        .owner(store)
        .and_then(|seat| shops(&seat).find(|shop| shop.store == store).map(|shop| (seat, shop)));
    if let Some((seat, shop)) = open {
        let expiring = shop.expiring();
        let last = match expiring.total() {
            0 => String::new(),
            _ => format!(" Expiring this month unless sold: {}.", words::goods(&expiring)),
        };
        return format!(
            "Open at {}’s: holds {}.{last}",
            who.name(seat),
            words::goods(&shop.items())
        );
    }
    if let Some(offered) = offered(view, store) {
        return offered;
    }
    let cost = store.card().cost;
    if view.row.contains(&store) {
        format!("For auction in the row: the first bid is at least ${cost}.")
    } else if view.on_deck == Some(store) {
        "On deck: it comes into the row when a place is free, and cannot be bought before."
            .to_owned()
    } else if view.starts.contains(&store) {
        "A Starting Store: free, opened with full shelves.".to_owned()
    } else {
        format!("From the hand it costs ${cost}.")
    }
}

fn offered(view: &View, store: StoreId) -> Option<String> {
    let Some(Prompt::StoreAction(StoreActionPrompt { hand, row, .. })) = &view.prompt else {
        return None;
    };
    let spelled = |changes: &[_]| match words::changes(changes) {
        all if all.is_empty() => String::new(),
        all => format!(" ({all})"),
    };
    if let Some(offer) = hand.iter().find(|offer| offer.store == store) {
        let why = offer.refusal.as_ref().map(|why| format!(" {why}")).unwrap_or_default();
        return Some(format!(
            "In the hand: it would cost ${}{}.{why}",
            offer.price,
            spelled(&offer.changes)
        ));
    }
    let offer = row.iter().find(|offer| offer.store == store)?;
    Some(format!(
        "For auction: bids from ${} to ${} could be paid{}.",
        offer.least,
        offer.limit.most,
        spelled(&offer.limit.changes)
    ))
}
