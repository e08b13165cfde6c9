//! One product of the hand: its cards, and what scoring it would bring.
use high_street::games::fiasko::{Illegal, Offer, Product};
use yew::prelude::*;

use super::cards::{Tin, key, look, numbered};
use super::joined::Joined;
use super::play::once;
use super::worth::{MINIMUM, Worth};
use crate::parts::Icon;

/// What stands under the cards.
#[derive(Clone, PartialEq)]
pub enum Control {
    /// Score it, or read why not.
    Asked(Offer),
    /// Others act: the button is there, but blocked.
    Blocked,
    /// Only the arithmetic.
    Told,
}

#[derive(Properties, PartialEq)]
pub struct SetProps {
    pub worth: Worth,
    pub joined: Joined,
    pub control: Control,
    /// A press on the button, also on a blocked one.
    pub press: Callback<Product>,
}

#[component]
pub fn Set(SetProps { worth, joined, control, press }: &SetProps) -> Html {
    let look = look(worth.product);
    let name = html! {
        <span class="set__name"><i class={format!("letter letter--{}", look.class)}>{ look.letter }</i>{ look.title }</span>
    };
    if worth.cards.is_empty() {
        return html! {
            <li class="set set--none">
                { name }
                <span class="set__ghost" aria-hidden="true"><Icon id={look.art} /></span>
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
        <li class="set">
            { name }
            <div class="set__fan" data-size={size}>
                for card in numbered(&worth.cards) {
                    <span key={key(card)} class="set__slot">
                        <Tin goods={card.0} fresh={joined.has(card)} />
                    </span>
                }
            </div>
            { under(worth, control, press) }
        </li>
    }
}

fn none_held(worth: &Worth) -> String {
    match worth.entry {
        Some(entry) => format!("Scored {entry}"),
        None => "None held".to_owned(),
    }
}

fn under(worth: &Worth, control: &Control, press: &Callback<Product>) -> Html {
    let product = worth.product;
    let Label { big, small, spoken } = label(worth, control);
    if *control == Control::Told {
        return html! { <p class="set__told"><b>{ big }</b><small>{ small }</small></p> };
    }
    let legal = matches!(control, Control::Asked(Offer { refusal: None, .. }));
    let nth = (product.index() + 1).to_string();
    html! {
        <button type="button" class={classes!("btn", legal.then_some("is-legal"))}
            aria-label={spoken} aria-disabled={(!legal).then_some("true")}
            aria-keyshortcuts={nth} onclick={once(&press.reform(move |()| product))}>
            <b>{ big }</b>
            <small>{ small }</small>
        </button>
    }
}

struct Label {
    big: String,
    small: String,
    spoken: String,
}

/// The amount, or the reason in its place; the sum is always done.
fn label(worth: &Worth, control: &Control) -> Label {
    let Worth { product, sum, hand, entry, .. } = worth;
    let (points, title) = (worth.points(), look(*product).title);
    let short =
        if *hand == 1 { format!("{sum} × 1 card") } else { format!("{sum} × {hand} cards") };
    let drew = matches!(control, Control::Asked(Offer { refusal: Some(Illegal::AlreadyDrew), .. }));
    match (entry, control) {
        (Some(entry), _) => Label {
            big: format!("Already {entry}"),
            small: worth.arithmetic(),
            spoken: format!(
                "{title}: already scored {entry}. {sum} times {hand} would be {points}."
            ),
        },
        (None, _) if points < MINIMUM => Label {
            big: format!("Below {MINIMUM}"),
            small: worth.arithmetic(),
            spoken: format!("{title}: {sum} times {hand} is {points}. {MINIMUM} are needed."),
        },
        (None, Control::Asked(Offer { refusal: None, .. })) => Label {
            big: format!("Score {points}"),
            small: short,
            spoken: format!("Score {product}, {sum} times {hand}, {points} points"),
        },
        (None, _) => Label {
            big: format!("Worth {points}"),
            small: if drew { format!("{sum} × {hand}, next turn") } else { short },
            spoken: format!("{title}: {sum} times {hand}, worth {points} points"),
        },
    }
}
