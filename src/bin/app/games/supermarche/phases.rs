//! The phase track in the bar.
use std::cmp::Ordering;

use high_street::games::supermarche::{Moment, View};
use yew::prelude::*;

use crate::parts::icon;

const PHASES: [(&str, &str); 5] = [
    ("ph-prep", "Preparation"),
    ("ph-delivery", "Delivery"),
    ("ph-stock", "Stocking"),
    ("ph-customer", "Customers"),
    ("ph-waste", "Waste"),
];

const fn now(moment: Moment) -> usize {
    match moment {
        Moment::FlipTwo => 0,
        Moment::Delivery => 1,
        Moment::Stocking => 2,
        Moment::Choose | Moment::SaleOffer | Moment::Roll | Moment::Resolve | Moment::AfterTrip => {
            3
        }
        Moment::WasteReport | Moment::Over => 4,
    }
}

/// The class of a place on a track, told by where it lies from the present one.
pub const fn place(from_now: Ordering) -> &'static str {
    match from_now {
        Ordering::Less => "is-done",
        Ordering::Equal => "is-now",
        Ordering::Greater => "",
    }
}

pub fn phases(view: &View) -> Html {
    let now = now(view.shop.step.moment());
    html! {
        <nav class="bar__phases" aria-label="Phases of the round">
            <ol class="phases phases--named">
                for (index, (art, name)) in PHASES.into_iter().enumerate() {
                    <li key={name} aria-current={(index == now).then_some("step")}
                        class={place(index.cmp(&now))}>
                        { icon(art) }<span>{ name }</span>
                    </li>
                }
            </ol>
        </nav>
    }
}
