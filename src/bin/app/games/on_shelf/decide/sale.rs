//! Check Out, Pre-Order and rush hour: which customer, and a line for each symbol. Exact bottles are
//! taken by themselves; only substitutes and doubtful spaces are asked.
use high_street::games::on_shelf::{
    Action, CustomerOffer, Line, LineChoice, Position, SaleKind, SalePrompt, Sheet,
};
use yew::prelude::*;

use super::finish::finish;
use super::{Decision, base};
use crate::counter::{Counter, Offer};
use crate::face::Scene;
use crate::games::on_shelf::marks::Marks;
use crate::games::on_shelf::pieces::{portrait, wanted};
use crate::games::on_shelf::words;
use crate::parts::icon;

pub fn sale(scene: &Scene<Position>, prompt: &SalePrompt) -> Decision {
    let SalePrompt { seat, kind, customers, sheet, may_put_back, cards, finish: done } = prompt;
    let name = scene.who.name(*seat);
    let heading = match kind {
        SaleKind::CheckOut => format!("{name} at the Check Out"),
        SaleKind::PreOrder => format!("{name}’s Pre-Order"),
        SaleKind::Rush => format!("{name} in the rush hour"),
        SaleKind::TeamRush => {
            format!("Rush hour: {} to serve", crate::words::count(*cards, "customer"))
        }
    };
    // In a rush hour of a team it is the first of the line, and nobody is asked.
    let customers = if *kind == SaleKind::TeamRush { &[][..] } else { &customers[..] };
    let picks: Vec<Offer<Action>> = customers
        .iter()
        .enumerate()
        .map(|(at, offer)| keyed(pick(offer, sheet.as_ref()), at))
        .collect();
    let choices: Vec<Offer<Action>> = sheet.iter().flat_map(line_offers).collect();
    let body = html! {
        <div class="os-sale">
            <ul class="os-cards os-cards--sale" aria-label="Customers">
                for (customer, offer) in customers.iter().zip(&picks) {
                    <li key={customer.customer.number()}>{ card(scene, customer, offer) }</li>
                }
            </ul>
            if let Some(sheet) = sheet { { sheet_of(scene, *kind, sheet) } } else {
                <p class="os-none">{ "Press a customer to see the sale line by line." }</p>
            }
        </div>
    };
    let mut counter = Counter {
        heading,
        body,
        inside: picks.into_iter().chain(choices).collect(),
        wide: true,
        ..base(scene, *seat)
    };
    if *may_put_back {
        counter.more.push(
            Offer::new("Another job", "i-back", Action::PutBack)
                .stakes("the card comes back")
                .key('b'),
        );
    }
    let label = match sheet {
        Some(sheet) => format!("Sell for {}", words::gain(sheet.total())),
        None => "Choose a customer".to_owned(),
    };
    let mut counter = finish(scene, *seat, done, &label, counter);
    if sheet.is_none() {
        let why = "Press one of these customers first.";
        counter.primary = Some(Offer::blocked(label, "os-floor", why));
        counter.why = String::new();
    }
    Decision { counter, marks: Marks::default() }
}

/// The first nine have a key.
fn keyed(offer: Offer<Action>, at: usize) -> Offer<Action> {
    match ('1'..='9').nth(at) {
        Some(key) => offer.key(key),
        None => offer,
    }
}

fn pick(
    CustomerOffer { customer, sheet }: &CustomerOffer,
    chosen: Option<&Sheet>,
) -> Offer<Action> {
    let on = chosen.is_some_and(|sheet| sheet.customer == *customer);
    match sheet {
        Ok(_) => Offer::new(customer.name(), "", Action::Serve(*customer)).chosen(on),
        Err(why) => Offer::blocked(customer.name(), "", why.to_string()),
    }
}

