//! The computers' turns: asked in the worker, shown at the pace people chose.
use high_street::table::Seat;

use super::effect::{Effect, Effects, Timer};
use super::msg::Msg;
use crate::device::bot_worker::BotReply;
use crate::seated::{Action, Seated};

/// Long beyond any real thought: then the worker is taken for broken.
const PATIENCE: u32 = 20_000;

#[derive(Clone, PartialEq, Debug)]
pub enum ComputersMsg {
    Reply(BotReply),
    /// The question of this ticket has waited too long.
    TooSlow(u32),
    Beat,
    Skip,
    Pause(bool),
    Retry,
}

#[derive(Default)]
pub struct Computers {
    ticket: u32,
    asked: Option<Seat>,
    answer: Option<Action>,
    /// When the question was put: its answer is shown a beat later, however long the thought.
    asked_at: u64,
    /// No waiting until a person is to act.
    skipping: bool,
    paused: bool,
    broken: bool,
}

/// What the schedule depends on.
#[derive(Clone, Copy)]
pub struct Sight {
    /// The computer that is to act.
    pub computer: Option<Seat>,
    /// The beat people chose; `None` waits for a press.
    pub beat: Option<u32>,
    /// Nobody sees a sealed choice, so it has no time of its own.
    pub sealing: bool,
    /// Something is being shown that everybody waits for.
    pub held: bool,
    pub now: u64,
}

impl Computers {
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

    /// Their moves are shown without a beat, up to the next person.
    pub fn skipping(&self) -> bool {
        self.skipping
    }

    pub fn broken(&self) -> bool {
        self.broken
    }

    /// Drops the question under way: the table is not the same any more.
    pub fn forget(&mut self) -> Effects {
        self.ticket = self.ticket.wrapping_add(1);
        self.asked = None;
        self.answer = None;
        Effects::of(Effect::Stop(Timer::Beat)).also(Effect::Stop(Timer::Patience))
    }

    /// Asks the computer that is to act, if there is one and nothing is under way.
    pub fn drive(&mut self, sight: Sight) -> Effects {
        let Some(seat) = sight.computer else {
            self.skipping = false;
            self.broken = false;
            return self.forget();
        };
        // People are told, and try again when they like.
        if self.broken {
            return Effects::none();
        }
        if self.asked == Some(seat) {
            return self.schedule(sight);
        }
        let forgotten = self.forget();
        self.asked = Some(seat);
        self.asked_at = sight.now;
        let ticket = self.ticket;
        let msg = Msg::Computers(ComputersMsg::TooSlow(ticket));
        forgotten.also(Effect::Think { ticket }).also(Effect::After {
            timer: Timer::Patience,
            wait: PATIENCE,
            msg,
        })
    }

    /// What a message changes; and the action whose time has come.
    pub fn update(
        &mut self,
        msg: ComputersMsg,
        table: &dyn Seated,
        sight: Sight,
    ) -> (Effects, Option<(Seat, Action)>) {
        let effects = match msg {
            ComputersMsg::Reply(BotReply::Answer(answer)) => {
                if answer.ticket != self.ticket || self.asked.is_none() {
                    return (Effects::none(), None);
                }
                match table.read(&answer) {
                    Ok(action) => self.answer = Some(action),
                    Err(_) => return (self.broke(), None),
                }
                Effects::of(Effect::Stop(Timer::Patience)).and(self.schedule(sight))
            }
            ComputersMsg::Reply(BotReply::Found(_) | BotReply::Broken) => self.broke(),
            ComputersMsg::TooSlow(ticket) if ticket == self.ticket => self.broke(),
            ComputersMsg::TooSlow(_) => Effects::none(),
            ComputersMsg::Beat => {
                let due = self.asked.zip(self.answer.take());
                let effects = if due.is_some() { self.forget() } else { Effects::none() };
                return (effects, due);
            }
            ComputersMsg::Skip => {
                self.skipping = true;
                self.paused = false;
                Effects::draw().and(self.schedule(sight))
            }
            ComputersMsg::Pause(paused) => {
                self.paused = paused;
                Effects::draw().and(self.schedule(sight))
            }
            ComputersMsg::Retry => {
                self.broken = false;
                let closed = Effects::draw().also(Effect::StopThinking).and(self.forget());
                closed.and(self.drive(sight))
            }
        };
        (effects, None)
    }

    /// A computer's move is judged like anybody's; a refused one is a broken computer.
    pub fn broke(&mut self) -> Effects {
        self.broken = true;
        Effects::draw().also(Effect::StopThinking).and(self.forget())
    }

    /// Shows the answer at the next beat; when stepping, at the next press. A longer thought waits
    /// for a whole beat again, so that no time tells how hard a hand was.
    fn schedule(&self, sight: Sight) -> Effects {
        if self.answer.is_none() {
            return Effects::none();
        }
        let beat = if self.skipping || sight.sealing { Some(0) } else { sight.beat };
        let Some(beat) = beat.filter(|_| !self.paused && !sight.held) else {
            return Effects::of(Effect::Stop(Timer::Beat));
        };
        let passed = sight.now.saturating_sub(self.asked_at);
        let passed = u32::try_from(passed).unwrap_or(u32::MAX);
        let wait = passed.checked_rem(beat).map_or(0, |since| beat - since);
        let msg = Msg::Computers(ComputersMsg::Beat);
        Effects::of(Effect::After { timer: Timer::Beat, wait, msg })
    }
}
