//! What follows from an action: it is saved, told, perhaps shown as a moment, and then the next screen
//! comes.
use high_street::table::{Chair, NoUndo, Screen, Seat, Sitter};

use super::celebration;
use super::computers::ComputersMsg;
use super::effect::{Effect, Effects, Timer};
use super::moments::Waiting;
use super::msg::Msg;
use super::overlay::OverlayMsg;
use super::play::{Play, Showing};
use crate::face::{Contest, Cue};
use crate::seated::{At, LogLine, Press};
use crate::store::history::{Finished, Player};
use crate::store::settings::{Motion, Pace};

impl Play {
    pub(super) fn act(&mut self, press: Press, seat: Seat, now: u64) -> Effects {
        match self.seated.press(press, &self.who) {
            Ok(()) => {
                self.drafts.forget(seat);
                self.shown.deed = None;
                self.acted(now)
            }
            Err(why) => self.refuse(why),
        }
    }

    pub(super) fn refuse(&mut self, why: impl Into<yew::AttrValue>) -> Effects {
        self.overlay.update(OverlayMsg::Refuse(why.into()), &self.at)
    }

    pub(super) fn undo(&mut self, now: u64) -> Effects {
        if let Err(why) = self.at.undo {
            return self.refuse(why_no_undo(why));
        }
        let _ = self.seated.press(Press::Undo, &self.who);
        let at = self.seated.at();
        self.shown.announced = at.entries;
        self.moments.forget_from(at.entries);
        self.by_hand = Some(at.steps);
        self.acted(now)
    }

    /// A computer's message; and what it has thought of, when its time has come.
    pub(super) fn computers_message(&mut self, msg: ComputersMsg, now: u64) -> Effects {
        let sight = self.sight(now);
        let (effects, due) = self.computers.update(msg, &*self.seated, sight);
        let Some((seat, action)) = due else { return effects };
        match self.seated.press(Press::Answer(seat, action), &self.who) {
            Ok(()) => {
                let shown = self.show_deed();
                effects.and(self.acted(now)).and(shown)
            }
            Err(_) => effects.and(self.computers.broke()),
        }
    }

    /// An action was played or taken back: save first, then paint.
    pub(super) fn acted(&mut self, now: u64) -> Effects {
        self.overlay.toast = None;
        let before = std::mem::replace(&mut self.at, self.seated.at());
        if self.at.over && !before.over {
            self.shown.before_the_end = self.shown.facts.clone();
        }
        let saved = Effects::of(Effect::Save(self.record(now)));
        let told = saved.and(self.tell_news(&before)).and(self.note_finish(now));
        told.also(Effect::RememberPlaces).and(self.changed(now))
    }

    /// Whoever skips the computers' moves wants to stop for none of them; the digest keeps them all.
    fn stops_for_moments(&self) -> bool {
        self.settings.pace != Pace::Once && !self.computers.skipping()
    }

    /// Public lines only: a sound must tell no secret. What is a moment is told when it is shown.
    fn tell_news(&mut self, before: &At) -> Effects {
        // What a reveal is about to show is announced when it is opened.
        if self.at.screen == Screen::Reveal {
            return Effects::none();
        }
        self.shown.news_from = self.shown.announced.min(self.at.entries);
        self.shown.announced = self.at.entries;
        let lines = self.seated.public_lines(&self.who, self.shown.news_from);
        if self.stops_for_moments() {
            self.moments.add(&lines);
        }
        let thrown = self.throw_dice(&lines, before);
        thrown.unwrap_or_else(|| self.sound_of(&lines))
    }

    /// The last of the sounds that may be heard by now.
    pub(super) fn sound_of(&self, lines: &[LogLine]) -> Effects {
        let told = lines.iter().filter(|line| line.index < self.moments.untold_from());
        let cue = told.filter_map(|line| line.told.cue).next_back();
        cue.map_or_else(Effects::none, |cue| self.sound(cue))
    }

    pub(super) fn sound(&self, cue: Cue) -> Effects {
        if self.settings.sound { Effects::of(Effect::Sound(cue)) } else { Effects::none() }
    }

