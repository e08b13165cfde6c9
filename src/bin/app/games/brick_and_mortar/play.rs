//! The whole table of a person: board, counter, actions.
use high_street::games::brick_and_mortar::Position;
use high_street::table::Seat;
use yew::prelude::*;

use super::board::Board;
use super::decide::decision;
use super::explain::Explained;
use crate::face::Scene;

#[derive(Properties, PartialEq)]
pub struct PlayProps {
    pub scene: Scene<Position>,
    pub seat: Seat,
}

#[component]
pub fn Play(PlayProps { scene, seat }: &PlayProps) -> Html {
    let (view, who) = (&scene.view, &scene.who);
    html! {
        <Explained {view} {who}>
            <Board {view} {who} mine={*seat} />
            { decision(scene, *seat) }
        </Explained>
    }
}
