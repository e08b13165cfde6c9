//! Buy from the hand, put a store up for auction, or pass.
use high_street::games::brick_and_mortar::{
    Action, HandOffer, Position, RowOffer, Stage, StoreActionPrompt, StoreId,
};
use high_street::table::Seat;
use yew::prelude::*;

use super::super::counter::{choice, debt};
use super::super::store::{StoreCard, StoreName};
use super::super::words;
use crate::counter::{Counter, Dial, Draft, Offer};
use crate::face::Scene;

#[derive(Clone, Copy, PartialEq)]
struct Chosen {
    store: StoreId,
    /// The first bid, or the Debt Tokens to be taken.
    amount: u32,
}

pub fn store_action(scene: &Scene<Position>, prompt: &StoreActionPrompt) -> Counter<Action> {
    let StoreActionPrompt { hand, row, .. } = prompt;
    let chosen = scene.draft(prompt, "chosen", || None::<Chosen>);
    let from_hand = chosen.and_then(|chosen| hand.iter().find(|offer| offer.store == chosen.store));
    let from_row = chosen.and_then(|chosen| row.iter().find(|offer| offer.store == chosen.store));
    let amount = chosen.map_or(0, |chosen| chosen.amount);
    let turn = {
        let old = *chosen;
        chosen.change().reform(move |amount| old.map(|old| Chosen { amount, ..old }))
    };
    let panel = match (from_hand, from_row) {
        (Some(offer), _) => tokens_dial(scene, offer, amount, turn),
        (None, Some(offer)) => bid_dial(scene, offer, amount, turn),
        (None, None) => {
            html! { <p class="muted">{ "Buy one store this month, from the hand or by auction, or pass." }</p> }
        }
    };
    let body = html! {
        <div class="bm-buy">
            <section aria-label="Buy from the hand">
                <h3 class="bm-title">{ "From the hand" }</h3>
                if hand.is_empty() { <p class="muted">{ "No Store Card is left in the hand." }</p> }
                <div class="bm-cards">{ for hand.iter().map(|offer| hand_card(scene, offer, &chosen)) }</div>
            </section>
            <section aria-label="Put up for auction">
                <h3 class="bm-title">{ "Put up for auction" }</h3>
                <ul class="bm-rows">{ for row.iter().map(|offer| row_line(scene, offer, &chosen)) }</ul>
            </section>
            <section class="bm-amount" aria-label="Amount">{ panel }</section>
        </div>
    };
    Counter { body, wide: true, ..offers(prompt, from_hand, from_row, amount) }
}

fn hand_card(scene: &Scene<Position>, offer: &HandOffer, chosen: &Draft<Option<Chosen>>) -> Html {
    let (store, amount) = (offer.store, offer.tokens);
    let picked = chosen.is_some_and(|chosen| chosen.store == store);
    let (words, choose) = if let Some(why) = &offer.refusal {
        (format!("${}: too dear", offer.price), Err(why.to_string()))
    } else {
        // Pressed again, it is chosen no more.
        let next = (!picked).then_some(Chosen { store, amount });
        (format!("Buy, ${}", offer.price), Ok(chosen.choose(next)))
    };
    let words = html! { <><span class="sr">{ format!("{store}: ") }</span>{ words }</> };
    html! {
        <StoreCard key={store.to_string()} {store} at="hand" class={classes!(picked.then_some("is-chosen"))}>
            { choice(scene, picked, words, choose) }
        </StoreCard>
    }
}

fn row_line(scene: &Scene<Position>, offer: &RowOffer, chosen: &Draft<Option<Chosen>>) -> Html {
    let (store, least, most) = (offer.store, offer.least, offer.limit.most);
    let picked = chosen.is_some_and(|chosen| chosen.store == store);
    let (words, choose) = if most < least {
        let why = format!("The first bid for {store} is at least ${least}; ${most} could be paid.");
        (format!("${least}: too dear"), Err(why))
    } else {
        let choose = chosen.choose((!picked).then_some(Chosen { store, amount: least }));
        (format!("from ${least}"), Ok(choose))
    };
    let words = html! { <><span class="sr">{ format!("{store}: ") }</span>{ words }</> };
    html! {
        <li key={store.to_string()} class="bm-line">
            <StoreName {store} />
            { choice(scene, picked, words, choose) }
        </li>
    }
}

fn bid_dial(scene: &Scene<Position>, offer: &RowOffer, bid: u32, turn: Callback<u32>) -> Html {
    let off = words::changes(&offer.limit.changes);
    html! {
        <>
            <Dial label="First bid" value={bid} least={offer.least} most={offer.limit.most} money=true change={turn}
                refuse={scene.refuse.clone()} />
            <p class="dial__sum">{ format!("{}: bids up to ${} could be paid, all Debt Tokens left included. {}",
                offer.store, offer.limit.most, rivals(scene)) }
                if !off.is_empty() { { format!(" What is paid: {off}.") } }
            </p>
        </>
    }
}

