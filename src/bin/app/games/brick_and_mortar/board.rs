//! The shared table: docks, what is decided now, points, everybody's building.
use std::rc::Rc;

use high_street::games::brick_and_mortar::View;
use high_street::table::Seat;
use yew::prelude::*;

use super::building::Street;
use super::lanes::lanes;
use super::stage::StagePanel;
use super::track::Track;
use crate::face::Who;

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
    html! {
        <main class="board bm">
            { lanes(view) }
            <StagePanel {view} {who} />
            <Street {view} {who} but={*mine} />
            <Track {view} {who} />
        </main>
    }
}
