//! The store as one board: wall, clock, line, track and wheel; and everybody's customers where they lie open.
mod bay;
mod clock;
mod hands;
mod line;
mod track;
mod wall;
mod wheel;

use high_street::games::on_shelf::{Position, View};
use yew::prelude::*;

use super::decide;
use crate::face::{Scene, Seen};
use crate::parts::use_travel;

pub use self::line::in_hand;

pub fn board(scene: &Scene<Position>) -> Html {
    let marks = decide::marks(scene);
    let view = &scene.view;
    html! {
        // It may be higher than its place, and then it scrolls by keyboard too.
        <main class="board" tabindex="0" aria-label="The shop">
            <div class="os">
                { wall::wall(scene, &marks) }
                { line::line(scene, &marks) }
                { clock::clock(view, &scene.who) }
                { track::track(view, &scene.who) }
                { wheel::wheel() }
                { hands::hands(view, &scene.who) }
            </div>
            <Travels {view} />
        </main>
    }
}

#[derive(Properties, PartialEq)]
struct TravelsProps {
    view: Seen<View>,
}

/// Lets cubes fly once the board is drawn. It draws nothing: a half-made choice must draw the board
/// again, so the board itself cannot be a component.
#[component]
fn Travels(TravelsProps { view }: &TravelsProps) -> Html {
    use_travel(view.clone());
    html! {}
}
