//! Two dice, tumbling when they are new.
use high_street::games::supermarche::{Reading, Shop};
use yew::prelude::*;

use crate::parts::icon_in;

/// Tells two rolls of a trip apart, and a roll from nothing: what the customer had before it. When
/// the round ends the carts are cleared at once, so of a trip that is over the ledger knows.
pub fn turn(shop: &Shop, roll: &Reading) -> String {
    let bought = roll.taken.and_then(|choice| roll.basket(choice));
    let over = shop.visits.iter().rfind(|visit| visit.who == roll.who);
    let held = match over {
        Some(visit) => usize::from(visit.cubes.total()),
        None => shop.guests[roll.slot].cart.cubes().count(),
    };
    let before = held - bought.map_or(0, |basket| usize::from(basket.cubes()));
    format!("{}-{before}", roll.who)
}

pub fn dice(shop: &Shop, roll: &Reading) -> Html {
    let [first, second] = roll.dice;
    html! {
        <div key={turn(shop, roll)} class="roll__dice" role="img"
            aria-label={format!("Rolled {first} and {second}: {}", roll.total())}>
            <span class="die-box">{ icon_in("die", &format!("die-{first}")) }</span>
            <span class="die-box die-box--late">{ icon_in("die", &format!("die-{second}")) }</span>
            <span class="roll__total">{ format!("= {}", roll.total()) }</span>
        </div>
    }
}
