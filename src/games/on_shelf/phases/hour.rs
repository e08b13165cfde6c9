//! The hour: who starts, what its icon brings, a turn for everybody, and its end.
use crate::games::on_shelf::clock::{Hour, Icon};
use crate::games::on_shelf::event::{BreakCause, Event};
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::setup::Mode;
use crate::games::on_shelf::stage::Phase;
use crate::table::{Game, Log, Seat};

pub(in super::super) const DIE: u32 = 12;

impl Position {
    pub(in super::super) fn begin_hour(&mut self, log: &mut Log<Event>) {
        if self.hour == Hour::EVENING {
            return self.count_the_day(log);
        }
        if self.hour > Hour::OPENING {
            self.start = self.next_start();
        }
        log.public(Event::HourBegins { hour: self.hour, start: self.start });
        match self.hour.icon() {
            Icon::Closed => self.begin_turns(log),
            Icon::Rush => self.begin_rush(false, log),
            Icon::Event => {
                let (die, day) = (self.dice.roll(DIE), self.setup.day);
                let event = HourEvent::read(day, die);
                log.public(Event::HourEvent { die, modifier: day.modifier(), event });
                self.begin_event(event, log);
            }
            Icon::End => unreachable!("the evening has no round"),
        }
    }

    pub(in super::super) fn begin_turns(&mut self, log: &mut Log<Event>) {
        self.give_turns(Some(self.start), log);
    }

    /// The turn of `seat` is over.
    pub(in super::super) fn end_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        let next = self.later_this_hour(seat).next();
        self.give_turns(next, log);
    }

    /// Asks the next seat that has a choice; breaks that public facts force happen by themselves.
    fn give_turns(&mut self, mut next: Option<Seat>, log: &mut Log<Event>) {
        while let Some(seat) = next {
            let cause = if self.fire_alarm {
                BreakCause::FireAlarm
            } else if self.can_work(seat) {
                self.phase = Phase::Turn { seat };
                return;
            } else {
                BreakCause::NoJob
            };
            self.take_break(seat, cause, log);
            next = self.later_this_hour(seat).next();
        }
        self.end_hour(log);
    }

    pub(in super::super) fn take_break(
        &mut self,
        seat: Seat,
        cause: BreakCause,
        log: &mut Log<Event>,
    ) {
        self.players[seat].worked.breaks += 1;
        let jobs = std::mem::take(&mut self.players[seat].pile);
        log.public(Event::TookBreak { seat, jobs, cause });
    }

    fn end_hour(&mut self, log: &mut Log<Event>) {
        for seat in self.start.round(self.seats()) {
            if let Some(job) = self.players[seat].set_aside.take() {
                log.public(Event::CameBack { seat, job });
            }
        }
        self.fire_alarm = false;
        if let Mode::Competitive { line_leaves_hourly: true, .. } = self.setup.mode
            && !self.line.is_empty()
        {
            let customer = self.line.remove(0);
            log.public(Event::LeftLine { customer });
            self.exit.push(customer);
            self.refill_line(log);
        }
        self.hour = self.hour.next();
        self.begin_hour(log);
    }
}
