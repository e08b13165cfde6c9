//! The store as one board: wall, clock, line, track and wheel.
mod bay;
mod clock;
mod line;
mod track;
mod wall;
mod wheel;

use high_street::games::on_shelf::Position;
use yew::prelude::*;

use super::decide;
use crate::face::Scene;

pub use self::line::{in_hand, waiting};

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
            </div>
        </main>
    }
}
