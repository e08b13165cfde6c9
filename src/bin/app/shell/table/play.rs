//! The state of an open table, and what every press does to it.
use std::rc::Rc;

use high_street::table::{
    Chair, Desk, Eye, NoUndo, Pending, Record, Refusal, Rejected, Screen, Seat, Seats, Sitter,
};
use yew::prelude::*;

use super::computers::Computers;
use super::guard::Guard;
use super::keys::Key;
use super::{Drawer, Msg, Table};
use crate::app::{self, House};
use crate::device::{chance, files, sound};
use crate::face::{Cue, Face, Role, Who};
use crate::routes::Route;
use crate::shell::result::Again;
use crate::store::cupboard::Trouble;
use crate::store::history::{self, Finished, Player};
use crate::store::settings::Settings;
use crate::store::{memory, shelf, tables};

pub struct Play<G: Face> {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) house: House,
    pub(super) desk: Desk<G>,
    pub(super) who: Rc<Who>,
    /// The one view that may be drawn, made anew after every change.
    pub(super) view: Rc<G::View>,
    pub(super) screen: Screen,
    pub(super) drawer: Option<Drawer>,
    pub(super) toast: Option<AttrValue>,
    /// Something about the save that people must know; stays until it is closed.
    pub(super) warning: Option<AttrValue>,
    pub(super) peek: Option<(Seat, Rc<G::View>)>,
    pub(super) computers: Computers<G>,
    pub(super) tips_read: Vec<String>,
    /// The whole game, once nothing in it is secret any more.
    pub(super) finished: Option<Rc<high_street::table::Session<G>>>,
    /// Log entries already announced and sounded.
    announced: usize,
    /// Where the announcement of the last action begins.
    pub(super) news_from: usize,
    guard: Guard,
    /// The screen has changed: its heading takes the focus once it is painted.
    focus_heading: bool,
    warned: bool,
    automatic: Option<gloo::timers::callback::Timeout>,
}

impl<G: Face> Play<G> {
    pub fn new(
        ctx: &Context<Table<G>>,
        house: House,
        desk: Desk<G>,
        record: &Record,
        warning: Option<String>,
    ) -> Play<G> {
        let entries = desk.entries();
        let mut play = Play {
            id: ctx.props().id.clone(),
            title: record.title.clone(),
            house,
            who: Rc::new(Who(record.chairs.clone())),
            view: Rc::new(desk.view()),
            screen: desk.screen(),
            desk,
            drawer: None,
            toast: None,
            warning: warning.map(AttrValue::from),
            peek: None,
            computers: Computers::new(),
            tips_read: memory::read_tips(),
            finished: None,
            announced: entries,
            news_from: entries,
            guard: Guard::new(),
            focus_heading: true,
            warned: false,
            automatic: None,
        };
        play.guard.screen_changed();
        play.set_title();
        play.note_finish();
        play.drive(ctx);
        play.automatic(ctx);
        play
    }

    pub fn settings(&self) -> Rc<Settings> {
        self.house.settings.clone()
    }

    pub fn house_changed(&mut self, ctx: &Context<Table<G>>, house: &House) {
        self.house = house.clone();
        self.drive(ctx);
    }

    pub fn update(&mut self, ctx: &Context<Table<G>>, msg: Msg<G>) -> bool {
        match msg {
            Msg::Raise(seat) => self.press() && self.desk.raise(seat) && self.changed(ctx),
            Msg::Hide => {
                self.desk.hide();
                self.screen != self.desk.screen() && self.changed(ctx)
            }
            Msg::Done => {
                if !self.press() {
                    return false;
                }
                self.desk.done();
                self.changed(ctx)
            }
            Msg::OpenTogether => {
                if !self.press() {
                    return false;
                }
                self.desk.open_together();
                self.acted(ctx)
            }
            Msg::Act(seat, action) => self.press() && self.act(ctx, seat, action),
            Msg::Undo => self.press() && self.undo(ctx),
            Msg::Refuse(why) => self.refuse(why),
            Msg::CloseToast => self.toast.take().is_some(),
            Msg::CloseWarning => self.warning.take().is_some(),
            Msg::Peek(seat) => {
                self.guard.touched();
                self.peek = self.desk.peek(seat).map(|view| (seat, Rc::new(view)));
                true
            }
            Msg::Unpeek | Msg::KeyUp => self.peek.take().is_some(),
            Msg::Drawer(drawer) => {
                self.guard.touched();
                self.drawer = drawer;
                true
            }
            Msg::CloseTip(key) => {
                memory::tip_read(key);
                self.tips_read.push(key.to_owned());
                true
            }
            Msg::NoTips => {
                let settings = Settings { tips: false, ..(*self.house.settings).clone() };
                self.house.change.emit(settings);
                true
            }
            Msg::Automatic(steps) => {
                let due = self.desk.steps() == steps && self.drawer.is_none();
                let seat = self.role().decides();
                match (due, seat, G::automatic(&self.view, self.role())) {
                    (true, Some(seat), Some(action)) => self.act(ctx, seat, action),
                    _ => false,
                }
            }
            Msg::Reseat(seat, sitter) => self.reseat(ctx, seat, sitter),
            Msg::Export => self.export(),
            Msg::Again(again) => self.again(again),
            Msg::Key(key) => self.key(ctx, key),
            Msg::Tick => self.tick(ctx),
            msg => self.computer_message(ctx, msg),
        }
    }

