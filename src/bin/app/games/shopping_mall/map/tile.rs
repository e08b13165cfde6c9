//! The lettering of a shop: number and trade, who runs it for whom, customers inside, and what the next
//! one brings.
use high_street::games::shopping_mall::{INCOME_CAP, Plot, ShopView, View};
use yew::prelude::*;

use super::Pressable;
use crate::face::Who;
use crate::games::shopping_mall::look::{figure, look};
use crate::games::shopping_mall::words;
use crate::parts::{icon_in, initial};

/// How a shop stands out.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Mark {
    #[default]
    Plain,
    Legal,
    Chosen,
    /// Under the hammer, or at one of the doors in question.
    Lot,
}

impl Mark {
    pub const fn class(self) -> Option<&'static str> {
        match self {
            Mark::Plain => None,
            Mark::Legal => Some("is-open"),
            Mark::Chosen => Some("is-chosen"),
            Mark::Lot => Some("is-lot"),
        }
    }
}

pub fn tile(view: &View, who: &Who, plot: &Plot, mark: Mark, press: Option<Pressable>) -> Html {
    let shop = view.shop(plot.slot);
    let cell = plot.slot.cell();
    let class = classes!("sm-tile", shop.is_some().then_some("sm-tile--owned"), mark.class());
    let inside = html! {
        <>
            <span class="sm-tile__top">
                <b class="sm-tile__number">{ plot.tile.number }</b>
                if shop.is_some() { { icon_in("sm-tile__glyph", look(plot.tile.trade).glyph) } }
            </span>
            { middle(plot, shop) }
            if let Some(shop) = shop { { band(who, plot, shop) } }
        </>
    };
    super::cell(
        cell,
        class,
        label(view, who, plot),
        hue(who, shop),
        look(plot.tile.trade).name,
        press,
        inside,
    )
}

fn hue(who: &Who, shop: Option<&ShopView>) -> Option<String> {
    shop.map(|shop| who.0[shop.owner].hue.number().to_string())
}

/// The manager of a merged shop stands between its tiles, on the drawing.
fn middle(plot: &Plot, shop: Option<&ShopView>) -> Html {
    html! {
        <span class="sm-tile__middle">
            if let Some(shop) = shop {
                if shop.premises.single().is_some() { { icon_in("sm-manager", figure(shop.manager)) } }
            } else {
                { icon_in("sm-tile__goods", look(plot.tile.trade).goods) }
            }
            if plot.customers > 0 { <span class="sm-served" data-says={plot.customers.to_string()}></span> }
        </span>
    }
}

/// Owner and next income; a merged shop says it on its last tile.
fn band(who: &Who, plot: &Plot, shop: &ShopView) -> Html {
    let last = shop.premises.slots().last() == Some(plot.slot);
    let full = (shop.next == INCOME_CAP).then_some("sm-band__next--full");
    html! {
        <span class="sm-band">
            <b data-says={initial(&who.0[shop.owner].name)}></b>
            if last { <span class={classes!("sm-band__next", full)}><span data-says={shop.next.to_string()}></span></span> }
        </span>
    }
}

/// All of it as a sentence.
fn label(view: &View, who: &Who, plot: &Plot) -> String {
    let doors: Vec<&str> = plot.doors.iter().map(words::side).collect();
    let doors = crate::words::list(&doors);
    let name = words::capital(&words::tile(plot.tile));
    let customers = words::customers(plot.customers);
    match view.shop(plot.slot) {
        None => format!("{name}, nobody’s, doors {doors}, {customers}"),
        Some(shop) => {
            let whole = match shop.premises.single() {
                Some(_) => String::new(),
                None => format!(", part of {}", words::shop(view, shop.premises)),
            };
            format!(
                "{name}{whole}, {}’s with {}, doors {doors}, {customers}, next {}",
                who.name(shop.owner),
                words::manager(shop.manager),
                shop.next
            )
        }
    }
}
