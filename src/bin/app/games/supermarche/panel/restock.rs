//! Planning a restock: what comes out, and what it costs.
use high_street::games::supermarche::{
    Food, Foods, Illegal, Prompt, Restock, Tenths, wishes_to_come,
};
use yew::prelude::*;

use super::super::draft::Pick;
use super::super::fill;
use super::super::look::cube;
use super::super::stepper::{Press, Stepper};
use super::super::words;
use super::PanelProps;

pub fn plan(props: &PanelProps, terms: &Restock) -> Html {
    let (Some(moves), Some(pick)) = (props.draft.restock, props.pick.clone()) else {
        return html! {};
    };
    let wishes = props.view.shop.setup.odds.then(|| wishes_to_come(&props.view.shop));
    html! {
        <>
            <p>{ cost(props, terms) }{ format!(" At most {}.", words::cubes(terms.at_most)) }
                if wishes.is_some() { { " In brackets: about how many will be asked for." } }
            </p>
            <ul class="slip slip--restock">
                for food in Food::ALL { { row(props, terms, &moves, food, wishes.map(|wishes| wishes[food]), &pick) } }
            </ul>
            { fill::button(props) }
        </>
    }
}

fn row(
    props: &PanelProps,
    terms: &Restock,
    moves: &Foods<u8>,
    food: Food,
    wishes: Option<Tenths>,
    pick: &Callback<Pick>,
) -> Html {
    let word = words::food(food);
    let shop = &props.view.shop;
    let there = shop.stock_room.count(food);
    let plus = match () {
        () if moves.total() >= terms.at_most && moves[food] < there => Press::Say(
            Illegal::StoreFull { room: shop.store_room() - moves.total() }.to_string().into(),
        ),
        () if moves[food] >= terms.each_at_most[food] => {
            Press::Say(Illegal::NotInStockRoom { food, there }.to_string().into())
        }
        () => Press::Do(pick.reform(move |()| Pick::More(food))),
    };
    let minus = match moves[food] {
        0 => Press::Say(format!("No {word} is planned.").into()),
        _ => Press::Do(pick.reform(move |()| Pick::Less(food))),
    };
    html! {
        <li key={food.name()}>
            { cube(food) }
            <span>
                { food.name() }
                if let Some(wishes) = wishes { <small class="slip__wish">{ format!("(about {wishes})") }</small> }
                <small>{ format!("{} on shelf · {there} in back", shop.shelves.count(food)) }</small>
            </span>
            <Stepper {food} count={moves[food]} done="planned" more={format!("One more {word}")}
                less={format!("One {word} less")} {plus} {minus} refuse={props.refuse.clone()} />
        </li>
    }
}

fn cost(props: &PanelProps, terms: &Restock) -> String {
    match &props.view.prompt {
        Some(Prompt::Roll(roll)) => {
            let ends = if terms.bankrupts { " That closes the shop." } else { "" };
            format!(
                "{} leaves: penalty ${}, the ${} spent so far stay. Then {}.{ends}",
                roll.who,
                terms.penalty,
                terms.kept,
                words::money(terms.money_after)
            )
        }
        _ => "Free, but one face-down customer is sent away unseen.".to_owned(),
    }
}
