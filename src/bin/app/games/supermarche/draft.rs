//! What has been chosen but not yet done, and what the primary button would make of it.
use std::rc::Rc;

use high_street::games::supermarche::{
    Action, Choice, Food, Foods, Illegal, Moment, Prompt, Restock, Slot, View,
};
use yew::prelude::*;

use super::words;

#[derive(Clone, PartialEq, Default)]
pub struct Draft {
    pub slots: Vec<Slot>,
    pub reading: Option<Choice>,
    pub offer: Option<bool>,
    /// What a restock would bring out, while it is being planned.
    pub restock: Option<Foods<u8>>,
    /// A restock that would lose the game is asked about once more.
    pub asked: bool,
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
    More(Food),
    Less(Food),
    Asked(bool),
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
            Pick::More(food) => self.step(food, |cubes| cubes.saturating_add(1)),
            Pick::Less(food) => self.step(food, |cubes| cubes.saturating_sub(1)),
            Pick::Asked(asked) => self.asked = asked,
        }
        self
    }

    fn step(&mut self, food: Food, step: fn(u8) -> u8) {
        if let Some(moves) = &mut self.restock {
            moves[food] = step(moves[food]);
        }
    }
}

/// Two moments with the same key ask the same question.
pub type Key = (u8, Moment, usize, u8, bool);

pub fn key(view: &View) -> Key {
    let shop = &view.shop;
    let filled = shop.guests.iter().map(|(_, guest)| guest.cart.filled()).sum();
    (shop.round, shop.step.moment(), shop.visits.len(), filled, shop.restocked)
}

/// The draft for the present question; a draft for another one is forgotten.
#[hook]
pub fn use_draft(view: &Rc<View>) -> (Draft, Callback<Pick>) {
    let state = use_state(|| (key(view), Draft::default()));
    let key = key(view);
    let draft = if state.0 == key { state.1.clone() } else { Draft::default() };
    let pick = {
        let (view, draft) = (view.clone(), draft.clone());
        Callback::from(move |pick| {
            if let Some(prompt) = &view.prompt {
                state.set((key, draft.clone().with(pick, prompt)));
            }
        })
    };
    (draft, pick)
}

/// What the primary button does.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    Act(Action),
    /// Nothing is chosen yet, or the rules forbid it.
    Refuse(String),
    /// Legal, but the game would be lost.
    Ask,
}

/// The primary button: what it says and what it does.
pub fn primary(view: &View, draft: &Draft) -> (String, Deed) {
    match &view.prompt {
        None => (String::new(), Deed::Refuse("The game is over.".to_owned())),
        Some(Prompt::FlipTwo) => flip_two(draft),
        Some(Prompt::Delivery(delivery)) => {
            let bought: u8 = delivery.trucks.iter().map(|(_, truck)| truck.bought).sum();
            let label = match bought {
                0 => "Buy nothing this round".to_owned(),
                _ => format!("Order {} for ${}", words::cubes(bought), delivery.paid),
            };
            (label, Deed::Act(Action::EndDelivery))
        }
        Some(Prompt::Stocking(stocking)) => match (&stocking.refusal, stocking.chosen) {
            (Some(why), _) => ("A sale is due first".to_owned(), Deed::Refuse(why.to_string())),
            (None, Some(food)) => (
                format!("Open the doors: {} on sale", words::food(food)),
                Deed::Act(Action::OpenDoors),
            ),
            (None, None) => ("Open the doors, no sale".to_owned(), Deed::Act(Action::OpenDoors)),
        },
        Some(Prompt::Choose(callers)) => {
            let only = (callers.len() == 1).then(|| callers[0].slot);
            let slot = draft.slots.first().copied().or(only);
            match callers.iter().find(|caller| Some(caller.slot) == slot) {
                Some(caller) => {
                    (format!("Let {} in", caller.who), Deed::Act(Action::Serve(caller.slot)))
                }
                None => refuse("Choose who comes in", "Choose one of the face-up customers first."),
            }
        }
        Some(Prompt::SaleOffer(offer)) => match draft.offer {
            Some(true) => (
                format!("Sell 1 {} first for ${}", words::food(offer.food), offer.money),
                Deed::Act(Action::SaleOffer(true)),
            ),
            Some(false) => (
                format!("Keep the {}", words::food(offer.food)),
                Deed::Act(Action::SaleOffer(false)),
            ),
            None => refuse("Sell one first, or not?", "Choose one of the two first."),
        },
        Some(Prompt::Roll(roll)) => match draft.restock {
            Some(moves) => restock(&roll.restock, moves, Action::RestockDuring(moves)),
            None => (format!("Roll for {}", roll.who), Deed::Act(Action::Roll)),
        },
        Some(Prompt::Resolve(resolve)) => {
            let total = resolve.dice[0] + resolve.dice[1];
            let unread = || {
                refuse(
                    &format!("Item or coupon for the {total}?"),
                    "Choose one of the two purchases first.",
                )
            };
            let read = |choice| (reading_label(resolve, choice), Deed::Act(Action::Choose(choice)));
            draft.reading.map_or_else(unread, read)
        }
        Some(Prompt::AfterTrip(after)) => {
            let picked = draft.slots.first().filter(|slot| after.face_down.contains(slot));
            let slot = *picked.unwrap_or(&after.face_down[0]);
            match draft.restock {
                Some(moves) => {
                    let action = Action::RestockAfter { moves, discard: slot };
                    restock(&after.restock, moves, action)
                }
                None => ("Turn up the next customer".to_owned(), Deed::Act(Action::Flip(slot))),
            }
        }
        Some(Prompt::WasteReport { next_round, .. }) => {
            (format!("On to round {next_round}"), Deed::Act(Action::NextRound))
        }
    }
}

fn refuse(label: &str, why: &str) -> (String, Deed) {
    (label.to_owned(), Deed::Refuse(why.to_owned()))
}

/// The backs are all alike, so the page picks those nobody picked.
fn flip_two(draft: &Draft) -> (String, Deed) {
    let spare = Slot::ALL.into_iter().filter(|slot| !draft.slots.contains(slot));
    let mut slots: Vec<Slot> = draft.slots.iter().copied().chain(spare).take(2).collect();
    slots.sort();
    let label = match draft.slots.len() {
        0 => "Turn two up for me".to_owned(),
        1 => "Turn this one and another up".to_owned(),
        _ => format!("Turn customers {} and {} up", slots[0].index() + 1, slots[1].index() + 1),
    };
    (label, Deed::Act(Action::FlipTwo([slots[0], slots[1]])))
}

fn restock(terms: &Restock, moves: Foods<u8>, action: Action) -> (String, Deed) {
    let (label, total) = (price_of(&action, terms), moves.total());
    match total {
        0 => (
            "Bring out at least 1 cube".to_owned(),
            Deed::Refuse(Illegal::MoveAtLeastOne.to_string()),
        ),
        _ if terms.bankrupts => (format!("Bring out {}, {label}", words::cubes(total)), Deed::Ask),
        _ => (format!("Bring out {}, {label}", words::cubes(total)), Deed::Act(action)),
    }
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
        Choice::Coupon => format!("Coupon: {foods} for ${money}"),
    }
}