    /// Whether a press counts: not in the dead time after a change of screen.
    fn press(&mut self) -> bool {
        self.guard.hears()
    }

    fn act(&mut self, ctx: &Context<Table<G>>, seat: Seat, action: G::Action) -> bool {
        match self.desk.act(seat, action) {
            Ok(()) => self.acted(ctx),
            Err(why) => {
                let words = match &why {
                    Refusal::Rules(Rejected::NotYourTurn { pending }) => match pending[..] {
                        [seat] => format!("It is {}’s turn.", self.who.name(seat)),
                        _ => format!("{} are choosing.", self.who.names(pending)),
                    },
                    why => why.to_string(),
                };
                self.refuse(words.into())
            }
        }
    }

    pub(super) fn refuse(&mut self, why: AttrValue) -> bool {
        self.guard.touched();
        self.toast = Some(why);
        true
    }

    fn undo(&mut self, ctx: &Context<Table<G>>) -> bool {
        match self.desk.undo() {
            Ok(()) => {
                self.announced = self.desk.entries();
                self.acted(ctx)
            }
            Err(why) => self.refuse(why_no_undo(why).into()),
        }
    }

    /// An action was played or taken back: save first, then paint.
    pub(super) fn acted(&mut self, ctx: &Context<Table<G>>) -> bool {
        self.toast = None;
        self.save();
        self.sound_news();
        self.note_finish();
        self.changed(ctx)
    }

    /// The desk has changed: a new view, perhaps a new screen, and the computers' turn.
    fn changed(&mut self, ctx: &Context<Table<G>>) -> bool {
        self.view = Rc::new(self.desk.view());
        let screen = self.desk.screen();
        if screen != self.screen {
            let handed_over = matches!(screen, Screen::Public { .. });
            self.screen = screen;
            self.guard.screen_changed();
            self.focus_heading = true;
            self.drawer = None;
            self.peek = None;
            self.toast = None;
            self.set_title();
            if handed_over && self.house.settings.sound && self.computers.idle() {
                sound::play(Cue::HandOver);
            }
        }
        self.drive(ctx);
        self.automatic(ctx);
        true
    }

    pub(super) fn save(&mut self) {
        let record = self.record();
        if let Err(trouble) = shelf::put(&self.id, &record) {
            self.warn(trouble);
        }
    }

    fn record(&self) -> Record {
        tables::record(&self.desk, &self.who.0, &self.title)
    }

    fn warn(&mut self, trouble: Trouble) {
        if !self.warned {
            self.warned = true;
            self.warning = Some(trouble.sentence().into());
        }
    }

    fn sound_news(&mut self) {
        // What a reveal is about to show is announced when it is opened.
        if self.desk.screen() == Screen::Reveal {
            return;
        }
        self.news_from = self.announced.min(self.desk.entries());
        self.announced = self.desk.entries();
        if self.house.settings.sound {
            let from = self.news_from;
            // Public lines only: a sound must tell no secret.
            let cue = self.desk.public_lines().filter(|line| line.index >= from);
            if let Some(cue) = cue.filter_map(|line| G::cue(line.event)).last() {
                sound::play(cue);
            }
        }
    }

    fn note_finish(&mut self) {
        let (Some(session), Pending::Over(places)) = (self.desk.finished(), self.desk.pending())
        else {
            return;
        };
        let totals = G::totals(&session.view(Eye::Public));
        let player = |(seat, chair): (Seat, &Chair)| Player {
            name: chair.name.clone(),
            person: chair.sitter == Sitter::Person,
            points: totals[seat],
            place: places[seat],
        };
        history::enter(Finished {
            id: self.id.clone(),
            game: G::SLUG.to_owned(),
            at: crate::device::clock::now(),
            rounds: session.round(),
            deal: session.seed().0,
            players: self.who.0.iter().map(player).collect(),
        });
        self.finished = Some(Rc::new(session.clone()));
    }

    fn automatic(&mut self, ctx: &Context<Table<G>>) {
        self.automatic = G::automatic(&self.view, self.role()).map(|_| {
            let (link, steps) = (ctx.link().clone(), self.desk.steps());
            gloo::timers::callback::Timeout::new(900, move || {
                link.send_message(Msg::Automatic(steps));
            })
        });
    }

