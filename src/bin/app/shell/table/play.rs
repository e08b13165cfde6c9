//! The state of an open table, and what follows from an action.
use std::cell::RefCell;
use std::rc::Rc;

use high_street::table::{
    Desk, Eye, NoUndo, Record, Refusal, Rejected, Screen, Seat, StandingOrder, StandingOrders,
};
use yew::prelude::*;

use super::computers::Computers;
use super::guard::Guard;
use super::peek::Peek;
use super::saving::Stamp;
use super::{Drawer, Msg, Table};
use crate::counter::Drafts;
use crate::device::sound;
use crate::device::window_lock::Lock;
use crate::face::{Cue, Face, Who};
use crate::house::House;
use crate::parts::{AfterPaint, land, remember_places};
use crate::store::memory;
use crate::store::settings::Settings;

pub struct Play<G: Face> {
    pub(super) id: String,
    pub(super) title: String,
    /// How often the advisor was asked in this game.
    pub(super) hints: u32,
    /// What people have asked for once and for all.
    pub(super) orders: StandingOrders,
    /// Takes such orders; one for the whole game, so that nothing is drawn again for it.
    pub(super) give_order: Callback<(Seat, String, Option<StandingOrder>)>,
    pub(super) house: House,
    pub(super) desk: Desk<G>,
    pub(super) who: Rc<Who>,
    /// The one view that may be drawn, made anew after every change.
    pub(super) view: Rc<G::View>,
    pub(super) screen: Screen,
    /// Whose eye the page is drawn for, and how often it has left somebody's own: whatever was
    /// drawn for one stay leaves the document with it.
    eye: Eye,
    pub(super) stay: usize,
    pub(super) drawer: Option<Drawer>,
    pub(super) toast: Option<AttrValue>,
    /// Something about the save that people must know; stays until it is closed.
    pub(super) warning: Option<AttrValue>,
    pub(super) peek: Peek<G>,
    pub(super) computers: Computers<G>,
    /// The names of those on the other side of the table.
    pub(super) across: Vec<String>,
    /// The whole game, once nothing in it is secret any more.
    pub(super) finished: Option<Rc<high_street::table::Session<G>>>,
    /// The result is in the history, or was looked at before: then people may have cleared it.
    pub(super) entered: bool,
    /// The game as this window last read or wrote it.
    pub(super) kept: Stamp,
    /// Another window has played on.
    pub(super) overtaken: Callback<()>,
    /// Log entries already announced and sounded.
    announced: usize,
    pub(super) drafts: Drafts,
    /// Board and tray as last drawn: what only lies over them does not draw them again.
    pub(super) middle: RefCell<Option<Html>>,
    /// Where the announcement of the last action begins.
    pub(super) news_from: usize,
    pub(super) guard: Guard,
    /// The screen has changed: its heading takes the focus once it is painted.
    focus_heading: bool,
    /// The last person to decide: where nothing is secret, the next one is a new screen, too.
    decider: Option<Seat>,
    pub(super) warned: bool,
    pub(super) automatic: Option<gloo::timers::callback::Timeout>,
    /// After so many steps nothing is done by itself: a person has come back to this question.
    pub(super) by_hand: Option<usize>,
    /// Pressed, and done when that is painted.
    pub(super) pressed: Option<(Msg<G>, AfterPaint)>,
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
            hints: record.hints,
            orders: record.orders.clone(),
            give_order: ctx
                .link()
                .callback(|(seat, about, answer)| Msg::Order(seat, about, answer)),
            house,
            who: Rc::new(Who(record.chairs.clone())),
            view: Rc::new(desk.view()),
            screen: desk.screen(),
            eye: desk.eye(),
            stay: 0,
            desk,
            drawer: None,
            toast: None,
            warning: warning.map(AttrValue::from),
            peek: Peek::none(),
            computers: Computers::new(),
            across: memory::across(),
            finished: None,
            entered: record.finished,
            kept: Stamp::of(record),
            overtaken: ctx.link().callback(|()| Msg::Lock(Lock::Lost)),
            announced: entries,
            drafts: Drafts::default(),
            middle: RefCell::default(),
            news_from: entries,
            guard: Guard::new(),
            focus_heading: true,
            decider: None,
            warned: false,
            automatic: None,
            by_hand: None,
            pressed: None,
        };
        play.guard.screen_changed();
        play.note_decider();
        play.set_title();
        play.note_finish();
        // Left before the last choices were opened: the list of games does not know yet.
        if play.finished.is_some() && !record.finished {
            play.save();
        }
        play.drive(ctx);
        play.automatic(ctx);
        play
    }

    pub fn settings(&self) -> Rc<Settings> {
        self.house.settings.clone()
    }

    pub fn house_changed(&mut self, ctx: &Context<Table<G>>, house: &House) {
        self.middle.take();
        self.house = house.clone();
        self.drive(ctx);
    }

    pub(super) fn act(&mut self, ctx: &Context<Table<G>>, seat: Seat, action: G::Action) -> bool {
        match self.desk.act(seat, action) {
            Ok(()) => {
                self.drafts.forget(seat);
                self.acted(ctx)
            }
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
        self.toast = Some(why);
        true
    }

    pub(super) fn undo(&mut self, ctx: &Context<Table<G>>) -> bool {
        match self.desk.undo() {
            Ok(()) => {
                self.announced = self.desk.entries();
                self.by_hand = Some(self.desk.steps());
                self.acted(ctx)
            }
            Err(why) => self.refuse(why_no_undo(why).into()),
        }
    }

    /// An action was played or taken back: save first, then paint.
    pub(super) fn acted(&mut self, ctx: &Context<Table<G>>) -> bool {
        self.toast = None;
        if !self.save() {
            return false;
        }
        self.sound_news();
        self.note_finish();
        remember_places();
        self.changed(ctx)
    }

    /// The desk has changed: a new view, perhaps a new screen, and the computers' turn.
    pub(super) fn changed(&mut self, ctx: &Context<Table<G>>) -> bool {
        self.view = Rc::new(self.desk.view());
        // Whatever the message was: no drawing outlives the view it was made of.
        self.middle.take();
        let eye = std::mem::replace(&mut self.eye, self.desk.eye());
        if eye.seat().is_some() && eye != self.eye {
            self.stay += 1;
            land();
        }
        let screen = self.desk.screen();
        if screen != self.screen {
            let handed_over = matches!(screen, Screen::Public { .. });
            self.screen = screen;
            self.guard.screen_changed();
            self.focus_heading = true;
            self.drawer = None;
            self.unpeek();
            self.toast = None;
            self.set_title();
            if handed_over && self.house.settings.sound && self.computers.idle() {
                sound::play(Cue::HandOver);
            }
        }
        self.note_decider();
        if self.peek.seat().is_some_and(|seat| !self.desk.may_peek(seat)) {
            self.unpeek();
        }
        self.drive(ctx);
        self.automatic(ctx);
        true
    }

    /// Where nothing is secret the screen stays when the turn passes on; the dead time and the
    /// heading must not.
    fn note_decider(&mut self) {
        let Some(now) = self.role().decides() else { return };
        if self.decider.replace(now).is_some_and(|last| last != now) {
            self.guard.screen_changed();
            self.focus_heading = true;
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
            if let Some(cue) = cue.filter_map(|line| G::told(line.event, &self.who).cue).last() {
                sound::play(cue);
            }
        }
    }

    pub fn painted(&mut self) {
        if std::mem::take(&mut self.focus_heading) {
            super::draw::focus_heading();
        }
        super::toast::place();
    }
}

pub fn why_no_undo(why: NoUndo) -> &'static str {
    match why {
        NoUndo::NothingDone => "Nothing has been done yet.",
        NoUndo::Shown => "Something was drawn, rolled or shown, so it cannot be taken back.",
        NoUndo::NotYours => "Only your own moves since the shutter was raised can be taken back.",
    }
}
