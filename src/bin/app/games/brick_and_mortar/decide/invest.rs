//! Buy points, sell points, or nothing.
use high_street::games::brick_and_mortar::{Action, InvestPrompt, Position, Rung};
use yew::prelude::*;

use super::super::words;
use crate::counter::{Counter, Dial, Draft, Offer};
use crate::face::Scene;

/// Points of the first purchase, of the second (with a Bank), and points to sell.
type Plan = (u32, u32, u32);

pub fn invest(scene: &Scene<Position>, prompt: &InvestPrompt) -> Counter<Action> {
    let plan: Draft<Plan> = scene.draft(prompt, "plan", || (0, 0, 0));
    let InvestPrompt { seat, points, terms, rungs, sale_price, .. } = prompt;
    let (first, second, sold) = *plan;
    let put = plan.change();
    let (_, most_second) = terms.most();
    let then = scene.view.order_at(*seat, points + first + second - sold);
    Counter {
        body: html! {
            <>
                <h3 class="bm-title">{ "Buy points" }</h3>
                { price_table(rungs, first, &put.reform(move |first| (first, second, 0))) }
                <div class="dial">
                    if most_second > 0 {
                        <Dial label="Second purchase" note={format!("Bank: at most {most_second}")} value={second} least=0 most={most_second}
                            change={put.reform(move |second| (first, second, 0))} refuse={scene.refuse.clone()} />
                    }
                    <Dial label="Sell points" note={format!("${sale_price} each")} value={sold} least=0 most={*points}
                        change={put.reform(|sold| (0, 0, sold))} refuse={scene.refuse.clone()} />
                </div>
                <p class="dial__sum">{ format!("Turn order then: {}.", scene.who.names(&then)) }</p>
            </>
        },
        primary: Some(offer(*plan, prompt)),
        why: consequence(*plan, prompt),
        ..Counter::default()
    }
}

/// What each number of points costs, with the price of the last one: a press buys so many.
fn price_table(rungs: &[Rung], chosen: u32, buy: &Callback<u32>) -> Html {
    let before = |points: u32| {
        rungs.iter().find(|rung| rung.points + 1 == points).map_or(0, |rung| rung.cost)
    };
    let cell = |rung: &Rung| {
        let (points, last) = (rung.points, rung.cost - before(rung.points));
        let dear = if rung.affordable { "" } else { ", too dear" };
        let costs = if points == 1 { " point costs " } else { " points cost " };
        let now = points == chosen;
        html! {
            <li key={points}>
                <button type="button" class={classes!("bm-rung", now.then_some("is-now"), (!rung.affordable).then_some("is-dear"))}
                    aria-pressed={now.to_string()} onclick={buy.reform(move |_: MouseEvent| if now { 0 } else { points })}>
                    <b>{ points }</b><span class="sr">{ costs }</span><span>{ format!("${}", rung.cost) }</span>
                    <span class="sr">{ ", the last one " }</span><small>{ format!("+${last}") }</small><span class="sr">{ dear }</span>
                </button>
            </li>
        }
    };
    html! { <ol class="bm-rungs" data-quick="" aria-label="Prices of points">{ for rungs.iter().map(cell) }</ol> }
}

fn offer((first, second, sold): Plan, prompt: &InvestPrompt) -> Offer<Action> {
    let InvestPrompt { money, points, terms, sale_price, marker, .. } = prompt;
    if sold > 0 {
        let label = format!("Sell {} for ${}", words::points(sold), sold * sale_price);
        return Offer::new(label, "coin", Action::SellPoints(sold)).losing(vec![format!(
            "{points} − {sold} = {} points, and later in turn order than whoever has more.",
            points - sold
        )]);
    }
    let bought = first + second;
    if bought == 0 {
        return Offer::new("Invest nothing", "i-next", Action::Pass);
    }
    let (cost, all) = (terms.cost(first, second), words::points(bought));
    let label = format!("Buy {all} for ${cost}");
    if let Some(money) = money.filter(|money| cost > *money) {
        let why = format!(
            "Buying {all} costs ${cost}; the purse holds ${money}. Debt cannot buy points."
        );
        return Offer::blocked(label, "ph-invest", why);
    }
    let then = points + bought;
    let ends = points < marker && then >= *marker;
    let last = ends.then(|| {
        format!("{points} + {bought} = {then}: this reaches the marker at {marker}, so this month is the last.")
    });
    Offer::new(label, "ph-invest", Action::BuyPoints { first, second })
        .losing(last.into_iter().collect())
}

fn consequence((first, second, sold): Plan, prompt: &InvestPrompt) -> String {
    let InvestPrompt { money, points, terms, sale_price, .. } = prompt;
    if sold > 0 {
        let brings = sold * sale_price;
        return match money {
            Some(money) => format!("${money} + {sold} × ${sale_price} = ${}.", money + brings),
            None => format!("{sold} × ${sale_price} = ${brings}."),
        };
    }
    match first + second {
        0 => "Buy or sell once a month, in turn order. Money counts for nothing at the end."
            .to_owned(),
        bought => {
            let cost = terms.cost(first, second);
            let left = match money {
                Some(money) => format!("Leaves ${}.", money.saturating_sub(cost)),
                None => "Debt cannot buy points.".to_owned(),
            };
            format!("{points} + {bought} = {} points. {left}", points + bought)
        }
    }
}
