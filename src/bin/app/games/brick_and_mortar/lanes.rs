//! The market docks: five goods lanes in the order they are handled.
use high_street::games::brick_and_mortar::{Chapter, Item, Secret, Stage, View, Window};
use yew::prelude::*;

use super::goods::Cubes;
use super::words::look;
use crate::parts::Icon;

/// The type being handled now.
pub const fn item_now(stage: &Stage) -> Option<Item> {
    match stage {
        Stage::Sealing { what: Secret::Supply(item) | Secret::Sale(item), .. } => Some(*item),
        Stage::Stocking(stocking) => Some(stocking.item),
        Stage::Selling(selling) => Some(selling.item),
        Stage::Effect(effect) => match effect.window {
            Window::AfterStocking(item)
            | Window::AfterStockingAny(item)
            | Window::AfterSelling(item)
            | Window::SurplusOf(item) => Some(item),
            Window::BeforeStockingFood | Window::BeforeSale => Some(Item::Food),
            Window::BeforeAdvertisement
            | Window::BeforeSupply
            | Window::AfterSupply
            | Window::Inventory => None,
        },
        Stage::Sealing { .. }
        | Stage::Starting { .. }
        | Stage::Building(_)
        | Stage::Investing { .. }
        | Stage::Over => None,
    }
}

pub fn lanes(view: &View) -> Html {
    let now = item_now(&view.stage);
    let by_type = matches!(view.stage.chapter(), Chapter::Supply | Chapter::Sale);
    html! {
        <ol class="lanes" aria-label="Market docks, in the order they are handled">
            for item in Item::ALL {
                <li key={item.name()} aria-current={(now == Some(item)).then_some("step")}
                    class={classes!("lane", (now == Some(item)).then_some("is-now"),
                        (by_type && now.is_some_and(|now| item < now)).then_some("is-done"))}>
                    <Icon id={look(item).art} />
                    <h3>{ look(item).title }</h3>
                    { dock(view, item) }
                    <span class="price">
                        <span class="sr">{ "lowest price to stock " }</span>{ format!("${}", item.min_price()) }
                        { "–" }
                        <span class="sr">{ "highest price to sell " }</span>{ format!("${}", item.max_price()) }
                    </span>
                </li>
            }
        </ol>
    }
}

fn dock(view: &View, item: Item) -> Html {
    let label = format!(
        "{} {item} on the dock, {} in the general supply",
        view.docks[item], view.bank[item]
    );
    html! {
        <>
            <p class="lane__need" aria-label={label} role="img">
                <b>{ view.docks[item] }</b>{ " on the dock" }
                <span class="lane__cubes"><Cubes {item} count={view.docks[item]} /></span>
            </p>
            if view.floor.face_up {
                <p class="lane__need"><b>{ view.floor.boxes[item] }</b>{ " wanted" }
                    if view.floor.delivered[item] > 0 { { format!(", {} sold", view.floor.delivered[item]) } }
                </p>
            }
        </>
    }
}
