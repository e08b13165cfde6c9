//! Every question of the prompt has its control here: its payload in, a counter out.
mod adverts;
mod auction;
mod deliver;
mod effect_cards;
mod effect_lots;
mod effects;
mod invest;
mod lots;
mod manage;
mod pick;
mod prices;
mod sell;
mod settle;
mod stock;
mod store_action;
mod supply_dial;

use high_street::games::brick_and_mortar::{
    Action, Ask, Building, BuildingStep, EffectPrompt, Position, Prompt, Stage, View,
};
use high_street::table::Seat;
use yew::prelude::*;

use super::advice::Advice;
use super::counter;
use super::hands::Hand;
use super::stage::auction::{bidding, lot};
use crate::counter::Counter;
use crate::face::Scene;

/// The control of what is asked now; the counter alone while others act.
pub fn decision(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
    let prompt = scene.view.prompt.as_ref().filter(|_| scene.role.decides().is_some());
    let empty = counter::waiting(scene, seat, prompt.and_then(laid_out));
    let (auction, lot) = running_auction(scene);
    let Some(prompt) = prompt else {
        return Counter { body: html! { <>{ auction }{ lot }</> }, ..empty };
    };
    let asked = match prompt {
        Prompt::Keep(keep) => pick::keep(scene, keep),
        Prompt::Start(start) => pick::start(scene, start),
        Prompt::StoreAction(offers) => store_action::store_action(scene, offers),
        Prompt::Auction(auction) => auction::bid(scene, auction),
        Prompt::Manage(manage) => manage::manage(scene, manage),
        Prompt::Settle(settle) => settle::settle(scene, settle),
        Prompt::Effect(effect) => effects::effect(scene, effect),
        Prompt::Redraw(redraw) => adverts::redraw(scene, redraw),
        Prompt::Advertise(adverts) => adverts::advertise(scene, adverts),
        Prompt::DialSupply(dial) => supply_dial::dial(scene, seat, dial),
        Prompt::Stock(stock) => stock::stock(scene, stock),
        Prompt::Sell(sell) => sell::sell(scene, sell),
        Prompt::DialSale(dial) => sell::dial(scene, dial),
        Prompt::Deliver(deliver) => deliver::deliver(scene, deliver),
        Prompt::Invest(invest) => invest::invest(scene, invest),
    };
    let body =
        html! { <>{ auction }{ asked.body }{ lot }<Advice view={scene.view.clone()} {seat} /></> };
    let Counter { heading, secrecy, tags, own, .. } = empty;
    Counter { heading, secrecy, tags, own, body, ..asked }
}

/// The hand whose cards are chosen from: they are not drawn twice.
fn laid_out(prompt: &Prompt) -> Option<Hand> {
    match prompt {
        Prompt::StoreAction(_) => Some(Hand::Store),
        Prompt::Redraw(_)
        | Prompt::Advertise(_)
        | Prompt::Effect(EffectPrompt {
            ask: Ask::Discard { .. } | Ask::PlayLate { .. }, ..
        }) => Some(Hand::Market),
        _ => None,
    }
}

/// For how much, to whom, and who is still in; and what is auctioned: at every counter, whoever bids.
fn running_auction(scene: &Scene<Position>) -> (Html, Html) {
    match &scene.view.stage {
        Stage::Building(Building { step: BuildingStep::Auction(auction), .. }) => {
            (bidding(&scene.who, auction), lot(auction.store))
        }
        _ => (Html::default(), Html::default()),
    }
}

/// The choice this seat has sealed already, to begin with when it is changed.
fn sealed(view: &View) -> Option<&Action> {
    view.mine().and_then(|(_, own)| own.sealed.as_ref())
}
