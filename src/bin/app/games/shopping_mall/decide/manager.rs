//! Who runs the bought shop. Whoever works already leaves his old shop to nobody.
use high_street::games::shopping_mall::{Action, ManagerOffer, ManagerPrompt, Position};
use yew::prelude::*;

use super::{plain, row};
use crate::counter::{Counter, Offer};
use crate::face::Scene;
use crate::games::shopping_mall::look::manager as figure;
use crate::games::shopping_mall::words;

pub fn manager(scene: &Scene<Position>, prompt: &ManagerPrompt) -> Counter<Action> {
    let free = prompt.managers.iter().find(|offer| offer.abandons.is_none());
    // The best who is free; nobody is called away unasked.
    let first = free.unwrap_or(&prompt.managers[prompt.managers.len() - 1]).manager;
    let chosen = scene.draft(prompt, "manager", || first);
    let name = words::shop(&scene.view, prompt.lot.premises);
    let hue = scene.who.0[prompt.seat].hue.number().to_string();
    let offers: Vec<(&ManagerOffer, Offer<Action>)> = prompt
        .managers
        .iter()
        .map(|found| {
            let offer =
                Offer::choosing(words::title(found.manager), "", chosen.choose(found.manager));
            (found, offer.chosen(*chosen == found.manager))
        })
        .collect();
    let picked = prompt.managers.iter().find(|found| found.manager == *chosen);
    let lost = picked.and_then(|found| left(scene, found));
    let lost = lost.map(|lost| format!("{} {lost}.", words::capital(words::manager(*chosen))));
    let employ = Offer::new(
        format!("Employ {}", words::manager(*chosen)),
        "i-check",
        Action::Manager(*chosen),
    );
    Counter {
        body: html! {
            <>
                <p class="sm-lead">{ format!("Who runs {name}? {}", waiting(prompt.lot.waiting)) }</p>
                <div class="sm-rows" data-seat={hue}>
                    for (found, offer) in &offers { {{
                        let small = match left(scene, found) {
                            Some(lost) => html! { <span class="sm-lost">{ lost }</span> },
                            None => html! { "free" },
                        };
                        row(scene, offer, figure(found.manager), small, html! { <><b>{ found.next }</b><small>{ "next" }</small></> })
                    }} }
                </div>
            </>
        },
        primary: Some(employ.losing(lost.into_iter().collect())),
        inside: offers.into_iter().map(|(_, offer)| offer).collect(),
        ..plain(scene, prompt.seat)
    }
}

/// "leaves coffee 3 to nobody: 2 customers, bonus 300".
fn left(scene: &Scene<Position>, found: &ManagerOffer) -> Option<String> {
    let abandoned = found.abandons?;
    Some(format!(
        "leaves {} to nobody: {}, bonus {}",
        words::shop(&scene.view, abandoned.shop),
        words::customers(abandoned.customers),
        abandoned.bonus
    ))
}

fn waiting(count: u32) -> String {
    match count {
        0 => String::new(),
        1 => "One visitor walks in at once.".to_owned(),
        count => format!("{count} visitors walk in at once."),
    }
}
