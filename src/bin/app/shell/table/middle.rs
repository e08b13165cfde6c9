//! Board and counter: what lies between the players and the edge of the screen. A half-made choice
//! draws this part of the page again, and nothing else.
use std::rc::Rc;

use high_street::table::StandingOrder;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::counter::{self, Asked, Deed, Offer, Shown};
use crate::face::Role;
use crate::parts::{Last, in_one_go, use_after_paint, use_keys};
use crate::seated::{Action, SceneOf};

#[derive(Properties, PartialEq)]
pub struct MiddleProps {
    pub scene: SceneOf,
    /// How many actions have been played.
    pub steps: usize,
    pub act: Callback<Action>,
    pub done: Callback<()>,
    /// What stands in place of a counter while nobody's own things lie there.
    pub public: Html,
    /// Undo, hide, and the computers' buttons.
    pub shell: Html,
    /// Lets whoever decides in the open look at what is hidden.
    #[prop_or_default]
    pub peek: Html,
}

/// What was asked, and when: at any other moment the question is forgotten.
struct Pressed {
    steps: usize,
    role: Role,
    offer: Offer<Action>,
}

#[component]
pub fn Middle(props: &MiddleProps) -> Html {
    let MiddleProps { scene, steps, act, done, public, shell, peek } = props;
    let drawn_again = use_force_update();
    scene.drafts.on_change(Callback::from(move |()| {
        in_one_go();
        drawn_again.force_update();
    }));
    let asked = use_state(|| None::<Rc<Pressed>>);
    let later = {
        let (asked, steps, role) = (asked.setter(), *steps, scene.role);
        use_after_paint(Callback::from(move |offer: Offer<Action>| {
            if let Ok(Deed::Choose(choose)) = &offer.does {
                choose.emit(());
            } else {
                asked.set(Some(Rc::new(Pressed { steps, role, offer })));
            }
        }))
    };
    let press = {
        let act = act.clone();
        let (refuse, confirm) = (scene.refuse.clone(), scene.confirm);
        let orders = scene.orders.clone();
        Callback::from(move |offer: Offer<Action>| {
            match &offer.does {
                Err(why) => refuse.emit(why.clone().into()),
                // The table itself shows such a press before it is done.
                Ok(Deed::Play(action)) if !asks(&offer, confirm) => {
                    if let (Some(about), Some(own)) = (&offer.no_more, &orders) {
                        own.give.emit((own.seat, about.clone(), Some(StandingOrder::Never)));
                    }
                    act.emit(action.clone());
                }
                Ok(_) => later.emit(offer),
            }
        })
    };
    let silent = matches!(scene.role, Role::Report(_));
    let counter = scene.counter(&press).map(Rc::new);
    let keys = {
        let (counter, press, done) = (counter.clone(), press.clone(), done.clone());
        Callback::from(move |key: char| match &counter {
            Some(_) if silent && key.eq_ignore_ascii_case(&'d') => done.emit(()),
            Some(counter) if !silent => {
                if let Some(offer) = counter.pressed(key) {
                    press.emit(offer.clone());
                }
            }
            _ => {}
        })
    };
    use_keys(one_letter, keys);
    use_focus_kept();

    let below = match (&counter, scene.role.owner()) {
        (Some(counter), Some(seat)) => {
            let shown = Shown {
                name: scene.who.name(seat),
                shared: scene.who.persons() > 1,
                shell: shell.clone(),
                peek: peek.clone(),
                done: silent.then(|| done.clone()),
            };
            // Made anew for every person.
            html! { <key={seat.index()}>{ counter::draw(counter, &shown, &press) }</> }
        }
        _ => public.clone(),
    };
    let open = asked.as_ref().filter(|asked| asked.steps == *steps && asked.role == scene.role);
    // Always in this order: what has its like at the same place is changed, not made anew. So the
    // board stays when a shutter goes up.
    let inside = html! {
        <>
            if !scene.board_for_all { { scene.board(&press) } }
            { below }
            if let Some(pressed) = open {
                <Asked<Action> offer={pressed.offer.clone()} yes={sure(act)} close={
                    let asked = asked.setter();
                    Callback::from(move |()| asked.set(None))
                } />
            }
            <Last />
        </>
    };
    scene.around(&press, inside)
}

/// Whoever has answered the question is not asked again.
fn sure(act: &Callback<Action>) -> Callback<Offer<Action>> {
    let act = act.clone();
    Callback::from(move |offer: Offer<Action>| {
        if let Some(action) = offer.action() {
            act.emit(action.clone());
        }
    })
}

fn asks(offer: &Offer<Action>, confirm: bool) -> bool {
    offer.ask.as_ref().is_some_and(|ask| ask.always || confirm)
}

fn one_letter(key: &str) -> Option<char> {
    let mut letters = key.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// A control that is gone with its press must not take the focus along: the heading has it then.
#[hook]
fn use_focus_kept() {
    let last = use_mut_ref(|| None::<Element>);
    use_effect(move || {
        let document = gloo::utils::document();
        let focused = document.active_element().filter(|element| element.tag_name() != "BODY");
        let gone = last.borrow().as_ref().is_some_and(|element| !element.is_connected());
        if focused.is_none() && gone {
            let heading = document.query_selector("[data-heading]").ok().flatten();
            if let Some(heading) =
                heading.and_then(|element| element.dyn_into::<HtmlElement>().ok())
            {
                let _ = heading.focus();
            }
        }
        last.replace(document.active_element());
    });
}
