//! The panel of the present decision, beside the shop floor.
pub mod accounts;
mod choice;
mod doors;
pub mod evening;
mod order;
mod restock;
mod sale;
mod trip;

use high_street::games::supermarche::{Action, Prompt, View};
use yew::prelude::*;

use super::draft::{Draft, Pick};
use crate::counter::Offer;
use crate::face::Seen;
use crate::words::ordinal;

#[derive(Properties, PartialEq, Clone)]
pub struct PanelProps {
    pub view: Seen<View>,
    pub draft: Draft,
    /// `None` where nobody decides here.
    #[prop_or_default]
    pub pick: Option<Callback<Pick>>,
    #[prop_or_default]
    pub act: Option<Callback<Action>>,
    #[prop_or_default]
    pub refuse: Callback<AttrValue>,
    #[prop_or_default]
    pub press: Callback<Offer<Action>>,
    /// The advisor's words, if asked, and what they speak of.
    #[prop_or_default]
    pub hint: Html,
    #[prop_or_default]
    pub advised: Vec<Action>,
    /// While dice roll: the view with them. All else is as it was before.
    #[prop_or_default]
    pub thrown: Option<Seen<View>>,
}

impl PanelProps {
    pub fn advises(&self, action: Action) -> bool {
        self.advised.contains(&action)
    }
}

#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let (title, body) = match props
        .thrown
        .as_ref()
        .and_then(|view| view.shop.last_roll.as_ref().map(|roll| (view, roll)))
    {
        Some((view, roll)) => ("The dice are rolling".to_owned(), trip::thrown(view, roll)),
        None => content(props),
    };
    html! {
        <section class="panel roll" aria-label={title.clone()}>
            <div class="panel__head"><h2>{ title }</h2></div>
            { props.hint.clone() }
            { body }
        </section>
    }
}

fn content(props: &PanelProps) -> (String, Html) {
    let view = &props.view;
    match &view.prompt {
        None => ("The shop is closed".to_owned(), evening::last_trip(view)),
        Some(Prompt::FlipTwo) => ("Who is at the door?".to_owned(), doors::flip_two(view)),
        Some(Prompt::Delivery(delivery)) => ("The order".to_owned(), order::slip(view, delivery)),
        Some(Prompt::Stocking(stocking)) => {
            ("A sale today?".to_owned(), sale::picker(props, stocking))
        }
        Some(Prompt::Choose(callers)) => {
            ("Who comes in?".to_owned(), doors::callers(props, callers))
        }
        Some(Prompt::SaleOffer(offer)) => {
            (format!("One {} first?", super::words::food(offer.food)), trip::offer(props, offer))
        }
        Some(Prompt::Roll(roll)) if props.draft.restock.is_some() => {
            (format!("Restock, {} leaves", roll.who), restock::plan(props, &roll.restock))
        }
        Some(Prompt::Roll(roll)) => (
            format!("{}’s {} item", roll.who, ordinal(roll.filled + 1)),
            trip::next_roll(view, roll),
        ),
        Some(Prompt::Resolve(resolve)) => {
            let filled = view.shop.guests[resolve.slot].cart.filled();
            (
                format!("{}’s {} item", resolve.who, ordinal(filled + 1)),
                trip::resolve(props, resolve),
            )
        }
        Some(Prompt::Rescue(rescue)) => {
            let word = super::words::food(rescue.missing);
            (format!("No {word} for {}", rescue.who), trip::rescue(props, rescue))
        }
        Some(Prompt::AfterTrip(after)) if props.draft.restock.is_some() => {
            ("Restock between customers".to_owned(), restock::plan(props, &after.restock))
        }
        Some(Prompt::AfterTrip(after)) => {
            ("Between customers".to_owned(), doors::after_trip(view, after))
        }
        Some(Prompt::WasteReport { wasted, .. }) => {
            (format!("The end of round {}", view.shop.round), evening::waste(view, wasted))
        }
    }
}
