//! A shop front on the street, drawn by one row of data a shop.
use yew::prelude::*;

use crate::games::{self, Shop};
use crate::parts::icon;
use crate::routes::Route;

#[derive(Properties, PartialEq)]
pub struct ShopFrontProps {
    pub slug: &'static str,
}

/// A shop one can walk into, or one with its shutter down.
#[component]
pub fn ShopFront(ShopFrontProps { slug }: &ShopFrontProps) -> Html {
    let shop = games::shop(slug).expect("the street lists its own shops");
    let open = shop.open.is_some();
    let blurb = format!("blurb-{slug}");
    html! {
        <article class={classes!("shop", (!open).then_some("shop--closed"))} data-game={shop.colours}>
            <div class="shop__art"><Front {slug} /></div>
            <div class="shop__board">
                <div class="shop__name">
                    <h2>{ if open { way_in(shop, &blurb) } else { html! { { shop.name } } } }</h2>
                    if open {
                        <a class="shop__rules" href={Route::rules(slug).to_string()}>
                            { "Rules" }<span class="sr">{ format!(" of {}", shop.name) }</span>
                        </a>
                    }
                </div>
                <p id={blurb}>{ shop.blurb }</p>
                <div class="shop__facts">
                    if !open { <span class="tag tag--warn shop__later">{ "Opens later" }</span> }
                    <span class="tag">{ icon("i-human") }{ shop.players }</span>
                    <span class="tag tag--g2">{ shop.minutes }</span>
                </div>
            </div>
        </article>
    }
}

/// The whole front is its door: the link covers it. Who comes near it will find the shop's file fetched.
fn way_in(shop: &'static Shop, blurb: &str) -> Html {
    let near = Callback::from(move |()| games::fetch(shop.slug));
    html! {
        <a class="shop__link" href={Route::setup(shop.slug).to_string()} aria-describedby={blurb.to_owned()}
            onpointerenter={near.reform(|_| ())} onfocus={near.reform(|_| ())}>
            { shop.name }<span class="sr">{ ": set up a game" }</span>
        </a>
    }
}

#[component]
fn Front(ShopFrontProps { slug }: &ShopFrontProps) -> Html {
    let shop = games::shop(slug).expect("the street lists its own shops");
    html! {
        <svg viewBox="0 0 240 300" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
            <use href={format!("#{}", shop.front.art)} width="240" height="300" />
            <text class="shop__sign" x="120" y={shop.front.lettering.to_string()}>{ shop.name }</text>
            if shop.open.is_none() { { shutter(shop.front.awning) } }
        </svg>
    }
}

/// A roller shutter from the awning to the ground, with a sign on a string.
fn shutter(top: u16) -> Html {
    let slats = (top + 9..292).step_by(9).map(|y| format!("M22 {y}h196"));
    let slats = slats.collect::<Vec<_>>().concat();
    let middle = u16::midpoint(top, 296);
    html! {
        <g class="shutter-down" stroke="#2a211c" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">
            <path class="shutter-down__face" d={format!("M20 {top}h200V296H20z")} />
            <path fill="none" stroke-width="1.4" opacity=".45" d={slats} />
            <g transform={format!("rotate(-3 120 {middle})")}>
                <path fill="none" stroke-width="2" d={format!("M120 {}L74 {}M120 {}L166 {}", middle - 42, middle - 18, middle - 42, middle - 18)} />
                <circle cx="120" cy={(middle - 43).to_string()} r="3" fill="#2a211c" />
                <rect x="58" y={(middle - 18).to_string()} width="124" height="40" rx="5" fill="#fffaf0" />
                <text class="shutter-down__words" x="120" y={(middle + 8).to_string()} stroke="none">{ "Opens later" }</text>
            </g>
        </g>
    }
}
