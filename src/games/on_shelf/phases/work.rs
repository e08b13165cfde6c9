//! A job on its way: choices first, then *Done*, which does all the rest in one go.
use super::hour::DIE;
use super::identification::{check_toggle, judge_identification};
use super::selling::check_sold;
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::goods::Item;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::parts::Module;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::{Finish, Prompt};
use crate::games::on_shelf::sale::{Sale, SaleKind};
use crate::games::on_shelf::scoring::Source;
use crate::games::on_shelf::spaces::Space;
use crate::games::on_shelf::stage::{Phase, Task, Work};
use crate::table::{Log, Seat};

impl Position {
    pub(super) fn begin_work(&mut self, seat: Seat, job: Job, repeats: Option<Seat>) {
        let task = match job {
            Job::Stock => Task::Stock(None),
            Job::Fill => Task::Fill(self.begin_filling()),
            Job::Clean => Task::Clean,
            Job::Floor => Task::Floor(None),
            Job::CheckOut => Task::Sale(self.only_sale(seat, SaleKind::CheckOut)),
            Job::PreOrder => Task::Sale(self.only_sale(seat, SaleKind::PreOrder)),
            Job::Supervisor => unreachable!("checked: no Supervisor repeats a Supervisor"),
        };
        self.phase = Phase::Work(Work { seat, job, repeats, task });
    }

    pub(in super::super) fn check_work(&self, work: &Work, action: &Action) -> Result<(), Illegal> {
        match (&work.task, *action) {
            (_, Action::Done { identification }) => {
                self.check_done(work)?;
                check_toggle(identification, self.asks_identification(Some(work.job)))
            }
            (_, Action::FillUpAndDone { identification }) => {
                self.check_work(work, &Action::FillUp)?;
                check_toggle(identification, self.asks_identification(Some(work.job)))
            }
            (Task::Stock(delivery), _) => self.check_stock(delivery.as_ref(), action),
            (Task::Fill(filling), _) => self.check_fill(filling, action),
            (Task::Floor(fetching), _) => self.check_floor(fetching.as_ref(), action),
            (Task::Sale(_), Action::PutBack) => Ok(()),
            (Task::Sale(sale), _) => {
                let kind = work.sale_kind().expect("the job is a sale");
                self.check_sale(work.seat, kind, sale.as_ref(), action)
            }
            (Task::Clean, _) => Err(Illegal::NotNow),
        }
    }

    fn check_done(&self, work: &Work) -> Result<(), Illegal> {
        match &work.task {
            Task::Stock(delivery) => self.check_stocked(work.seat, delivery.as_ref()),
            Task::Fill(filling) => self.check_filled(work.seat, filling),
            Task::Clean => Ok(()),
            Task::Floor(fetching) => self.check_fetched(fetching.as_ref()),
            Task::Sale(sale) => {
                let kind = work.sale_kind().expect("the job is a sale");
                check_sold(kind, sale.as_ref())
            }
        }
    }

    pub(in super::super) fn apply_work(
        &mut self,
        mut work: Work,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let seat = work.seat;
        match (&mut work.task, action) {
            (_, Action::Done { identification }) => return self.finish(work, identification, log),
            (_, Action::FillUpAndDone { identification }) => {
                self.fill_up(&mut work, log);
                return self.finish(work, identification, log);
            }
            (Task::Stock(delivery), _) => self.apply_stock(seat, delivery, action, log),
            (Task::Fill(filling), _) => self.apply_fill(seat, filling, action, log),
            (Task::Floor(fetching), _) => self.apply_floor(seat, fetching, action, log),
            (Task::Sale(_), Action::PutBack) => {
                let job = self.players[seat].pile.pop().expect("it was just played");
                log.public(Event::PutBack { seat, job });
                self.phase = Phase::Turn { seat };
                return;
            }
            (Task::Sale(sale), _) => {
                let kind = match work.job {
                    Job::PreOrder => SaleKind::PreOrder,
                    _ => SaleKind::CheckOut,
                };
                self.apply_sale(kind, sale, action);
            }
            (Task::Clean, _) => unreachable!("checked: the action cleans"),
        }
        self.phase = Phase::Work(work);
    }

    /// All that is left to place or move, as it was previewed.
    fn fill_up(&mut self, work: &mut Work, log: &mut Log<Event>) {
        let (seat, up) = (work.seat, Action::FillUp);
        match &mut work.task {
            Task::Stock(delivery) => self.apply_stock(seat, delivery, up, log),
            Task::Fill(filling) => self.apply_fill(seat, filling, up, log),
            Task::Floor(fetching) => self.apply_floor(seat, fetching, up, log),
            Task::Clean | Task::Sale(_) => unreachable!("checked: something is left to place"),
        }
    }

