//! The advisor: the sharpest computer looks at the same view, in the worker, and says what it
//! would do.
use std::cell::RefCell;
use std::rc::Rc;

use high_street::games::Question;
use high_street::games::supermarche::{Action, CustomerId, Position, Prompt, View};
use high_street::table::{Ask, Level, Seat};
use yew::prelude::*;

use super::words;
use crate::device::chance;
use crate::device::thinker::{Thinker, Thought};
use crate::face::Face;
use crate::parts::Icon;

#[derive(Clone, PartialEq, Debug)]
pub enum Hint {
    None,
    Thinking,
    Said(Action),
    Broken,
}

thread_local! {
    /// Whom the shopkeeper had met when a hint was asked: this tells games apart well enough,
    /// for as long as the page is open.
    static ASKED: RefCell<Vec<Vec<CustomerId>>> = const { RefCell::new(Vec::new()) };
}

/// How many hints were asked for in this game since the page was opened.
pub fn asked_in(view: &View) -> usize {
    let of = |met: &&Vec<CustomerId>| !met.is_empty() && view.shop.met.starts_with(met);
    ASKED.with_borrow(|asked| asked.iter().filter(of).count())
}

/// The hint for this very view, and a way to ask for it.
#[hook]
pub fn use_hint(view: &Rc<View>, seat: Seat) -> (Hint, Callback<()>) {
    let said = use_state(|| None::<(Rc<View>, Hint)>);
    let thinker = use_mut_ref(|| None::<Thinker>);
    let hint = match &*said {
        Some((of, hint)) if Rc::ptr_eq(of, view) => hint.clone(),
        _ => Hint::None,
    };
    let ask = {
        let (view, said) = (view.clone(), said.setter());
        Callback::from(move |()| {
            ASKED.with_borrow_mut(|asked| asked.push(view.shop.met.clone()));
            let told = {
                let (view, said) = (view.clone(), said.clone());
                Callback::from(move |thought| said.set(Some((view.clone(), read(thought)))))
            };
            let started = Thinker::start(told).ok();
            let hint = if started.is_some() { Hint::Thinking } else { Hint::Broken };
            if let Some(thinker) = &started {
                let ask = Ask::<Position> { seat, level: Level::Hard, view: (*view).clone() };
                thinker.ask(&Question::new(0, &ask, chance::deal()));
            }
            // The last one, if it still thinks, has nobody to tell any more.
            *thinker.borrow_mut() = started;
            said.set(Some((view.clone(), hint)));
        })
    };
    (hint, ask)
}

fn read(thought: Thought) -> Hint {
    match thought {
        Thought::Answer(answer) => {
            serde_json::from_str(&answer.action).map_or(Hint::Broken, Hint::Said)
        }
        Thought::Broken => Hint::Broken,
    }
}

#[derive(Properties, PartialEq)]
pub struct HintButtonProps {
    pub hint: Hint,
    pub ask: Callback<()>,
}

#[component]
pub fn HintButton(HintButtonProps { hint, ask }: &HintButtonProps) -> Html {
    let (busy, ask) = (*hint == Hint::Thinking, ask.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        if !busy {
            ask.emit(());
        }
    });
    html! {
        <button type="button" class="btn sm-hint" {onclick} aria-disabled={busy.then_some("true")}>
            <Icon id="i-info" /><span>{ if busy { "Thinking …" } else { "Hint" } }</span>
        </button>
    }
}

/// What the advisor says, for the panel of the decision.
pub fn note(view: &View, hint: &Hint) -> Html {
    let text = match hint {
        Hint::None | Hint::Thinking => return html! { <div role="status"></div> },
        Hint::Broken => "The advisor has stopped thinking. Ask again, or go on without.".to_owned(),
        Hint::Said(action) => {
            format!("I would {}. {}", Position::words(action), reason(view, action))
        }
    };
    html! { <div role="status"><p class="sm-note sm-note--hint"><b>{ "Hint: " }</b>{ text }</p></div> }
}

/// The facts of the view that speak for it.
fn reason(view: &View, action: &Action) -> String {
    let shop = &view.shop;
    match (*action, &view.prompt) {
        (Action::Buy { food, .. }, Some(Prompt::Delivery(delivery))) => {
            let truck = &delivery.trucks[food];
            let there = shop.shelves.count(food) + shop.stock_room.count(food);
            let cheap = if truck.cheap { "cheaper than usual" } else { "worth its price" };
            format!(
                "At ${} it is {cheap}, sells for ${}, and {there} are in the house.",
                truck.cost,
                food.price()
            )
        }
        (Action::EndDelivery, _) => {
            "What is in the house should do for what is likely to be asked.".to_owned()
        }
        (Action::Stock { food, .. }, Some(Prompt::Stocking(stocking))) => {
            format!(
                "Only {} on the shelves, with {} places free.",
                stocking.aisles[food].on_shelf, stocking.room
            )
        }
        (Action::SetSale(Some(food)), Some(Prompt::Stocking(stocking))) => format!(
            "It gives up ${} a cube, and {} of three sales are still owed.",
            food.price() - food.sale_price(),
            stocking.owed
        ),
        (Action::Serve(slot), _) => match shop.guests[slot].who.map(CustomerId::card) {
            Some(card) => format!(
                "{} items for a penalty of ${}, with {} cubes on the shelves.",
                card.items,
                card.penalty,
                shop.shelves.total()
            ),
            None => String::new(),
        },
        (Action::SaleOffer(_), Some(Prompt::SaleOffer(offer))) => {
            format!(
                "{} {} are on the shelves for everybody still to come.",
                offer.on_shelf,
                words::food(offer.food)
            )
        }
        (Action::Choose(_), Some(Prompt::Resolve(resolve))) => format!(
            "The item brings ${}, the coupon ${}; the rest is what stays on the shelves.",
            resolve.normal.basket.money, resolve.coupon.basket.money
        ),
        (Action::Roll, Some(Prompt::Roll(roll))) => {
            format!(
                "{} to go, and a restock now would cost ${}.",
                roll.spaces, roll.restock.penalty
            )
        }
        (Action::RestockDuring(_) | Action::RestockAfter { .. }, _) => {
            format!("The shelves are down to {}.", words::cubes(shop.shelves.total()))
        }
        (Action::Flip(_), _) => {
            format!("{} are on the shelves, enough for now.", words::cubes(shop.shelves.total()))
        }
        _ => "There is nothing to weigh here.".to_owned(),
    }
}
