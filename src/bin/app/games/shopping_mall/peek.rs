//! The own ledger, while its owner holds the chip.
use high_street::games::shopping_mall::{Ledger, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::words;
use crate::face::Who;
use crate::parts::icon;

pub fn peek(view: &View, seat: Seat, who: &Who) -> Html {
    let Some(ledger) = view.ledgers[seat] else { return html! {} };
    let total = ledger.cash() + view.bonuses[seat];
    html! {
        <div class="sm-ledger">
            <h2>{ format!("{}’s ledger", who.name(seat)) }</h2>
            <p class="money">{ icon("coin") }{ words::amount(ledger.cash()) }</p>
            <ul>
                for (name, change) in lines(&ledger) {
                    <li key={name}><span>{ name }</span><b>{ words::gain(change) }</b></li>
                }
            </ul>
            <p>{ format!("Bonus of the own shops {}; if it ended now {}.", words::amount(view.bonuses[seat]), words::amount(total)) }</p>
        </div>
    }
}

/// What came in and went out, without what is nothing.
fn lines(ledger: &Ledger) -> Vec<(&'static str, i32)> {
    entries(ledger).into_iter().filter(|(_, change)| *change != 0).collect()
}

/// All that a ledger is made of.
pub fn entries(ledger: &Ledger) -> [(&'static str, i32); 7] {
    let whole = |amount: u32| i32::try_from(amount).unwrap_or(i32::MAX);
    [
        ("At the start", whole(ledger.start)),
        ("Customers", whole(ledger.customers)),
        ("Provisions for auctions", whole(ledger.auctions)),
        ("Provisions for crowds", whole(ledger.movers)),
        ("Shops sold", whole(ledger.sold)),
        ("Shops bought", -whole(ledger.bought)),
        ("Paid to movers", -whole(ledger.paid)),
    ]
}
