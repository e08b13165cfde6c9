//! The market docks: five goods lanes in the order they are handled.
use high_street::games::brick_and_mortar::{Item, MonthPhase, View};
use yew::prelude::*;

use super::goods::cubes_at;
use super::words::look;

pub fn lanes(view: &View) -> Html {
    let now = view.stage.item();
    // Otherwise a line: what it has no room for is not drawn at all.
    let by_type = matches!(view.stage.month_phase(), MonthPhase::Supply | MonthPhase::Sale);
    html! {
        <ol class={classes!("lanes", (!by_type).then_some("lanes--small"))} aria-label="Market docks, in the order they are handled">
            for item in Item::ALL {
                <li key={item.name()} aria-current={(now == Some(item)).then_some("step")}
                    class={classes!("lane", (now == Some(item)).then_some("is-now"),
                        (by_type && now.is_some_and(|now| item < now)).then_some("is-done"))}>
                    <svg aria-hidden="true" data-home={item.name()}><use href={format!("#{}", look(item).art)} /></svg>
                    if by_type { <h3>{ look(item).title }</h3> }
                    { dock(view, item, by_type) }
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

fn dock(view: &View, item: Item, by_type: bool) -> Html {
    let label = format!(
        "{} {item} on the dock, {} in the general supply",
        view.docks[item], view.bank[item]
    );
    html! {
        <>
            <p class="lane__need" aria-label={label} role="img">
                <b>{ view.docks[item] }</b>{ " on the dock" }
                <span class="lane__cubes">
                    if by_type {
                        { cubes_at(Some("dock".to_owned()), item, view.docks[item], 0) }
                    } else {
                        // Where pieces are seen coming from and going to, for the table that follows.
                        <i data-piece={item.name()} data-at="dock" data-count={view.docks[item].to_string()}></i>
                    }
                </span>
            </p>
            // The line is always there, so that nothing jumps when the Demand Cards are turned up.
            if by_type {
                <p class="lane__need">
                    if view.floor.face_up {
                        <b>{ view.floor.boxes[item] }</b>{ " wanted" }
                        if view.floor.delivered[item] > 0 { { format!(", {} sold", view.floor.delivered[item]) } }
                    } else {
                        <b aria-hidden="true">{ "?" }</b>{ " wanted" }<span class="sr">{ ", not known yet" }</span>
                    }
                </p>
            }
        </>
    }
}
