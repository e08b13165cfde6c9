//! The computers' turns: asked in the worker, shown at the pace people chose.
use std::marker::PhantomData;

use gloo::timers::callback::Timeout;
use high_street::games::Question;
use high_street::table::Seat;
use yew::prelude::*;

use super::play::Play;
use super::{Msg, Table};
use crate::device::bot_worker::{BotReply, BotWorker};
use crate::device::{chance, clock};
use crate::face::Face;

/// Long beyond any real thought: then the worker is taken for broken.
const PATIENCE: u32 = 20_000;

pub struct Computers<G: Face> {
    worker: Option<BotWorker>,
    ticket: u32,
    asked: Option<Seat>,
    answer: Option<(Seat, G::Action)>,
    beat: Option<Timeout>,
    patience: Option<Timeout>,
    /// When the question was put: its answer is shown a beat later, however long the thought.
    asked_at: u64,
    /// No waiting until a person is to act.
    skipping: bool,
    paused: bool,
    pub broken: bool,
    game: PhantomData<G>,
}

impl<G: Face> Computers<G> {
    pub fn new() -> Computers<G> {
        Computers {
            worker: None,
            ticket: 0,
            asked: None,
            answer: None,
            beat: None,
            patience: None,
            asked_at: 0,
            skipping: false,
            paused: false,
            broken: false,
            game: PhantomData,
        }
    }

    /// No computer is to act.
    pub fn idle(&self) -> bool {
        self.asked.is_none()
    }

    /// Who is thinking, or has thought and waits for the beat.
    pub fn acting(&self) -> Option<Seat> {
        self.asked
    }

    pub fn paused(&self) -> bool {
        self.paused
    }

    /// Drops the question under way: the table is not the same any more.
    pub fn forget(&mut self) {
        self.ticket = self.ticket.wrapping_add(1);
        self.asked = None;
        self.answer = None;
        self.beat = None;
        self.patience = None;
    }
}

impl<G: Face> Play<G> {
    /// Asks the computer that is to act, if there is one and nothing is under way.
    pub(super) fn drive(&mut self, ctx: &Context<Table<G>>) {
        let Some(ask) = self.desk.ask() else {
            self.computers.forget();
            self.computers.skipping = false;
            self.computers.broken = false;
            return;
        };
        // People are told, and try again when they like.
        if self.computers.broken {
            return;
        }
        if self.computers.asked == Some(ask.seat) {
            self.schedule(ctx);
            return;
        }
        self.computers.forget();
        self.computers.asked = Some(ask.seat);
        self.computers.asked_at = clock::now();
        if self.computers.worker.is_none() {
            self.computers.worker = BotWorker::start(ctx.link().callback(Msg::BotReply)).ok();
        }
        let Some(worker) = &self.computers.worker else {
            self.computers.broken = true;
            return;
        };
        let ticket = self.computers.ticket;
        worker.ask(&Question::new(ticket, &ask, chance::deal()));
        let link = ctx.link().clone();
        self.computers.patience =
            Some(Timeout::new(PATIENCE, move || link.send_message(Msg::TooSlow(ticket))));
    }

    pub(super) fn computer_message(&mut self, ctx: &Context<Table<G>>, msg: Msg<G>) -> bool {
        match msg {
            Msg::BotReply(BotReply::Answer(answer)) => {
                let current = answer.ticket == self.computers.ticket;
                let (true, Some(seat)) = (current, self.computers.asked) else { return false };
                self.computers.patience = None;
                match answer.action::<G>() {
                    Ok(action) => self.computers.answer = Some((seat, action)),
                    Err(_) => return self.broke(),
                }
                self.schedule(ctx);
                false
            }
            Msg::TooSlow(ticket) => ticket == self.computers.ticket && self.broke(),
            Msg::BotReply(BotReply::Broken) => self.broke(),
            Msg::RetryThinking => {
                self.computers.broken = false;
                self.computers.worker = None;
                self.computers.forget();
                self.drive(ctx);
                true
            }
            Msg::Beat => self.show_answer(ctx),
            Msg::Skip => {
                self.computers.skipping = true;
                self.computers.paused = false;
                self.schedule(ctx);
                true
            }
            Msg::Pause(paused) => {
                self.computers.paused = paused;
                self.computers.beat = None;
                self.schedule(ctx);
                true
            }
            _ => false,
        }
    }

    fn broke(&mut self) -> bool {
        self.computers.broken = true;
        self.computers.worker = None;
        self.computers.forget();
        true
    }

    /// Shows the answer at the next beat; when stepping, at the next press. A longer thought waits
    /// for a whole beat again, so that no time tells how hard a hand was. Sealed choices have no
    /// time of their own.
    fn schedule(&mut self, ctx: &Context<Table<G>>) {
        let unseen = self.desk.is_sealing();
        let computers = &mut self.computers;
        if computers.answer.is_none() {
            return;
        }
        let beat =
            if computers.skipping || unseen { Some(0) } else { self.house.settings.pace.beat() };
        let Some(beat) = beat.filter(|_| !computers.paused) else {
            computers.beat = None;
            return;
        };
        let passed = clock::now().saturating_sub(computers.asked_at);
        let passed = u32::try_from(passed).unwrap_or(u32::MAX);
        let wait = passed.checked_rem(beat).map_or(0, |since| beat - since);
        let link = ctx.link().clone();
        computers.beat = Some(Timeout::new(wait, move || link.send_message(Msg::Beat)));
    }

    fn show_answer(&mut self, ctx: &Context<Table<G>>) -> bool {
        let Some((seat, action)) = self.computers.answer.take() else { return false };
        self.computers.forget();
        match self.desk.answer(seat, action) {
            Ok(()) => self.acted(ctx),
            // A computer's move is judged like anybody's; a refused one is a broken computer.
            Err(_) => self.broke(),
        }
    }
}
