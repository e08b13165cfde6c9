//! An empty gate: two to four of the first in the queue come in.
use high_street::games::shopping_mall::{Action, ArrivalsPrompt, Position, Trade};
use high_street::table::Arrange;
use yew::prelude::*;

use super::plain;
use crate::counter::{Counter, Offer};
use crate::face::Scene;
use crate::games::shopping_mall::look::{look, visitor};
use crate::games::shopping_mall::{pick, words};

/// The first in the queue: a press takes one in, another leaves it outside. They stand on the counter and,
/// framed, in the queue itself.
pub fn framed(scene: &Scene<Position>, prompt: &ArrivalsPrompt) -> Vec<(Trade, Offer<Action>)> {
    let chosen = pick::arrivals(scene, prompt);
    let toggled = |place: u8| {
        let mut places = chosen.to_vec();
        match places.iter().position(|other| *other == place) {
            Some(at) => drop(places.remove(at)),
            None => places.push(place),
        }
        places.arrange();
        places
    };
    let offer = |(place, trade): (u8, &Trade)| {
        let label = format!("{}: {}", place + 1, look(*trade).name);
        let offer = Offer::choosing(label, "", chosen.choose(toggled(place)));
        let key = char::from_digit(u32::from(place) + 1, 10).expect("four at most");
        (*trade, offer.chosen(chosen.contains(&place)).key(key))
    };
    (0..).zip(&prompt.window).map(offer).collect()
}

pub fn arrivals(scene: &Scene<Position>, prompt: &ArrivalsPrompt) -> Counter<Action> {
    let chosen = pick::arrivals(scene, prompt);
    let ArrivalsPrompt { gate, least, most, .. } = prompt;
    let count = u32::try_from(chosen.len()).unwrap_or(u32::MAX);
    let offers = framed(scene, prompt);
    let coming: Vec<Trade> =
        chosen.iter().filter_map(|place| prompt.window.get(usize::from(*place)).copied()).collect();
    let primary = if (*least..=*most).contains(&count) {
        let action = Action::Arrivals(chosen.to_vec());
        Offer::new(format!("Let in {}", words::crowd(&coming)), "sc-entrance", action)
    } else {
        let why = format!("Let in at least {least} and at most {most} visitors.");
        Offer::blocked(format!("Let in {least} to {most}"), "sc-entrance", why)
    };
    Counter {
        body: html! {
            <>
                <p class="sm-lead">{ format!("The {} is empty. Choose {least} to {most} of the first {most}; the others move up.", gate.name()) }</p>
                <div class="sm-tokens" role="group" aria-label="First in the queue">
                    for (trade, offer) in &offers {
                        <button key={offer.label.clone()} type="button" class={classes!("sm-token", offer.on.unwrap_or_default().then_some("is-on"))}
                            aria-pressed={offer.on.map(|on| on.to_string())} aria-keyshortcuts={offer.key.map(String::from)}
                            aria-label={offer.label.clone()} onclick={scene.on_press(offer.clone())}>
                            { visitor(*trade) }<span>{ look(*trade).name }</span>
                        </button>
                    }
                </div>
                if prompt.ends_with.contains(&count) { <p class="sm-warn">{ "That empties the queue: the final round begins." }</p> }
            </>
        },
        primary: Some(primary),
        inside: offers.into_iter().map(|(_, offer)| offer).collect(),
        why: format!("{} more wait outside.", scene.view.queue.len().saturating_sub(chosen.len())),
        ..plain(scene, prompt.seat)
    }
}
