//! The pieces of a moment: who walks out and for want of what, and what the shop has come to.
use high_street::games::supermarche::{Event, Food, OUTCOMES, View};
use yew::prelude::*;

use super::look::{Cubes, cube, look, portrait};
use super::words;
use crate::parts::icon;

pub fn pictured(event: &Event, public: &View) -> Html {
    match event {
        Event::Failed { who, missing, refund, penalty } => {
            let lost = public.shop.visits.last().filter(|visit| visit.who == *who);
            html! {
                <div class="sm-occasion">
                    { portrait(*who) }
                    { empty_shelf(*missing) }
                    if let Some(visit) = lost.filter(|visit| visit.cubes.total() > 0) {
                        <span class="sm-occasion__cart">
                            for (food, &count) in visit.cubes.iter().filter(|&(_, &count)| count > 0) {
                                <Cubes key={food.name()} {food} {count} label={format!("{count} {} lost", words::food(food))} />
                            }
                        </span>
                    }
                    <span class="money">{ icon("coin") }{ words::money(-(refund + penalty)) }</span>
                </div>
            }
        }
        Event::Bankrupt { money } | Event::Finished { money, .. } => till(*money, event),
        _ => Html::default(),
    }
}

/// A shelf with nothing on it.
fn empty_shelf(food: Food) -> Html {
    html! {
        <span class={classes!("sm-occasion__shelf", look(food).aisle)}>
            { icon(look(food).art) }<b>{ "empty" }</b>
        </span>
    }
}

/// The money, and how far it has come on the seven outcomes.
fn till(money: i32, event: &Event) -> Html {
    let rank = match event {
        Event::Finished { rank, .. } => usize::from(*rank),
        _ => 0,
    };
    html! {
        <div class="sm-occasion">
            <span class="money">{ icon("coin") }{ words::money(money) }</span>
            <ol class="sm-occasion__steps" aria-hidden="true">
                for (nth, food) in Food::ALL.into_iter().cycle().take(OUTCOMES.len() - 1).enumerate() {
                    <li key={nth} class={(nth < rank).then_some("is-reached")}>{ cube(food) }</li>
                }
            </ol>
        </div>
    }
}
