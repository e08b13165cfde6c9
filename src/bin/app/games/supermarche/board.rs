//! The table without the back room: till, customers, shop floor, and the present decision.
use high_street::games::supermarche::{Action, View};
use yew::prelude::*;

use super::backroom::BackRoom;
use super::customer::Customers;
use super::draft::{Draft, Pick};
use super::panel::Panel;
use super::store::Store;
use super::till::till;
use crate::counter::Offer;
use crate::face::Seen;
use crate::parts::use_travel;

#[derive(Properties, PartialEq, Clone)]
pub struct BoardProps {
    pub view: Seen<View>,
    #[prop_or_default]
    pub draft: Draft,
    #[prop_or_default]
    pub pick: Option<Callback<Pick>>,
    #[prop_or_default]
    pub act: Option<Callback<Action>>,
    #[prop_or_default]
    pub refuse: Callback<AttrValue>,
    #[prop_or_default]
    pub press: Callback<Offer<Action>>,
    #[prop_or_default]
    pub hint: Html,
    #[prop_or_default]
    pub advised: Vec<Action>,
    #[prop_or_default]
    pub thrown: Option<Seen<View>>,
    /// Where there is no tray, the back room stands on the board.
    #[prop_or_default]
    pub whole: bool,
}

/// The table of a shopkeeper who is watched.
#[component]
pub fn Watched(props: &BoardProps) -> Html {
    use_travel(props.view.clone());
    html! { <Board ..props.clone() /> }
}

#[component]
pub fn Board(props: &BoardProps) -> Html {
    let BoardProps { view, draft, pick, act, refuse, press, hint, advised, thrown, whole } = props;
    html! {
        // It may be higher than its place, and then it scrolls by keyboard too.
        <main class="board" tabindex="0" aria-label="The shop">
            { till(&view.shop) }
            <Customers {view} draft={draft.clone()} pick={pick.clone()} />
            <div class="sm">
                <Store {view} act={act.clone()} refuse={refuse.clone()} advised={advised.clone()} />
                <Panel {view} draft={draft.clone()} pick={pick.clone()} act={act.clone()} refuse={refuse.clone()} press={press.clone()} hint={hint.clone()}
                    advised={advised.clone()} thrown={thrown.clone()} />
            </div>
            if *whole {
                <section class="panel" aria-label="Back room"><BackRoom {view} /></section>
            }
        </main>
    }
}
