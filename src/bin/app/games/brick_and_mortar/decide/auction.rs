//! Raise, or drop out.
use high_street::games::brick_and_mortar::{Action, AuctionPrompt, Limit, Position};
use yew::prelude::*;

use super::super::words;
use crate::counter::{Counter, Dial, Offer};
use crate::face::Scene;

/// Where nobody may know the purse, the dial ends here above the least bid.
const OPEN_END: u32 = 40;

pub fn bid(scene: &Scene<Position>, prompt: &AuctionPrompt) -> Counter<Action> {
    let AuctionPrompt { store, least, own, .. } = prompt;
    let least = *least;
    let bid = scene.draft(prompt, "bid", || least);
    let most = own.as_ref().map_or(least + OPEN_END, |limit| limit.most);
    let too_dear =
        (most < least).then(|| format!("${most} could be paid, all Debt Tokens included."));
    let raise = match &too_dear {
        Some(why) => Offer::blocked(format!("Bid ${least}"), "ph-auction", why.clone()),
        None => Offer::new(format!("Bid ${}", *bid), "ph-auction", Action::Raise(*bid)),
    };
    let more = |step: u32| {
        let to = (*bid + step).min(most.max(least));
        html! {
            <button type="button" class="btn" onclick={bid.change().reform(move |_: MouseEvent| to)}>{ format!("+{step}") }</button>
        }
    };
    let left = own.as_ref().map(|limit| match &too_dear {
        Some(why) => why.clone(),
        None => leaves(limit, *bid),
    });
    Counter {
        body: html! {
            <div class="dial bm-one">
                <Dial label={format!("Bid for {store}, at least ${least}")} value={*bid} {least} most={most.max(least)} money=true
                    change={bid.change()} refuse={scene.refuse.clone()} />
                <div class="quick" data-quick="">{ more(1) }{ more(2) }{ more(5) }</div>
                if let Some(left) = left { <p class="dial__sum">{ left }</p> }
            </div>
        },
        primary: Some(raise),
        more: vec![Offer::new("Drop out", "i-x", Action::Drop)],
        why: too_dear
            .unwrap_or_else(|| "Whoever drops out is out of this auction only.".to_owned()),
        ..Counter::default()
    }
}

/// What the bid would leave, every discount spelled out.
fn leaves(limit: &Limit, bid: u32) -> String {
    let off: i32 = limit.changes.iter().map(|change| change.delta).sum();
    let price = bid.saturating_add_signed(off);
    let spelled = match words::changes(&limit.changes) {
        all if all.is_empty() => String::new(),
        all => format!("Pays ${price} ({all}). "),
    };
    if price <= limit.money {
        format!("{spelled}Leaves ${}.", limit.money - price)
    } else {
        let tokens = (price - limit.money).div_ceil(2);
        format!(
            "{spelled}${} short: takes {}, a point less each at the end.",
            price - limit.money,
            words::tokens(tokens)
        )
    }
}
