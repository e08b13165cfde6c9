//! Legal actions of whoever is to act. They are few enough to be named all, but for the spaces
//! of one shelf bay, of which one does as well as another.
//!
//! Jobs and sales are read off the position itself: a prompt previews far more than is needed to
//! name what is legal. Their order follows from what the prompt shows, never from whether identification is due.
use super::action::{Action, Bottle};
use super::customers::CustomerId;
use super::goods::{Brand, Category};
use super::jobs::Job;
use super::position::Position;
use super::prompt::Prompt;
use super::sale::{Sale, SaleKind, can_pre_order};
use super::spaces::StockSpace;
use super::stage::{Phase, Rush, Task, Work};
use crate::table::{Dice, Seat};

impl Position {
    pub(super) fn some_actions(&self, _: &mut Dice) -> Vec<Action> {
        let mut actions = Vec::new();
        match &self.phase {
            Phase::Work(work) => self.work_actions(work, &mut actions),
            Phase::Rush(Rush { seat, kind, sale, .. }) => {
                let toggle = self.asks_identification(None);
                self.sale_actions(*seat, *kind, sale.as_ref(), toggle, &mut actions);
            }
            _ => self.other_actions(&mut actions),
        }
        actions
    }

    fn work_actions(&self, work: &Work, actions: &mut Vec<Action>) {
        let toggle = self.asks_identification(Some(work.job));
        match &work.task {
            Task::Stock(None) => actions.extend(Category::ALL.map(Action::Deliver)),
            Task::Stock(Some(delivery)) => {
                let placements = self.store.placements(delivery.category);
                let more = self.can_stock_more(delivery);
                actions.extend(placements.filter(|_| more).map(place));
                go_on_or_done(toggle, actions);
            }
            Task::Fill(filling) => {
                let moves = self.payable_moves(filling);
                actions.extend(moves.map(|(brand, from, to)| Action::Move { brand, from, to }));
                go_on_or_done(toggle, actions);
            }
            Task::Floor(None) if !self.line.is_empty() => {
                actions.extend(self.line.iter().map(|customer| Action::Take(*customer)));
            }
            Task::Floor(Some(fetching)) => {
                actions.extend(self.fetches(fetching).map(place));
                go_on_or_done(toggle, actions);
            }
            Task::Clean | Task::Floor(None) => done(toggle, actions),
            Task::Sale(sale) => {
                let kind = work.sale_kind().expect("the job is a sale");
                self.sale_actions(work.seat, kind, sale.as_ref(), toggle, actions);
                actions.push(Action::PutBack);
            }
        }
    }

    /// *Done*, another customer, or another way to serve a symbol.
    fn sale_actions(
        &self,
        seat: Seat,
        kind: SaleKind,
        sale: Option<&Sale>,
        toggle: bool,
        actions: &mut Vec<Action>,
    ) {
        if sale.is_some_and(|sale| kind != SaleKind::PreOrder || !sale.sells_nothing()) {
            done(toggle, actions);
        }
        if kind != SaleKind::TeamRush {
            let can = |customer: &CustomerId| {
                sale.is_none_or(|sale| sale.customer != *customer)
                    && (kind != SaleKind::PreOrder || can_pre_order(&self.store, *customer))
            };
            actions.extend(self.players[seat].customers().filter(can).map(Action::Serve));
        }
        let Some(sale) = sale else { return };
        for (line, now) in (0..).zip(sale.bottles) {
            let choices = sale.choices(&self.store, kind, usize::from(line));
            let bottles = choices.into_iter().map(|choice| choice.bottle.map(|(bottle, _)| bottle));
            let others = bottles.filter(|bottle: &Option<Bottle>| *bottle != now);
            actions.extend(others.map(|bottle| Action::Sell { line, bottle }));
        }
    }

    fn other_actions(&self, actions: &mut Vec<Action>) {
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
            Prompt::Spill(prompt) => {
                actions.extend(prompt.choices.iter().map(|offer| Action::Spill(offer.space)));
            }
            Prompt::Order(prompt) => {
                let all = prompt.placements.iter();
                actions.extend(all.map(|offer| place((offer.brand, offer.space))));
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
            _ => unreachable!("jobs and sales are named without a prompt"),
        }
    }
}

fn place((brand, space): (Brand, StockSpace)) -> Action {
    Action::Place { brand, space }
}

/// While anything fits it goes on, one by one or all at once.
fn go_on_or_done(toggle: bool, actions: &mut Vec<Action>) {
    if actions.is_empty() {
        return done(toggle, actions);
    }
    actions.push(Action::FillUp);
    actions.push(Action::FillUpAndDone { identification: false });
    if toggle {
        actions.push(Action::FillUpAndDone { identification: true });
    }
}

fn done(toggle: bool, actions: &mut Vec<Action>) {
    actions.push(Action::Done { identification: false });
    if toggle {
        actions.push(Action::Done { identification: true });
    }
}
