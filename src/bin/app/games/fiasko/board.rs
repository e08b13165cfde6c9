//! The public table: piles, the last moment everybody saw, the score sheet.
use std::rc::Rc;

use high_street::games::fiasko::View;
use high_street::table::Seat;
use yew::prelude::*;

use super::hands::OpenHands;
use super::piles::Piles;
use super::sheet::Sheet;
use super::shown::LastShown;
use crate::face::Who;

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    pub view: Rc<View>,
    pub who: Rc<Who>,
    /// Whose column is tinted.
    #[prop_or_default]
    pub mine: Option<Seat>,
    /// What a press on the draw pile does, where someone may draw.
    #[prop_or_default]
    pub draw: Option<Callback<()>>,
}

#[component]
pub fn Board(BoardProps { view, who, mine, draw }: &BoardProps) -> Html {
    let open = view.setup.open_hands || view.result.is_some();
    html! {
        <main class="board">
            <div class="fk">
                <Piles {view} draw={draw.clone()} />
                <LastShown {view} {who} />
                <Sheet {view} {who} mine={*mine} />
                if open { <OpenHands {view} {who} /> }
            </div>
        </main>
    }
}
