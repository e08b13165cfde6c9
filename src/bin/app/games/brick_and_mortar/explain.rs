//! What a store is and what it would do now, in sentences.
use std::rc::Rc;

use high_street::games::brick_and_mortar::{Prompt, Shop, StoreId, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::words;
use crate::face::Who;
use crate::parts::Dialog;

/// Whom a store card tells that it was pressed.
#[derive(Clone, PartialEq)]
pub struct Explain(pub Callback<StoreId>);

#[derive(Properties, PartialEq)]
pub struct ExplainedProps {
    pub view: Rc<View>,
    pub who: Rc<Who>,
    pub children: Html,
}

/// Everything inside may ask for an explanation of a store.
#[component]
pub fn Explained(ExplainedProps { view, who, children }: &ExplainedProps) -> Html {
    let asked = use_state(|| None::<StoreId>);
    let explain = use_memo((), |()| {
        let asked = asked.setter();
        Explain(Callback::from(move |store| asked.set(Some(store))))
    });
    let close = {
        let asked = asked.setter();
        Callback::from(move |()| asked.set(None))
    };
    html! {
        <ContextProvider<Explain> context={(*explain).clone()}>
            { children.clone() }
            if let Some(store) = *asked { { explanation(view, who, store, close) } }
        </ContextProvider<Explain>>
    }
}

fn explanation(view: &View, who: &Who, store: StoreId, close: Callback<()>) -> Html {
    let card = store.card();
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
            for modifier in card.modifiers { <p class="bm-explain__rule">{ modifier.to_string() }</p> }
            <h3>{ "Now" }</h3>
            <p>{ now(view, who, store) }</p>
            <button type="button" class="btn" data-first="true" onclick={close.reform(|_: MouseEvent| ())}>{ "Close" }</button>
        </Dialog>
    }
}

fn owner(view: &View, store: StoreId) -> Option<(Seat, &Shop)> {
    view.players.iter().find_map(|(seat, player)| {
        player.building.iter().find(|shop| shop.store == store).map(|shop| (seat, shop))
    })
}

/// Where the card is and what could be done with it, from what these eyes know.
fn now(view: &View, who: &Who, store: StoreId) -> String {
    if let Some((seat, shop)) = owner(view, store) {
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
    let Some(Prompt::StoreAction { hand, row }) = &view.prompt else { return None };
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
