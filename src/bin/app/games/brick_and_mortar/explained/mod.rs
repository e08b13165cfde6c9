//! What a store is and what it would do now, in sentences. Nobody needs them to play, so they come in a file of their own
//! when a store is first asked about.
pub mod today;

use high_street::games::brick_and_mortar::{Prompt, StoreActionPrompt, StoreId, View};
use high_street::table::Seat;
use yew::prelude::*;

use self::today::{rules_today, supposed};
use super::printed::printed;
use super::words;
use crate::face::Who;
use crate::own_file::own_file;

/// Sentences about a store, from what these eyes know.
type Sentences = fn(&View, &Who, StoreId) -> Html;

pub struct Explanations {
    /// What a glance is enough for.
    pub short: Sentences,
    pub whole: Sentences,
}

own_file!(brick_stores: Explanations = Explanations { short, whole });

fn short(view: &View, who: &Who, store: StoreId) -> Html {
    html! {
        <>
            <p><b>{ store.to_string() }</b>{ format!(": {}", now(view, who, store)) }</p>
            if !store.card().modifiers.is_empty() {
                <p>{ supposed(view, who, store) }</p>
                { rules_today(view, store) }
            }
        </>
    }
}

fn whole(view: &View, who: &Who, store: StoreId) -> Html {
    let card = store.card();
    html! {
        <>
            <p>{ format!("Costs ${}, ${} utilities a month, {} at the end.", card.cost, card.utilities,
                words::points(card.points)) }</p>
            if !card.holds.is_empty() {
                <ul>
                    for &(item, capacity, shelves) in card.holds {
                        <li key={item.name()}>{ format!("Holds {capacity} {item} for {}.", words::some(shelves, "month")) }</li>
                    }
                </ul>
            }
            <h3>{ "Now" }</h3>
            <p>{ now(view, who, store) }</p>
            if card.modifiers.is_empty() {
                <p>{ "It has no rule of its own." }</p>
            } else if view.owner(store).or(view.me).is_none() {
                { printed(store) }
            } else {
                <p>{ supposed(view, who, store) }</p>
                { rules_today(view, store) }
            }
        </>
    }
}

/// Where the card is and what could be done with it, from what these eyes know.
fn now(view: &View, who: &Who, store: StoreId) -> String {
    let shops = |seat: &Seat| view.players[*seat].building.iter();
    let open = view
        .owner(store)
        .and_then(|seat| shops(&seat).find(|shop| shop.store == store).map(|shop| (seat, shop)));
    if let Some((seat, shop)) = open {
        let expiring = shop.expiring();
        let last = match expiring.total() {
            0 => String::new(),
            _ => format!(" Expiring this month unless sold: {}.", words::goods(&expiring)),
        };
        return format!(
            "Open at {}’s: holds {}.{last}",
            who.name(seat),
            words::goods(&shop.items())
        );
    }
    if let Some(offered) = offered(view, store) {
        return offered;
    }
    let cost = store.card().cost;
    if view.row.contains(&store) {
        format!("For auction in the row: the first bid is at least ${cost}.")
    } else if view.on_deck == Some(store) {
        "On deck: it comes into the row when a place is free, and cannot be bought before."
            .to_owned()
    } else if view.starts.contains(&store) {
        "A Starting Store: free, opened with full shelves.".to_owned()
    } else {
        format!("From the hand it costs ${cost}.")
    }
}

fn offered(view: &View, store: StoreId) -> Option<String> {
    let Some(Prompt::StoreAction(StoreActionPrompt { hand, row, .. })) = &view.prompt else {
        return None;
    };
    let spelled = |changes: &[_]| match words::changes(changes) {
        all if all.is_empty() => String::new(),
        all => format!(" ({all})"),
    };
    if let Some(offer) = hand.iter().find(|offer| offer.store == store) {
        let why = offer.refusal.as_ref().map(|why| format!(" {why}")).unwrap_or_default();
        return Some(format!(
            "In the hand: it would cost ${}{}.{why}",
            offer.price,
            spelled(&offer.changes)
        ));
    }
    let offer = row.iter().find(|offer| offer.store == store)?;
    let (least, most, off) = (offer.least, offer.limit.most, spelled(&offer.limit.changes));
    Some(if most < least {
        format!("For auction: the first bid is at least ${least}; ${most} could be paid{off}.")
    } else {
        format!("For auction: bids from ${least} to ${most} could be paid{off}.")
    })
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use high_street::games::brick_and_mortar::{Position, Prompt, Setup};
    use high_street::table::{Eye, Game, Pending};

    use super::offered;
    use crate::testing::walk;

    /// "Bids from $5 to $1" are none.
    #[test]
    fn a_store_that_is_too_dear_is_offered_no_bids() {
        let mut seen = [0; 2];
        for seed in 600..606 {
            walk::<Position>(&Setup::preset(4), seed, |position, _, _| {
                let Pending::Seats(pending) = position.pending() else { return };
                let view = position.view(Eye::Seat(pending[0]));
                let Some(Prompt::StoreAction(asked)) = &view.prompt else { return };
                for offer in &asked.row {
                    let words = offered(&view, offer.store).unwrap_or_default();
                    let pays = offer.limit.most >= offer.least;
                    assert_eq!(words.contains("bids from"), pays, "{words}");
                    seen[usize::from(pays)] += 1;
                }
            });
        }
        assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
    }
}