fn card(scene: &Scene<Position>, offer: &CustomerOffer, press: &Offer<Action>) -> Html {
    let CustomerOffer { customer, sheet } = offer;
    let chosen = press.on == Some(true);
    let state = if press.is_blocked() {
        "is-away"
    } else if chosen {
        "is-chosen"
    } else {
        "is-legal"
    };
    let total = match sheet {
        Ok(sheet) => words::gain(sheet.total()),
        Err(_) => "–".to_owned(),
    };
    html! {
        <button type="button" class={classes!("card", "wish", "wish--sale", "printed", state)} aria-pressed={chosen.to_string()}
            aria-disabled={press.is_blocked().then_some("true")} onclick={scene.on_press(press.clone())}>
            <span class="wish__top">{ portrait(*customer) }<span>{ customer.name() }</span></span>
            <span class="wish__row">{ for customer.symbols().into_iter().map(|item| wanted(&scene.view.store, item)) }</span>
            <b class="wish__brings">{ total }</b>
        </button>
    }
}

fn sheet_of(scene: &Scene<Position>, kind: SaleKind, sheet: &Sheet) -> Html {
    let off = match kind {
        SaleKind::PreOrder => Some("Pre-Order".to_owned()),
        SaleKind::TeamRush => Some(format!("Printed total of the {}", sheet.customer.name())),
        SaleKind::CheckOut | SaleKind::Rush => None,
    };
    html! {
        <ol class="os-sheet" aria-label={format!("Sale to the {}", sheet.customer.name())}>
            for (at, line) in (0_u8..).zip(&sheet.lines) { { sale_line(scene, at, line) } }
            if let Some(off) = off {
                <li class="os-sheet__off"><span>{ off }</span><b>{ words::gain(-sheet.off) }</b></li>
            }
            <li class="os-sheet__sum"><span>{ "Together" }</span><b>{ words::gain(sheet.total()) }</b></li>
        </ol>
    }
}

fn sale_line(scene: &Scene<Position>, at: u8, line: &Line) -> Html {
    let asked = line.choices.len() > 1;
    html! {
        <li key={at}>
            { wanted(&scene.view.store, line.symbol) }
            if asked {
                <span class="os-sheet__ways" role="group" aria-label={format!("How to serve {}", line.symbol)}>
                    { for line.choices.iter().map(|choice| way(scene, at, line, choice)) }
                </span>
            } else {
                <span>{ from(line, Some(LineChoice { bottle: line.bottle, worth: line.worth })) }</span>
            }
            <b>{ line.worth }</b>
        </li>
    }
}

fn line_offers(sheet: &Sheet) -> Vec<Offer<Action>> {
    let lines = (0_u8..).zip(&sheet.lines).filter(|(_, line)| line.choices.len() > 1);
    lines
        .flat_map(|(at, line)| line.choices.iter().map(move |choice| offer(at, line, choice)))
        .collect()
}

fn offer(at: u8, line: &Line, choice: &LineChoice) -> Offer<Action> {
    let bottle = choice.bottle.map(|(bottle, _)| bottle);
    let on = line.bottle.map(|(bottle, _)| bottle) == bottle;
    Offer::new(from(line, Some(*choice)), "", Action::Sell { line: at, bottle }).chosen(on)
}

fn way(scene: &Scene<Position>, at: u8, line: &Line, choice: &LineChoice) -> Html {
    let press = offer(at, line, choice);
    html! {
        <button type="button" class="os-way" aria-pressed={press.on.map(|on| on.to_string())} onclick={scene.on_press(press.clone())}>
            if press.on == Some(true) { { icon("i-check") } }
            <span>{ &press.label }</span><b>{ choice.worth }</b>
        </button>
    }
}

/// "from the shelf", "blue from stock", "unsold".
fn from(line: &Line, choice: Option<LineChoice>) -> String {
    let Some((bottle, _)) = choice.and_then(|choice| choice.bottle) else {
        return "unsold".to_owned();
    };
    let place = if bottle.space.is_shelf() { "shelf" } else { "stock" };
    if bottle.brand == line.symbol.brand {
        // Two spaces of the same colour differ only by whose they are.
        let of = bottle.space.item().brand;
        if of == bottle.brand {
            format!("from the {place}")
        } else {
            format!("from the {of} {place}")
        }
    } else {
        format!("{} from the {place}", bottle.brand)
    }
}
