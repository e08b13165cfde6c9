//! Sale: how many at the highest price, or the two secret dials.
use high_street::games::brick_and_mortar::{
    Action, Bill, Delivery, DeliveryTerms, DialPreview, DialSalePrompt, Lot, Position, SaleLimit,
    SellPrompt,
};
use high_street::table::Seats;
use yew::prelude::*;

use super::super::words;
use super::prices::price_cells;
use super::sealed;
use crate::counter::{Counter, Dial, Offer};
use crate::face::{Scene, Who};
use crate::words::counted;

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

pub fn sell(scene: &Scene<Position>, prompt: &SellPrompt) -> Counter<Action> {
    let SellPrompt { most, terms, .. } = prompt;
    let most = *most;
    let count = scene.draft(prompt, "count", || most);
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
    let kept = match most - *count {
        0 => Vec::new(),
        kept => vec![format!("{kept} more could be sold; there is no second chance this month.")],
    };
    Counter {
        body: html! {
            <>
                <Dial label={format!("Sell how many {item}")} note={format!("at most {most}")} value={*count} least=0 {most}
                    change={count.change()} refuse={scene.refuse.clone()} />
                { bill_lines(&bill) }
            </>
        },
        primary: Some(Offer::new(label, "ph-sale", Action::Sell(*count)).losing(kept)),
        why: format!(
            "At ${price} each{}; which items go is asked where it matters. The oldest go first.",
            match terms.suggestion.borrowed {
                0 => String::new(),
                some => format!(", {} among them", counted(some, "jewelry box", "jewelry boxes")),
            }
        ),
        ..Counter::default()
    }
}

pub fn dial(scene: &Scene<Position>, prompt: &DialSalePrompt) -> Counter<Action> {
    let DialSalePrompt { item, most, max_price, limit, have } = prompt;
    let (most, max_price) = (*most, *max_price);
    let offer = scene.draft(prompt, "offer", || match sealed(&scene.view) {
        Some(Action::DialSale { quantity, price }) => (*quantity, *price),
        _ => (most, max_price),
    });
    let (quantity, price) = *offer;
    let label = if quantity == 0 {
        format!("Seal: sell no {item}")
    } else {
        format!("Seal {quantity} at ${price}")
    };
    let preview = scene.view.dial_preview(*item, quantity, price);
    Counter {
        body: html! {
            <>
                <p class="dial__sum">{ crowd(&scene.who, limit.boxes, have) }</p>
                <div class="dial">
                    <Dial label="Sell how many" note={limit_words(limit)} value={quantity} least=0 {most}
                        change={offer.change().reform(move |quantity| (quantity, price))} refuse={scene.refuse.clone()} />
                    <Dial label="Price each" note={format!("$0 to ${max_price}")} value={price} least=0 most={max_price} money=true slider=false
                        change={offer.change().reform(move |price| (quantity, price))} refuse={scene.refuse.clone()} />
                </div>
                { price_cells(*item, price, &offer.change().reform(move |price| (quantity, price))) }
                if let Some(preview) = &preview {
                    <p class="dial__sum">{ stakes(preview) }</p>
                    { bill_lines(&preview.first) }
                }
            </>
        },
        primary: Some(Offer::new(label, "i-lock", Action::DialSale { quantity, price })),
        why: "Nobody sees it until all offers are sealed.".to_owned(),
        ..Counter::default()
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
    let boxes = |count: u32, of| counted(count, &format!("{of}box"), &format!("{of}boxes"));
    let borrowed = if limit.borrowable > 0 {
        format!(" + {}", boxes(limit.borrowable, "jewelry "))
    } else {
        String::new()
    };
    format!("{}; {}{centers}{borrowed}", words::some(limit.items, "item"), boxes(limit.boxes, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boxes_of_other_types_are_named_where_they_count() {
        let limit = SaleLimit { items: 3, boxes: 1, centers: 0, borrowable: 2 };
        assert_eq!(limit_words(&limit), "3 items; 1 box + 2 jewelry boxes");
        let own = SaleLimit { items: 1, boxes: 2, centers: 3, borrowable: 0 };
        assert_eq!(limit_words(&own), "1 item; 2 boxes + 3 on Centers");
    }

    #[test]
    fn what_is_at_risk_is_said_only_where_something_is() {
        let preview =
            |at_risk| DialPreview { first: Bill::default(), later: Bill::default(), at_risk };
        assert_eq!(stakes(&preview(0)), "$0 if all find a box.");
        assert!(stakes(&preview(2)).contains(" 2 at risk: offered items that find no box"));
    }
}
