//! Whoever presses a store is told what it is and what it would do now.
use std::rc::Rc;

use high_street::games::brick_and_mortar::{StoreId, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::explained;
use super::habit::Habitual;
use crate::face::{OwnOrders, Who};
use crate::parts::{Dialog, use_after_paint, use_coming};

/// Whom a store card tells that it was pressed.
#[derive(Clone, PartialEq)]
pub struct Explain(pub Callback<StoreId>);

#[derive(Properties, PartialEq)]
pub struct ExplainedProps {
    pub view: Rc<View>,
    pub who: Rc<Who>,
    pub orders: Option<OwnOrders>,
    pub children: Html,
}

/// Everything inside may ask for an explanation of a store.
#[component]
pub fn Explained(ExplainedProps { view, who, orders, children }: &ExplainedProps) -> Html {
    // With whose eyes it was asked: the board stays when the shutter falls, and a card of the hand
    // must not stay explained there.
    let eye = view.me;
    let asked = use_state_eq(|| None::<(Option<Seat>, StoreId)>);
    let show = {
        let asked = asked.setter();
        use_after_paint(Callback::from(move |store| asked.set(Some((eye, store)))))
    };
    let explain = use_memo(eye, |_| Explain(show));
    let close = {
        let asked = asked.setter();
        Callback::from(move |()| asked.set(None))
    };
    let store = asked.filter(|(by, _)| *by == eye).map(|(_, store)| store);
    {
        let close = close.clone();
        use_effect_with(eye, move |_| close.emit(()));
    }
    html! {
        <ContextProvider<Explain> context={(*explain).clone()}>
            { children.clone() }
            if let Some(store) = store {
                { explanation(view, who, orders.as_ref(), store, close) }
            }
        </ContextProvider<Explain>>
    }
}

#[derive(Properties, PartialEq)]
struct AboutProps {
    view: Rc<View>,
    who: Rc<Who>,
    store: StoreId,
}

/// All that is to be said of a store.
#[component]
fn Whole(AboutProps { view, who, store }: &AboutProps) -> Html {
    use_coming(explained::enter).draw(|all| (all.whole)(view, who, *store))
}

fn explanation(
    view: &Rc<View>,
    who: &Rc<Who>,
    orders: Option<&OwnOrders>,
    store: StoreId,
    close: Callback<()>,
) -> Html {
    // What an owner has asked for is told on their own screen alone.
    let own = orders
        .filter(|orders| view.me == Some(orders.seat) && view.owner(store) == Some(orders.seat));
    html! {
        <Dialog title={store.card().name} on_close={close.clone()} class="bm-explain">
            <Whole view={view.clone()} who={who.clone()} {store} />
            if let Some(orders) = own { <Habitual orders={orders.clone()} {store} place="explained" /> }
            <button type="button" class="btn" data-first="true" onclick={close.reform(|_: MouseEvent| ())}>{ "Close" }</button>
        </Dialog>
    }
}
