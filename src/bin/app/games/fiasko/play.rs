//! What a person has: hand, actions, and the one question that is asked.
use std::rc::Rc;

use high_street::games::fiasko::{Action, Offer, Position, Product, View};
use high_street::table::Seat;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::actions::Actions;
use super::confirm::ScoreQuestion;
use super::joined::use_joined_of;
use super::keys::Key;
use super::tray::Tray;
use super::words;
use super::worth::faces;
use crate::face::{Role, Scene};
use crate::parts::use_keys;

#[derive(Properties, PartialEq)]
pub struct PlayProps {
    pub scene: Scene<Position>,
    pub seat: Seat,
}

#[component]
pub fn Play(PlayProps { scene, seat }: &PlayProps) -> Html {
    let Scene { view, who, role, .. } = scene;
    let joined = use_joined_of(*seat, faces(view, *seat));
    let asked = use_state(|| None::<Product>);
    let (list, heading) = (use_node_ref(), use_node_ref());

    let draw = act_or_say_why(scene, Action::Draw);
    let stop = act_or_say_why(scene, Action::Stop);
    let press = {
        let (scene, asked) = (scene.clone(), asked.clone());
        Callback::from(move |product| choose(&scene, product, &asked))
    };
    let keys = {
        let (draw, press, list) = (draw.clone(), press.clone(), list.clone());
        let silent = matches!(role, Role::Report(_));
        Callback::from(move |key| match key {
            _ if silent => {}
            Key::Draw => draw.emit(()),
            Key::Score => focus_first_score(&list),
            Key::Product(product) => press.emit(product),
        })
    };
    use_keys(Key::named, keys);

    let close = {
        let asked = asked.clone();
        Callback::from(move |()| asked.set(None))
    };
    let score = {
        let act = scene.act.clone();
        close.reform(move |product| act.emit(Action::Score(product)))
    };
    use_focus_after_score(view, *seat, &heading);

    let offer = asked.and_then(|product| legal_offer(scene, product));
    html! {
        <>
            <Tray {view} {who} seat={*seat} role={*role} joined={joined.clone()} {press} {list} {heading} />
            <Actions {view} {who} seat={*seat} role={*role} {joined} {draw} {stop} undo={scene.undo.clone()} />
            if let Some(offer) = offer {
                <ScoreQuestion {view} {who} seat={*seat} {offer} {score} {close} />
            }
        </>
    }
}

/// The pressed button goes with the hand; the heading stays, and does nothing.
#[hook]
fn use_focus_after_score(view: &Rc<View>, seat: Seat, heading: &NodeRef) {
    let filled = view.filled(seat);
    let before = use_mut_ref(|| filled);
    let heading = heading.clone();
    use_effect_with(filled, move |&filled| {
        let scored = before.replace(filled) < filled;
        if let Some(heading) = heading.cast::<HtmlElement>().filter(|_| scored) {
            let _ = heading.focus();
        }
    });
}

pub fn act_or_say_why(scene: &Scene<Position>, action: Action) -> Callback<()> {
    let scene = scene.clone();
    Callback::from(move |()| match scene.role {
        Role::Decide(_) => scene.act.emit(action),
        _ => scene.refuse.emit(words::whose_turn(&scene.view, &scene.who).into()),
    })
}

fn legal_offer(scene: &Scene<Position>, product: Product) -> Option<Offer> {
    scene.role.decides()?;
    let offers = &scene.view.prompt.as_ref()?.offers;
    offers.iter().find(|offer| offer.product == product && offer.refusal.is_none()).cloned()
}

/// Scores at once, asks first, or says why not.
fn choose(scene: &Scene<Position>, product: Product, asked: &UseStateHandle<Option<Product>>) {
    match legal_offer(scene, product) {
        Some(offer) if scene.settings.confirm || offer.ends.is_some() => asked.set(Some(product)),
        // The rules refuse the rest in their own words.
        _ if scene.role.decides().is_some() => scene.act.emit(Action::Score(product)),
        _ => scene.refuse.emit(words::whose_turn(&scene.view, &scene.who).into()),
    }
}

fn focus_first_score(list: &NodeRef) {
    let Some(list) = list.cast::<HtmlElement>() else { return };
    let button = |which| list.query_selector(which).ok().flatten();
    let first = button(".btn.is-legal").or_else(|| button(".btn"));
    if let Some(first) = first.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        let _ = first.focus();
    }
}
