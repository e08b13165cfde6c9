//! What every message does to the table: a plain function from a state and a message to a state and
//! what is asked of the browser.
use std::rc::Rc;

use high_street::table::{Chair, Screen, Seat, Seats, Sitter};

use super::effect::{Effect, Effects};
use super::msg::Msg;
use super::overlay::OverlayMsg;
use super::play::Play;
use crate::face::Who;
use crate::seated::Press;
use crate::store::settings::Settings;

impl Play {
    pub fn update(&mut self, msg: Msg, now: u64) -> Effects {
        // What was pressed first is done first.
        let first = match self.pressed.take_if(|_| !msg.is_news()) {
            Some(pressed) => self.perform(pressed, now),
            None => Effects::none(),
        };
        first.and(self.perform(msg, now))
    }

    fn perform(&mut self, msg: Msg, now: u64) -> Effects {
        if !msg.stays_above() {
            self.shown.middle.take();
        }
        match msg {
            Msg::Pressed(msg) => self.see_press(*msg, now),
            Msg::Raise(seat) => {
                if self.in_moment() {
                    if !self.hears(now) || self.takes_over() != Some(seat) {
                        return Effects::none();
                    }
                    self.leave_moment();
                }
                self.press(Press::Raise(seat), now)
            }
            Msg::Done => self.press(Press::Done, now),
            Msg::Hide => self.hide(now),
            Msg::OpenTogether if self.hears(now) => {
                let _ = self.seated.press(Press::OpenTogether, &self.who);
                self.acted(now)
            }
            Msg::Act(seat, action) if self.hears(now) => {
                self.act(Press::Act(seat, action), seat, now)
            }
            Msg::Undo if self.hears(now) => self.undo(now),
            // The dead time swallows these; what is painted has nothing more to do.
            Msg::OpenTogether | Msg::Act(..) | Msg::Undo | Msg::Painted => Effects::none(),
            Msg::GoOn | Msg::SkipMoments | Msg::Held(_) => self.moment_message(&msg, now),
            Msg::Settled => self.settled(now),
            Msg::DeedRead => self.deed_read(),
            Msg::Hinted(position) => self.hinted(position, now),
            Msg::Order(seat, about, order) => self.order(seat, &about, order, now),
            Msg::Reseat(seat, sitter) => self.reseat(seat, sitter, now),
            Msg::Across(seat, across) => self.sit_across(seat, across),
            Msg::Automatic { steps, reading } => self.act_by_itself(steps, reading, now),
            Msg::Overlay(msg) => self.overlay_message(msg),
            Msg::Computers(msg) => self.computers_message(msg, now),
            Msg::Settings(settings) => {
                self.settings = settings;
                Effects::draw().and(self.drive(now))
            }
            Msg::Unsaved(trouble) => {
                if !std::mem::replace(&mut self.warned, true) {
                    self.overlay.warning = Some(trouble.sentence().into());
                }
                Effects::draw()
            }
            Msg::NoTips => {
                let settings = Settings { tips: false, ..(*self.settings).clone() };
                Effects::draw().also(Effect::Settings(settings))
            }
            Msg::LayOpen => Effects::of(Effect::LayOpen(self.record(now))),
            Msg::Export => Effects::of(Effect::Export(self.record(now))),
            Msg::Again(again) => Effects::of(Effect::Again(again)),
            Msg::Key(key) => self.key(key, now),
            // Who cannot hold a key presses it once, and Escape or the time ends it.
            Msg::KeyUp if self.settings.tap_to_peek => Effects::none(),
            Msg::KeyUp => self.overlay_message(OverlayMsg::Unpeek),
            Msg::Idle(seconds) => {
                let limit = u64::from(self.settings.idle);
                let idle = limit > 0 && seconds >= limit;
                if idle { self.update(Msg::Hide, now) } else { Effects::none() }
            }
        }
    }

    /// Whoever asks twice about one position has asked once.
    fn hinted(&mut self, position: u64, now: u64) -> Effects {
        if self.advised.contains(&position) {
            return Effects::none();
        }
        self.advised.push(position);
        self.hints += 1;
        Effects::of(Effect::Save(self.record(now)))
    }

    /// Done when the press is painted; at once in the dead time, where it does nothing.
    fn see_press(&mut self, msg: Msg, now: u64) -> Effects {
        if !self.hears(now) {
            return self.perform(msg, now);
        }
        self.pressed = Some(msg);
        Effects::of(Effect::AwaitPaint)
    }

    /// Changes the screen and not the game.
    fn press(&mut self, press: Press, now: u64) -> Effects {
        match self.hears(now).then(|| self.seated.press(press, &self.who)) {
            Some(Ok(())) => self.changed(now),
            Some(Err(_)) | None => Effects::none(),
        }
    }

    /// In the dead time too: nothing is committed by it.
    fn hide(&mut self, now: u64) -> Effects {
        let peek = self.overlay_message(OverlayMsg::Unpeek);
        let _ = self.seated.press(Press::Hide, &self.who);
        let moved = self.seated.at().screen != self.at.screen;
        if moved { peek.and(self.changed(now)) } else { peek }
    }

    fn overlay_message(&mut self, msg: OverlayMsg) -> Effects {
        self.overlay.update(msg, &self.at)
    }

    fn reseat(&mut self, seat: Seat, sitter: Sitter, now: u64) -> Effects {
        let _ = self.seated.press(Press::Reseat(seat, sitter), &self.who);
        self.orders.forget(seat);
        let chairs: Seats<Chair> = self.who.0.map(|at, chair| {
            if at == seat { Chair { sitter, ..chair.clone() } } else { chair.clone() }
        });
        self.who = Rc::new(Who(chairs));
        // Alone at the table, what a computer has played is told with the result, as hints are.
        self.hints += u32::from(self.at.seats == 1 && sitter == Sitter::Person);
        self.overlay.drawer = None;
        let forgotten = self.computers.forget();
        let saved = forgotten.also(Effect::Save(self.record(now)));
        let changed = saved.and(self.changed(now));
        let name = self.who.name(seat);
        let words = match sitter {
            Sitter::Person => format!("A person plays on for {name}."),
            Sitter::Computer(_) => format!("A computer plays on for {name}."),
        };
        changed.and(self.overlay.update(OverlayMsg::Tell(words.into()), &self.at))
    }

    /// The screen a press of Enter would raise.
    pub(super) fn to_raise(&self) -> Option<Seat> {
        match self.at.screen {
            Screen::Public { next } if !self.in_moment() => next,
            _ => None,
        }
    }
}
