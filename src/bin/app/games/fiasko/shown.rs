//! The last public moment: a Fiasko, a catastrophe or a scored hand, laid open for everybody.
//! Its place on the board is always there, so nothing jumps when it fills.
use high_street::games::fiasko::{Card, Goods, Hand, Product, Shown, View};
use high_street::table::{Seat, Seats};
use yew::prelude::*;

use super::cards::{Size, look, special, tins, tins_aside};
use super::words;
use crate::face::Who;
use crate::parts::{chip, icon};

/// Whether nobody has acted since: then its loser has no card yet, and the next seat is to act.
pub fn is_fresh(view: &View) -> bool {
    let empty = |hand: &Hand| hand.count() == 0;
    match &view.shown {
        None => false,
        Some(Shown::Fiasko { seat, .. } | Shown::Scored { seat, .. }) => {
            let next = view.turn == seat.after(view.setup.seats) || view.result.is_some();
            next && empty(&view.hands[*seat])
        }
        Some(Shown::Catastrophe { seat, .. }) => {
            let next = view.turn == seat.after(view.setup.seats) || view.turn == *seat;
            next && view.hands.iter().all(|(other, hand)| other == *seat || empty(hand))
        }
    }
}

pub fn last_shown(view: &View, who: &Who) -> Html {
    let class = classes!("panel", "fk-shown", is_fresh(view).then_some("is-new"));
    // A new moment is a new element: that starts its movement.
    let key = format!("{}.{}", view.discarded, view.shown.is_some());
    html! {
        <section {class} aria-label="Shown last">
            <div {key} class="moment">
                { match &view.shown {
                    None => nothing(),
                    Some(Shown::Fiasko { seat, lost }) => fiasko(who, *seat, lost).all(),
                    Some(Shown::Catastrophe { seat, lost }) => catastrophe(who, *seat, lost).all(),
                    Some(Shown::Scored { seat, product, hand, points }) => {
                        scored(who, *seat, *product, hand, *points).all()
                    }
                } }
            </div>
        </section>
    }
}

/// What was laid open: a drawing, what happened, and the tins it happened to.
pub struct Laid {
    art: Html,
    text: Html,
    tins: Html,
}

impl Laid {
    fn all(self) -> Html {
        html! { <>{ self.art }{ self.text }{ self.tins }</> }
    }

    /// Where the words stand beside it already.
    pub fn pieces(self) -> Html {
        html! { <>{ self.art }{ self.tins }</> }
    }
}

fn nothing() -> Html {
    html! {
        <>
            <span class="moment__art moment__art--none" aria-hidden="true">{ icon("i-eye") }</span>
            <div class="moment__text">
                <h2>{ "Nothing shown yet" }</h2>
                <p>{ "A Fiasko, a catastrophe or a scored hand lies here for everybody to look at." }</p>
            </div>
        </>
    }
}

pub fn fiasko(who: &Who, seat: Seat, lost: &[Goods]) -> Laid {
    let name = who.name(seat);
    let what = match lost.len() {
        0 => format!("{name}’s hand was empty: nothing is lost."),
        _ => format!("{name} loses the hand: {}.", words::cards(count(lost))),
    };
    Laid {
        art: html! { <span class="moment__art">{ special(Card::Fiasko, Size::Full) }</span> },
        text: text(format!("Fiasko for {name}"), what),
        tins: if lost.is_empty() { Html::default() } else { laid(tins(lost)) },
    }
}

fn text(title: String, what: String) -> Html {
    html! { <div class="moment__text"><h2>{ title }</h2><p>{ what }</p></div> }
}

pub fn catastrophe(who: &Who, seat: Seat, lost: &Seats<Vec<Goods>>) -> Laid {
    let name = who.name(seat);
    let all: u32 = lost.values().map(|hand| count(hand)).sum();
    let what = match all {
        0 => "Nobody else held a card: nothing is lost.".to_owned(),
        _ => format!("Everyone but {name} loses the hand, {} in all.", words::cards(all)),
    };
    let losers = html! {
        <>
            for (loser, hand) in lost.iter().filter(|(_, hand)| !hand.is_empty()) {
                <div key={loser.index()} class="moment__loser">
                    { chip(&who.0[loser], "sm") }
                    <span class="sr">
                        { format!("{} loses {}:", who.name(loser), words::cards(count(hand))) }
                    </span>
                    { tins(hand) }
                </div>
            }
        </>
    };
    Laid {
        art: html! { <span class="moment__art">{ special(Card::Catastrophe, Size::Full) }</span> },
        text: text(format!("{name} drew a catastrophe"), what),
        tins: if all > 0 { laid(losers) } else { Html::default() },
    }
}

pub fn scored(who: &Who, seat: Seat, product: Product, hand: &[Goods], points: u32) -> Laid {
    let (of, rest): (Vec<Goods>, Vec<Goods>) =
        hand.iter().partition(|goods| goods.product == product);
    let sum: u32 = of.iter().map(|goods| u32::from(goods.value)).sum();
    let cards = words::cards(count(hand));
    let art = html! {
        <span class="moment__art moment__points"><b>{ points }</b><small>{ "points" }</small></span>
    };
    let cards_of_it = html! {
        <>
            { tins(&of) }
            if !rest.is_empty() { { tins_aside(&rest) } }
        </>
    };
    Laid {
        art,
        text: text(
            format!("{} scored {product}", who.name(seat)),
            format!("{sum} × {cards} = {points}. The whole hand is discarded."),
        ),
        tins: laid(cards_of_it),
    }
}

/// The five rows of whoever filled them all, one after the other.
pub fn rows(view: &View, seat: Seat) -> Html {
    html! {
        <ul class="fk-rows" aria-label="The five rows">
            for (product, entry) in Product::ALL.into_iter().zip(view.sheet[seat]) {
                if let Some(points) = entry {
                    <li key={product.name()}>
                        { icon(look(product).art) }
                        <b>{ points }</b>
                        <span class="sr">{ format!(" for {product}") }</span>
                    </li>
                }
            }
        </ul>
    }
}

/// Cards face up. A great many scroll, so the keyboard must reach them.
fn laid(cards: Html) -> Html {
    html! {
        <div class="moment__cards" role="group" aria-label="The cards" tabindex="0">
            { cards }
        </div>
    }
}

fn count(hand: &[Goods]) -> u32 {
    u32::try_from(hand.len()).expect("there are 80 goods")
}
