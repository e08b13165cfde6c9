//! Cubes, boxes and Market Cards. A type is told by its glyph as well as its colour.
use high_street::games::brick_and_mortar::{Item, MarketId};
use yew::prelude::*;

use super::words::look;

/// More than this many equal pieces are a number.
const DRAWN: u32 = 6;

/// Of 24 by 24. Drawn in place: there are a hundred on a table, and what is used from elsewhere is a copy with a
/// frame of its own each time.
pub fn glyph(item: Item) -> Html {
    html! { <path d={look(item).glyph} /> }
}

fn cube(item: Item) -> Html {
    let look = look(item);
    html! {
        <svg class={classes!("cube", format!("c-{}", look.class))} viewBox="0 0 36 36" aria-hidden="true">
            <use href="#cube" />
            <path d={look.glyph} transform="translate(5.5 12.5) scale(.770833)" />
        </svg>
    }
}

/// Pieces of one type, and free places behind them. The group around them says what they are.
pub fn cubes(item: Item, count: u32, free: u32) -> Html {
    cubes_at(None, item, count, free)
}

/// The same in a place where they are seen coming and going.
pub fn cubes_at(at: Option<String>, item: Item, count: u32, free: u32) -> Html {
    html! {
        <span class="cubes" aria-hidden="true" data-piece={item.name()} data-at={at} data-count={count.to_string()}>
            if count > DRAWN {
                { cube(item) }<b class="bm-times">{ format!("× {count}") }</b>
            } else {
                { for (0..count).map(|_| cube(item)) }
            }
            { for (0..free.min(DRAWN)).map(|_| html! { <svg class="slot" viewBox="0 0 24 24">{ glyph(item) }</svg> }) }
        </span>
    }
}

/// A Market Card: so many pictures of two types.
pub fn market_card(card: MarketId) -> Html {
    html! {
        <span class="card dcard printed" role="img" aria-label={market_words(card)}>
            for (item, count) in card.pictures() {
                <span key={item.name()} class="dcard__row">
                    { for (0..count).map(|_| html! {
                        <svg class={classes!("box", format!("box--{}", look(item).class))} viewBox="0 0 24 24" aria-hidden="true">{ glyph(item) }</svg>
                    }) }
                </span>
            }
        </span>
    }
}

/// "4 food, 1 jewelry".
pub fn market_words(card: MarketId) -> String {
    let [(one, first), (other, second)] = card.pictures();
    format!("{first} {one}, {second} {other}")
}
