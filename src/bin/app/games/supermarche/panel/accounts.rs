//! What a round did to the till, line by line, so that it adds up.
use high_street::games::supermarche::{RoundBook, Status, View, Visit};
use yew::prelude::*;

use super::super::words;

/// From the opening to the closing of this round; what did not happen is left out.
pub fn lines(view: &View, book: &RoundBook) -> Vec<(&'static str, i32)> {
    let today = || view.shop.visits.iter().filter(|visit| visit.round == view.shop.round);
    let fines = |cut_short: bool| -> i32 {
        let fined = today().filter(|visit| (visit.end == Status::Restocked) == cut_short);
        fined.map(|visit| visit.penalty).sum()
    };
    let kept = |visit: &Visit| visit.spent - visit.refund;
    let lines = [
        ("Food bought", -book.paid),
        ("Takings kept", today().map(kept).sum()),
        ("Bonuses", today().map(|visit| visit.bonus).sum()),
        ("Penalties", -fines(false)),
        ("Restock", -fines(true)),
        ("Waste", -i32::from(book.wasted.total())),
    ];
    lines.into_iter().filter(|(_, money)| *money != 0).collect()
}

pub fn accounts(view: &View) -> Html {
    let Some(book) = view.shop.books.last() else { return html! {} };
    html! {
        <dl class="slip__sums">
            <div><dt>{ "Opened with" }</dt><dd>{ words::money(book.opening) }</dd></div>
            for (title, money) in lines(view, book) {
                <div key={title}><dt>{ title }</dt><dd>{ words::change(money) }</dd></div>
            }
            <div class="is-sum"><dt>{ "Closed with" }</dt><dd>{ words::money(book.closing) }</dd></div>
        </dl>
    }
}
