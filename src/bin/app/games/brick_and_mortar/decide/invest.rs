//! Buy points, sell points, or nothing.
use high_street::games::brick_and_mortar::{Action, Prompt, Rung, Terms};
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::words;
use super::{AskProps, set};
use crate::counter::{Dial, use_draft};

/// Points of the first purchase, of the second (with a Bank), and points to sell.
type Plan = (u32, u32, u32);

#[component]
pub fn Invest(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let plan = use_draft(&scene.drafts, *seat, prompt, "plan", || (0, 0, 0));
    let Prompt::Invest { money, points, terms, rungs, sale_price, marker } = prompt else {
        return html! {};
    };
    let (first, second, sold) = *plan;
    let put = set(&plan);
    let (most, most_second) = terms.most();
    let press = invest_press(*plan, terms, *money, *points, *sale_price, *marker);
    let then = scene.view.order_at(*seat, points + first + second - sold);
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(press, consequence(*plan, terms, *money, *points, *sale_price))}>
            <div class="dial">
                <Dial label="Buy points" note={format!("at most {most}")} value={first} least=0 {most}
                    change={put.reform(move |first| (first, second, 0))} refuse={scene.refuse.clone()} />
                if most_second > 0 {
                    <Dial label="Second purchase" note={format!("Bank: at most {most_second}")} value={second} least=0 most={most_second}
                        change={put.reform(move |second| (first, second, 0))} refuse={scene.refuse.clone()} />
                }
                <Dial label="Sell points" note={format!("${sale_price} each")} value={sold} least=0 most={*points}
                    change={put.reform(|sold| (0, 0, sold))} refuse={scene.refuse.clone()} />
            </div>
            <p class="dial__sum">{ format!("Turn order then: {}.", scene.who.names(&then)) }</p>
            { price_table(rungs, first) }
        </Counter>
    }
}

/// What each number of points costs, with the price of the last one.
fn price_table(rungs: &[Rung], chosen: u32) -> Html {
    let before = |points: u32| {
        rungs.iter().find(|rung| rung.points + 1 == points).map_or(0, |rung| rung.cost)
    };
    html! {
        <ol class="bm-rungs" aria-label="Prices of points">
            for rung in rungs {
                <li key={rung.points} class={classes!((rung.points == chosen).then_some("is-now"), (!rung.affordable).then_some("is-dear"))}
                    aria-label={format!("{} cost ${}, the last one ${}{}", words::points(rung.points), rung.cost, rung.cost - before(rung.points),
                        if rung.affordable { "" } else { ", too dear" })}>
                    <b>{ rung.points }</b><span>{ format!("${}", rung.cost) }</span><small>{ format!("+${}", rung.cost - before(rung.points)) }</small>
                </li>
            }
        </ol>
    }
}

fn invest_press(
    (first, second, sold): Plan,
    terms: &Terms,
    money: u32,
    points: u32,
    sale_price: u32,
    marker: u32,
) -> Press {
    if sold > 0 {
        let label = format!("Sell {} for ${}", words::points(sold), sold * sale_price);
        return Press::new(label, "coin", Action::SellPoints(sold)).asking(vec![format!(
            "{points} − {sold} = {} points, and later in turn order than whoever has more.",
            points - sold
        )]);
    }
    let bought = first + second;
    if bought == 0 {
        return Press::new("Invest nothing", "i-next", Action::Pass);
    }
    let cost = terms.cost(first, second);
    let label = format!("Buy {} for ${cost}", words::points(bought));
    if cost > money {
        return Press::blocked(
            label,
            "ph-invest",
            format!(
                "Buying {} costs ${cost}; the purse holds ${money}. Debt cannot buy points.",
                words::points(bought)
            ),
        );
    }
    let ends = points < marker && points + bought >= marker;
    let press = Press::new(label, "ph-invest", Action::BuyPoints { first, second });
    press.asking(if ends { vec![format!("{points} + {bought} = {}: this reaches the marker at {marker}, so this month is the last.", points + bought)] } else { Vec::new() })
}

fn consequence(
    (first, second, sold): Plan,
    terms: &Terms,
    money: u32,
    points: u32,
    sale_price: u32,
) -> String {
    if sold > 0 {
        return format!("${money} + {sold} × ${sale_price} = ${}.", money + sold * sale_price);
    }
    match first + second {
        0 => "Buy or sell once a month, in turn order. Money counts for nothing at the end."
            .to_owned(),
        bought => format!(
            "{points} + {bought} = {} points. Leaves ${}.",
            points + bought,
            money.saturating_sub(terms.cost(first, second))
        ),
    }
}