    /// The desk has changed: a new view, perhaps a new screen, and the computers' turn.
    pub(super) fn changed(&mut self, now: u64) -> Effects {
        // Whatever the message was: no drawing outlives the view it was made of.
        self.shown.middle.take();
        // Dice in the air keep the table as one eye saw it: they do not outlast its stay.
        self.rolling.take_if(|_| self.seated.at().eye != self.shown.eye);
        self.moments.show(!self.seated.at().is_private() && self.rolling.is_none());
        self.seated.look(self.in_moment());
        self.at = self.seated.at();
        self.shown.facts = Some(self.facts());
        let mut effects = Effects::draw();
        let eye = std::mem::replace(&mut self.shown.eye, self.at.eye);
        // A tray of the open table goes at once, too, when a shutter takes its place.
        let shut = self.shown.screen == Showing::Screen(Screen::Open)
            && matches!(self.at.screen, Screen::Public { .. });
        if shut || (eye.seat().is_some() && eye != self.at.eye) {
            self.shown.stay += 1;
            effects = effects.also(Effect::Land);
        }
        let screen = match self.moments.shown() {
            // The table stays as it was until the dice lie still.
            _ if self.rolling.is_some() => self.shown.screen,
            Some(moment) => Showing::Moment(moment.line()),
            None => Showing::Screen(self.at.screen),
        };
        if screen != self.shown.screen {
            self.shown.screen = screen;
            effects = effects.and(self.arrive(now));
        }
        effects = effects.and(self.note_decider(now));
        if self.overlay.peek.is_some_and(|seat| !self.at.may_peek.contains(&seat)) {
            effects = effects.and(self.overlay.unpeek());
        }
        effects.and(self.drive(now)).and(self.automatic())
    }

    fn arrive(&mut self, now: u64) -> Effects {
        self.guard.screen_changed(now);
        let effects = self.overlay.clear().also(Effect::Arrive).also(self.page_title());
        match (self.moments.shown(), self.at.screen) {
            (Some(moment), _) => {
                let sound = self.sound(moment.cue());
                effects.and(sound).and(self.hold(moment))
            }
            (None, Screen::Public { .. }) if self.computers.idle() => {
                effects.and(self.sound(Cue::HandOver))
            }
            (None, _) => effects,
        }
    }

    /// Until a press; with computers alone at the table one beat, unless each move is pressed for.
    fn hold(&self, moment: &Waiting) -> Effects {
        let beat = self.settings.pace.beat().filter(|_| self.at.persons.is_empty());
        match beat {
            Some(beat) => {
                let wait = match moment {
                    Waiting::Told { .. } => beat,
                    Waiting::Places => beat + celebration::takes(self.at.seats),
                };
                let msg = Msg::Held(moment.line());
                Effects::of(Effect::After { timer: Timer::Moment, wait, msg })
            }
            None => Effects::none(),
        }
    }

    pub(super) fn moment_message(&mut self, msg: &Msg, now: u64) -> Effects {
        let Some(shown) = self.moments.shown() else { return Effects::none() };
        match msg {
            Msg::Held(held) if *held != shown.line() => return Effects::none(),
            Msg::Held(_) => self.leave_moment(),
            _ if !self.hears(now) => return Effects::none(),
            _ => self.leave_moment(),
        }
        if *msg == Msg::SkipMoments {
            self.moments.skip();
        }
        self.changed(now)
    }

    /// It has been seen: what it told is not announced again.
    pub(super) fn leave_moment(&mut self) {
        let Some(shown) = self.moments.shown() else { return };
        let last = shown.last();
        let after = last.saturating_add(1);
        self.shown.news_from = self.shown.news_from.max(after);
        self.shown.deed = self.shown.deed.map(|from| from.max(after));
        self.moments.next();
    }

    /// Where nothing is secret the screen stays when the turn passes on; the dead time and the
    /// heading must not.
    pub(super) fn note_decider(&mut self, now: u64) -> Effects {
        let Some(seat) = self.role().decides() else { return Effects::none() };
        if self.shown.decider.replace(seat).is_some_and(|last| last != seat) {
            self.guard.screen_changed(now);
            return Effects::of(Effect::Arrive);
        }
        Effects::none()
    }

    pub(super) fn note_finish(&mut self, now: u64) -> Effects {
        let Some(ended) = self.seated.finished() else { return Effects::none() };
        let Some(places) = ended.places() else { return Effects::none() };
        let ending = ended.ending(&self.who);
        let (round, deal) = (ended.round(), ended.deal());
        self.finished = Some(ended);
        if std::mem::replace(&mut self.entered, true) {
            return Effects::none();
        }
        if celebration::is_due(ending.contest)
            && self.settings.motion != Motion::Off
            && self.stops_for_moments()
        {
            self.moments.add_places();
        }
        if self.tried.is_some() {
            return Effects::none();
        }
        let player = |(seat, chair): (Seat, &Chair)| Player {
            name: chair.name.clone(),
            person: chair.sitter == Sitter::Person,
            points: ending.totals[seat],
            place: places[seat],
        };
        Effects::of(Effect::Enter(Finished {
            id: self.id.clone(),
            game: self.seated.title().slug().to_owned(),
            at: now,
            rounds: round,
            deal: deal.0,
            class: ending.class.to_owned(),
            hints: self.hints,
            together: matches!(ending.contest, Contest::Together { .. }),
            players: self.who.0.iter().map(player).collect(),
        }))
    }
}

pub fn why_no_undo(why: NoUndo) -> &'static str {
    match why {
        NoUndo::NothingDone => "Nothing has been done yet.",
        NoUndo::Shown => "Something was drawn, rolled or shown, so it cannot be taken back.",
        NoUndo::NotYours => "Only your own moves since the shutter was raised can be taken back.",
    }
}
