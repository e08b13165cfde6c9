//! Draw pile, discard pile, and how dangerous the next card is.
use high_street::games::fiasko::{CATASTROPHES, FIASKOS, View};
use yew::prelude::*;

use super::cards::{Size, card_face};
use super::discard::Discard;
use crate::face::Seen;
use crate::parts::icon;
use crate::words::count;

/// `draw` is a press on the draw pile, where someone may draw.
pub fn piles(view: &Seen<View>, draw: Option<&Callback<MouseEvent>>) -> Html {
    let left = view.fiaskos + view.catastrophes;
    html! {
        <section class="panel fk-left" aria-label="Piles">
            <div class="panel__head">
                <h2>{ format!("{} left in {}", count(left, "bad card"), view.pile) }</h2>
                <p>{ "Faded ones have been seen" }</p>
            </div>
            <div class="fk-piles">
                { draw_pile(view.pile, draw) }
                { discard_pile(view) }
                { danger(view.fiaskos, view.catastrophes) }
            </div>
        </section>
    }
}

/// A back with the mark of the game; a button for whoever may draw.
fn draw_pile(height: u32, draw: Option<&Callback<MouseEvent>>) -> Html {
    let legal = draw.is_some().then_some("is-legal");
    let back = html! {
        <span class={classes!("card", "card--back", legal)} data-mark="F" aria-hidden="true"></span>
    };
    match draw {
        Some(draw) => html! {
            <button type="button" class="pile" onclick={draw}>
                { back }
                <span>{ format!("{height} face down") }<span class="sr">{ ": draw a card" }</span></span>
            </button>
        },
        None => {
            html! { <div class="pile">{ back }<span>{ format!("{height} face down") }</span></div> }
        }
    }
}

fn discard_pile(view: &Seen<View>) -> Html {
    let top = match (view.discarded, view.discard_top) {
        (0, _) => html! { <span class="card card--none" aria-hidden="true"></span> },
        (_, Some(card)) => card_face(card, Size::Full),
        (_, None) => {
            html! { <span class="card card--closed" aria-hidden="true">{ icon("i-lock") }</span> }
        }
    };
    html! {
        <div class="pile">
            { top }
            if view.discard.is_some() && view.discarded > 0 {
                <Discard view={view.clone()} />
            } else {
                <span>{ format!("{} discarded", view.discarded) }</span>
            }
        </div>
    }
}

/// The eight bad cards, faded once they have been seen since the last shuffle.
fn danger(fiaskos: u32, catastrophes: u32) -> Html {
    let (seen_f, seen_c) = (u32::from(FIASKOS) - fiaskos, u32::from(CATASTROPHES) - catastrophes);
    let label = format!(
        "Seen since the last shuffle: {seen_f} of {FIASKOS} Fiaskos, \
         {seen_c} of {CATASTROPHES} catastrophes."
    );
    let mini = |art: &'static str, kind: Option<&'static str>, seen: bool| {
        html! {
            <span class={classes!("mini", kind, seen.then_some("is-seen"))}>{ icon(art) }</span>
        }
    };
    html! {
        <div class="danger" role="img" aria-label={label}>
            for i in 0..u32::from(FIASKOS) { { mini("sc-fiasko", None, i < seen_f) } }
            for i in 0..u32::from(CATASTROPHES) {
                { mini("sc-catastrophe", Some("mini--cat"), i < seen_c) }
            }
        </div>
    }
}
