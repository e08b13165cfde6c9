//! Floor, first: which customer of the line, with what each would bring into stock.
use high_street::games::on_shelf::{Action, Position, Store, TakeOffer, TakePrompt};
use yew::prelude::*;

use super::finish::finish;
use super::{Decision, ask};
use crate::counter::{Counter, Offer};
use crate::face::Scene;
use crate::games::on_shelf::marks::{Marks, Spot};
use crate::games::on_shelf::pieces::{portrait, wanted};
use crate::games::on_shelf::words;

pub fn take(scene: &Scene<Position>, prompt: &TakePrompt) -> Decision {
    let TakePrompt { seat, offers, finish: done } = prompt;
    let heading = format!("{}: which customer?", scene.who.name(*seat));
    if offers.is_empty() {
        let body = html! { <p class="os-none">{ "Nobody waits in the line." }</p> };
        let counter = finish(scene, *seat, done, "Done", ask(scene, *seat, heading, body));
        return Decision { counter, marks: Marks::default() };
    }
    let mut marks = Marks::default();
    let presses: Vec<Offer<Action>> = offers
        .iter()
        .zip('1'..='3')
        .map(|(offer, key)| {
            let label = format!("Take the {}", offer.customer.name());
            Offer::new(label, "os-floor", Action::Take(offer.customer)).key(key)
        })
        .collect();
    for (offer, press) in offers.iter().zip(&presses) {
        marks.add(Spot::Waiting(offer.customer), press.clone());
    }
    let body = html! {
        <ul class="os-cards os-cards--take">
            for (offer, press) in offers.iter().zip(&presses) {
                <li key={offer.customer.number()}>
                    <button type="button" class="card wish wish--flat printed is-legal" onclick={scene.on_press(press.clone())}>
                        { face(&scene.view.store, offer) }
                    </button>
                </li>
            }
        </ul>
    };
    let primary = Some(Offer::blocked(
        "Choose a customer",
        "os-floor",
        "Press one of the customers in the line.",
    ));
    let counter =
        Counter { primary, inside: presses, wide: true, ..ask(scene, *seat, heading, body) };
    Decision { counter, marks }
}

fn face(store: &Store, TakeOffer { customer, places }: &TakeOffer) -> Html {
    let symbols = customer.symbols().into_iter().zip(places);
    html! {
        <>
            <p class="wish__top">{ portrait(*customer) }<span>{ customer.name() }</span><b>{ customer.total() }</b></p>
            <ol class="wish__list wish__list--flat">
                for (item, place) in symbols {
                    <li>{ wanted(store, item) }
                        if let Some((brand, space)) = place {
                            <small class="badge badge--stock">{ if *brand == item.brand { "stock" } else { brand.name() } }
                                <span class="sr">{ format!(": into {}", words::stock(*space)) }</span></small>
                        } else {
                            <small class="badge badge--none">{ "fails" }</small>
                        }
                    </li>
                }
            </ol>
        </>
    }
}
