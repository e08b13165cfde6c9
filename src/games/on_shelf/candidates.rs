//! Legal actions of whoever is to act. They are few enough to be named all, but for the spaces
//! of one shelf bay, of which one does as well as another.
//!
//! Their order follows from what the prompt shows, never from whether identification is due.
use super::action::{Action, Bottle};
use super::goods::Category;
use super::illegal::Illegal;
use super::jobs::Job;
use super::position::Position;
use super::prompt::{CustomerOffer, Finish, Prompt, SalePrompt};
use super::sale::{Line, SaleKind};
use crate::table::Dice;

impl Position {
    pub(super) fn some_actions(&self, _: &mut Dice) -> Vec<Action> {
        let mut actions = Vec::new();
        match self.prompt() {
            Prompt::Turn(prompt) => {
                let jobs = prompt.jobs.iter().filter(|offer| offer.refusal.is_none());
                let jobs = jobs.map(|offer| offer.job).filter(|job| *job != Job::Supervisor);
                actions.extend(jobs.map(Action::Play));
                for target in prompt.targets.iter().filter(|target| target.refusal.is_none()) {
                    let job = target.job.expect("there is something to repeat");
                    actions.push(Action::Repeat { seat: target.seat, job });
                }
                actions.push(Action::Break);
            }
            Prompt::Deliver(_) => actions.extend(Category::ALL.map(Action::Deliver)),
            Prompt::Stock(prompt) => {
                let all = prompt.placements.iter();
                actions.extend(all.map(|offer| place(offer.brand, offer.space)));
                fill_up(!prompt.fill_up.is_empty(), &mut actions);
                done(&prompt.finish, &mut actions);
            }
            Prompt::Fill(prompt) => {
                for offer in &prompt.moves {
                    let (brand, from, to) = (offer.brand, offer.from, offer.to);
                    actions.push(Action::Move { brand, from, to });
                }
                fill_up(!prompt.fill_up.is_empty(), &mut actions);
                done(&prompt.finish, &mut actions);
            }
            Prompt::Clean(prompt) => done(&prompt.finish, &mut actions),
            Prompt::Take(prompt) => {
                actions.extend(prompt.offers.iter().map(|offer| Action::Take(offer.customer)));
                done(&prompt.finish, &mut actions);
            }
            Prompt::Floor(prompt) => {
                let all = prompt.placements.iter();
                actions.extend(all.map(|offer| place(offer.brand, offer.space)));
                fill_up(!prompt.fill_up.is_empty(), &mut actions);
                done(&prompt.finish, &mut actions);
            }
            Prompt::Sale(prompt) => sale_actions(&prompt, &mut actions),
            Prompt::Spill(prompt) => {
                actions.extend(prompt.choices.iter().map(|offer| Action::Spill(offer.space)));
            }
            Prompt::Order(prompt) => {
                let all = prompt.placements.iter();
                actions.extend(all.map(|offer| place(offer.brand, offer.space)));
            }
            Prompt::Trainee(prompt) => {
                for offer in &prompt.moves {
                    let (brand, from, to) = (offer.brand, offer.from, offer.to);
                    actions.push(Action::Move { brand, from, to });
                }
            }
            Prompt::Substitute(prompt) => {
                actions.push(Action::Decline);
                for &give in &prompt.hand {
                    actions.extend(prompt.pile.iter().map(|&take| Action::Trade { give, take }));
                }
            }
            Prompt::Inventory(prompt) => {
                actions.push(Action::Decline);
                for offer in &prompt.swaps {
                    let (space, out, into) = (offer.space, offer.out, offer.into);
                    actions.push(Action::Swap { space, out, into });
                }
            }
            Prompt::Choose(prompt) => {
                actions.extend(prompt.choices.iter().map(|space| Action::Choose(*space)));
            }
            Prompt::Reject(prompt) => {
                actions.extend(prompt.customers.iter().map(|customer| Action::Reject(*customer)));
            }
        }
        actions
    }
}

fn place(brand: super::goods::Brand, space: super::spaces::StockSpace) -> Action {
    Action::Place { brand, space }
}

fn fill_up(possible: bool, actions: &mut Vec<Action>) {
    if possible {
        actions.push(Action::FillUp);
    }
}

fn done(finish: &Finish, actions: &mut Vec<Action>) {
    if finish.refusal.is_none() {
        actions.push(Action::Done { identification: false });
        if finish.identification {
            actions.push(Action::Done { identification: true });
        }
    }
}

fn sale_actions(prompt: &SalePrompt, actions: &mut Vec<Action>) {
    done(&prompt.finish, actions);
    let chosen = prompt.sheet.as_ref().map(|sheet| sheet.customer);
    if prompt.kind != SaleKind::TeamRush {
        let can = |offer: &&CustomerOffer| {
            !matches!(offer.sheet, Err(Illegal::NothingInStock { .. }))
                && Some(offer.customer) != chosen
        };
        let others = prompt.customers.iter().filter(can);
        actions.extend(others.map(|offer| Action::Serve(offer.customer)));
    }
    for (at, line) in (0..).zip(prompt.sheet.iter().flat_map(|sheet| &sheet.lines)) {
        actions.extend(line_actions(at, line));
    }
    if prompt.may_put_back {
        actions.push(Action::PutBack);
    }
}

/// Every other way to serve a symbol.
fn line_actions(at: u8, line: &Line) -> impl Iterator<Item = Action> + '_ {
    let now: Option<Bottle> = line.bottle.map(|(bottle, _)| bottle);
    let others = line.choices.iter().map(|choice| choice.bottle.map(|(bottle, _)| bottle));
    others.filter(move |bottle| *bottle != now).map(move |bottle| Action::Sell { line: at, bottle })
}
