//! A counter as it stands on the screen: tray and buttons, at the same places in every shop.
use yew::prelude::*;

use super::offer::Offer;
use super::tray::{Counter, Secrecy};
use crate::parts::icon;

/// What the shell knows of whoever stands at the counter.
pub struct Shown {
    pub name: AttrValue,
    /// Whether other persons play at this device.
    pub shared: bool,
    /// Undo, hide, and the computers' buttons.
    pub shell: Html,
    /// Stands beside the word that something is hidden.
    pub peek: Html,
    /// Stands where the action stood, once its owner has read what came of it.
    pub done: Option<Callback<()>>,
}

pub fn draw<A: Clone + PartialEq + 'static>(
    counter: &Counter<A>,
    shown: &Shown,
    press: &Callback<Offer<A>>,
) -> Html {
    let Counter { heading, secrecy, tags, own, body, wide, class, .. } = counter;
    html! {
        <>
            <section class={classes!("tray", *class)} id="tray" aria-label={heading.clone()}>
                <div class="tray__head">
                    <h2 tabindex="-1" data-heading="">{ heading }</h2>
                    { tags.clone() }
                    { secret(*secrecy, shown) }
                </div>
                if *own == Html::default() {
                    { body.clone() }
                } else {
                    <div class={classes!("counter", wide.then_some("counter--wide"))}>
                        <div class="counter__own">{ own.clone() }</div>
                        <div class="counter__decide">{ body.clone() }</div>
                    </div>
                }
            </section>
            { buttons(counter, shown, press) }
        </>
    }
}

fn secret(secrecy: Secrecy, shown: &Shown) -> Html {
    let (lock, words) = match secrecy {
        Secrecy::Open("") => return html! {},
        Secrecy::Open(why) => (false, why.to_owned()),
        Secrecy::Hidden(what) => {
            return html! { <>{ shown.peek.clone() }<span class="secret">{ icon("i-lock") }{ what }</span></> };
        }
        Secrecy::Own if shown.shared => {
            (true, format!("only on screen while {} holds the device", shown.name))
        }
        Secrecy::Own => (true, "the computers cannot see this".to_owned()),
    };
    html! { <span class="secret">if lock { { icon("i-lock") } }{ words }</span> }
}

/// Undo, hide, what else, and the primary button, always in this order and at these places.
fn buttons<A: Clone + PartialEq + 'static>(
    counter: &Counter<A>,
    shown: &Shown,
    press: &Callback<Offer<A>>,
) -> Html {
    let Counter { primary, more, aside, why, .. } = counter;
    html! {
        <section class="actions" aria-label="What to do">
            { shown.shell.clone() }
            if let Some(done) = &shown.done {
                <button type="button" class="btn btn--primary" data-private="" aria-keyshortcuts="Enter D" onclick={done.reform(|_: MouseEvent| ())}>
                    { icon("i-check") }<span>{ "Done" }</span>
                </button>
            } else {
                if let Some(offer) = primary { { button(offer, "btn--primary", press) } }
                { aside.clone() }
                if !more.is_empty() {
                    <div class="actions__more">{ for more.iter().map(|offer| button(offer, "btn--second", press)) }</div>
                }
            }
            <p class="actions__why">{ why }</p>
        </section>
    }
}

fn button<A: Clone + PartialEq + 'static>(
    offer: &Offer<A>,
    class: &'static str,
    press: &Callback<Offer<A>>,
) -> Html {
    let pressed = offer.clone();
    let key = if class == "btn--primary" { Some('d') } else { offer.key };
    html! {
        <button type="button" class={classes!("btn", class, offer.advised.then_some("is-advised"))} aria-disabled={offer.is_blocked().then_some("true")}
            aria-pressed={offer.on.map(|on| on.to_string())} aria-keyshortcuts={key.map(|key| key.to_ascii_uppercase().to_string())}
            onclick={press.reform(move |_: MouseEvent| pressed.clone())}>
            if !offer.icon.is_empty() { { icon(offer.icon) } }
            <span>{ &offer.label }if !offer.stakes.is_empty() { <small class="btn__stakes">{ &offer.stakes }</small> }</span>
        </button>
    }
}
