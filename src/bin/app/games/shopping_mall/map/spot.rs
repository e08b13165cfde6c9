//! A fountain or a gate, and the crowd that stands there: a figure for each trade, with its number.
use high_street::games::shopping_mall::{Spot, View};
use yew::prelude::*;

use super::{Mark, Pressable};
use crate::games::shopping_mall::look::{counted, look};
use crate::games::shopping_mall::words;
use crate::parts::icon_in;

pub fn spot(view: &View, spot: Spot, mark: Mark, badge: Html, press: Option<Pressable>) -> Html {
    let crowd = view.crowd(spot);
    let kind = if spot.is_gate() { "sm-spot sm-spot--gate" } else { "sm-spot" };
    let empty = crowd.is_empty().then_some("is-empty");
    let kinds = counted(crowd);
    let inside = html! {
        <>
            <span class="sm-plate" data-says={words::plate(spot)}></span>
            if kinds.is_empty() {
                { icon_in("sm-spot__art", if spot.is_gate() { "sc-entrance" } else { "sc-fountain" }) }
            }
            <span class="sm-crowd" data-kinds={kinds.len().to_string()}>
                for (trade, count) in &kinds {
                    <span key={trade.index()} class="sm-group">
                        { icon_in("sm-visitor", look(*trade).visitor) }
                        if *count > 1 { <b>{ count }</b> }
                    </span>
                }
            </span>
            { badge }
        </>
    };
    let label = match crowd {
        [] => format!("{}, empty", words::capital(&spot.name())),
        crowd => format!("{}: {}", words::capital(&spot.name()), words::crowd(crowd)),
    };
    let class = classes!(kind, empty, mark.class());
    super::cell(spot.cell(), class, label, None, "", press, inside)
}
