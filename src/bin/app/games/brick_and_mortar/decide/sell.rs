//! Sale: how many at the highest price, or the two secret dials.
use high_street::games::brick_and_mortar::{
    Action, Bill, Delivery, DeliveryTerms, Lot, Prompt, SaleLimit,
};
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::dial::Dial;
use super::super::words;
use super::{AskProps, sealed, set};

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
    let count = use_state(|| most);
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
    let press = Press::new(label, "ph-sale", Action::Sell(*count));
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
    let offer = use_state(|| match sealed(&scene.view) {
        Some(Action::DialSale { quantity, price }) => (*quantity, *price),
        _ => (most, max_price),
    });
    let Prompt::DialSale { item, limit, .. } = prompt else { return html! {} };
    let (quantity, price) = *offer;
    let label = if quantity == 0 {
        format!("Seal: sell no {item}")
    } else {
        format!("Seal {quantity} at ${price}")
    };
    let press = Press::new(label, "i-lock", Action::DialSale { quantity, price });
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(press, "Nobody sees it until all offers are sealed.")}>
            <div class="dial">
                <Dial label="Sell how many" note={limit_words(limit)} value={quantity} least=0 {most}
                    change={set(&offer).reform(move |quantity| (quantity, price))} refuse={scene.refuse.clone()} />
                <Dial label="Price each" note={format!("$0 to ${max_price}")} value={price} least=0 most={max_price} money=true
                    change={set(&offer).reform(move |price| (quantity, price))} refuse={scene.refuse.clone()} />
            </div>
            if let Some(preview) = scene.view.dial_preview(*item, quantity, price) {
                <p class="dial__sum"><b>{ format!("${}{} if all find a box", preview.first.money, words::and_points(words::gained(&preview.first.points))) }</b>
                    if preview.later != preview.first { { format!("; ${}{} if somebody sells before", preview.later.money,
                        words::and_points(words::gained(&preview.later.points))) } }
                    { "." }
                    if preview.at_risk > 0 { { format!(" {} at risk: offered items that find no box are surplus and lost.", preview.at_risk) } }
                </p>
                { bill_lines(&preview.first) }
            }
        </Counter>
    }
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
