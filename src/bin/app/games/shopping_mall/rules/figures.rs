//! Figures of the rules page.
use high_street::games::shopping_mall::{Manager, Trade, income};
use yew::prelude::*;

use crate::games::shopping_mall::look::{look, manager, visitor};
use crate::games::shopping_mall::words;
use crate::parts::icon_in;

pub fn doors() -> Html {
    let sign = |trade: Trade, number: u8, doors: &'static str| {
        html! {
            <div class="sm-sign printed" data-trade={look(trade).name} data-doors={doors}>
                <b>{ number }</b>{ icon_in("sm-sign__goods", look(trade).goods) }
            </div>
        }
    };
    html! {
        <figure class="fig">
            <div class="sm-fig">{ sign(Trade::Coffee, 3, "north east") }{ sign(Trade::Books, 1, "north east south west") }</div>
            <figcaption>{ "A coffee shop with two doors, and a bookshop with the number 1." }</figcaption>
        </figure>
    }
}

pub fn visitors() -> Html {
    html! {
        <ul class="sm-fig">
            for trade in Trade::ALL {
                <li key={trade.index()}>{ visitor(trade) }{ words::capital(look(trade).name) }</li>
            }
        </ul>
    }
}

/// What the first six customers of a shop bring.
pub fn ladder() -> Html {
    html! {
        <table class="sheet sm-ladder">
            <thead><tr><th scope="col">{ "Customer" }</th>for nth in 1..=6 { <th key={nth} scope="col">{ nth }</th> }</tr></thead>
            <tbody>
                for who in Manager::ALL {
                    <tr key={who.index()}>
                        <th scope="row"><span class="sm-owner">{ manager(who) }{ words::title(who) }</span></th>
                        for before in 0..6 { <td key={before}>{ income(who, before) }</td> }
                    </tr>
                }
            </tbody>
        </table>
    }
}
