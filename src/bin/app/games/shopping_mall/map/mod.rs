//! The mall as one drawing: floor, buildings and routes as a picture, and over it on the same grid the
//! lettering of shops and spots, which is also what can be pressed.
mod area;
mod building;
mod floor;
mod spot;
mod tile;
mod walkers;
mod way;

use high_street::games::shopping_mall::{Cell, Route, Slot, Spot, View, map};
use yew::prelude::*;

use self::area::{HEIGHT, WIDTH};
pub use self::tile::Mark;
pub use self::walkers::Walkers;
use crate::face::Who;

/// A place that can be pressed.
#[derive(Clone)]
pub struct Pressable {
    /// What a press does, after the name of the place.
    pub does: String,
    /// Whether it is chosen, where that can be.
    pub on: Option<bool>,
    pub onclick: Callback<MouseEvent>,
}

/// What stands out on the map, and what can be pressed there.
#[derive(Clone, Default)]
pub struct Lit {
    pub slots: Vec<LitSlot>,
    pub spots: Vec<LitSpot>,
    /// The chosen one last.
    pub ways: Vec<(Spot, Route, bool)>,
    /// Somebody stands before these doors and waits.
    pub pulsing: bool,
}

#[derive(Clone)]
pub struct LitSlot {
    pub slot: Slot,
    pub mark: Mark,
    pub press: Option<Pressable>,
}

#[derive(Clone)]
pub struct LitSpot {
    pub spot: Spot,
    pub mark: Mark,
    /// What going there would bring.
    pub badge: Html,
    pub press: Option<Pressable>,
}

pub fn mall(view: &View, who: &Who, lit: &Lit) -> Html {
    html! {
        <div class={classes!("sm-map", "printed", lit.pulsing.then_some("is-pulsing"))}>
            { picture(view, who, lit) }
            <div class="sm-cells">
                for plot in &view.plots {
                    {{
                        let lit = lit.slots.iter().find(|lit| lit.slot == plot.slot);
                        let mark = lit.map(|lit| lit.mark).unwrap_or_default();
                        tile::tile(view, who, plot, mark, lit.and_then(|lit| lit.press.clone()))
                    }}
                }
                for place in Spot::all() {
                    {{
                        let lit = lit.spots.iter().find(|lit| lit.spot == place);
                        let mark = lit.map(|lit| lit.mark).unwrap_or_default();
                        let badge = lit.map(|lit| lit.badge.clone()).unwrap_or_default();
                        spot::spot(view, place, mark, badge, lit.and_then(|lit| lit.press.clone()))
                    }}
                }
            </div>
        </div>
    }
}

fn picture(view: &View, who: &Who, lit: &Lit) -> Html {
    let merged =
        |one: Slot, other: Slot| view.shop(one).is_some_and(|shop| shop.premises.contains(other));
    html! {
        <svg class="sm-picture" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} aria-hidden="true">
            { floor::floor() }
            for plot in &view.plots { { building::building(plot.slot, plot.tile) } }
            for &(one, other) in &map().walls { { building::shared_wall(one, other, merged(one, other)) } }
            for shop in &view.shops { { building::frame(shop, who.0[shop.owner].hue.number()) } }
            for &(from, route, chosen) in &lit.ways { { way::way(from, route, chosen) } }
        </svg>
    }
}

/// One cell of the grid: a button where it can be pressed, else a picture with a name.
fn cell(
    at: Cell,
    class: Classes,
    label: String,
    hue: Option<String>,
    trade: &'static str,
    press: Option<Pressable>,
    inside: Html,
) -> Html {
    let (col, row) = (at.col.to_string(), at.row.to_string());
    let key = format!("{col}.{row}");
    let trade = (!trade.is_empty()).then_some(trade);
    // The name says all of it, and in order.
    let inside = html! { <span class="sm-in" aria-hidden="true">{ inside }</span> };
    match press {
        Some(Pressable { does, on, onclick }) => html! {
            <button {key} type="button" {class} data-col={col} data-row={row} data-seat={hue} data-trade={trade}
                aria-label={format!("{label}. {does}")} aria-pressed={on.map(|on| on.to_string())} {onclick}>
                { inside }
            </button>
        },
        None => html! {
            <div {key} {class} data-col={col} data-row={row} data-seat={hue} data-trade={trade} role="img" aria-label={label}>
                { inside }
            </div>
        },
    }
}