    /// *Done*: points, the customer, the spillage roll; then the next turn.
    fn finish(&mut self, work: Work, identification: bool, log: &mut Log<Event>) {
        let (seat, job) = (work.seat, work.job);
        let worked = &mut self.players[seat].worked;
        worked.add(job);
        if work.repeats.is_some() {
            worked.add(Job::Supervisor);
        }
        let mut parts = self.gains(&work);
        let handled = self.handled(&work);
        match &work.task {
            Task::Clean => {
                let spaces = self.store.clean();
                log.public(Event::Cleaned { seat, spaces });
            }
            Task::Sale(Some(sale)) => {
                let kind = work.sale_kind().expect("the job is a sale");
                self.hand_over(seat, kind, *sale, log);
            }
            _ => {}
        }
        if self.asks_identification(Some(job)) {
            let due = self.is_due(seat, &handled, sum(&parts));
            let verdict = judge_identification(seat, due, identification, log);
            parts.push((Source::Identification, verdict));
        }
        self.score(seat, &parts, log);
        if let Some(customer) = self.next_to_take(&work) {
            self.take_customer(seat, customer, log);
        }
        let received = work.received();
        if received.is_empty() {
            return self.end_turn(seat, log);
        }
        let die = self.dice.roll(DIE);
        self.spill_die = Some(die);
        log.public(Event::SpillageRolled { seat, die });
        self.begin_spillage(seat, die, received, log);
    }

    /// Who comes from the line when the job is done.
    fn next_to_take(&self, work: &Work) -> Option<CustomerId> {
        match &work.task {
            Task::Floor(fetching) => fetching.as_ref().map(|fetching| fetching.customer),
            _ if work.job.takes_leftmost() && !self.setup.is_cooperative() => {
                self.line.first().copied()
            }
            _ => None,
        }
    }

    /// The items placed, moved, cleaned or sold.
    pub(super) fn handled(&self, work: &Work) -> Vec<Item> {
        match &work.task {
            Task::Stock(delivery) => {
                let placed = delivery.iter().flat_map(|delivery| &delivery.placed);
                placed.map(|(brand, space)| Item::new(space.category, *brand)).collect()
            }
            Task::Fill(filling) => {
                let moved = filling.moved.iter();
                moved.map(|(brand, from, _)| Item::new(from.category, *brand)).collect()
            }
            Task::Clean => self.store.drops().map(Space::item).collect(),
            Task::Floor(fetching) => {
                let placed = fetching.iter().flat_map(|fetching| fetching.placed);
                let placed = placed.flatten();
                placed.map(|(brand, space)| Item::new(space.category, brand)).collect()
            }
            Task::Sale(sale) => sale.iter().flat_map(Sale::items).collect(),
        }
    }

    /// What *Done* brings, identification aside, in the order it is told.
    pub(super) fn gains(&self, work: &Work) -> Vec<(Source, i32)> {
        let first = match &work.task {
            Task::Stock(delivery) => {
                let missing = delivery.as_ref().is_some_and(|delivery| {
                    delivery.placed.iter().any(|(brand, _)| delivery.missing[*brand])
                });
                (Source::Stock, i32::from(missing))
            }
            Task::Fill(filling) => {
                let mut moved = filling.moved.iter();
                let missing =
                    moved.any(|(brand, from, _)| filling.missing[from.category.index()][*brand]);
                (Source::Fill, i32::from(missing))
            }
            Task::Clean => {
                let drops = self.store.drops().count();
                (Source::Clean, i32::try_from(drops).expect("five drops"))
            }
            Task::Floor(_) => return Vec::new(),
            Task::Sale(sale) => {
                let kind = work.sale_kind().expect("the job is a sale");
                (Source::of_sale(kind), sale.map_or(0, |sale| sale.total(kind)))
            }
        };
        let shown =
            |module: Module| self.handled(work).iter().any(|item| module.assortment.shows(*item));
        let assortment = work.job.takes_leftmost() && self.module.is_some_and(shown);
        let gains = [first, (Source::Assortment, i32::from(assortment))];
        gains.into_iter().filter(|(_, csi)| *csi != 0).collect()
    }

    pub(in super::super) fn finish_preview(&self, work: &Work) -> Finish {
        let gains = self.gains(work);
        Finish {
            refusal: self.check_done(work).err(),
            csi: sum(&gains),
            gains,
            customer: self.next_to_take(work),
            rolls: !work.received().is_empty(),
            identification: self.asks_identification(Some(work.job)),
        }
    }

    /// What "fill up" and *Done* together would do.
    pub(super) fn whole_preview(&self, work: &Work) -> Finish {
        let (mut next, mut work) = (self.clone(), work.clone());
        if self.check_work(&work, &Action::FillUp).is_ok() {
            next.fill_up(&mut work, &mut Log::default());
        }
        next.finish_preview(&work)
    }

    pub(in super::super) fn work_prompt(&self, work: &Work) -> Prompt {
        match &work.task {
            Task::Stock(None) => Prompt::Deliver(self.deliver_prompt(work.seat)),
            Task::Stock(Some(delivery)) => Prompt::Stock(self.stock_prompt(work, delivery)),
            Task::Fill(filling) => Prompt::Fill(self.fill_prompt(work, filling)),
            Task::Clean => Prompt::Clean(self.clean_prompt(work)),
            Task::Floor(None) => Prompt::Take(self.take_prompt(work)),
            Task::Floor(Some(fetching)) => Prompt::Floor(self.floor_prompt(work, fetching)),
            Task::Sale(sale) => Prompt::Sale(self.sale_prompt(work, sale.as_ref())),
        }
    }
}

pub(super) fn sum(parts: &[(Source, i32)]) -> i32 {
    parts.iter().map(|(_, csi)| csi).sum()
}
