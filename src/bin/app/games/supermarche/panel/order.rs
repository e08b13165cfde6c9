//! The delivery slip: every line a sum.
use high_street::games::supermarche::{Delivery, View};
use yew::prelude::*;

use super::super::look::cube;
use super::super::words;

pub fn slip(view: &View, delivery: &Delivery) -> Html {
    let lines: Vec<_> = delivery.trucks.iter().filter(|(_, truck)| truck.bought > 0).collect();
    let bought: u8 = lines.iter().map(|(_, truck)| truck.bought).sum();
    html! {
        <>
            if lines.is_empty() {
                <p class="muted">{ "Nothing ordered yet. Press plus at a truck; what is bought goes into the stock room." }</p>
            } else {
                <ul class="slip">
                    for (food, truck) in lines {
                        <li key={food.name()}>
                            { cube(food) }
                            <span>
                                { format!("{} {} × ${}", truck.bought, words::food(food), truck.cost) }
                                if truck.spoils_tonight { <small class="sm-soon">{ "spoils tonight" }</small> }
                            </span>
                            <b>{ format!("${}", i32::from(truck.bought) * truck.cost) }</b>
                        </li>
                    }
                    <li class="slip__sum">
                        <span>{ words::cubes(bought) }</span><b>{ format!("${}", delivery.paid) }</b>
                    </li>
                </ul>
            }
            <dl class="slip__left">
                <div><dt>{ "Cash left" }</dt><dd>{ words::money(view.shop.money) }</dd></div>
                <div><dt>{ "Room in back" }</dt><dd>{ delivery.room }</dd></div>
                <div><dt>{ "Spoils tonight" }</dt><dd>{ format!("up to ${}", view.tonight.fee) }</dd></div>
            </dl>
        </>
    }
}
