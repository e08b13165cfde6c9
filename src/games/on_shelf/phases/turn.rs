//! A turn: one job from the hand, or a break.
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::event::{BreakCause, Event};
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::{JobOffer, TargetOffer, TurnPrompt};
use crate::games::on_shelf::sale::can_pre_order;
use crate::table::{Game, Log, Seat};

impl Position {
    pub(in super::super) fn check_turn(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Break => Ok(()),
            Action::Play(Job::Supervisor) => {
                self.check_supervisor(seat)?;
                Err(Illegal::WhoseJob)
            }
            Action::Play(job) => {
                self.check_card(seat, job)?;
                self.check_job(seat, job)
            }
            Action::Repeat { seat: other, job } => self.check_repeat(seat, other, job),
            _ => Err(Illegal::NotNow),
        }
    }

    /// Whether the card is there to be played.
    fn check_card(&self, seat: Seat, job: Job) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if self.fire_alarm {
            Err(Illegal::FireAlarm)
        } else if player.set_aside == Some(job) {
            Err(Illegal::JobSetAside { job })
        } else if !player.holds(job) {
            Err(Illegal::JobNotInHand { job })
        } else {
            Ok(())
        }
    }

    /// Whether the job can be carried out, by public facts alone: where customers are secret,
    /// whether one of them has something in stock is not asked here.
    fn check_job(&self, seat: Seat, job: Job) -> Result<(), Illegal> {
        if !job.needs_open_doors() {
            return Ok(());
        }
        if self.hour.is_closed() {
            return Err(Illegal::StoreClosed { job });
        }
        let player = &self.players[seat];
        if !player.has_customers() {
            return Err(Illegal::NoCustomer);
        }
        let stocked = |customer| can_pre_order(&self.store, customer);
        let known = self.setup.hands_lie_open();
        if job == Job::PreOrder && known && !player.customers().any(stocked) {
            let customers = u32::try_from(player.customers().count()).expect("few customers");
            return Err(Illegal::NoneInStock { customers });
        }
        Ok(())
    }

    fn check_repeat(&self, seat: Seat, other: Seat, job: Job) -> Result<(), Illegal> {
        self.check_card(seat, Job::Supervisor)?;
        let top = self.check_target(seat, other)?;
        if top != job {
            return Err(Illegal::NotTopJob { job, top });
        }
        self.check_job(seat, job)
    }

    /// The job on top of another pile.
    fn check_target(&self, seat: Seat, other: Seat) -> Result<Job, Illegal> {
        let pile = self.players.get(other).filter(|_| other != seat).map(|player| &player.pile);
        match pile.and_then(|pile| pile.last()) {
            None => Err(Illegal::NoTarget),
            Some(Job::Supervisor) => Err(Illegal::TargetSupervisor { seat: other }),
            Some(&top) => Ok(top),
        }
    }

    /// Whether a Supervisor finds anything to repeat; if not, the weightiest reason.
    fn check_supervisor(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_card(seat, Job::Supervisor)?;
        let mut why = Illegal::NoTarget;
        for other in seat.round(self.seats()).skip(1) {
            match self.check_target(seat, other).and_then(|top| self.check_job(seat, top)) {
                Ok(()) => return Ok(()),
                Err(Illegal::NoTarget) => {}
                Err(reason) => why = reason,
            }
        }
        Err(why)
    }

    fn job_refusal(&self, seat: Seat, job: Job) -> Option<Illegal> {
        let checked = match job {
            Job::Supervisor => self.check_supervisor(seat),
            _ => self.check_card(seat, job).and_then(|()| self.check_job(seat, job)),
        };
        checked.err()
    }

    /// Whether anything but a break is possible, as everybody can see.
    pub(in super::super) fn can_work(&self, seat: Seat) -> bool {
        Job::ALL.into_iter().any(|job| self.job_refusal(seat, job).is_none())
    }

    pub(in super::super) fn apply_turn(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match action {
            Action::Break => {
                self.take_break(seat, BreakCause::Chosen, log);
                self.end_turn(seat, log);
            }
            Action::Play(job) => {
                self.players[seat].pile.push(job);
                log.public(Event::Played { seat, job });
                self.begin_work(seat, job, None);
            }
            Action::Repeat { seat: of, job } => {
                self.players[seat].pile.push(Job::Supervisor);
                log.public(Event::Repeats { seat, of, job });
                self.begin_work(seat, job, Some(of));
            }
            _ => unreachable!("checked: the action is a turn"),
        }
    }

    pub(in super::super) fn turn_prompt(&self, seat: Seat) -> TurnPrompt {
        let offer = |job: Job| JobOffer { job, refusal: self.job_refusal(seat, job) };
        let target = |other: Seat| {
            let refusal = self.check_card(seat, Job::Supervisor);
            let refusal = refusal.and_then(|()| self.check_target(seat, other));
            let refusal = refusal.and_then(|top| self.check_job(seat, top));
            let job = self.players[other].pile.last().copied();
            TargetOffer { seat: other, job, refusal: refusal.err() }
        };
        TurnPrompt {
            seat,
            jobs: Job::ALL.map(offer).to_vec(),
            targets: seat.round(self.seats()).skip(1).map(target).collect(),
            back: self.players[seat].pile.clone(),
        }
    }
}
