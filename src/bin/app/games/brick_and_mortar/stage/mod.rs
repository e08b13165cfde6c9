//! What is decided now, as everybody sees it.
pub mod auction;
pub mod dials;
pub mod market;
mod row;

use std::rc::Rc;

use high_street::games::brick_and_mortar::{BuildingStep, MonthPhase, Secret, Stage, View};
use high_street::table::Seat;
use yew::prelude::*;

use self::auction::auction as auction_panel;
use self::dials::service_before;
use self::market::{advertising, for_sale, supply};
use self::row::{row, starts};
use super::words;
use crate::face::{Seen, Who};
use crate::parts::{chip, icon};

#[derive(Properties, PartialEq)]
pub struct StagePanelProps {
    pub view: Seen<View>,
    pub who: Rc<Who>,
    /// Somebody's counter lies below; a running auction stands there.
    pub counter: bool,
}

#[component]
pub fn StagePanel(StagePanelProps { view, who, counter }: &StagePanelProps) -> Html {
    match (&view.stage, view.stage.month_phase()) {
        (Stage::Starting { .. }, _) => starts(view),
        (Stage::Building(building), _) => html! {
            <>
                if let (false, BuildingStep::Auction(auction)) = (counter, &building.step) { { auction_panel(who, auction) } }
                { row(view) }
            </>
        },
        (Stage::Settling(_), MonthPhase::Building) => row(view),
        (_, MonthPhase::Setup) => html! { <>{ waiting(view, who, "The draft") }{ row(view) }</> },
        (_, MonthPhase::Building | MonthPhase::Advertisement) => {
            html! { <>{ waiting(view, who, "Market Cards") }{ advertising(view) }</> }
        }
        (_, MonthPhase::Supply) => {
            html! { <>{ supply(view, who) }{ service_before(view, who) }</> }
        }
        (_, MonthPhase::Sale) => {
            html! { <>{ for_sale(view, who) }{ service_before(view, who) }</> }
        }
        // Over counts as Investment.
        (_, MonthPhase::Inventory | MonthPhase::Utilities | MonthPhase::Investment) => html! {},
    }
}

/// Who is asked and who has sealed, where several choose at once.
fn waiting(view: &View, who: &Who, title: &'static str) -> Html {
    let Stage::Sealing { what, asked, .. } = &view.stage else { return html! {} };
    html! {
        <section class="panel" aria-label={title}>
            <div class="panel__head"><h2>{ title }</h2><p>{ secret_words(*what) }</p></div>
            <ul class="rivals">
                for &seat in asked {
                    <li key={seat.index()} class="rival">
                        { chip(&who.0[seat], "sm") }
                        <span class="rival__name">{ who.name(seat) }</span>
                        { state(view, seat) }
                    </li>
                }
            </ul>
        </section>
    }
}

const fn secret_words(what: Secret) -> &'static str {
    match what {
        Secret::Draft => "Everybody keeps one card and passes the rest to the left.",
        Secret::Redraw => "Whoever has three stores may change one Market Card or the whole hand.",
        Secret::Advertising => {
            "Everybody plays cards face down; nothing is shown until all are ready."
        }
        Secret::Supply(_) | Secret::Sale(_) => "All dials open together.",
    }
}

/// "choosing", "sealed": what everybody may see of a seat's secret choice.
fn state(view: &View, seat: Seat) -> Html {
    let Stage::Sealing { asked, sealed, .. } = &view.stage else { return html! {} };
    if sealed.contains(&seat) {
        html! { <span class="state tag tag--g2">{ icon("i-lock") }{ "sealed" }</span> }
    } else if asked.contains(&seat) {
        html! { <span class="state tag tag--warn">{ "choosing" }</span> }
    } else {
        html! { <span class="state tag">{ "not asked" }</span> }
    }
}

/// "7 wanted < 11 for sale", big.
fn compared(
    left: u32,
    left_words: &'static str,
    right: u32,
    right_words: &'static str,
    so: String,
) -> Html {
    let sign = match left.cmp(&right) {
        std::cmp::Ordering::Less => "<",
        std::cmp::Ordering::Equal => "=",
        std::cmp::Ordering::Greater => ">",
    };
    html! {
        <div class="facts3">
            <div><span class="n">{ left }</span><small>{ left_words }</small></div>
            <span class="op">{ sign }</span>
            <div><span class="n">{ right }</span><small>{ right_words }</small></div>
            <p class="so muted">{ so }</p>
        </div>
    }
}

/// A chip, a name, pieces, a word at the end.
fn rival(who: &Who, seat: Seat, pieces: Html, end: Html) -> Html {
    html! {
        <li key={seat.index()} class="rival">
            { chip(&who.0[seat], "sm") }
            <div class="rival__what"><span class="rival__name">{ who.name(seat) }</span>{ pieces }</div>
            { end }
        </li>
    }
}

/// The order of everybody who still waits, for those who look on.
fn turn_tag(view: &View, seat: Seat) -> Html {
    html! { <span class="state tag">{ format!("{} in turn order", words::place(words::turn(view, seat))) }</span> }
}
