//! Close stores, open the bought one, then done.
use high_street::games::brick_and_mortar::{
    Action, CloseOffer, ManagePrompt, Position, SlotBonus, StoreId,
};
use yew::prelude::*;

use super::super::store::{StoreCard, StoreName};
use super::super::words;
use crate::counter::{Counter, Offer, Question};
use crate::face::Scene;

pub fn manage(scene: &Scene<Position>, prompt: &ManagePrompt) -> Counter<Action> {
    let ManagePrompt { seat, bought, cannot_open, open_points, close } = prompt;
    let slot = scene.view.players[*seat].building.len() + 1;
    let (primary, why) = match (bought, cannot_open) {
        (Some(store), None) => (
            Offer::new(format!("Open {store} in slot {slot}"), "ph-build", Action::Finish),
            opening(*store, words::gained(open_points), &words::gains(open_points)),
        ),
        (Some(store), Some(why)) => {
            (Offer::blocked(format!("Open {store}"), "ph-build", why.to_string()), why.to_string())
        }
        (None, _) => (
            Offer::new("Done building", "i-check", Action::Finish),
            "Then the next player builds.".to_owned(),
        ),
    };
    let closing: Vec<(StoreId, Offer<Action>)> =
        close.iter().map(|offer| (offer.store, close_offer(offer))).collect();
    Counter {
        body: html! {
            <>
                if let Some(store) = bought {
                    <h3 class="bm-title">{ "Bought, not open yet" }</h3>
                    <StoreCard store={*store} at="bought" />
                }
                <h3 class="bm-title">{ "Close a store" }</h3>
                <ul class="bm-rows">{ for closing.iter().map(|(store, offer)| close_line(scene, *store, offer)) }</ul>
            </>
        },
        primary: Some(primary),
        more: bought.iter().flat_map(|store| others(*store, cannot_open.is_none())).collect(),
        inside: closing.into_iter().map(|(_, offer)| offer).collect(),
        why,
        ..Counter::default()
    }
}

/// What opening it brings; a store without shelves has none to begin empty.
fn opening(store: StoreId, gained: u32, gains: &str) -> String {
    match gained {
        0 if store.card().holds.is_empty() => "It holds no items.".to_owned(),
        0 => "Its shelves begin empty.".to_owned(),
        _ => format!("Opening it gains {gains}."),
    }
}

/// Opening it and going on, for whoever closes another one afterwards; and giving it up.
fn others(store: StoreId, opens: bool) -> Vec<Offer<Action>> {
    let on = opens.then(|| Offer::new("Open it, then close another", "ph-build", Action::Open));
    let up = Offer::new(format!("Give {store} up"), "i-next", Action::Done)
        .losing(vec![format!("{store} leaves the game; the money is not returned.")]);
    on.into_iter().chain([up]).collect()
}

/// Closing is final, so it is asked whatever the settings say: the button is not the primary one.
fn close_offer(offer: &CloseOffer) -> Offer<Action> {
    let label = format!("Close {}", offer.store);
    if let Some(why) = &offer.refusal {
        return Offer::blocked(label, "", why.to_string());
    }
    let ask = Question { always: true, ..Question::about(&label, &lost(offer)) };
    Offer::new(label, "", Action::Close(offer.store)).asking(Some(ask))
}

fn lost(offer: &CloseOffer) -> Vec<String> {
    let points = match words::gained(&offer.points) {
        0 => "It gains no points.".to_owned(),
        _ => format!("It gains {}.", words::gains(&offer.points)),
    };
    let items = format!(
        "Its items go back to the general supply: {}. {points} The card leaves the game and the \
         stores to its right move one slot left.",
        words::goods(&offer.lost)
    );
    let bonus = offer.bonus.map(|bonus| lost_bonus(bonus).to_owned());
    std::iter::once(items).chain(bonus).collect()
}

fn close_line(scene: &Scene<Position>, store: StoreId, offer: &Offer<Action>) -> Html {
    let blocked = offer.is_blocked();
    html! {
        <li key={store.to_string()} class="bm-line">
            <StoreName {store} />
            <button type="button" class="btn bm-choose" aria-disabled={blocked.then_some("true")} onclick={scene.on_press(offer.clone())}>
                <span class="sr">{ format!("{store}: ") }</span>
                { if blocked { "opened this month" } else { "Close …" } }
            </button>
        </li>
    }
}

const fn lost_bonus(bonus: SlotBonus) -> &'static str {
    match bonus {
        SlotBonus::Redraw => {
            "Without a third store no Market Cards can be redrawn, until another store opens."
        }
        SlotBonus::ExtraCard => {
            "Without a fourth store there is no third Market Card to play, until another store opens."
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{StoreId, opening};

    #[test]
    fn no_store_without_shelves_is_said_to_have_empty_ones() {
        let mut bare = 0;
        for store in StoreId::cards() {
            let shelves = !store.card().holds.is_empty();
            assert_eq!(opening(store, 0, "").contains("shelves"), shelves, "{store}");
            bare += usize::from(!shelves);
        }
        assert!(bare > 0, "centers hold nothing");
    }
}
