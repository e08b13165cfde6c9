//! What the prompts promise, held against `check`.
use crate::games::on_shelf::action::{Action, Bottle};
use crate::games::on_shelf::bot::LooksAhead;
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::goods::{Brand, Category};
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::{Finish, MoveOffer, PlaceOffer, Prompt, SalePrompt};
use crate::games::on_shelf::spaces::{ShelfSpace, Space, StockSpace};
use crate::games::on_shelf::view::View;
use crate::table::Bot;
use crate::table::conformance::Probe;

impl Probe for Position {
    fn contender() -> Box<dyn Bot<Position>> {
        Box::new(LooksAhead::NEAR)
    }

    fn probes(view: &View) -> Vec<(Action, bool)> {
        view.prompt.as_ref().map(probe).unwrap_or_default()
    }
}

fn done(finish: &Finish) -> [(Action, bool); 2] {
    let may = finish.refusal.is_none();
    [false, true].map(|identification| {
        (Action::Done { identification }, may && (!identification || finish.identification))
    })
}

/// "Fill up", alone and with *Done*, which is always possible then.
fn fill_up(more: bool, whole: &Finish) -> Vec<(Action, bool)> {
    assert_eq!(whole.refusal, None);
    let whole = [false, true].map(|identification| {
        let may = more && (!identification || whole.identification);
        (Action::FillUpAndDone { identification }, may)
    });
    std::iter::once((Action::FillUp, more)).chain(whole).collect()
}

/// Every cube in every stock space: legal where it is offered, and nowhere else.
fn places(offers: &[PlaceOffer]) -> Vec<(Action, bool)> {
    let all = StockSpace::all().flat_map(|space| Brand::ALL.map(|brand| (brand, space)));
    all.map(|(brand, space)| {
        let offered = offers.iter().any(|offer| offer.brand == brand && offer.space == space);
        (Action::Place { brand, space }, offered)
    })
    .collect()
}

/// Every cube from every stock space to the first spaces of every bay.
fn moves(offers: &[MoveOffer]) -> Vec<(Action, bool)> {
    let mut probes: Vec<(Action, bool)> = offers
        .iter()
        .map(|offer| (Action::Move { brand: offer.brand, from: offer.from, to: offer.to }, true))
        .collect();
    for from in StockSpace::all() {
        for brand in Brand::ALL {
            let offered = offers.iter().any(|o| o.brand == brand && o.from == from);
            for to in ShelfSpace::all().filter(|_| !offered) {
                probes.push((Action::Move { brand, from, to }, false));
            }
        }
    }
    let nowhere = ShelfSpace::new(Category::Beer, Brand::White, 4);
    let from = StockSpace::new(Category::Beer, Brand::White);
    probes.push((Action::Move { brand: Brand::White, from, to: nowhere }, false));
    probes
}

