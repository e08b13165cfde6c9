//! One product of the hand: its cards, and what scoring it would bring.
use high_street::games::fiasko::{Action, View};
use yew::prelude::*;

use super::cards::{Size, card_key, look, numbered, tin};
use super::joined::Joined;
use super::words;
use super::worth::{MINIMUM, Worth};
use crate::counter::Offer;
use crate::parts::icon;

/// What stands under the cards.
pub enum Control<'a> {
    /// Score it, or read why not.
    Offered(&'a Offer<Action>),
    /// Only the arithmetic.
    Told,
}

pub fn set(
    worth: &Worth,
    joined: &Joined,
    control: &Control<'_>,
    view: &View,
    press: &Callback<Offer<Action>>,
) -> Html {
    let key = worth.product.name();
    let look = look(worth.product);
    let name = html! {
        <span class="set__name"><i class={format!("letter letter--{}", look.class)}>{ look.letter }</i>{ look.title }</span>
    };
    if worth.cards.is_empty() {
        return html! {
            <li {key} class="set set--none">
                { name }
                <span class="set__ghost" aria-hidden="true">{ icon(look.art) }</span>
                <span class="set__told">{ none_held(worth) }</span>
            </li>
        };
    }
    let size = match worth.cards.len() {
        0..=4 => "few",
        5..=7 => "some",
        _ => "many",
    };
    html! {
        <li {key} class="set">
            { name }
            <div class="set__fan" data-size={size}>
                for card in numbered(&worth.cards) {
                    <span key={card_key(card)} class="set__slot">
                        { tin(card.0, Size::Full, joined.has(card)) }
                    </span>
                }
            </div>
            { under(worth, control, view, press) }
        </li>
    }
}

fn none_held(worth: &Worth) -> String {
    match worth.entry {
        Some(entry) => format!("Scored {entry}"),
        None => "None held".to_owned(),
    }
}

fn under(
    worth: &Worth,
    control: &Control<'_>,
    view: &View,
    press: &Callback<Offer<Action>>,
) -> Html {
    let Control::Offered(offer) = control else {
        return html! { <p class="set__told">{ label(worth, false, false) }</p> };
    };
    let legal = !offer.is_blocked();
    let label = label(worth, legal, view.streak > 0);
    let pressed = (*offer).clone();
    html! {
        <button type="button" class={classes!("btn", legal.then_some("is-legal"))}
            aria-disabled={(!legal).then_some("true")} aria-keyshortcuts={offer.key.map(String::from)}
            onclick={press.reform(move |_: MouseEvent| pressed.clone())}>{ label }</button>
    }
}

/// The amount, or the reason in its place; the sum is always done. Spoken, it names the product:
/// "Score milk, 11 times 8, 88 points".
fn label(worth: &Worth, legal: bool, drew: bool) -> Html {
    let Worth { product, sum, hand, entry, .. } = worth;
    let points = worth.points();
    let cards = words::cards(*hand);
    let times = format!("{product}, {sum} times {hand}, ");
    let (lead, spoken, amount, small) = match entry {
        Some(entry) => ("Already ", format!("{product} "), entry.to_string(), worth.arithmetic()),
        None if points < MINIMUM => {
            ("Below ", String::new(), MINIMUM.to_string(), worth.arithmetic())
        }
        None if legal => ("Score ", times.clone(), points.to_string(), format!("{sum} × {cards}")),
        None if drew => {
            ("Worth ", times.clone(), points.to_string(), format!("{sum} × {hand}, next turn"))
        }
        None => ("Worth ", times.clone(), points.to_string(), format!("{sum} × {cards}")),
    };
    let after = match entry {
        Some(_) => format!(", {sum} times {hand} would be {points}"),
        None if points < MINIMUM => format!(": {times}{}", words::points(points)),
        None => " points".to_owned(),
    };
    html! {
        <>
            <b>{ lead }<span class="sr">{ spoken }</span>{ amount }<span class="sr">{ after }</span></b>
            <small aria-hidden="true">{ small }</small>
        </>
    }
}
