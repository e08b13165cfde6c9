//! The public table: piles, the last moment everybody saw, the score sheet.
use std::rc::Rc;

use high_street::games::fiasko::View;
use yew::prelude::*;

use super::hands::open_hands;
use super::piles::piles;
use super::sheet::sheet;
use super::shown::last_shown;
use crate::face::{Seen, Who};

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    pub view: Seen<View>,
    pub who: Rc<Who>,
    /// A press on the draw pile, where someone may draw.
    pub draw: Option<Callback<MouseEvent>>,
}

#[component]
pub fn Board(BoardProps { view, who, draw }: &BoardProps) -> Html {
    let open = view.setup.open_hands || view.result.is_some();
    html! {
        <main class="board">
            <div class="fk">
                { piles(view, draw.as_ref()) }
                { last_shown(view, who) }
                { sheet(view, who, view.me) }
                if open { { open_hands(view, who) } }
            </div>
        </main>
    }
}
