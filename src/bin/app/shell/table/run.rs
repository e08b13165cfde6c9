//! Doing what a table asks of the browser.
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::computers::ComputersMsg;
use super::effect::{Effect, Timer};
use super::msg::Msg;
use super::play::Play;
use super::saving::{Overtaken, Saver};
use crate::device::bot_worker::{BotReply, BotWorker};
use crate::device::{chance, clock, files, sound};
use crate::navigate::{go, set_title};
use crate::parts::{AfterPaint, after_paint, dialog_is_open, land, remember_places};
use crate::routes::Route;
use crate::store::settings::Settings;
use crate::store::{history, memory};

/// What an open table holds of the browser; dropped, all of it ends.
pub struct Runner {
    saver: Saver,
    /// One of each kind at most.
    timers: Vec<(Timer, Timeout)>,
    worker: Option<BotWorker>,
    painting: Option<AfterPaint>,
    focus_heading: bool,
    send: Callback<Msg>,
    change_settings: Callback<Settings>,
}

/// What becomes of an effect.
pub enum Outcome {
    Done,
    /// Something more happens to the table at once.
    Then(Msg),
}

impl Runner {
    pub fn new(saver: Saver, send: Callback<Msg>, change_settings: Callback<Settings>) -> Runner {
        Runner {
            saver,
            timers: Vec::new(),
            worker: None,
            painting: None,
            focus_heading: false,
            send,
            change_settings,
        }
    }

    pub fn run(&mut self, effect: Effect, play: &mut Play) -> Result<Outcome, Overtaken> {
        match effect {
            Effect::Save(record) | Effect::LayOpen(record) => {
                let saved = self.saver.save(record)?;
                if let Some(title) = saved.title {
                    play.rename(title);
                }
                if let Some(trouble) = saved.trouble {
                    return Ok(Outcome::Then(Msg::Unsaved(trouble)));
                }
            }
            Effect::Enter(finished) => history::enter(finished),
            Effect::Sound(cue) => sound::play(cue),
            Effect::Title(title) => set_title(&title),
            Effect::Arrive => {
                self.focus_heading = true;
                super::draw::let_focus_go();
                clock::mark("screen");
            }
            Effect::RememberPlaces => remember_places(),
            Effect::Land => land(),
            Effect::AwaitPaint => {
                let send = self.send.clone();
                match after_paint(move || send.emit(Msg::Painted)) {
                    Ok(painting) => self.painting = Some(painting),
                    // By a key: there is nothing to see.
                    Err(_) => return Ok(Outcome::Then(Msg::Painted)),
                }
            }
            Effect::Think { ticket } => return Ok(self.think(ticket, play)),
            Effect::StopThinking => self.worker = None,
            Effect::After { timer, wait, msg } => self.start(timer, wait, msg),
            Effect::Stop(timer) => self.stop(timer),
            Effect::Settings(settings) => self.change_settings.emit(settings),
            Effect::TipRead(key) => memory::tip_read(key),
            Effect::SitAcross { name, across } => drop(memory::sit_across(&name, across)),
            Effect::Export(record) => {
                if files::download(&memory::file_name(&record), &record.to_json()).is_err() {
                    return Ok(Outcome::Then(Msg::refuse("This browser would not save the file.")));
                }
            }
            Effect::Again(again) => match play.again(again) {
                Some(Ok(id)) => go(&Route::table(play.slug(), &id)),
                Some(Err(why)) => return Ok(Outcome::Then(Msg::refuse(why))),
                None => {}
            },
        }
        Ok(Outcome::Done)
    }

    /// After each message: what is done is not waited for.
    pub fn settle(&mut self, play: &Play) {
        if !play.is_waiting() {
            self.painting = None;
        }
    }

    pub fn painted(&mut self) {
        if std::mem::take(&mut self.focus_heading) {
            super::draw::focus_heading();
        }
        super::toast::place();
    }

    fn think(&mut self, ticket: u32, play: &Play) -> Outcome {
        let Some(question) = play.question(ticket, chance::deal()) else { return Outcome::Done };
        if self.worker.is_none() {
            let told = self.send.reform(|reply| Msg::Computers(ComputersMsg::Reply(reply)));
            self.worker = BotWorker::start(told).ok();
        }
        match &self.worker {
            Some(worker) => {
                worker.ask(question);
                Outcome::Done
            }
            None => Outcome::Then(Msg::Computers(ComputersMsg::Reply(BotReply::Broken))),
        }
    }

    fn start(&mut self, timer: Timer, wait: u32, msg: Msg) {
        let send = self.send.clone();
        let ring = move || {
            send.emit(match msg {
                Msg::Automatic { steps, .. } => Msg::Automatic { steps, reading: dialog_is_open() },
                msg => msg,
            });
        };
        self.stop(timer);
        self.timers.push((timer, Timeout::new(wait, ring)));
    }

    fn stop(&mut self, timer: Timer) {
        self.timers.retain(|(kind, _)| *kind != timer);
    }
}
