//! The seven phases of a month.
use high_street::games::brick_and_mortar::{Closing, Event, MonthPhase, View};
use yew::prelude::*;

use crate::parts::icon;

const PHASES: [(MonthPhase, &str, &str); 7] = [
    (MonthPhase::Building, "ph-build", "Building"),
    (MonthPhase::Advertisement, "ph-ad", "Adverts"),
    (MonthPhase::Supply, "ph-supply", "Supply"),
    (MonthPhase::Sale, "ph-sale", "Sale"),
    (MonthPhase::Inventory, "ph-inventory", "Inventory"),
    (MonthPhase::Utilities, "ph-utilities", "Utilities"),
    (MonthPhase::Investment, "ph-invest", "Investment"),
];

pub const NAMES: [&str; 7] = {
    let mut names = [""; 7];
    let mut at = 0;
    while at < names.len() {
        names[at] = PHASES[at].2;
        at += 1;
    }
    names
};

/// The phase an event can only come from.
pub const fn of(event: &Event) -> Option<MonthPhase> {
    match event {
        Event::MonthBegins { .. }
        | Event::Started { .. }
        | Event::BoughtFromHand { .. }
        | Event::AuctionOpened { .. }
        | Event::Raised { .. }
        | Event::Dropped { .. }
        | Event::AuctionWon { .. }
        | Event::Passed { .. }
        | Event::Opened { .. }
        | Event::Closed { why: Closing::Managed, .. }
        | Event::GivenUp { .. }
        | Event::RowUpdated { .. } => Some(MonthPhase::Building),
        Event::Redrew { .. } | Event::Gathered { .. } => Some(MonthPhase::Advertisement),
        Event::Produced { .. }
        | Event::DocksFilled { .. }
        | Event::LateSupply { .. }
        | Event::Took { .. }
        | Event::SupplyDials { .. }
        | Event::SupplyOpen { .. }
        | Event::Stocked { .. }
        | Event::Crafted { .. } => Some(MonthPhase::Supply),
        Event::DemandTurned { .. }
        | Event::LateDemand { .. }
        | Event::SaleDials { .. }
        | Event::SaleOpen { .. }
        | Event::Sold { .. }
        | Event::SurplusBought { .. }
        | Event::SurplusDiscarded { .. }
        | Event::Closed { why: Closing::SoldFrom, .. } => Some(MonthPhase::Sale),
        Event::Pawned { .. } | Event::Expired { .. } => Some(MonthPhase::Inventory),
        Event::UtilitiesPaid { .. } | Event::Rebate { .. } => Some(MonthPhase::Utilities),
        Event::PointsBought { .. } | Event::PointsSold { .. } | Event::NotInvested { .. } => {
            Some(MonthPhase::Investment)
        }
        Event::Begins { .. }
        | Event::Kept { .. }
        | Event::KeptOne { .. }
        | Event::Closed { why: Closing::NothingHeld, .. }
        | Event::Settled { .. }
        | Event::Gained { .. }
        | Event::LastMonth { .. }
        | Event::Drew { .. }
        | Event::DrewBacks { .. }
        | Event::Discarded { .. }
        | Event::MarketReshuffled
        | Event::NoLateCard { .. }
        | Event::Moved { .. }
        | Event::Over { .. } => None,
    }
}

fn row(chapter: MonthPhase) -> Option<&'static (MonthPhase, &'static str, &'static str)> {
    PHASES.iter().find(|(other, ..)| *other == chapter)
}

/// The drawing of a phase, for what acts in it.
pub fn art(chapter: MonthPhase) -> &'static str {
    row(chapter).map_or("ph-build", |(_, art, _)| art)
}

pub fn name(chapter: MonthPhase) -> &'static str {
    row(chapter).map_or("Building", |(.., name)| name)
}

pub fn phases(view: &View) -> Html {
    let now = view.stage.month_phase();
    html! {
        <nav class="bar__phases" aria-label="Phases of the month">
            <ol class="phases phases--named">
                for (chapter, art, name) in PHASES {
                    <li key={name} aria-current={(chapter == now).then_some("step")}
                        class={classes!((chapter == now).then_some("is-now"), (chapter < now).then_some("is-done"))}>
                        { icon(art) }<span>{ name }</span>
                    </li>
                }
            </ol>
        </nav>
    }
}
