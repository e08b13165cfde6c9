//! A building: four slots from the left.
use std::rc::Rc;

use high_street::games::brick_and_mortar::{
    EMPTY_SLOT_PENALTY, Item, PlayerView, SLOT_UTILITIES, SLOTS, Shop, View,
};
use high_street::table::Seat;
use yew::prelude::*;

use super::goods::glyph;
use super::store::{StoreCard, StoreName, piece, shelves_at};
use super::words::{look, some};
use crate::face::{Seen, Who};
use crate::parts::{chip, icon};

#[derive(Properties, PartialEq)]
pub struct BuildingProps {
    pub seat: Seat,
    pub building: Vec<Shop>,
}

/// The whole building, large.
#[component]
pub fn Building(BuildingProps { seat, building }: &BuildingProps) -> Html {
    html! {
        <div class="building">
            for shop in building { <StoreCard key={shop.store.to_string()} store={shop.store} shop={*shop} at={house_at(*seat)} /> }
            for slot in building.len()..SLOTS { { empty_lot(slot) } }
        </div>
    }
}

/// Where the stores of a seat stand, wherever they are drawn.
fn house_at(seat: Seat) -> String {
    format!("house-{}", seat.index())
}

fn empty_lot(slot: usize) -> Html {
    let bonus = match slot {
        2 => "May redraw Market Cards if built",
        3 => "+1 Market Card if built",
        _ => "",
    };
    html! {
        <div key={slot} class="lot-empty">
            <b>{ format!("Empty slot {}", slot + 1) }</b>
            <span>{ format!("−{} points at the end", EMPTY_SLOT_PENALTY[slot]) }</span>
            <span>{ format!("${} utilities if built", SLOT_UTILITIES[slot]) }</span>
            if !bonus.is_empty() { <span>{ bonus }</span> }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct StreetProps {
    pub view: Seen<View>,
    pub who: Rc<Who>,
    /// Whose building stands on the counter already.
    #[prop_or_default]
    pub but: Option<Seat>,
}

/// All other buildings, small, in turn order.
#[component]
pub fn Street(StreetProps { view, who, but }: &StreetProps) -> Html {
    let seats = view.order.iter().filter(|seat| Some(**seat) != *but);
    html! {
        <section class="panel" aria-label="Buildings">
            <div class="panel__head"><h2>{ "Buildings" }</h2><p>{ "Items of each type, of how many there is room for" }</p></div>
            <ul class="bm-street">
                for &seat in seats {
                    <li key={seat.index()} class="bm-house" data-seat={who.0[seat].hue.number().to_string()}>
                        { house_head(&view.players[seat], who, seat) }
                        <ul class="bm-shops">
                            for shop in &view.players[seat].building { { small_shop(seat, shop) } }
                            if view.players[seat].building.len() < SLOTS {
                                <li class="bm-shop bm-shop--none">{ free_slots(&view.players[seat]) }</li>
                            }
                        </ul>
                    </li>
                }
            </ul>
        </section>
    }
}

fn house_head(player: &PlayerView, who: &Who, seat: Seat) -> Html {
    let (stores, slots) = player.utilities;
    html! {
        <div class="bm-house__head">
            { chip(&who.0[seat], "sm") }
            <b>{ who.name(seat) }</b>
            <span class="tag">{ icon("ph-utilities") }{ format!("next bill ${}", stores + slots) }</span>
        </div>
    }
}

fn free_slots(player: &PlayerView) -> String {
    let free = u32::try_from(SLOTS - player.building.len()).expect("four slots");
    some(free, "empty slot")
}

fn small_shop(seat: Seat, shop: &Shop) -> Html {
    html! {
        <li key={shop.store.to_string()} class="bm-shop" data-store={u8::from(shop.store).to_string()} data-piece={piece(shop.store)} data-at={house_at(seat)}>
            <StoreName store={shop.store} />
            <span class="bm-shop__goods">
                for &(item, capacity, _) in shop.store.card().holds {
                    <span key={item.name()} class={classes!("bm-held", format!("box--{}", look(item).class), (shop.expiring()[item] > 0).then_some("is-last"))}
                        data-piece={item.name()} data-at={shelves_at(shop.store)} data-count={shop.held(item).to_string()}
                        role="img" aria-label={held_words(shop, item, capacity)}>
                        <svg viewBox="0 0 24 24" aria-hidden="true">{ glyph(item) }</svg>
                        { format!("{}/{capacity}", shop.held(item)) }
                    </span>
                }
            </span>
        </li>
    }
}

fn held_words(shop: &Shop, item: Item, capacity: u32) -> String {
    let held = shop.held(item);
    let expiring = match shop.expiring()[item] {
        0 => String::new(),
        some => format!(", {some} expiring this month"),
    };
    format!("{held} {item}, room for {}{expiring}", capacity.saturating_sub(held))
}
