//! A seat's three managers and where they work.
use high_street::games::shopping_mall::{Manager, View};
use high_street::table::{Hue, Seat};
use yew::prelude::*;

use super::look;
use super::words;

pub fn staff(view: &View, seat: Seat, hue: Hue) -> Html {
    html! {
        <ul class="sm-staff" data-seat={hue.number().to_string()} aria-label="Managers">
            for manager in Manager::ALL {
                <li key={manager.index()} class="sm-figure">{ figure(view, seat, manager) }</li>
            }
        </ul>
    }
}

/// One of them, where he works, and what the next customer brings there.
pub fn figure(view: &View, seat: Seat, manager: Manager) -> Html {
    let (at, brings) = match view.staff[seat].at(manager) {
        Some(shop) => {
            let next =
                shop.slots().next().and_then(|slot| view.shop(slot)).map_or(0, |shop| shop.next);
            (words::shop(view, shop), format!("next {next}"))
        }
        None => ("free".to_owned(), format!("first {}", manager.base())),
    };
    html! {
        <>
            { look::manager(manager) }
            <span><b>{ words::title(manager) }</b><small>{ at }</small><small>{ brings }</small></span>
        </>
    }
}
