//! Draw pile, discard pile, and how dangerous the next card is.
use std::rc::Rc;

use high_street::games::fiasko::{CATASTROPHES, FIASKOS, View};
use yew::prelude::*;

use super::cards::CardFace;
use super::discard::Discard;
use super::play::once;
use super::words;
use crate::parts::Icon;

#[derive(Properties, PartialEq)]
pub struct PilesProps {
    pub view: Rc<View>,
    #[prop_or_default]
    pub draw: Option<Callback<()>>,
}

#[component]
pub fn Piles(PilesProps { view, draw }: &PilesProps) -> Html {
    html! {
        <section class="panel fk-left" aria-label="Piles">
            <div class="panel__head">
                <h2>{ "Piles" }</h2>
                <p class="fk-wide">{ "Take the top card, or leave it" }</p>
            </div>
            <div class="fk-piles">
                <DrawPile height={view.pile} draw={draw.clone()} />
                <DiscardPile {view} />
                <Danger pile={view.pile} fiaskos={view.fiaskos} catastrophes={view.catastrophes} />
            </div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct DrawPileProps {
    height: u32,
    draw: Option<Callback<()>>,
}

/// A back with the mark of the game; a button for whoever may draw.
#[component]
fn DrawPile(DrawPileProps { height, draw }: &DrawPileProps) -> Html {
    let legal = draw.is_some().then_some("is-legal");
    let pile = html! {
        <>
            <span class={classes!("card", "card--back", legal)} data-mark="F" aria-hidden="true"></span>
            <span>{ format!("{height} face down") }</span>
        </>
    };
    match draw {
        Some(draw) => {
            let label = format!("Draw pile, {} face down. Draw a card.", words::cards(*height));
            html! {
                <button type="button" class="pile" aria-label={label} onclick={once(draw)}>{ pile }</button>
            }
        }
        None => html! { <div class="pile">{ pile }</div> },
    }
}

#[derive(Properties, PartialEq)]
struct DiscardPileProps {
    view: Rc<View>,
}

#[component]
fn DiscardPile(DiscardPileProps { view }: &DiscardPileProps) -> Html {
    let top = match (view.discarded, view.discard_top) {
        (0, _) => html! { <span class="card card--none" aria-hidden="true"></span> },
        (_, Some(card)) => html! { <CardFace {card} /> },
        (_, None) => {
            html! { <span class="card card--closed" aria-hidden="true"><Icon id="i-lock" /></span> }
        }
    };
    html! {
        <div class="pile">
            { top }
            if view.discard.is_some() && view.discarded > 0 {
                <Discard {view} />
            } else {
                <span>{ format!("{} discarded", view.discarded) }</span>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct DangerProps {
    pile: u32,
    fiaskos: u32,
    catastrophes: u32,
}

/// The eight bad cards, faded once they have been seen since the last shuffle.
#[component]
fn Danger(DangerProps { pile, fiaskos, catastrophes }: &DangerProps) -> Html {
    let left = fiaskos + catastrophes;
    let bad = if left == 1 { "bad card" } else { "bad cards" };
    let seen = |left: u32, all: u8| u32::from(all) - left;
    let (seen_f, seen_c) = (seen(*fiaskos, FIASKOS), seen(*catastrophes, CATASTROPHES));
    let label = format!(
        "Fiasko: {seen_f} of {FIASKOS} seen. Catastrophe: {seen_c} of {CATASTROPHES} seen."
    );
    let mini = |art: &'static str, kind: Option<&'static str>, seen: bool| {
        html! {
            <span class={classes!("mini", kind, seen.then_some("is-seen"))}><Icon id={art} /></span>
        }
    };
    html! {
        <div class="danger">
            <p class="danger__big">{ format!("{left} {bad} left in {pile}") }</p>
            <div class="danger__row" role="img" aria-label={label}>
                for i in 0..u32::from(FIASKOS) { { mini("sc-fiasko", None, i < seen_f) } }
                for i in 0..u32::from(CATASTROPHES) {
                    { mini("sc-catastrophe", Some("mini--cat"), i < seen_c) }
                }
            </div>
            <p class="danger__note">{ "Faded: seen since the last shuffle." }</p>
        </div>
    }
}
