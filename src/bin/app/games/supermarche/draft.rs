//! What has been chosen but not yet done, and what the primary button would make of it.
use high_street::games::supermarche::{
    Action, Choice, Food, Foods, Illegal, Loss, Moment, Position, Prompt, RescueOffer, Restock,
    Slot, View,
};
use high_street::table::Arrange;
use yew::prelude::*;

use super::words;
use crate::counter::{Offer, Question};
use crate::face::Scene;

#[derive(Clone, PartialEq, Default)]
pub struct Draft {
    pub slots: Vec<Slot>,
    pub reading: Option<Choice>,
    pub offer: Option<bool>,
    /// What a restock would bring out, while it is being planned.
    pub restock: Option<Foods<u8>>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pick {
    Slot(Slot),
    Reading(Choice),
    Offer(bool),
    /// Opens the plan of a restock, or drops it.
    Restock(bool),
    /// Plans a whole restock.
    Bring(Foods<u8>),
    /// So many cubes of one food.
    Cubes(Food, u8),
}

impl Draft {
    fn with(mut self, pick: Pick, prompt: &Prompt) -> Draft {
        match pick {
            Pick::Slot(slot) if self.slots.contains(&slot) => {
                self.slots.retain(|other| *other != slot);
            }
            Pick::Slot(slot) => {
                let most = if matches!(prompt, Prompt::FlipTwo) { 2 } else { 1 };
                self.slots.push(slot);
                let over = self.slots.len().saturating_sub(most);
                self.slots.drain(..over);
            }
            Pick::Reading(reading) => self.reading = Some(reading),
            Pick::Offer(offer) => self.offer = Some(offer),
            Pick::Restock(open) => self.restock = open.then(Foods::default),
            Pick::Bring(moves) => self.restock = Some(moves),
            Pick::Cubes(food, cubes) => {
                if let Some(moves) = &mut self.restock {
                    moves[food] = cubes;
                }
            }
        }
        self
    }
}

/// Two moments with the same key ask the same question.
pub type Key = (u8, Moment, usize, u8, bool);

pub fn key(view: &View) -> Key {
    let shop = &view.shop;
    let filled = shop.guests.iter().map(|(_, guest)| guest.cart.filled()).sum();
    (shop.round, shop.step.moment(), shop.visits.len(), filled, shop.restocked)
}

/// The draft for the present question, and where to change it. A draft for another one is forgotten.
pub fn of(scene: &Scene<Position>) -> (Draft, Callback<Pick>) {
    let draft = scene.draft(&key(&scene.view), "draft", Draft::default);
    let now = (*draft).clone();
    let pick = {
        let (view, put, now) = (scene.view.clone(), draft.change(), now.clone());
        Callback::from(move |pick| {
            if let Some(prompt) = &view.prompt {
                put.emit(now.clone().with(pick, prompt));
            }
        })
    };
    (now, pick)
}

/// The primary button: what it says and what it does.
pub fn primary(view: &View, draft: &Draft) -> Offer<Action> {
    match &view.prompt {
        None => refuse("", "The game is over."),
        Some(Prompt::FlipTwo) => flip_two(draft),
        Some(Prompt::Delivery(delivery)) => {
            let bought: u8 = delivery.trucks.iter().map(|(_, truck)| truck.bought).sum();
            let label = match bought {
                0 => "Buy nothing this round".to_owned(),
                _ => format!("Order {} for ${}", words::cubes(bought), delivery.paid),
            };
            offer(label, Action::EndDelivery)
        }
        Some(Prompt::Stocking(stocking)) => match (&stocking.refusal, stocking.chosen) {
            (Some(why), _) => refuse("A sale is due first", &why.to_string()),
            (None, Some(food)) => {
                offer(format!("Open the doors: {} on sale", words::food(food)), Action::OpenDoors)
            }
            (None, None) => offer("Open the doors, no sale", Action::OpenDoors),
        },
        Some(Prompt::Choose(callers)) => {
            let only = (callers.len() == 1).then(|| callers[0].slot);
            let slot = draft.slots.first().copied().or(only);
            match callers.iter().find(|caller| Some(caller.slot) == slot) {
                Some(caller) => offer(format!("Let {} in", caller.who), Action::Serve(caller.slot)),
                None => refuse("Choose who comes in", "Choose one of the face-up customers first."),
            }
        }
        Some(Prompt::SaleOffer(one)) => match draft.offer {
            Some(true) => offer(
                format!("Sell 1 {} first for ${}", words::food(one.food), one.money),
                Action::SaleOffer(true),
            ),
            Some(false) => offer("Straight to the dice", Action::SaleOffer(false)),
            None => refuse("Sell one first, or not?", "Choose one of the two first."),
        },
        Some(Prompt::Roll(roll)) => match draft.restock {
            Some(moves) => restock(&roll.restock, moves, Action::RestockDuring(moves)),
            None => offer(format!("Roll for {}", roll.who), Action::Roll),
        },
        Some(Prompt::Resolve(resolve)) => {
            let total = resolve.dice[0] + resolve.dice[1];
            let unread = || {
                refuse(
                    &format!("Item or coupon for the {total}?"),
                    "Choose one of the two purchases first.",
                )
            };
            let read = |choice| offer(reading_label(resolve, choice), Action::Choose(choice));
            draft.reading.map_or_else(unread, read)
        }
        Some(Prompt::Rescue(rescue)) => match draft.reading {
            None => refuse(
                &format!("Use a coupon, or let {} go?", rescue.who),
                "Choose one of the two first.",
            ),
            Some(Choice::Coupon) => {
                let (foods, money) =
                    (words::foods(rescue.coupon.basket.foods()), rescue.coupon.basket.money);
                offer(format!("Use a coupon: {foods} for ${money}"), Action::Choose(Choice::Coupon))
            }
            Some(Choice::Normal) => let_go(rescue),
        },
        Some(Prompt::AfterTrip(after)) => {
            let picked = draft.slots.first().filter(|slot| after.face_down.contains(slot));
            let slot = *picked.unwrap_or(&after.face_down[0]);
            match draft.restock {
                Some(moves) => {
                    let action = Action::RestockAfter { moves, discard: slot };
                    restock(&after.restock, moves, action)
                }
                None => offer("Turn up the next customer", Action::Flip(slot)),
            }
        }
        Some(Prompt::WasteReport { next_round, .. }) => {
            offer(format!("On to round {next_round}"), Action::NextRound)
        }
    }
}

/// Can be taken back, unless it closes the shop.
fn let_go(rescue: &RescueOffer) -> Offer<Action> {
    let Loss { refund, penalty, money_after, bankrupts } = rescue.loss;
    let label = format!("Let {} go: pay ${}", rescue.who, refund + penalty);
    let lost = bankrupts.then(|| Question {
        title: "Close the shop for good?".to_owned(),
        body: html! { <p>{ format!("That leaves {}. Below $0 the game is lost at once.", words::money(money_after)) }</p> },
        yes: "Let the customer go and lose the game".to_owned(),
        always: true,
    });
    offer(label, Action::Choose(Choice::Normal)).asking(lost)
}

fn refuse(label: &str, why: &str) -> Offer<Action> {
    Offer::blocked(label, "", why)
}

fn offer(label: impl Into<String>, action: Action) -> Offer<Action> {
    Offer::new(label, "", action)
}

/// The backs are all alike, so the page picks those nobody picked.
fn flip_two(draft: &Draft) -> Offer<Action> {
    let spare = Slot::ALL.into_iter().filter(|slot| !draft.slots.contains(slot));
    let mut slots: Vec<Slot> = draft.slots.iter().copied().chain(spare).take(2).collect();
    slots.arrange();
    let label = match draft.slots.len() {
        0 => "Turn two up for me".to_owned(),
        1 => "Turn this one and another up".to_owned(),
        _ => format!("Turn customers {} and {} up", slots[0].index() + 1, slots[1].index() + 1),
    };
    offer(label, Action::FlipTwo([slots[0], slots[1]]))
}

/// A restock that loses the game is legal, but nobody should do it by mistake.
fn restock(terms: &Restock, moves: Foods<u8>, action: Action) -> Offer<Action> {
    let total = moves.total();
    if total == 0 {
        return refuse("Bring out at least 1 cube", &Illegal::MoveAtLeastOne.to_string());
    }
    let label = format!("Bring out {}, {}", words::cubes(total), price_of(&action, terms));
    let lost = terms.bankrupts.then(|| {
        let money = words::money(terms.money_after);
        let why = format!(
            "The penalty of ${} leaves {money}. Below $0 the game is lost at once.",
            terms.penalty
        );
        Question {
            title: "Close the shop for good?".to_owned(),
            body: html! { <p>{ why }</p> },
            yes: "Restock and lose the game".to_owned(),
            always: true,
        }
    });
    offer(label, action).asking(lost)
}

fn price_of(action: &Action, terms: &Restock) -> String {
    match action {
        Action::RestockDuring(_) => format!("pay ${}", terms.penalty),
        _ => "send one away".to_owned(),
    }
}

fn reading_label(resolve: &high_street::games::supermarche::Resolve, choice: Choice) -> String {
    let purchase = match choice {
        Choice::Normal => &resolve.normal,
        Choice::Coupon => &resolve.coupon,
    };
    let (foods, money) = (words::foods(purchase.basket.foods()), purchase.basket.money);
    match choice {
        Choice::Normal => format!("Sell {foods} for ${money}"),
        Choice::Coupon => format!("Use a coupon: {foods} for ${money}"),
    }
}
