//! The table: one game being played on this device, whichever it is.
//!
//! [`play::Play`] is its state and [`Play::update`] a plain function: a message comes in, and what is
//! to be asked of the browser comes out as [`effect::Effect`]s, which [`run::Runner`] does: save before
//! anything is painted, timers, sounds, the computers' room. The component here only holds the two
//! together and keeps the game to one window.
mod acted;
mod actions;
mod by_itself;
mod celebration;
mod clock;
mod coach;
mod computers;
mod deed;
mod draw;
mod effect;
mod guard;
mod keys;
mod laid_open;
mod lines;
mod log_filter;
mod menu;
mod message;
mod middle;
mod moments;
mod msg;
mod overlay;
mod peek;
mod play;
mod players;
mod put_away;
mod rolling;
mod run;
mod saving;
mod sends;
mod shutter;
mod side;
mod stage;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod toast;
mod touches;
mod update;

#[cfg(all(test, feature = "ssr"))]
pub use self::middle::Middle;
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use self::effect::{Effect, Effects};
use self::laid_open::LaidOpen;
use self::message::Message;
use self::msg::Msg;
use self::play::{Opening, Play};
use self::run::{Outcome, Runner};
use self::saving::{Overtaken, Saver};
use self::sends::Sends;
use crate::device::wake::Awake;
use crate::device::window_lock::{Lock, WindowLock};
use crate::house::House;
use crate::navigate::{go_instead, set_title};
use crate::parts::in_one_go;
use crate::routes::{GameId, Route};
use crate::seated::Title;
use crate::store::{memory, notice, saves};

#[derive(Properties, PartialEq)]
pub struct TableProps {
    pub title: Title,
    pub id: GameId,
}

pub enum TableMsg {
    Lock(Lock),
    ContinueHere,
    House(House),
    Tick,
    Play(Msg),
}

enum Stand {
    /// Asking for the lock of this game.
    Waiting,
    Elsewhere,
    Unreadable(String),
    Open(Box<Play>, Box<Runner>),
    /// Broken off, and shown to everybody.
    LaidOpen(Box<LaidOpen>),
}

pub struct Table {
    house: House,
    stand: Stand,
    sends: Sends,
    lock: WindowLock,
    _awake: Awake,
    _context: ContextHandle<House>,
    _listeners: Vec<EventListener>,
    _ticker: Interval,
}

impl Component for Table {
    type Message = TableMsg;
    type Properties = TableProps;

