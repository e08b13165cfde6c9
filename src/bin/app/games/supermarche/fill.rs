//! Filling the shelves sensibly, in one press: at once in Stocking, on paper in a restock.
use high_street::games::supermarche::{Action, Foods, Illegal, Shop, Step, View, fill_sensibly};
use yew::prelude::*;

use super::draft::{Draft, Pick};
use super::panel::PanelProps;
use super::words;
use crate::parts::icon;

/// What would come out, or why nothing can.
fn offered(shop: &Shop) -> Result<Foods<u8>, Illegal> {
    match () {
        () if shop.stock_room.total() == 0 => Err(Illegal::StockRoomEmpty),
        () if shop.store_room() == 0 => Err(Illegal::StoreFull { room: 0 }),
        () => Ok(fill_sensibly(shop)),
    }
}

/// Does it, where shelves are being filled.
pub fn fill(
    view: &View,
    draft: &Draft,
    act: &Callback<Action>,
    pick: &Callback<Pick>,
    refuse: &Callback<AttrValue>,
) {
    let stocking = matches!(view.shop.step, Step::Stocking { .. });
    if !stocking && draft.restock.is_none() {
        return;
    }
    match offered(&view.shop) {
        Err(why) => refuse.emit(why.to_string().into()),
        Ok(moves) if !stocking => pick.emit(Pick::Bring(moves)),
        Ok(moves) => {
            for (food, &cubes) in moves.iter().filter(|&(_, &cubes)| cubes > 0) {
                act.emit(Action::Stock { food, cubes });
            }
        }
    }
}

pub fn button(props: &PanelProps) -> Html {
    let PanelProps { view, draft, pick: Some(pick), act: Some(act), refuse, .. } = props.clone()
    else {
        return html! {};
    };
    let (told, blocked) = match offered(&view.shop) {
        Ok(moves) => (words::basket(&moves), None),
        Err(why) => (words::short(&why), Some("true")),
    };
    let onclick = Callback::from(move |_: MouseEvent| fill(&view, &draft, &act, &pick, &refuse));
    html! {
        <button type="button" class="btn btn--second sm-fill" aria-keyshortcuts="f" aria-disabled={blocked} {onclick}>
            { icon("ph-stock") }<span>{ "Fill sensibly: " }{ told }</span>
        </button>
    }
}
