//! The printed cards. Products differ by drawing and letter, not by colour alone.
use high_street::games::fiasko::{Card, Goods, Product};
use yew::prelude::*;

use crate::parts::icon;

/// How a product is printed.
pub struct Look {
    /// Ends its class: `tin--milk`.
    pub class: &'static str,
    /// Its drawing.
    pub art: &'static str,
    pub letter: &'static str,
    /// Its name at the head of a row.
    pub title: &'static str,
}

pub const fn look(product: Product) -> Look {
    match product {
        Product::Milk => Look { class: "milk", art: "g-milk", letter: "M", title: "Milk" },
        Product::Pickles => {
            Look { class: "pickles", art: "g-pickles", letter: "P", title: "Pickles" }
        }
        Product::Tomatoes => {
            Look { class: "tomatoes", art: "g-tomatoes", letter: "T", title: "Tomatoes" }
        }
        Product::Sweetcorn => {
            Look { class: "corn", art: "g-corn", letter: "C", title: "Sweetcorn" }
        }
        Product::Sardines => {
            Look { class: "sardines", art: "g-sardines", letter: "S", title: "Sardines" }
        }
    }
}

/// How large a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Size {
    Full,
    /// For cards laid open on the table.
    Small,
}

/// One goods card, face up. A fresh one has just joined the hand.
pub fn tin(goods: Goods, size: Size, fresh: bool) -> Html {
    let Look { class, art, letter, .. } = look(goods.product);
    let class = classes!(
        "card",
        "tin",
        "printed",
        format!("tin--{class}"),
        (size == Size::Small).then_some("tin--sm"),
        fresh.then_some("is-new")
    );
    let label = if fresh { format!("{goods}, just drawn") } else { goods.to_string() };
    html! {
        <span {class} role="img" aria-label={label}>
            <b>{ goods.value }</b>
            <i>{ letter }</i>
            { icon(art) }
        </span>
    }
}

/// Each card with the number of its equals before it: three fives of milk are three keys.
pub fn numbered(hand: &[Goods]) -> impl Iterator<Item = (Goods, usize)> + '_ {
    hand.iter().enumerate().map(|(index, goods)| {
        let before = hand[..index].iter().filter(|other| *other == goods).count();
        (*goods, before)
    })
}

pub fn card_key((goods, copy): (Goods, usize)) -> String {
    format!("{goods} {copy}")
}

/// Several small cards, face up, side by side.
pub fn tins(cards: &[Goods]) -> Html {
    row_of_tins("tins", cards)
}

/// Cards laid aside: not what was scored.
pub fn tins_aside(cards: &[Goods]) -> Html {
    row_of_tins("tins tins--aside", cards)
}

fn row_of_tins(class: &'static str, cards: &[Goods]) -> Html {
    html! {
        <span {class}>for &goods in cards { { tin(goods, Size::Small, false) } }</span>
    }
}

/// Any card of the deck, face up.
pub fn card_face(card: Card, size: Size) -> Html {
    match card {
        Card::Goods(goods) => tin(goods, size, false),
        bad => special(bad, size),
    }
}

/// A Fiasko (yellow, tumbling tins) or a catastrophe (blue, a falling shelf).
pub fn special(bad: Card, size: Size) -> Html {
    let (kind, art, label, letter) = if bad == Card::Catastrophe {
        ("bad--catastrophe", "sc-catastrophe", "catastrophe", "!!")
    } else {
        ("bad--fiasko", "sc-fiasko", "Fiasko", "!")
    };
    let small = (size == Size::Small).then_some("bad--sm");
    html! {
        <span class={classes!("card", "bad", "printed", kind, small)}
            role="img" aria-label={label}>
            <b>{ letter }</b>
            { icon(art) }
        </span>
    }
}