/// Who may answer a first bid, if anybody may.
fn rivals(scene: &Scene<Position>) -> String {
    let Stage::Building(building) = &scene.view.stage else { return String::new() };
    let may = |seat: &Seat| Some(*seat) != scene.view.me && !building.acted.contains(seat);
    let others: Vec<Seat> = scene.view.order.iter().copied().filter(may).collect();
    match others.len() {
        0 => "Nobody else may bid any more.".to_owned(),
        _ => format!("{} may raise.", scene.who.names(&others)),
    }
}

fn tokens_dial(
    scene: &Scene<Position>,
    offer: &HandOffer,
    tokens: u32,
    turn: Callback<u32>,
) -> Html {
    let money = scene.view.mine().map_or(0, |(_, own)| own.money);
    let left = (money + 2 * tokens).saturating_sub(offer.price);
    let off = words::changes(&offer.changes);
    html! {
        <>
            <p class="dial__sum"><b>{ format!("{} costs ${}", offer.store, offer.price) }</b>
                { if off.is_empty() { ".".to_owned() } else { format!(" ({off}).") } }
                { format!(" Leaves ${left}.") }</p>
            if offer.most_tokens > 0 {
                <Dial label="Debt Tokens taken" note="$2 each, 1 point less at the end" value={tokens} least={offer.tokens}
                    most={offer.most_tokens.max(offer.tokens)} change={turn} refuse={scene.refuse.clone()} small=true />
            }
        </>
    }
}

/// The large button, and Pass beside it. A store not bought this month can be bought the next: no
/// question.
fn offers(
    StoreActionPrompt { hand, row, opens }: &StoreActionPrompt,
    from_hand: Option<&HandOffer>,
    from_row: Option<&RowOffer>,
    amount: u32,
) -> Counter<Action> {
    let any = hand.iter().any(|offer| offer.refusal.is_none())
        || row.iter().any(|offer| offer.limit.most >= offer.least);
    let mut close = Offer::new("Pass, then close a store", "ph-build", Action::Pass);
    let primary = match (from_hand, from_row) {
        (Some(offer), _) => {
            let (store, borrow) = (offer.store, amount);
            let label = format!("Buy {store} for ${}", offer.price);
            let only = Action::BuyFromHand { store, borrow };
            if *opens {
                close =
                    Offer::new("Buy, then close a store", "ph-build", only).losing(debt(amount));
                let both = Action::BuyAndOpen { store, borrow };
                Offer::new(format!("{label} and open it"), "coin", both).losing(debt(amount))
            } else {
                Offer::new(label, "coin", only).losing(debt(amount))
            }
        }
        (None, Some(offer)) => {
            let action = Action::OpenAuction { store: offer.store, bid: amount };
            Offer::new(format!("Put {} up at ${amount}", offer.store), "ph-auction", action)
        }
        (None, None) if any => {
            Offer::blocked("Choose a store, or pass", "ph-build", "Choose a store first, or pass.")
        }
        (None, None) => {
            return Counter {
                primary: Some(Offer::new("Pass: nothing to buy", "i-next", Action::Finish)),
                why: "No store can be afforded.".to_owned(),
                ..Counter::default()
            };
        }
    };
    Counter {
        primary: Some(primary),
        more: vec![Offer::new("Pass", "i-next", Action::Finish), close],
        why: "One store a month; whoever passes takes no part in later auctions of this month."
            .to_owned(),
        ..Counter::default()
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use high_street::games::brick_and_mortar::{Position, Prompt, Setup, Stage};
    use high_street::table::{Eye, Game, Pending};

    use super::rivals;
    use crate::face::Role;
    use crate::testing::{scene, walk, who};

    /// Whoever has had a turn this month has passed or bought, and bids no more.
    #[test]
    fn only_those_are_said_to_raise_who_can() {
        let mut seen = [0; 2];
        for seed in 0..4 {
            walk::<Position>(&Setup::preset(3), seed, |position, _, _| {
                let Pending::Seats(pending) = position.pending() else { return };
                let (me, who) = (pending[0], who(3));
                let view = position.view(Eye::Seat(me));
                let (Some(Prompt::StoreAction(_)), Stage::Building(building)) =
                    (&view.prompt, &view.stage)
                else {
                    return;
                };
                let said = rivals(&scene::<Position>(&view, &who, Role::Decide(me)));
                let free = |seat| seat != me && !building.acted.contains(&seat);
                for &seat in &view.order {
                    assert_eq!(said.contains(&who.name(seat).to_string()), free(seat), "{said}");
                }
                let nobody = !view.order.iter().any(|seat| free(*seat));
                assert_eq!(said == "Nobody else may bid any more.", nobody, "{said}");
                seen[usize::from(nobody)] += 1;
            });
        }
        assert!(seen.iter().all(|count| *count > 3), "{seen:?}");
    }
}
