//! The discard pile, browsed by product and value.
use high_street::games::fiasko::{Card, Goods, Hand, Product, View};
use yew::prelude::*;

use super::cards::look;
use crate::face::Seen;
use crate::parts::{Dialog, icon};

/// How many of each value a product has, 1 to 5.
const COPIES: [u32; 5] = [3, 3, 4, 3, 3];

#[derive(Properties, PartialEq)]
pub struct DiscardProps {
    pub view: Seen<View>,
}

/// The height of the discard pile; a press spreads it out.
#[component]
pub fn Discard(DiscardProps { view }: &DiscardProps) -> Html {
    let open = use_state(|| false);
    let onclick = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(true))
    };
    let close = {
        let open = open.clone();
        Callback::from(move |()| open.set(false))
    };
    html! {
        <>
            <button type="button" class="btn pile__browse" aria-haspopup="dialog" {onclick}>
                { format!("{} discarded", view.discarded) }
                <span class="sr">{ ": look through them" }</span>
            </button>
            if *open {
                <Dialog title={format!("{} discarded", view.discarded)} on_close={close} class="fk-browse">
                    <Spread {view} />
                </Dialog>
            }
        </>
    }
}

#[component]
fn Spread(DiscardProps { view }: &DiscardProps) -> Html {
    html! {
        <>
            <p class="muted">{ "Lying here, and below it how many are still unseen." }</p>
            <table class="sheet fk-spread">
                <thead>
                    <tr>
                        <th scope="col">{ "Product" }</th>
                        for value in 1..=5_u8 { <th scope="col">{ value }</th> }
                    </tr>
                </thead>
                <tbody>
                    for product in Product::ALL {
                        <tr key={product.name()}>
                            <th scope="row">
                                <span class="row">
                                    { icon(look(product).art) }
                                    <span class="t">{ look(product).title }</span>
                                </span>
                            </th>
                            for value in 1..=5_u8 { { cell(view, Goods { product, value }) } }
                        </tr>
                    }
                </tbody>
            </table>
            <p>{ specials(view) }</p>
        </>
    }
}

fn cell(view: &View, goods: Goods) -> Html {
    let lying = lying(view, Card::Goods(goods));
    let unseen = COPIES[usize::from(goods.value) - 1] - lying - held(view, goods);
    let class = (lying == 0).then_some("open");
    html! {
        <td key={goods.value} class={classes!(class)}>
            { lying }
            <small>{ unseen }<span>{ " unseen" }</span></small>
        </td>
    }
}

fn lying(view: &View, card: Card) -> u32 {
    let cards = view.discard.as_deref().unwrap_or_default();
    count(cards.iter().filter(|other| **other == card))
}

/// In hands that these eyes see.
fn held(view: &View, goods: Goods) -> u32 {
    let open = view.hands.values().filter_map(|hand| match hand {
        Hand::Faces(cards) => Some(cards),
        Hand::Backs(_) => None,
    });
    count(open.flatten().filter(|other| **other == goods))
}

fn count<T>(cards: impl Iterator<Item = T>) -> u32 {
    u32::try_from(cards.count()).expect("there are 88 cards")
}

fn specials(view: &View) -> String {
    let (fiaskos, catastrophes) = (lying(view, Card::Fiasko), lying(view, Card::Catastrophe));
    format!("Among them: {fiaskos} of 6 Fiaskos and {catastrophes} of 2 catastrophes.")
}
