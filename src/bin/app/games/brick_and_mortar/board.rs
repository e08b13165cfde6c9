//! The shared table: docks, what is decided now, points, everybody's building.
use std::rc::Rc;

use high_street::games::brick_and_mortar::{Chapter, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::building::Street;
use super::lanes::lanes;
use super::ledger::Ledger;
use super::stage::StagePanel;
use super::track::Track;
use crate::face::Who;
use crate::parts::use_travel;

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    pub view: Rc<View>,
    pub who: Rc<Who>,
    /// Whose building stands on the counter.
    #[prop_or_default]
    pub mine: Option<Seat>,
}

#[component]
pub fn Board(BoardProps { view, who, mine }: &BoardProps) -> Html {
    use_travel(view.clone());
    // Where points are bought, their track comes first.
    let invests = view.stage.chapter() == Chapter::Investment;
    html! {
        <main class="board bm">
            { lanes(view) }
            <StagePanel {view} {who} />
            if invests { <Track {view} {who} /> }
            <Street {view} {who} but={*mine} />
            <Ledger {view} {who} />
            if !invests { <Track {view} {who} /> }
        </main>
    }
}
