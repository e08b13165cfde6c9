//! Buy from the hand, put a store up for auction, or pass.
use high_street::games::brick_and_mortar::{
    Action, HandOffer, Position, Prompt, RowOffer, StoreId,
};
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::store::{StoreCard, StoreName};
use super::super::words;
use super::{AskProps, set};
use crate::counter::{Dial, use_draft};
use crate::face::Scene;
use crate::parts::use_after_paint;

#[derive(Clone, Copy, PartialEq)]
struct Chosen {
    store: StoreId,
    /// The first bid, or the Debt Tokens to be taken.
    amount: u32,
}

#[component]
pub fn StoreAction(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let chosen = use_draft(&scene.drafts, *seat, prompt, "chosen", || None::<Chosen>);
    // A choice brings its own panel: the press is seen before that is drawn.
    let choose = use_after_paint(set(&chosen));
    let Prompt::StoreAction { hand, row } = prompt else { return html! {} };
    let from_hand = chosen.and_then(|chosen| hand.iter().find(|offer| offer.store == chosen.store));
    let from_row = chosen.and_then(|chosen| row.iter().find(|offer| offer.store == chosen.store));
    let amount = chosen.map_or(0, |chosen| chosen.amount);
    let turn = {
        let chosen = chosen.clone();
        Callback::from(move |amount| chosen.set(chosen.map(|old| Chosen { amount, ..old })))
    };
    let panel = match (from_hand, from_row) {
        (Some(offer), _) => tokens_dial(scene, offer, amount, turn),
        (None, Some(offer)) => bid_dial(scene, offer, amount, turn),
        (None, None) => {
            html! { <p class="muted">{ "Buy one store this month, from the hand or by auction, or pass." }</p> }
        }
    };
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={choices(hand, row, from_hand, from_row, amount)} wide=true>
            <div class="bm-buy">
                <section aria-label="Buy from the hand">
                    <h3 class="bm-title">{ "From the hand" }</h3>
                    if hand.is_empty() { <p class="muted">{ "No Store Card is left in the hand." }</p> }
                    <div class="bm-cards">{ for hand.iter().map(|offer| hand_card(scene, offer, *chosen, &choose)) }</div>
                </section>
                <section aria-label="Put up for auction">
                    <h3 class="bm-title">{ "Put up for auction" }</h3>
                    <ul class="bm-rows">{ for row.iter().map(|offer| row_line(scene, offer, *chosen, &choose)) }</ul>
                </section>
                <section class="bm-amount" aria-label="Amount">{ panel }</section>
            </div>
        </Counter>
    }
}

fn hand_card(
    scene: &Scene<Position>,
    offer: &HandOffer,
    chosen: Option<Chosen>,
    choose: &Callback<Option<Chosen>>,
) -> Html {
    let (store, amount) = (offer.store, offer.tokens);
    let picked = chosen.is_some_and(|chosen| chosen.store == store);
    let onclick = match &offer.refusal {
        Some(why) => {
            let why = why.to_string();
            scene.refuse.reform(move |_: MouseEvent| why.clone().into())
        }
        None => choose.reform(move |_: MouseEvent| Some(Chosen { store, amount })),
    };
    let label = if offer.refusal.is_some() {
        format!("${}: too dear", offer.price)
    } else {
        format!("Buy, ${}", offer.price)
    };
    html! {
        <StoreCard key={store.to_string()} {store} at="hand" class={classes!(picked.then_some("is-chosen"))}>
            <button type="button" class="btn bm-choose" aria-pressed={picked.to_string()}
                aria-disabled={offer.refusal.is_some().then_some("true")} {onclick}>
                <span class="sr">{ format!("{store}: ") }</span>{ label }
            </button>
        </StoreCard>
    }
}

