//! The shared table: docks, what is decided now, points, everybody's building.
use std::rc::Rc;

use high_street::games::brick_and_mortar::{MonthPhase, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::building::Street;
use super::explain::Asking;
use super::lanes::lanes;
use super::ledger::Ledger;
use super::shown::totals;
use super::stage::StagePanel;
use super::track::Track;
use crate::face::{Seen, Who};
use crate::parts::use_travel;

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    pub view: Seen<View>,
    pub who: Rc<Who>,
    /// Whose building stands on the counter.
    #[prop_or_default]
    pub mine: Option<Seat>,
}

/// Whether this month is the last one, and not over yet.
fn ends(view: &View) -> bool {
    view.result.is_none() && (view.last_month || view.month == view.setup.final_month())
}

#[component]
pub fn Board(BoardProps { view, who, mine }: &BoardProps) -> Html {
    use_travel(view.clone());
    // Where points are bought, their track comes first.
    let invests = view.stage.month_phase() == MonthPhase::Investment;
    html! {
        <ContextProvider<Asking> context={Asking}>
        <main class="board bm">
            { lanes(view) }
            <StagePanel {view} {who} counter={mine.is_some()} />
            if ends(view) {
                <section class="panel bm-ends" aria-label="The last month">
                    <div class="panel__head"><h2>{ "The last month: if it ended now" }</h2></div>
                    { totals(&view.if_it_ended_now(), &view.order, who) }
                </section>
            }
            if invests { <Track {view} {who} /> }
            <Street {view} {who} but={*mine} />
            <Ledger {view} {who} />
            if !invests { <Track {view} {who} /> }
        </main>
        </ContextProvider<Asking>>
    }
}
