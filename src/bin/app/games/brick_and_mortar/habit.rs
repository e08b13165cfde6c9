//! "Always" and "never": stores that need not be asked again and again; and "none for me this month".
use high_street::games::brick_and_mortar::{
    Action, EffectPrompt, Habit, Position, Prompt, Secret, Stage, Stocking, StoreId, View,
};
use high_street::table::{Seat, StandingOrder, StandingOrders};
use yew::prelude::*;

use crate::face::{ByItself, OwnOrders, Role, Scene, Status, Who};
use crate::parts::{Choice, Segments};

/// The name of a store's question among the orders of a table.
fn about(store: StoreId) -> String {
    u8::from(store).to_string()
}

/// Answers as the owner has asked for. On the shared screen it says that it answers, and not what
/// its owner wants: that is theirs to tell.
pub fn by_itself(
    view: &View,
    who: &Who,
    role: Role,
    orders: &StandingOrders,
) -> Option<ByItself<Action>> {
    let Some(Prompt::Effect(EffectPrompt { seat, store, ask, .. })) = &view.prompt else {
        return without_goods(view, who, role, orders);
    };
    let (seat, store) = (*seat, *store);
    let answer = orders.get(seat, &about(store))?;
    let action = ask.habitual(answer == StandingOrder::Always)?;
    if role.decides() != Some(seat) {
        return None;
    }
    let wanted = match view.me {
        Some(_) => format!(" ({})", label(store.habit()?, Some(answer)).to_ascii_lowercase()),
        None => String::new(),
    };
    let says = Status {
        seat: Some(seat),
        text: format!("{}: {store} answers by itself{wanted}.", who.name(seat)),
        hint: "Its owner may change that: press the name of the store.".to_owned(),
    };
    Some(ByItself { action, says: Some(says) })
}

/// The name of this month's goods among the orders of a table.
pub fn no_goods(view: &View) -> String {
    format!("goods-{}", view.month)
}

/// Whoever wants no goods this month dials the least and buys nothing. Whoever raises the shutter
/// wants to dial after all.
fn without_goods(
    view: &View,
    who: &Who,
    role: Role,
    orders: &StandingOrders,
) -> Option<ByItself<Action>> {
    let wants_none = |seat: Seat| orders.get(seat, &no_goods(view)) == Some(StandingOrder::Never);
    let (seat, action) = match &view.stage {
        Stage::Stocking(Stocking { seat, .. }) if role.decides() == Some(*seat) => {
            (*seat, Action::Stock { into: Vec::new(), borrow: 0 })
        }
        Stage::Sealing { what: Secret::Supply(item), asked, sealed }
            if role == Role::Public || who.persons() == 1 =>
        {
            let owes = |seat: &&Seat| !sealed.contains(seat) && wants_none(**seat);
            (*asked.iter().find(owes)?, Action::DialSupply(item.min_price()))
        }
        _ => return None,
    };
    let says = Status {
        seat: Some(seat),
        text: format!("{} wants no goods this month.", who.name(seat)),
        hint: String::new(),
    };
    wants_none(seat).then_some(ByItself { action, says: Some(says) })
}

const fn label(habit: Habit, answer: Option<StandingOrder>) -> &'static str {
    match (answer, habit) {
        (None, _) => "Ask me",
        (Some(StandingOrder::Never), _) => "Never",
        (Some(StandingOrder::Always), Habit::Produce) => "Always the most",
        (Some(StandingOrder::Always), Habit::Take) => "Always fill",
        (Some(StandingOrder::Always), Habit::Pawn) => "Always all",
    }
}

const fn meaning(habit: Habit, answer: Option<StandingOrder>) -> &'static str {
    match (answer, habit) {
        (None, _) => "It asks every time.",
        (Some(StandingOrder::Never), _) => "From the next time on it does nothing, without asking.",
        (Some(StandingOrder::Always), Habit::Produce) => {
            "From the next time on it produces the most, without asking."
        }
        (Some(StandingOrder::Always), Habit::Take) => {
            "From the next time on it takes all it can, without asking."
        }
        (Some(StandingOrder::Always), Habit::Pawn) => {
            "From the next time on it pawns all it can, without asking."
        }
    }
}

/// The control below a question that a store asks.
pub fn habitual(scene: &Scene<Position>, store: StoreId) -> Html {
    html! { for orders in scene.orders.clone() { <Habitual {orders} {store} place="asked" /> } }
}

#[derive(Properties, PartialEq)]
pub struct HabitualProps {
    pub orders: OwnOrders,
    pub store: StoreId,
    /// Tells the control of a question from the one of an explanation above it.
    pub place: &'static str,
}

/// Ask me, always, never: for a store that has a habit.
#[component]
pub fn Habitual(HabitualProps { orders, store, place }: &HabitualProps) -> Html {
    let (seat, store) = (orders.seat, *store);
    let Some(habit) = store.habit() else { return html! {} };
    let chosen = orders.orders.get(seat, &about(store));
    let choices = [None, Some(StandingOrder::Always), Some(StandingOrder::Never)]
        .map(|answer| Choice::new(answer, label(habit, answer)));
    let change = orders.give.reform(move |answer| (seat, about(store), answer));
    html! {
        <div class="bm-habit">
            <span class="eyebrow" aria-hidden="true">{ "From now on" }</span>
            <Segments<Option<StandingOrder>> legend={format!("From now on, {store}")} name={format!("habit-{place}-{}", about(store))}
                choices={choices.to_vec()} {chosen} {change} />
            <p>{ meaning(habit, chosen) }</p>
        </div>
    }
}