    fn create(ctx: &Context<Self>) -> Self {
        let (house, context) = ctx
            .link()
            .context::<House>(ctx.link().callback(TableMsg::House))
            .expect("every page stands in the house");
        let lock = WindowLock::ask(&ctx.props().id, false, ctx.link().callback(TableMsg::Lock));
        let send = ctx.link().callback(TableMsg::Play);
        let mut listeners = keys::listen(&send);
        listeners.extend(put_away::listen(&send));
        listeners.extend(touches::listen());
        let tick = ctx.link().callback(|()| TableMsg::Tick);
        Table {
            house,
            stand: Stand::Waiting,
            sends: Sends::new(send),
            lock,
            _awake: Awake::new(),
            _context: context,
            _listeners: listeners,
            _ticker: Interval::new(1_000, move || tick.emit(())),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: TableMsg) -> bool {
        match msg {
            TableMsg::House(house) => {
                self.house = house;
                let settings = self.house.settings.clone();
                self.send(ctx, Msg::Settings(settings));
            }
            TableMsg::Lock(Lock::Held) => self.open(ctx),
            TableMsg::Lock(Lock::Taken) => self.stand = Stand::Elsewhere,
            TableMsg::Lock(Lock::Lost) => {
                self.stand = Stand::Elsewhere;
                notice::leave("This game was continued in another window, so it was closed here.");
                go_instead(&Route::Street);
            }
            TableMsg::ContinueHere => {
                self.stand = Stand::Waiting;
                let told = ctx.link().callback(TableMsg::Lock);
                self.lock = WindowLock::ask(&ctx.props().id, true, told);
            }
            TableMsg::Tick => return self.send(ctx, Msg::Idle(touches::idle_seconds())),
            TableMsg::Play(msg) => return self.send(ctx, msg),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let game = ctx.props().title.name();
        match &self.stand {
            Stand::Waiting => html! {},
            Stand::Open(play, _) => play.draw(&self.sends),
            Stand::LaidOpen(laid_open) => laid_open.draw(&self.sends),
            Stand::Elsewhere => html! {
                <Message {game} title="This game is open in another window"
                    text="A game is played in one window at a time, so that no move is lost.">
                    <button type="button" class="btn btn--primary"
                        onclick={ctx.link().callback(|_| TableMsg::ContinueHere)}>{ "Continue here" }</button>
                </Message>
            },
            Stand::Unreadable(why) => html! {
                <Message {game} title="This game cannot be opened" text={why.clone()} />
            },
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if let Stand::Open(_, runner) = &mut self.stand {
            runner.painted();
        }
    }
}

impl Table {
    /// Whether the page is to be drawn again.
    fn send(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let effects = match &mut self.stand {
            Stand::Open(play, _) => play.update(msg, crate::device::clock::now()),
            Stand::LaidOpen(laid_open) => return laid_open.update(msg),
            Stand::Waiting | Stand::Elsewhere | Stand::Unreadable(_) => return false,
        };
        if effects.draw {
            in_one_go();
        }
        let drawn = self.run(ctx, effects);
        if let Stand::Open(play, runner) = &mut self.stand {
            runner.settle(play);
        }
        drawn
    }

    fn run(&mut self, ctx: &Context<Self>, effects: Effects) -> bool {
        let mut draw = effects.draw;
        for effect in effects.list {
            let Stand::Open(play, runner) = &mut self.stand else { return true };
            let given_up = match &effect {
                Effect::LayOpen(record) => Some(record.clone()),
                _ => None,
            };
            match (runner.run(effect, play), given_up) {
                // What another window has played on is not ours to go on with, nor to break off.
                (Err(Overtaken), _) => {
                    ctx.link().send_message(TableMsg::Lock(Lock::Lost));
                    return false;
                }
                (Ok(_), Some(record)) => {
                    if let Stand::Open(play, _) = std::mem::replace(&mut self.stand, Stand::Waiting)
                    {
                        self.show(play.lay_open(record));
                    }
                    return true;
                }
                (Ok(Outcome::Then(msg)), None) => draw |= self.send(ctx, msg),
                (Ok(Outcome::Done), None) => {}
            }
        }
        draw
    }

    fn show(&mut self, laid_open: LaidOpen) {
        set_title(&laid_open.page_title());
        self.stand = Stand::LaidOpen(Box::new(laid_open));
    }

    fn open(&mut self, ctx: &Context<Self>) {
        let TableProps { title, id } = ctx.props();
        let record = match saves::get(id) {
            Some(Ok(record)) => record,
            Some(Err(why)) => return self.stand = Stand::Unreadable(why.to_string()),
            None => {
                let gone = "It is not on this device any more.".to_owned();
                return self.stand = Stand::Unreadable(gone);
            }
        };
        let (seated, warning) = match title.open(&record) {
            Ok(opened) => opened,
            Err(why) => return self.stand = Stand::Unreadable(why),
        };
        if LaidOpen::is_over(&*seated, &record) {
            return self.show(LaidOpen::again_open(id.clone(), seated, record, warning));
        }
        let opening = Opening {
            id: id.clone(),
            record: &record,
            warning,
            settings: self.house.settings.clone(),
            across: memory::across(),
            now: crate::device::clock::now(),
        };
        let (play, effects) = Play::open(seated, opening);
        let saver = Saver::new(id.clone(), &record);
        let runner = Runner::new(saver, (*self.sends).clone(), self.house.change.clone());
        self.stand = Stand::Open(Box::new(play), Box::new(runner));
        self.run(ctx, effects);
    }
}
