//! What the rules of a store would do now, in words. The numbers are the library's.
use high_street::games::brick_and_mortar::{Does, Lack, StoreId, Today, View};
use yew::prelude::*;

use super::super::{phases, words};
use crate::face::Who;
use crate::parts::icon;

/// Each rule with the icon of its phase and what it would do as things stand.
pub fn rules_today(view: &View, store: StoreId) -> Html {
    html! {
        <>{ for view.today(store).into_iter().map(|Today { rule, does }| html! {
            <p class="bm-today" key={rule.to_string()}>
                { icon(phases::art(rule.phase())) }
                <span>{ rule.to_string() }<b>{ format!(" {}", words_of(does)) }</b></span>
            </p>
        }) }</>
    }
}

/// For whom the numbers hold.
pub fn supposed(view: &View, who: &Who, store: StoreId) -> String {
    match (view.owner(store), view.me) {
        (Some(_), _) => "As things stand:".to_owned(),
        (None, Some(me)) => {
            format!("If it stood in {}’s building now, with full shelves to sell:", who.name(me))
        }
        (None, None) => String::new(),
    }
}

fn items(count: u32) -> String {
    words::some(count, "item")
}

fn words_of(does: Does) -> String {
    match does {
        Does::Saves { items: count, each } => format!(
            "Now: {} could be bought, ${each} less each, ${} in all.",
            items(count),
            i64::from(count) * i64::from(each)
        ),
        Does::Earns { items: count, each } => format!(
            "Now: {} would earn ${} {} each, ${} in all.",
            items(count),
            each.unsigned_abs(),
            if each < 0 { "less" } else { "more" },
            count * each.unsigned_abs()
        ),
        Does::Points { items: 0, points } => format!("Now: {}.", words::points(points)),
        Does::Points { items: count, points } => {
            format!("Now: {} for {}.", words::points(points), items(count))
        }
        Does::Pays { items: 0, money } => format!("Now: ${money}."),
        Does::Pays { items: count, money } => format!("Now: ${money} for {}.", items(count)),
        Does::Takes(count) => format!("Now: up to {} would come here.", items(count)),
        Does::Surplus { items: count, each } => {
            format!("Now: up to {}, at ${each} each.", words::some(count, "surplus item"))
        }
        Does::Boxes(count) => format!("Now: {} could be sold this way.", items(count)),
        Does::Keeps(count) => format!("Now: {} would not age.", items(count)),
        Does::Off(off) => format!("Now: ${off} less."),
        Does::Buys { points, without } => format!(
            "Now: the money at hand buys {}, and {without} without this store.",
            words::points(points)
        ),
        Does::Stands => "Holds now as ever.".to_owned(),
        Does::Closes => "Now: it would close, as it holds none.".to_owned(),
        Does::Nothing(lack) => format!("Nothing now: {}.", why_not(lack)),
    }
}

fn why_not(lack: Lack) -> String {
    match lack {
        Lack::Few { have, need } => return format!("{have} of the {need} it needs"),
        Lack::Over => "its time is over this month",
        Lack::Items => "there are no items for it",
        Lack::Room => "it has no room left",
        Lack::Cubes => "none of its goods lie there",
        Lack::Used => "it was used this month",
        Lack::Open => "that counted when it was bought",
        Lack::Slots => "no slot is empty",
        Lack::NotFirst => "somebody else has sold before",
        Lack::FaceDown => "the Demand Cards lie face down",
        Lack::Surplus => "nobody has surplus",
    }
    .to_owned()
}
