//! Filling the shelves sensibly, in one press: at once in Stocking, on paper in a restock.
use high_street::games::supermarche::{
    Action, Foods, Illegal, Prompt, Shop, Step, View, fill_sensibly,
};
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

/// The large button of Stocking while nothing was brought out: doors do not open on shelves that
/// could be filled, unless that is wanted.
pub fn and_open(view: &View, act: &Callback<Action>) -> Option<Offer<Action>> {
    let Some(Prompt::Stocking(stocking)) = &view.prompt else { return None };
    let untouched = stocking.aisles.iter().all(|(_, aisle)| aisle.brought == 0);
    let moves = offered(&view.shop).ok().filter(|_| untouched && stocking.refusal.is_none())?;
    let sale = match stocking.chosen {
        Some(food) => format!("{} on sale", words::food(food)),
        None => "no sale".to_owned(),
    };
    let act = act.clone();
    let fill = Callback::from(move |()| {
        for (food, &cubes) in moves.iter().filter(|&(_, &cubes)| cubes > 0) {
            act.emit(Action::Stock { food, cubes });
        }
        act.emit(Action::OpenDoors);
    });
    let stakes = format!("{}, {sale}", words::basket(&moves));
    Some(Offer::choosing("Fill and open", "", fill).stakes(stakes))
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
