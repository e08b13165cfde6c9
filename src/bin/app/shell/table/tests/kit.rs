//! A table of the toy game with a clock of its own, and a memory of what it asked of the browser.
use std::collections::BTreeMap;
use std::rc::Rc;

use high_street::games::Question;
use high_street::table::lease::{Action as Lease, Position, Setup};
use high_street::table::{Chair, Hue, Level, Record, Screen, Seat, Seats, Seed, Sitter};

use super::super::computers::ComputersMsg;
use super::super::effect::{Effect, Timer};
use super::super::msg::Msg;
use super::super::play::{Opening, Play, Showing};
use crate::device::bot_worker::BotReply;
use crate::seated::{Action, Title};
use crate::store::saves;
use crate::store::settings::{Pace, Settings};

pub const ADA: Seat = Seat::new(0);
pub const BEN: Seat = Seat::new(1);

pub struct Given {
    pub play: Play,
    pub record: Record,
    pub id: String,
    pub now: u64,
    /// Of the last message.
    pub effects: Vec<Effect>,
    pub drawn: bool,
    /// Those that would ring by themselves.
    timers: BTreeMap<Timer, (u32, Msg)>,
    /// The question the computers' room was last asked.
    ticket: Option<u32>,
}

/// `P` for a person, `C` for a computer. Purses and tips are secret.
pub fn table(sitters: &str, settings: Settings) -> Given {
    table_of(Setup { seats: count(sitters), secret_purses: true, tips: true }, sitters, settings)
}

fn count(sitters: &str) -> u8 {
    u8::try_from(sitters.len()).unwrap()
}

pub fn table_of(setup: Setup, sitters: &str, settings: Settings) -> Given {
    let chairs = Seats::from_fn(count(sitters), |seat| Chair {
        name: ["Ada", "Ben", "Cora", "Dev"][seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter: match sitters.as_bytes()[seat.index()] {
            b'P' => Sitter::Person,
            _ => Sitter::Computer(Level::Easy),
        },
    });
    let id = saves::start::<Position>(chairs, setup, Seed(7)).unwrap();
    open(&id, settings)
}

pub fn open(id: &str, settings: Settings) -> Given {
    let record = saves::get(id).unwrap().unwrap();
    let (seated, warning) = Title::of::<Position>().open(&record).unwrap();
    let opening = Opening {
        id: id.to_owned(),
        record: &record,
        warning,
        settings: Rc::new(settings),
        across: Vec::new(),
        now: 10_000,
    };
    let (play, effects) = Play::open(seated, opening);
    let mut given = Given {
        play,
        record,
        id: id.to_owned(),
        now: 10_000,
        effects: Vec::new(),
        drawn: true,
        timers: BTreeMap::new(),
        ticket: None,
    };
    given.note(effects.list);
    given.later(1_000)
}

pub fn quiet() -> Settings {
    Settings { sound: false, ..Settings::default() }
}

pub fn at(pace: Pace) -> Settings {
    Settings { pace, ..Settings::default() }
}

pub fn does(action: Lease) -> Action {
    Action::new(action)
}

impl Given {
    pub fn later(mut self, milliseconds: u64) -> Given {
        self.now += milliseconds;
        self
    }

    pub fn send(&mut self, msg: Msg) -> &mut Given {
        let effects = self.play.update(msg, self.now);
        self.drawn = effects.draw;
        self.note(effects.list);
        self
    }

    fn note(&mut self, effects: Vec<Effect>) {
        for effect in &effects {
            match effect {
                Effect::After { timer, wait, msg } => {
                    self.timers.insert(*timer, (*wait, msg.clone()));
                }
                Effect::Stop(timer) => drop(self.timers.remove(timer)),
                Effect::Think { ticket } => self.ticket = Some(*ticket),
                _ => {}
            }
        }
        self.effects = effects;
    }

    /// Waits until this timer rings.
    pub fn ring(&mut self, timer: Timer) -> &mut Given {
        let (wait, msg) = self.timers.remove(&timer).expect("it was set");
        self.now += u64::from(wait);
        self.send(msg)
    }

    /// Lets the computer that was asked answer, and whatever comes by itself happen.
    pub fn go_on(&mut self) -> &mut Given {
        if let Some(ticket) = self.ticket.take() {
            self.send(self.reply(ticket));
        }
        let next = [Timer::Dice, Timer::Moment, Timer::Beat]
            .into_iter()
            .find(|timer| self.rings(*timer).is_some());
        self.ring(next.expect("something comes by itself"))
    }

    /// Long after the last change of screen.
    pub fn press(&mut self, msg: Msg) -> &mut Given {
        self.now += 1_000;
        self.send(msg)
    }

    pub fn act(&mut self, seat: Seat, action: Lease) -> &mut Given {
        self.press(Msg::Act(seat, does(action)))
    }

    pub fn screen(&self) -> Screen {
        self.play.at.screen
    }

    pub fn shows(&self) -> Showing {
        self.play.shown.screen
    }

    pub fn in_moment(&self) -> bool {
        self.play.in_moment()
    }

    /// The question that is not answered yet.
    pub fn asked(&self) -> Option<u32> {
        self.ticket
    }

    /// When this timer rings, and what it says then.
    pub fn rings(&self, timer: Timer) -> Option<(u32, Msg)> {
        self.timers.get(&timer).cloned()
    }

    pub fn has(&self, effect: &Effect) -> bool {
        self.effects.contains(effect)
    }

    pub fn saves(&self) -> bool {
        matches!(self.effects.first(), Some(Effect::Save(_)))
    }

    /// What the computers' room would say.
    pub fn reply(&self, ticket: u32) -> Msg {
        let question: Question = self.play.question(ticket, Seed(3)).unwrap();
        let answer = question.answered_by::<Position>().unwrap();
        Msg::Computers(ComputersMsg::Reply(BotReply::Answer(answer)))
    }

    /// Whoever is to act raises the shutter and seals a bid.
    pub fn bid(&mut self, seat: Seat, bid: u32) -> &mut Given {
        self.press(Msg::Raise(seat));
        self.act(seat, Lease::Bid(bid))
    }

    /// Ada chooses and announces a window, on a screen of her own.
    pub fn announced(mut self) -> Given {
        self.press(Msg::Raise(ADA));
        self.act(ADA, Lease::Choose(0)).act(ADA, Lease::Announce);
        self
    }
}
