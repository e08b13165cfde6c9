//! A store card: a shop front with its sign, utilities, shelves that age, text and points.
use high_street::games::brick_and_mortar::{Item, Shop, StoreId};
use yew::prelude::*;

use super::explain::{Asking, ask_about};
use super::goods::cubes_at;
use super::printed::printed;
use super::words::look;
use crate::parts::icon;

#[derive(Properties, PartialEq)]
pub struct StoreCardProps {
    pub store: StoreId,
    /// Its shelves, where it is open.
    #[prop_or_default]
    pub shop: Option<Shop>,
    #[prop_or_default]
    pub class: Classes,
    /// The place it lies in, where it is seen coming and going.
    #[prop_or_default]
    pub at: Option<AttrValue>,
    /// At the foot: a price, a reason, a button.
    #[prop_or_default]
    pub children: Html,
}

#[component]
pub fn StoreCard(StoreCardProps { store, shop, class, at, children }: &StoreCardProps) -> Html {
    let card = store.card();
    let goods = card.holds.first().map(|(item, ..)| look(*item));
    let awning = goods.as_ref().map_or("none", |look| look.class);
    html! {
        <article class={classes!("store", "printed", format!("a-{awning}"), class.clone())} aria-label={card.name} data-store={u8::from(*store).to_string()}
            data-piece={at.as_ref().map(|_| piece(*store))} data-at={at.clone()}>
            <div class="store__sign">
                if let Some(look) = &goods { { icon(look.art) } }
                <StoreName store={*store} />
                <span class="u">{ icon("ph-utilities") }<span class="sr">{ "Utilities " }</span>{ format!("${}", card.utilities) }</span>
            </div>
            <div class="store__awn" aria-hidden="true"></div>
            <div class="store__shelves">
                for &(item, capacity, shelves) in card.holds {
                    { rack(item, capacity, shelves, shop.as_ref()) }
                }
            </div>
            <div class="store__rules">{ printed(*store) }</div>
            <div class="store__foot">
                <span class="pts">{ icon("gl-star") }{ card.points }<span class="sr">{ " points at the end" }</span></span>
                { children.clone() }
            </div>
        </article>
    }
}

/// What a store is called while it travels.
pub fn piece(store: StoreId) -> String {
    format!("store-{}", u8::from(store))
}

/// Where the items of an open store lie.
pub fn shelves_at(store: StoreId) -> String {
    format!("shelves-{}", u8::from(store))
}

#[derive(Properties, PartialEq)]
pub struct StoreNameProps {
    pub store: StoreId,
}

/// The name on the sign; pressing it explains the store, where somebody listens.
#[component]
pub fn StoreName(StoreNameProps { store }: &StoreNameProps) -> Html {
    if use_context::<Asking>().is_none() {
        return html! { <span class="store__name">{ store.to_string() }</span> };
    }
    let store = *store;
    html! {
        <button type="button" class="store__name" data-store={u8::from(store).to_string()} onclick={move |_: MouseEvent| ask_about(store)}
            aria-label={format!("{store}: explain this store")}>{ store.to_string() }</button>
    }
}

/// The shelves of one type, the freshest on top; what lies on the last one expires this month.
fn rack(item: Item, capacity: u32, shelves: u32, shop: Option<&Shop>) -> Html {
    let on = |shelf: u32| shop.map_or(0, |shop| shop.shelves[item][shelf as usize]);
    let held = shop.map_or(0, |shop| shop.held(item));
    let expiring = shop.map_or(0, |shop| shop.expiring()[item]);
    let free = capacity.saturating_sub(held);
    let label = match (shop.is_some(), expiring) {
        (false, _) => format!("room for {capacity} {item}, {shelves} shelves"),
        (true, 0) => format!("{held} {item}, room for {free}"),
        (true, _) => format!("{held} {item}, room for {free}, {expiring} expiring this month"),
    };
    html! {
        <div key={item.name()} class="rack" role="img" aria-label={label}>
            for shelf in 0..shelves {
                <div key={shelf} class={classes!("shelf", (expiring > 0 && shelf + 1 == shelves).then_some("is-last"))}>
                    { cubes_at(shop.map(|shop| shelves_at(shop.store)), item, on(shelf), if shelf == 0 { free } else { 0 }) }
                    if shelf == 0 { <span class="cap">{ format!("{held}/{capacity}") }</span> }
                </div>
            }
        </div>
    }
}