    fn reseat(&mut self, ctx: &Context<Table<G>>, seat: Seat, sitter: Sitter) -> bool {
        self.desk.reseat(seat, sitter);
        let chairs: Seats<Chair> = self.who.0.map(|at, chair| {
            if at == seat { Chair { sitter, ..chair.clone() } } else { chair.clone() }
        });
        self.who = Rc::new(Who(chairs));
        self.computers.forget();
        self.save();
        self.changed(ctx)
    }

    fn export(&mut self) -> bool {
        let record = self.record();
        if files::download(&memory::file_name(&record), &record.to_json()).is_err() {
            return self.refuse("This browser would not save the file.".into());
        }
        false
    }

    fn again(&mut self, again: Again) -> bool {
        let Some(session) = &self.finished else { return false };
        let (setup, seed) = match again {
            Again::SameDeal => (session.setup().clone(), session.seed()),
            Again::NewDeal => {
                (G::rematch(session.setup(), &session.view(Eye::Public)), chance::deal())
            }
        };
        match tables::start::<G>(self.who.0.clone(), setup, seed) {
            Ok(id) => app::go(&Route::table(G::SLUG, &id)),
            Err(why) => self.toast = Some(why.into()),
        }
        true
    }

    fn key(&mut self, ctx: &Context<Table<G>>, key: Key) -> bool {
        self.guard.touched();
        match key {
            Key::Undo => self.update(ctx, Msg::Undo),
            Key::Log => self.update(ctx, Msg::Drawer(Some(Drawer::Log))),
            Key::Rules => self.update(ctx, Msg::Drawer(Some(Drawer::Rules))),
            Key::Help => self.update(ctx, Msg::Drawer(Some(Drawer::Keys))),
            Key::Mute => {
                let settings = &*self.house.settings;
                self.house.change.emit(Settings { sound: !settings.sound, ..settings.clone() });
                false
            }
            Key::Peek => match self.peekable().first() {
                Some(&seat) => self.update(ctx, Msg::Peek(seat)),
                None => false,
            },
            Key::Escape if self.peek.is_some() => self.update(ctx, Msg::Unpeek),
            Key::Escape if self.toast.is_some() => self.update(ctx, Msg::CloseToast),
            Key::Escape => self.update(ctx, Msg::Hide),
            Key::Raise => match self.screen {
                Screen::Public { next: Some(next) } => self.update(ctx, Msg::Raise(next)),
                _ => false,
            },
        }
    }

    fn tick(&mut self, ctx: &Context<Table<G>>) -> bool {
        let limit = u64::from(self.house.settings.idle);
        let idle = limit > 0 && self.guard.idle_seconds() >= limit;
        idle && self.update(ctx, Msg::Hide)
    }

    /// Those who may peek now: whoever is to act first, then whoever acted last.
    pub(super) fn peekable(&self) -> Vec<Seat> {
        self.desk.upcoming().into_iter().filter(|&seat| self.desk.may_peek(seat)).collect()
    }

    pub(super) fn role(&self) -> Role {
        let pending = match self.desk.pending() {
            Pending::Seats(seats) => seats,
            Pending::Over(_) => return Role::Over,
        };
        match (self.screen, self.desk.eye()) {
            (Screen::Report(seat), _) => Role::Report(seat),
            (Screen::Private(seat), _) | (Screen::Open, Eye::Seat(seat)) => {
                if self.desk.may_decide(seat) { Role::Decide(seat) } else { Role::Watch(seat) }
            }
            // Nothing secret here: whoever is to act decides in the open.
            (Screen::Open, Eye::Public) => match self.desk.next_person() {
                Some(seat) if pending.contains(&seat) => Role::Decide(seat),
                _ => Role::Public,
            },
            _ => Role::Public,
        }
    }

    fn set_title(&self) {
        let name = |seat| self.who.name(seat);
        app::set_title(&match self.screen {
            Screen::Public { next: Some(next) } => format!("Pass to {} · {}", name(next), G::NAME),
            Screen::Private(seat) | Screen::Report(seat) => format!("{} · {}", name(seat), G::NAME),
            _ => format!("{} · High Street", G::NAME),
        });
    }

    pub fn painted(&mut self) {
        if std::mem::take(&mut self.focus_heading) {
            super::screens::focus_heading();
        }
        super::toast::place();
    }
}

pub fn why_no_undo(why: NoUndo) -> &'static str {
    match why {
        NoUndo::NothingDone => "Nothing has been done yet.",
        NoUndo::Shown => "A card was drawn or shown, so it cannot be taken back.",
        NoUndo::NotYours => "Only your own moves since the shutter was raised can be taken back.",
    }
}
