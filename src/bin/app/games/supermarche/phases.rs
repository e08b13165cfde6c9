//! The phase track in the bar.
use high_street::games::supermarche::{Moment, View};
use yew::prelude::*;

use crate::parts::Icon;

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

pub fn phases(view: &View) -> Html {
    let now = now(view.shop.step.moment());
    html! {
        <nav class="bar__phases" aria-label="Phases of the round">
            <ol class="phases phases--named">
                for (index, (icon, name)) in PHASES.into_iter().enumerate() {
                    <li key={name} aria-current={(index == now).then_some("step")}
                        class={if index < now { "is-done" } else if index == now { "is-now" } else { "" }}>
                        <Icon id={icon} /><span>{ name }</span>
                    </li>
                }
            </ol>
        </nav>
    }
}
