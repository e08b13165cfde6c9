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

#[derive(Properties, PartialEq)]
pub struct TinProps {
    pub goods: Goods,
    /// Small, for hands laid open on the table.
    #[prop_or_default]
    pub small: bool,
    /// It has just joined the hand.
    #[prop_or_default]
    pub fresh: bool,
}

/// One goods card, face up.
#[component]
pub fn Tin(TinProps { goods, small, fresh }: &TinProps) -> Html {
    let Look { class, art, letter, .. } = look(goods.product);
    let class = classes!(
        "card",
        "tin",
        "printed",
        format!("tin--{class}"),
        small.then_some("tin--sm"),
        fresh.then_some("is-new")
    );
    let label = if *fresh { format!("{goods}, just drawn") } else { goods.to_string() };
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

pub fn key((goods, copy): (Goods, usize)) -> String {
    format!("{goods} {copy}")
}

#[derive(Properties, PartialEq)]
pub struct TinsProps {
    pub cards: Vec<Goods>,
    /// Laid aside: not what was scored.
    #[prop_or_default]
    pub aside: bool,
}

/// Several small cards, face up, side by side.
#[component]
pub fn Tins(TinsProps { cards, aside }: &TinsProps) -> Html {
    html! {
        <span class={classes!("tins", aside.then_some("tins--aside"))}>
            for card in numbered(cards) { <Tin key={key(card)} goods={card.0} small=true /> }
        </span>
    }
}

#[derive(Properties, PartialEq)]
pub struct FaceProps {
    pub card: Card,
    #[prop_or_default]
    pub small: bool,
}

/// Any card of the deck, face up.
#[component]
pub fn CardFace(FaceProps { card, small }: &FaceProps) -> Html {
    match card {
        Card::Goods(goods) => html! { <Tin goods={*goods} small={*small} /> },
        Card::Fiasko => html! { <Special small={*small} /> },
        Card::Catastrophe => html! { <Special catastrophe=true small={*small} /> },
    }
}

#[derive(Properties, PartialEq)]
pub struct SpecialProps {
    #[prop_or_default]
    pub catastrophe: bool,
    #[prop_or_default]
    pub small: bool,
}

/// A Fiasko (yellow, tumbling tins) or a catastrophe (blue, a falling shelf).
#[component]
pub fn Special(SpecialProps { catastrophe, small }: &SpecialProps) -> Html {
    let (kind, art, label, letter) = if *catastrophe {
        ("bad--catastrophe", "sc-catastrophe", "catastrophe", "!!")
    } else {
        ("bad--fiasko", "sc-fiasko", "Fiasko", "!")
    };
    html! {
        <span class={classes!("card", "bad", "printed", kind, small.then_some("bad--sm"))}
            role="img" aria-label={label}>
            <b>{ letter }</b>
            { icon(art) }
        </span>
    }
}
