//! Bid or drop out, one press each: the least bid, 100 and 200 more, any other, and the way out, always in
//! this order and at the same places, whatever the purse holds.
use high_street::games::shopping_mall::{
    Action, BidPrompt, DropOut, PROVISION_STEP, Position, provision,
};
use high_street::table::StandingOrder;
use yew::prelude::*;

use super::plain;
use crate::counter::{Counter, Dial, Offer};
use crate::face::Scene;
use crate::games::shopping_mall::{lot, words};
use crate::parts::Switch;

/// Where a dial ends that must not tell a purse.
const OPEN_END: u32 = 2000;
const JUMPS: [u32; 2] = [100, 200];

pub fn bid(scene: &Scene<Position>, prompt: &BidPrompt) -> Counter<Action> {
    let asked = (scene.view.turns, scene.view.used.len(), prompt.least);
    let any = scene.draft(&asked, "any", || None::<u32>);
    let primary = offer(prompt, any.unwrap_or(prompt.least));
    let jump = |more: u32| offer(prompt, prompt.least + more);
    let other = if any.is_some() { None } else { Some(prompt.least) };
    let mut more = JUMPS.map(jump).to_vec();
    more.push(Offer::choosing("Any", "", any.choose(other)).chosen(any.is_some()).key('y'));
    more.push(Offer::new("Drop out", "i-x", Action::Drop).key('x'));
    let most = prompt.cash.unwrap_or(prompt.least + OPEN_END).max(prompt.least);
    Counter {
        body: html! {
            <>
                { lot::ring(&scene.who, prompt) }
                if let Some(value) = *any {
                    <Dial label="Your bid" {value} least={prompt.least} {most} step={prompt.step}
                        change={any.change().reform(Some)} refuse={scene.refuse.clone()} />
                }
                { lot::lot(&scene.view, &scene.who, &prompt.lot) }
                { wishes(scene, prompt) }
            </>
        },
        primary: Some(primary),
        more,
        why: why(scene, prompt, any.unwrap_or(prompt.least)),
        class: "sm-tray sm-tray--first sm-tray--bid",
        ..plain(scene, prompt.seat)
    }
}

fn offer(prompt: &BidPrompt, amount: u32) -> Offer<Action> {
    let label = format!("Bid {}", words::amount(amount));
    // Only a screen of one's own knows the purse.
    if let Some(cash) = prompt.cash.filter(|cash| *cash < amount) {
        return Offer::blocked(label, "", format!("You have only {}.", words::amount(cash)));
    }
    let step = if dear(prompt, amount) { "provision 200" } else { "" };
    Offer::new(label, "", Action::Bid(amount)).stakes(step)
}

/// Above the step the auctioneer gets more.
fn dear(prompt: &BidPrompt, amount: u32) -> bool {
    !prompt.lot.private && prompt.seat != prompt.auctioneer && amount > PROVISION_STEP
}

/// What the bid would leave, if this screen may say it, and what the auctioneer gets.
fn why(scene: &Scene<Position>, prompt: &BidPrompt, amount: u32) -> String {
    let auctioneer = scene.who.name(prompt.auctioneer);
    let leaves = match prompt.cash {
        Some(cash) if cash < amount => format!("You have {}. ", words::amount(cash)),
        Some(cash) => format!("Leaves you {}. ", words::amount(cash - amount)),
        None => String::new(),
    };
    let paid = if prompt.lot.private {
        format!("The price goes to {auctioneer}.")
    } else if prompt.seat == prompt.auctioneer {
        "No provision for buying it yourself.".to_owned()
    } else {
        format!("{auctioneer} gets {} from the bank, 200 over {PROVISION_STEP}.", provision(amount))
    };
    format!("{leaves}{paid}")
}

/// "Drop out for me".
fn wishes(scene: &Scene<Position>, prompt: &BidPrompt) -> Html {
    let Some(own) = &scene.orders else { return html! {} };
    let seat = prompt.seat;
    let switch = |wish: DropOut, label: &'static str| {
        let about = wish.about(seat, &scene.view);
        let on = own.orders.get(seat, &about) == Some(StandingOrder::Always);
        let change = own
            .give
            .reform(move |on: bool| (seat, about.clone(), on.then_some(StandingOrder::Always)));
        html! { <Switch {label} {on} {change} /> }
    };
    html! {
        <div class="sm-wishes" role="group" aria-label="Drop out for me">
            <b>{ "Drop out for me" }</b>
            { switch(DropOut::ThisLot, "after this bid") }
            { switch(DropOut::UntilMyTurn, "until my turn") }
        </div>
    }
}