fn row_line(
    scene: &Scene<Position>,
    offer: &RowOffer,
    chosen: Option<Chosen>,
    choose: &Callback<Option<Chosen>>,
) -> Html {
    let (store, least, most) = (offer.store, offer.least, offer.limit.most);
    let picked = chosen.is_some_and(|chosen| chosen.store == store);
    let blocked = most < least;
    let onclick = if blocked {
        scene.refuse.reform(move |_: MouseEvent| {
            format!("The first bid for {store} is at least ${least}; ${most} could be paid.").into()
        })
    } else {
        choose.reform(move |_: MouseEvent| Some(Chosen { store, amount: least }))
    };
    html! {
        <li key={store.to_string()} class="bm-line">
            <StoreName {store} />
            <button type="button" class={classes!("btn", "bm-choose", picked.then_some("is-chosen"))} aria-pressed={picked.to_string()}
                aria-disabled={blocked.then_some("true")} {onclick}>
                <span class="sr">{ format!("{store}: ") }</span>
                { if blocked { format!("${least}: too dear") } else { format!("from ${least}") } }
            </button>
        </li>
    }
}

fn bid_dial(scene: &Scene<Position>, offer: &RowOffer, bid: u32, turn: Callback<u32>) -> Html {
    let off = words::changes(&offer.limit.changes);
    html! {
        <>
            <Dial label="First bid" value={bid} least={offer.least} most={offer.limit.most} money=true change={turn}
                refuse={scene.refuse.clone()} />
            <p class="dial__sum">{ format!("{}: bids up to ${} could be paid, all Debt Tokens left included. The others may raise.",
                offer.store, offer.limit.most) }
                if !off.is_empty() { { format!(" What is paid: {off}.") } }
            </p>
        </>
    }
}

fn tokens_dial(
    scene: &Scene<Position>,
    offer: &HandOffer,
    tokens: u32,
    turn: Callback<u32>,
) -> Html {
    let money = scene.view.mine().map_or(0, |(_, own)| own.money);
    let left = (money + 2 * tokens).saturating_sub(offer.price);
    let off = words::changes(&offer.changes);
    html! {
        <>
            <p class="dial__sum"><b>{ format!("{} costs ${}", offer.store, offer.price) }</b>
                { if off.is_empty() { ".".to_owned() } else { format!(" ({off}).") } }
                { format!(" Leaves ${left}.") }</p>
            if offer.most_tokens > 0 {
                <Dial label="Debt Tokens taken" note="$2 each, 1 point less at the end" value={tokens} least={offer.tokens}
                    most={offer.most_tokens.max(offer.tokens)} change={turn} refuse={scene.refuse.clone()} small=true />
            }
        </>
    }
}

fn choices(
    hand: &[HandOffer],
    row: &[RowOffer],
    from_hand: Option<&HandOffer>,
    from_row: Option<&RowOffer>,
    amount: u32,
) -> Choices {
    let any = hand.iter().any(|offer| offer.refusal.is_none())
        || row.iter().any(|offer| offer.limit.most >= offer.least);
    let pass = Press::new("Pass", "i-next", Action::Pass).asking(if any {
        vec!["No store this month, and no part in later auctions of this month.".to_owned()]
    } else {
        Vec::new()
    });
    let primary = match (from_hand, from_row) {
        (Some(offer), _) => {
            let borrow = if amount > offer.tokens { amount } else { 0 };
            let debt = match amount {
                0 => Vec::new(),
                _ => vec![format!(
                    "This takes {}: one point less each at the end, never repaid.",
                    words::tokens(amount)
                )],
            };
            let action = Action::BuyFromHand { store: offer.store, borrow };
            Press::new(format!("Buy {} for ${}", offer.store, offer.price), "coin", action)
                .asking(debt)
        }
        (None, Some(offer)) => {
            let action = Action::OpenAuction { store: offer.store, bid: amount };
            Press::new(format!("Put {} up at ${amount}", offer.store), "ph-auction", action)
        }
        (None, None) if any => {
            Press::blocked("Choose a store, or pass", "ph-build", "Choose a store first, or pass.")
        }
        (None, None) => {
            return Choices::only(
                Press { label: "Pass: nothing to buy".to_owned(), ..pass },
                "No store can be paid.",
            );
        }
    };
    Choices {
        primary,
        more: vec![pass],
        why: "One store a month. The empty slot costs points only at the end.".to_owned(),
    }
}
