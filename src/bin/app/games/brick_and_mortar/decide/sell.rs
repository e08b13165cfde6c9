//! Sale: how many at the highest price, or the two secret dials.
use high_street::games::brick_and_mortar::{
    Action, Bill, Delivery, DeliveryTerms, DialPreview, Lot, Prompt, SaleLimit,
};
use high_street::table::Seats;
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::words;
use super::{AskProps, CHANGE, sealed, set};
use crate::counter::{Dial, use_draft};
use crate::face::Who;

/// "2 × $6 = $12 from Food Bank ($1 more by …)", line by line.
pub fn bill_lines(bill: &Bill) -> Html {
    html! {
        <ul class="bm-sums">
            for (index, lot) in bill.lots.iter().enumerate() {
                <li key={index}><b>{ format!("{} × ${} = ${}", lot.count, lot.each, lot.count * lot.each) }</b>
                    { format!(" from {}", lot.store) }
                    if !lot.changes.is_empty() { { format!(" ({})", words::changes(&lot.changes)) } }
                </li>
            }
            if !bill.points.is_empty() { <li><b>{ words::gains(&bill.points) }</b></li> }
        </ul>
    }
}

/// The first `count` items of a suggested delivery.
fn first(terms: &DeliveryTerms, mut count: u32) -> Delivery {
    let mut sold = Vec::new();
    for lot in &terms.suggestion.sold {
        let taken = lot.count.min(count);
        count -= taken;
        if taken > 0 {
            sold.push(Lot { count: taken, ..*lot });
        }
    }
    Delivery { sold, ..Delivery::default() }
}

#[component]
pub fn Sell(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let most = if let Prompt::Sell { most, .. } = prompt { *most } else { 0 };
    let count = use_draft(&scene.drafts, *seat, prompt, "count", || most);
    let Prompt::Sell { terms, .. } = prompt else { return html! {} };
    let bill = scene.view.delivery_preview(terms, &first(terms, *count)).unwrap_or_default();
    let (item, price) = (terms.item, terms.price);
    let label = match *count {
        0 => format!("Sell no {item}"),
        some => format!(
            "Sell {some} {item} for ${}{}",
            bill.money,
            words::and_points(words::gained(&bill.points))
        ),
    };
    let kept = most - *count;
    let press = Press::new(label, "ph-sale", Action::Sell(*count)).asking(vec![match kept {
        0 => "All that can be sold; there is no second chance this month.".to_owned(),
        _ => format!("{kept} more could be sold; there is no second chance this month."),
    }]);
    let why =
        format!("At ${price} each; which items go is asked where it matters. The oldest go first.");
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(press, why)}>
            <Dial label={format!("Sell how many {item}")} note={format!("at most {most}")} value={*count} least=0 {most}
                change={set(&count)} refuse={scene.refuse.clone()} />
            { bill_lines(&bill) }
        </Counter>
    }
}

#[component]
pub fn SaleDial(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let (most, max_price) = match prompt {
        Prompt::DialSale { most, max_price, .. } => (*most, *max_price),
        _ => (0, 0),
    };
    let offer = use_draft(&scene.drafts, *seat, prompt, "offer", || match sealed(&scene.view) {
        Some(Action::DialSale { quantity, price }) => (*quantity, *price),
        _ => (most, max_price),
    });
    let Prompt::DialSale { item, limit, have, .. } = prompt else { return html! {} };
    let (quantity, price) = *offer;
    let label = if quantity == 0 {
        format!("Seal: sell no {item}")
    } else {
        format!("Seal {quantity} at ${price}")
    };
    let preview = scene.view.dial_preview(*item, quantity, price);
    let press = Press::new(label, "i-lock", Action::DialSale { quantity, price });
    let press = press.asking(preview.iter().map(stakes).chain([CHANGE.to_owned()]).collect());
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(press, "Nobody sees it until all offers are sealed.")}>
            <div class="dial">
                <Dial label="Sell how many" note={limit_words(limit)} value={quantity} least=0 {most}
                    change={set(&offer).reform(move |quantity| (quantity, price))} refuse={scene.refuse.clone()} />
                <Dial label="Price each" note={format!("$0 to ${max_price}")} value={price} least=0 most={max_price} money=true
                    change={set(&offer).reform(move |price| (quantity, price))} refuse={scene.refuse.clone()} />
            </div>
            <p class="dial__sum">{ crowd(&scene.who, limit.boxes, have) }</p>
            if let Some(preview) = &preview {
                <p class="dial__sum">{ stakes(preview) }</p>
                { bill_lines(&preview.first) }
            }
        </Counter>
    }
}

/// "2 wanted, 5 for sale: Olive 3, Ben 2.": what decides the dial, where the table is out of sight.
fn crowd(who: &Who, wanted: u32, have: &Seats<u32>) -> String {
    let sellers: Vec<String> = have
        .iter()
        .filter(|(_, count)| **count > 0)
        .map(|(seat, count)| format!("{} {count}", who.name(seat)))
        .collect();
    let all: u32 = have.values().sum();
    format!("{wanted} wanted, {all} for sale: {}.", sellers.join(", "))
}

/// What a dial would bring, and what it risks.
fn stakes(DialPreview { first, later, at_risk }: &DialPreview) -> String {
    let brings =
        |bill: &Bill| format!("${}{}", bill.money, words::and_points(words::gained(&bill.points)));
    let second = if later == first {
        String::new()
    } else {
        format!("; {} if somebody sells before", brings(later))
    };
    let risk = match at_risk {
        0 => String::new(),
        some => format!(" {some} at risk: offered items that find no box are surplus and lost."),
    };
    format!("{} if all find a box{second}.{risk}", brings(first))
}

/// "5 items; 3 boxes, 2 on Centers".
fn limit_words(limit: &SaleLimit) -> String {
    let centers =
        if limit.centers > 0 { format!(" + {} on Centers", limit.centers) } else { String::new() };
    let boxes = |count, of| format!("{count} {of}{}", if count == 1 { "box" } else { "boxes" });
    let borrowed = if limit.borrowable > 0 {
        format!(" + {}", boxes(limit.borrowable, "jewelry "))
    } else {
        String::new()
    };
    format!("{}; {}{centers}{borrowed}", words::some(limit.items, "item"), boxes(limit.boxes, ""))
}
