//! The walking order, asked for only where it changes who is next in the queue or gets the last
//! placeholder: pressing a visitor sends it to the front.
use high_street::games::shopping_mall::{MoveOffer, Position, Trade};
use yew::prelude::*;

use crate::counter::{Draft, Offer};
use crate::face::Scene;
use crate::games::shopping_mall::look::{look, visitor};
use crate::games::shopping_mall::pick::Pick;

pub fn order(
    scene: &Scene<Position>,
    pick: &Draft<Pick>,
    found: &MoveOffer,
    chosen: Option<&[Trade]>,
) -> Html {
    let crowd = scene.view.crowd(found.from);
    let walking = chosen.unwrap_or(crowd);
    let first = |index: usize| {
        let mut changed = walking.to_vec();
        let walker = changed.remove(index);
        changed.insert(0, walker);
        Pick::Way(found.from, found.route, Some(changed))
    };
    html! {
        <div class="sm-order">
            <p>{ "Walking order: whoever enters first stands first at the back of the queue. Press one to send it ahead." }</p>
            <ol>
                for (index, trade) in walking.iter().enumerate() {
                    <li key={index}>
                        <button type="button" class="sm-token" aria-label={format!("{}: {} first", index + 1, look(*trade).name)}
                            onclick={scene.on_press(Offer::choosing("", "", pick.choose(first(index))))}>
                            { visitor(*trade) }
                        </button>
                    </li>
                }
            </ol>
        </div>
    }
}