fn probe(prompt: &Prompt) -> Vec<(Action, bool)> {
    let mut probes = vec![(
        Action::Choose(Space::Shelf(ShelfSpace::new(Category::Liquor, Brand::Red, 2))),
        false,
    )];
    match prompt {
        Prompt::Turn(prompt) => {
            for offer in prompt.jobs.iter().filter(|offer| offer.job != Job::Supervisor) {
                probes.push((Action::Play(offer.job), offer.refusal.is_none()));
            }
            probes.push((Action::Play(Job::Supervisor), false));
            for target in &prompt.targets {
                for job in Job::ALL {
                    let may = target.refusal.is_none() && target.job == Some(job);
                    probes.push((Action::Repeat { seat: target.seat, job }, may));
                }
            }
            probes.push((Action::Repeat { seat: prompt.seat, job: Job::Stock }, false));
            probes.push((Action::Break, true));
            probes.push((Action::PutBack, false));
        }
        Prompt::Deliver(prompt) => {
            probes
                .extend(prompt.offers.iter().map(|offer| (Action::Deliver(offer.category), true)));
            probes.push((Action::FillUp, false));
        }
        Prompt::Stock(prompt) => {
            probes.extend(places(&prompt.placements));
            probes.extend(fill_up(!prompt.fill_up.is_empty(), &prompt.whole));
            probes.extend(done(&prompt.finish));
        }
        Prompt::Fill(prompt) => {
            probes.extend(moves(&prompt.moves));
            probes.extend(fill_up(!prompt.fill_up.is_empty(), &prompt.whole));
            probes.extend(done(&prompt.finish));
        }
        Prompt::Clean(prompt) => probes.extend(done(&prompt.finish)),
        Prompt::Take(prompt) => {
            for customer in CustomerId::all() {
                let waits = prompt.offers.iter().any(|offer| offer.customer == customer);
                probes.push((Action::Take(customer), waits));
            }
            probes.extend(done(&prompt.finish));
        }
        Prompt::Floor(prompt) => {
            probes.extend(places(&prompt.placements));
            probes.extend(fill_up(!prompt.fill_up.is_empty(), &prompt.whole));
            probes.extend(done(&prompt.finish));
        }
        Prompt::Sale(prompt) => probes.extend(sale(prompt)),
        Prompt::Spill(prompt) => {
            for space in Space::all() {
                let may = prompt.choices.iter().any(|offer| offer.space == space);
                probes.push((Action::Spill(space), may));
            }
        }
        Prompt::Order(prompt) => probes.extend(places(&prompt.placements)),
        Prompt::Trainee(prompt) => probes.extend(moves(&prompt.moves)),
        Prompt::Substitute(prompt) => {
            for give in Job::ALL {
                for take in Job::ALL {
                    let may = prompt.hand.contains(&give) && prompt.pile.contains(&take);
                    probes.push((Action::Trade { give, take }, may));
                }
            }
            probes.push((Action::Decline, true));
        }
        Prompt::Inventory(prompt) => {
            for space in Space::all() {
                for out in Brand::ALL {
                    for into in Brand::ALL.into_iter().filter(|into| *into != out) {
                        let may = prompt.swaps.iter().any(|offer| {
                            (offer.space, offer.out, offer.into) == (space, out, into)
                        });
                        probes.push((Action::Swap { space, out, into }, may));
                    }
                }
            }
            probes.push((Action::Decline, true));
        }
        Prompt::Choose(prompt) => {
            for space in Space::all() {
                probes.push((Action::Choose(space), prompt.choices.contains(&space)));
            }
        }
        Prompt::Reject(prompt) => {
            for customer in CustomerId::all() {
                let may = prompt.customers.contains(&customer);
                probes.push((Action::Reject(customer), may));
            }
            probes.push((Action::Decline, false));
        }
    }
    probes
}

fn sale(prompt: &SalePrompt) -> Vec<(Action, bool)> {
    let mut probes = done(&prompt.finish).to_vec();
    probes.push((Action::PutBack, prompt.may_put_back));
    if prompt.may_put_back {
        for offer in &prompt.customers {
            probes.push((Action::Serve(offer.customer), offer.sheet.is_ok()));
        }
    }
    let Some(sheet) = &prompt.sheet else { return probes };
    for (at, line) in (0..).zip(&sheet.lines) {
        let offered: Vec<Option<Bottle>> =
            line.choices.iter().map(|choice| choice.bottle.map(|(bottle, _)| bottle)).collect();
        probes.push((Action::Sell { line: at, bottle: None }, offered.contains(&None)));
        for space in Space::all().filter(|space| !space.is_shelf()) {
            for brand in Brand::ALL {
                let bottle = Some(Bottle { brand, space });
                probes.push((Action::Sell { line: at, bottle }, offered.contains(&bottle)));
            }
        }
        for bottle in offered.into_iter().flatten() {
            probes.push((Action::Sell { line: at, bottle: Some(bottle) }, true));
        }
    }
    probes.push((Action::Sell { line: 3, bottle: None }, false));
    probes
}
