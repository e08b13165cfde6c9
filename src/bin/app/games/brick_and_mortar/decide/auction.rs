//! Raise, or drop out.
use high_street::games::brick_and_mortar::{Action, Limit, Prompt};
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::words;
use super::{AskProps, set};
use crate::counter::{Dial, use_draft};

/// Where nobody may know the purse, the dial ends here above the least bid.
const OPEN_END: u32 = 40;

#[component]
pub fn Bid(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let least = if let Prompt::Auction { least, .. } = prompt { *least } else { 0 };
    let bid = use_draft(&scene.drafts, *seat, prompt, "bid", || least);
    let Prompt::Auction { store, own, .. } = prompt else { return html! {} };
    let most = own.as_ref().map_or(least + OPEN_END, |limit| limit.most);
    let too_dear =
        (most < least).then(|| format!("${most} could be paid, all Debt Tokens included."));
    let primary = match &too_dear {
        Some(why) => Press::blocked(format!("Bid ${least}"), "ph-auction", why.clone()),
        None => Press::new(format!("Bid ${}", *bid), "ph-auction", Action::Raise(*bid)),
    };
    let drop = Press::new("Drop out", "i-x", Action::Drop);
    let more = |step: u32| {
        let to = (*bid + step).min(most.max(least));
        html! {
            <button type="button" class="btn" onclick={set(&bid).reform(move |_: MouseEvent| to)}>{ format!("+{step}") }</button>
        }
    };
    let choices = Choices {
        primary,
        more: vec![drop],
        why: too_dear
            .clone()
            .unwrap_or_else(|| "Whoever drops out is out of this auction only.".to_owned()),
    };
    html! {
        <Counter scene={scene.clone()} seat={*seat} {choices}>
            <div class="dial bm-one">
                <Dial label={format!("Bid for {store}, at least ${least}")} value={*bid} {least} most={most.max(least)} money=true
                    change={set(&bid)} refuse={scene.refuse.clone()} />
                <div class="quick" data-quick="">{ more(1) }{ more(2) }{ more(5) }</div>
                if let Some(limit) = own { <p class="dial__sum">{ too_dear.unwrap_or_else(|| leaves(limit, *bid)) }</p> }
            </div>
        </Counter>
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
