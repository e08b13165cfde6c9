//! A hand on the counter: what its owner alone may see, unless hands lie open.
use std::rc::Rc;

use high_street::games::fiasko::{Product, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::joined::Joined;
use super::set::{Control, set};
use super::words;
use super::worth::worths;
use crate::face::{Role, Who};
use crate::parts::icon;

#[derive(Properties, PartialEq)]
pub struct TrayProps {
    pub view: Rc<View>,
    pub who: Rc<Who>,
    pub seat: Seat,
    pub role: Role,
    pub joined: Joined,
    pub press: Callback<Product>,
    /// The groups, to find the score buttons in.
    pub list: NodeRef,
    pub heading: NodeRef,
}

#[component]
pub fn Tray(props: &TrayProps) -> Html {
    let TrayProps { view, who, seat, role, joined, press, list, heading } = props;
    let (name, count) = (who.name(*seat), view.hands[*seat].count());
    html! {
        <section class="tray" id="tray" aria-label={format!("{name}’s hand")}>
            <div class="tray__head">
                <h2 ref={heading} tabindex="-1" data-heading="">{ format!("{name}’s hand: {}", words::cards(count)) }</h2>
                <span class="secret">
                    if !view.setup.open_hands { { icon("i-lock") } }
                    { whose_eyes(view, who, &name) }
                </span>
            </div>
            <ul ref={list} class="hand" data-empty={(count == 0).then_some("true")}>
                for worth in &worths(view, *seat) {
                    { set(worth, joined, &control(view, *role, worth.product), press) }
                }
            </ul>
        </section>
    }
}

fn whose_eyes(view: &View, who: &Who, name: &str) -> String {
    if view.setup.open_hands {
        "Hands lie open at this table".to_owned()
    } else if words::persons(who) > 1 {
        format!("only on screen while {name} holds the device")
    } else {
        "the computers see only how many cards it has".to_owned()
    }
}

fn control(view: &View, role: Role, product: Product) -> Control {
    let mut offers = view.prompt.iter().flat_map(|prompt| &prompt.offers);
    let offer = offers.find(|offer| offer.product == product).cloned();
    match (role, offer) {
        (Role::Decide(_), Some(offer)) => Control::Asked(offer),
        (Role::Report(_), _) => Control::Told,
        _ => Control::Blocked,
    }
}
