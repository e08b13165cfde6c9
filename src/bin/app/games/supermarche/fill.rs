//! Filling the shelves sensibly, in one press: at once in Stocking, on paper in a restock.
use high_street::games::supermarche::{Action, Foods, Illegal, Shop, Step, View, fill_sensibly};
use yew::prelude::*;

use super::draft::{Draft, Pick};
use super::panel::PanelProps;
use super::words;
use crate::counter::Offer;
use crate::parts::icon;

/// What would come out, or why nothing can.
fn offered(shop: &Shop) -> Result<Foods<u8>, Illegal> {
    match () {
        () if shop.stock_room.total() == 0 => Err(Illegal::StockRoomEmpty),
        () if shop.store_room() == 0 => Err(Illegal::StoreFull { room: 0 }),
        () => Ok(fill_sensibly(shop)),
    }
}

/// Does it, where shelves are being filled; F presses it.
pub fn offer(
    view: &View,
    draft: &Draft,
    act: &Callback<Action>,
    pick: &Callback<Pick>,
) -> Option<Offer<Action>> {
    let stocking = matches!(view.shop.step, Step::Stocking { .. });
    if !stocking && draft.restock.is_none() {
        return None;
    }
    let offer = match offered(&view.shop) {
        Err(why) => Offer::blocked(label(&words::short(&why)), "ph-stock", why.to_string()),
        Ok(moves) => {
            let (act, pick) = (act.clone(), pick.clone());
            let fill = Callback::from(move |()| {
                if !stocking {
                    return pick.emit(Pick::Bring(moves));
                }
                for (food, &cubes) in moves.iter().filter(|&(_, &cubes)| cubes > 0) {
                    act.emit(Action::Stock { food, cubes });
                }
            });
            Offer::choosing(label(&words::basket(&moves)), "ph-stock", fill)
        }
    };
    Some(offer.key('f'))
}

fn label(told: &str) -> String {
    format!("Fill sensibly: {told}")
}

pub fn button(props: &PanelProps) -> Html {
    let PanelProps { view, draft, pick: Some(pick), act: Some(act), press, .. } = props else {
        return html! {};
    };
    let Some(offer) = offer(view, draft, act, pick) else { return html! {} };
    let pressed = offer.clone();
    html! {
        <button type="button" class="btn btn--second sm-fill" aria-keyshortcuts="F" aria-disabled={offer.is_blocked().then_some("true")}
            onclick={press.reform(move |_: MouseEvent| pressed.clone())}>
            { icon(offer.icon) }<span>{ offer.label }</span>
        </button>
    }
}
