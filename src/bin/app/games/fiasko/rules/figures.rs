//! Pictures for the rules, drawn with the cards of the table.
use high_street::games::fiasko::{Card, Goods, Product};
use yew::prelude::*;

use super::super::cards::{Size, look, special, tin, tins, tins_aside};
use crate::parts::icon;

const fn goods(product: Product, value: u8) -> Goods {
    Goods { product, value }
}

fn figure(picture: Html, caption: &'static str) -> Html {
    html! { <figure class="fig"><div class="fk-fig">{ picture }</div><figcaption>{ caption }</figcaption></figure> }
}

/// One card of each product.
pub fn deck() -> Html {
    let cards = html! {
        for product in Product::ALL {
            <span key={product.name()} class="fk-fig__card">
                { tin(goods(product, 5), Size::Full, false) }
                <span>{ look(product).title }</span>
            </span>
        }
    };
    figure(cards, "The five products. Each has its own drawing and letter.")
}

pub fn bad_cards() -> Html {
    let cards = html! {
        <>
            <span class="fk-fig__card">{ special(Card::Fiasko, Size::Full) }<span>{ "Fiasko, 6 cards" }</span></span>
            <span class="fk-fig__card">{ special(Card::Catastrophe, Size::Full) }<span>{ "Catastrophe, 2 cards" }</span></span>
        </>
    };
    figure(cards, "Yellow with tumbling tins: yours is lost. Blue with a falling shelf: theirs is.")
}

/// Eight cards, milk 5, 4 and 2: the worked example of scoring.
pub fn example_of_a_score() -> Html {
    use Product::{Milk, Sardines, Sweetcorn, Tomatoes};
    let milk = [5, 4, 2].map(|value| goods(Milk, value));
    let rest = [(Tomatoes, 4), (Tomatoes, 2), (Sweetcorn, 3), (Sweetcorn, 1), (Sardines, 5)];
    let rest: Vec<Goods> = rest.into_iter().map(|(product, value)| goods(product, value)).collect();
    let picture = html! {
        <>
            { tins(&milk) }
            { tins_aside(&rest) }
            <span class="num fk-fig__sum">{ "11 × 8 = 88" }</span>
        </>
    };
    figure(
        picture,
        "Milk 5, 4 and 2 make 11. The hand has eight cards in all, so milk scores 11 × 8 = 88.",
    )
}

pub fn hand_too_small() -> Html {
    let cards = vec![goods(Product::Milk, 3), goods(Product::Milk, 3)];
    let picture = html! {
        <>{ tins(&cards) }<span class="num fk-fig__sum">{ "6 × 2 = 12" }</span></>
    };
    figure(picture, "Two threes are worth 12, one short of 13. One more card of any kind would do.")
}

/// One row of a sheet with its bonus.
pub fn example_of_a_row() -> Html {
    let picture = html! {
        <table class="sheet fk-sheet fk-fig__sheet">
            <thead>
                <tr>
                    <th scope="col">{ "Product" }</th>
                    for name in ["Ada", "Ben", "Cora"] { <th key={name} scope="col">{ name }</th> }
                </tr>
            </thead>
            <tbody>
                <tr>
                    <th scope="row">
                        <span class="row">{ icon(look(Product::Milk).art) }<span class="t">{ "Milk" }</span></span>
                    </th>
                    <td class="best">{ 88 }</td><td>{ 60 }</td><td class="open">{ "open" }</td>
                </tr>
                <tr>
                    <th scope="row">{ "Bonus" }</th>
                    <td>{ "+30" }</td><td>{ 0 }</td><td>{ 0 }</td>
                </tr>
            </tbody>
        </table>
    };
    figure(picture, "Ada has the best milk and gets 30. Cora’s open row takes no part.")
}
