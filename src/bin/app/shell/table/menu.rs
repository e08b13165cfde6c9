//! What lies over the table: rules, log, keys, and the menu.
use std::rc::Rc;

use high_street::table::{Chair, Level, Seat, Seats, Sitter};
use yew::prelude::*;

use super::play::Play;
use super::{Drawer, Msg, Table};
use crate::face::{Face, Who, level_name};
use crate::parts::{Dialog, chip, icon};
use crate::routes::Route;
use crate::shell::rules::RulesDrawer;
use crate::shell::settings::{SettingsPanel, Shortcuts};

const TO_COMPUTER: &str = "Let a computer play on";
const TO_PERSON: &str = "Let a person play on";

impl<G: Face> Play<G> {
    pub(super) fn draw_drawer(&self, ctx: &Context<Table<G>>) -> Html {
        let on_close = ctx.link().callback(|()| Msg::Drawer(None));
        match self.drawer {
            None => html! {},
            Some(Drawer::Rules) => {
                html! { <RulesDrawer<G> at={G::chapter_now(&self.view)} {on_close} /> }
            }
            Some(Drawer::Log { whole, filter }) => html! {
                <Dialog key={if whole { "whole log" } else { "log" }} title="What happened" class="drawer" {on_close}>{ self.draw_log(ctx, whole, filter) }</Dialog>
            },
            Some(Drawer::Keys) => html! {
                <Dialog key="keys" title="Keys" {on_close}><Shortcuts game={self.keys(ctx)} /></Dialog>
            },
            Some(Drawer::BreakOff) => Self::draw_break_off(ctx),
            Some(Drawer::Reseat(seat, sitter)) => self.draw_reseat(ctx, seat, sitter),
            Some(Drawer::Menu) => html! {
                <Dialog key="menu" title="Menu" class="drawer" {on_close}>{ self.draw_menu(ctx) }</Dialog>
            },
        }
    }

    /// The keys of the offers before whoever owns the screen.
    fn keys(&self, ctx: &Context<Table<G>>) -> Vec<(String, String)> {
        let role = self.role();
        role.decides().map_or_else(Vec::new, |seat| G::counter(&self.scene(ctx, role), seat).keys())
    }

    fn draw_menu(&self, ctx: &Context<Table<G>>) -> Html {
        let open = |drawer| ctx.link().callback(move |_: MouseEvent| Msg::Drawer(Some(drawer)));
        html! {
            <div class="menu stack">
                <div class="row wrap">
                    <a class="btn" data-first="" href={Route::Street.to_string()}>
                        { icon("i-back") }{ "Leave the table" }
                    </a>
                    <button type="button" class="btn" onclick={ctx.link().callback(|_: MouseEvent| Msg::Export)}>
                        { "Export to a file" }
                    </button>
                    <button type="button" class="btn" onclick={open(Drawer::Keys)}>{ "Keys" }</button>
                    <button type="button" class="btn" onclick={open(Drawer::BreakOff)}>
                        { "Break off and lay everything open" }
                    </button>
                </div>
                <p class="muted">
                    { "The game is saved on this device after every move. Saves are packed, not locked: \
                       the shutter protects against glances, not against cheats. An exported file of a \
                       running game holds its secrets." }
                </p>
                <h3>{ "Who sits where" }</h3>
                <ul class="stack">{ for self.who.0.iter().map(|(seat, _)| self.draw_chair(ctx, seat)) }</ul>
                <h3>{ "Settings" }</h3>
                <SettingsPanel />
            </div>
        }
    }

    /// The one question before a game is given up for good.
    fn draw_break_off(ctx: &Context<Table<G>>) -> Html {
        let text = "This ends the game for good. Everybody sees all that was secret, nobody wins, \
                    and it cannot be continued.";
        let yes = ("btn btn--bad", "End it and lay everything open");
        let onclick = ctx.link().callback(|_: MouseEvent| Msg::LayOpen);
        Self::draw_question(ctx, "Lay everything open?".to_owned(), text.to_owned(), yes, onclick)
    }

    /// The one question before a chair changes hands: whoever takes it sees what its owner saw.
    fn draw_reseat(&self, ctx: &Context<Table<G>>, seat: Seat, sitter: Sitter) -> Html {
        let name = self.who.name(seat);
        let (words, text) = match sitter {
            Sitter::Computer(_) => (
                TO_COMPUTER,
                format!(
                    "A computer takes {name}’s chair and knows what {name} knew. {name} may come back at any time."
                ),
            ),
            Sitter::Person => (
                TO_PERSON,
                format!("A person takes {name}’s chair and will see what the computer saw."),
            ),
        };
        let yes = ("btn btn--primary", words);
        let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Reseat(seat, sitter));
        Self::draw_question(ctx, format!("{words} for {name}?"), text, yes, onclick)
    }

    /// Cancel has the focus; `yes` is the class and the label of the other button.
    fn draw_question(
        ctx: &Context<Table<G>>,
        title: String,
        text: String,
        (class, label): (&'static str, &'static str),
        onclick: Callback<MouseEvent>,
    ) -> Html {
        let close = ctx.link().callback(|()| Msg::Drawer(None));
        let cancel = close.reform(|_: MouseEvent| ());
        html! {
            <Dialog key={label} {title} on_close={close}>
                <div class="stack">
                    <p>{ text }</p>
                    <div class="row wrap">
                        <button type="button" class="btn" data-first="" onclick={cancel}>{ "Cancel" }</button>
                        <button type="button" {class} {onclick}>{ label }</button>
                    </div>
                </div>
            </Dialog>
        }
    }

    /// A person who leaves is replaced by a computer that sees what they saw, and may come back.
    fn draw_chair(&self, ctx: &Context<Table<G>>, seat: Seat) -> Html {
        let chair = &self.who.0[seat];
        let (words, other) = match chair.sitter {
            Sitter::Person => (TO_COMPUTER, Sitter::Computer(Level::Normal)),
            Sitter::Computer(_) => (TO_PERSON, Sitter::Person),
        };
        let sitter = match chair.sitter {
            Sitter::Person => "person".to_owned(),
            Sitter::Computer(level) => format!("computer, {}", level_name(level).to_lowercase()),
        };
        let onclick = ctx
            .link()
            .callback(move |_: MouseEvent| Msg::Drawer(Some(Drawer::Reseat(seat, other))));
        html! {
            <li key={seat.index()} class="row wrap">
                { chip(chair, "sm") }
                <span class="grow"><bdi>{ &chair.name }</bdi>{ format!(" ({sitter})") }</span>
                <button type="button" class="btn" {onclick}>{ words }</button>
                { self.draw_side(ctx, seat) }
            </li>
        }
    }

    pub(super) fn reseat(&mut self, ctx: &Context<Table<G>>, seat: Seat, sitter: Sitter) -> bool {
        self.desk.reseat(seat, sitter);
        self.orders.forget(seat);
        let chairs: Seats<Chair> = self.who.0.map(|at, chair| {
            if at == seat { Chair { sitter, ..chair.clone() } } else { chair.clone() }
        });
        self.who = Rc::new(Who(chairs));
        self.computers.forget();
        // Alone at the table, what a computer has played is told with the result, as hints are.
        self.hints += u32::from(self.desk.seats() == 1 && sitter == Sitter::Person);
        self.drawer = None;
        if !self.save() {
            return false;
        }
        self.changed(ctx);
        let name = self.who.name(seat);
        self.refuse(match sitter {
            Sitter::Person => format!("A person plays on for {name}.").into(),
            Sitter::Computer(_) => format!("A computer plays on for {name}.").into(),
        })
    }
}
