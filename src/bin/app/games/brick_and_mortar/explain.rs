//! Whoever presses a store is told what it is and what it would do now.
use std::cell::RefCell;
use std::rc::Rc;

use high_street::games::brick_and_mortar::{StoreId, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::explained;
use super::habit::Habitual;
use crate::face::{OwnOrders, Seen, Who};
use crate::parts::{Dialog, use_after_paint, use_coming};

/// Whatever lies in this can be asked about.
#[derive(Clone, PartialEq)]
pub struct Asking;

thread_local! {
    /// Who explains. Not handed down to the stores: the board stands beside what leaves with somebody's stay, and
    /// what a press on it is answered with may be that person's own.
    static EXPLAINS: RefCell<Option<Callback<StoreId>>> = RefCell::default();
}

/// Asks for an explanation.
pub fn ask_about(store: StoreId) {
    if let Some(explains) = EXPLAINS.with_borrow(Clone::clone) {
        explains.emit(store);
    }
}

#[derive(Properties, PartialEq)]
pub struct ExplainedProps {
    pub view: Seen<View>,
    pub who: Rc<Who>,
    pub orders: Option<OwnOrders>,
    pub children: Html,
}

/// Answers whatever asks for an explanation of a store, inside and on the board.
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
    use_effect_with(eye, move |_| {
        EXPLAINS.set(Some(show));
        || EXPLAINS.set(None)
    });
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
        <>
            <ContextProvider<Asking> context={Asking}>{ children.clone() }</ContextProvider<Asking>>
            if let Some(store) = store {
                { explanation(view, who, orders.as_ref(), store, close) }
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct AboutProps {
    view: Seen<View>,
    who: Rc<Who>,
    store: StoreId,
}

/// All that is to be said of a store.
#[component]
fn Whole(AboutProps { view, who, store }: &AboutProps) -> Html {
    use_coming(explained::enter).draw(|all| (all.whole)(view, who, *store))
}

fn explanation(
    view: &Seen<View>,
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
