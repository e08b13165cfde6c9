//! Stock, first: which category the delivery brings.
use high_street::games::on_shelf::{Action, DeliverOffer, DeliverPrompt, Position};
use yew::prelude::*;

use super::{Decision, ask};
use crate::counter::{Counter, Offer};
use crate::face::Scene;
use crate::games::on_shelf::marks::Marks;
use crate::games::on_shelf::pieces::{category_art, glyph};
use crate::parts::icon;

pub fn deliver(scene: &Scene<Position>, prompt: &DeliverPrompt) -> Decision {
    let offers: Vec<Offer<Action>> = prompt
        .offers
        .iter()
        .zip('1'..='3')
        .map(|(offer, key)| {
            let DeliverOffer { category, fits, .. } = offer;
            let label = format!("{fits} {category}");
            Offer::new(label, category_art(*category), Action::Deliver(*category)).key(key)
        })
        .collect();
    let body = html! {
        <ul class="os-jobs os-jobs--few">
            for (offer, row) in offers.iter().zip(&prompt.offers) {
                <li key={row.category.name()}>
                    <button type="button" class="card job printed is-legal" aria-keyshortcuts={offer.key.map(String::from)}
                        onclick={scene.on_press(offer.clone())}>
                        { icon(offer.icon) }<b>{ &offer.label }</b>
                        <small>{ said(row) }</small>
                        if !row.missing.is_empty() {
                            <small class="os-plus">{ "+1 for" }<span class="sr">{ " " }{ crate::words::either(&names(row)) }</span>
                                <span aria-hidden="true">{ for row.missing.iter().map(|brand| icon(glyph(*brand))) }</span></small>
                        }
                    </button>
                </li>
            }
        </ul>
    };
    let heading = format!("{}: which goods come?", scene.who.name(prompt.seat));
    let primary =
        Some(Offer::blocked("Choose the goods", "os-stock", "Press beer, wine or liquor first."));
    let counter =
        Counter { primary, inside: offers, wide: true, ..ask(scene, prompt.seat, heading, body) };
    Decision { counter, marks: Marks::default() }
}

/// "All 8 fit."
fn said(DeliverOffer { quota, fits, missing, .. }: &DeliverOffer) -> String {
    let fit =
        if fits == quota { format!("All {quota} fit.") } else { format!("{fits} of {quota} fit.") };
    if missing.is_empty() { format!("{fit} No colour is missing.") } else { fit }
}

/// Colours that are missing from the stock of these goods.
fn names(offer: &DeliverOffer) -> Vec<&'static str> {
    offer.missing.iter().map(|brand| brand.name()).collect()
}
