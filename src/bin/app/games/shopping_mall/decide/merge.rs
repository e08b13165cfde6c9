//! A tile between two own shops joins one of them.
use high_street::games::shopping_mall::{Action, MergePrompt, PartnerOffer, Position, Slot};
use yew::prelude::*;

use super::{plain, row};
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::games::shopping_mall::look::manager;
use crate::games::shopping_mall::words;

/// The neighbour whose next customer brings more, until the other is pressed.
pub fn chosen(scene: &Scene<Position>, prompt: &MergePrompt) -> Draft<Slot> {
    let best = |offer: &&PartnerOffer| offer.next;
    let first = || prompt.partners.iter().max_by_key(best).expect("two neighbours").partner;
    scene.draft(prompt, "partner", first)
}

pub fn merge(scene: &Scene<Position>, prompt: &MergePrompt) -> Counter<Action> {
    let chosen = chosen(scene, prompt);
    let tile = |slot| words::tile(scene.view.plot(slot).tile);
    let hue = scene.who.0[prompt.seat].hue.number().to_string();
    let offers: Vec<(&PartnerOffer, Offer<Action>)> = prompt
        .partners
        .iter()
        .map(|partner| {
            let label = format!("With {}", tile(partner.partner));
            let offer = Offer::choosing(label, "", chosen.choose(partner.partner));
            (partner, offer.chosen(*chosen == partner.partner))
        })
        .collect();
    Counter {
        body: html! {
            <>
                <p class="sm-lead">{ format!("{} joins one of your shops next door.", words::capital(&tile(prompt.bought))) }</p>
                <div class="sm-rows" data-seat={hue}>
                    for (partner, offer) in &offers { {{
                        let small = format!("{} runs both, {}", words::manager(partner.manager), words::customers(partner.customers));
                        row(scene, offer, manager(partner.manager), html! { small }, html! { <><b>{ partner.next }</b><small>{ "next" }</small></> })
                    }} }
                </div>
            </>
        },
        primary: Some(Offer::new(
            format!("Join {}", tile(*chosen)),
            "i-check",
            Action::Merge(*chosen),
        )),
        inside: offers.into_iter().map(|(_, offer)| offer).collect(),
        ..plain(scene, prompt.seat)
    }
}
