//! Where customers lie open, everybody's: what each wants, and what it would bring at the Check Out now.
use std::rc::Rc;

use high_street::games::on_shelf::{CustomerId, SaleKind, View};
use high_street::table::Seat;
use yew::prelude::*;

use crate::face::Who;
use crate::games::on_shelf::pieces::wanted;
use crate::games::on_shelf::words;
use crate::parts::chip;

pub fn hands(view: &View, who: &Rc<Who>) -> Html {
    if !view.setup.hands_lie_open() {
        return html! {};
    }
    html! {
        <section class="panel os-hands" aria-label="Everybody’s customers">
            <div class="panel__head">
                <h3>{ "Everybody’s customers" }</h3><p>{ "and what each would bring at the Check Out now" }</p>
            </div>
            <ul class="os-hands__seats">
                for (seat, chair) in who.0.iter() {
                    <li key={seat.index()}>{ chip(chair, "sm") }<span class="sr">{ who.name(seat) }{ ": " }</span>{ held(view, seat) }</li>
                }
            </ul>
        </section>
    }
}

fn held(view: &View, seat: Seat) -> Html {
    let hand = words::hand(view, seat).unwrap_or_default();
    if hand.is_empty() {
        return html! { <span class="os-none">{ "nobody" }</span> };
    }
    html! { <ul>{ for hand.into_iter().map(|customer| card(view, customer)) }</ul> }
}

fn card(view: &View, customer: CustomerId) -> Html {
    let brings = view.quote(SaleKind::CheckOut, customer).map_or(0, |sheet| sheet.total());
    html! {
        <li key={customer.number()} class="os-held" title={customer.name()}>
            <span class="sr">{ format!("{}: ", customer.name()) }</span>
            { for customer.symbols().into_iter().map(|item| wanted(&view.store, item)) }<b>{ words::gain(brings) }</b>
        </li>
    }
}
