//! What lies over the table: rules, log, keys, and the menu.
use high_street::table::{Level, Seat, Sitter};
use yew::prelude::*;

use super::msg::Msg;
use super::overlay::{Drawer, OverlayMsg};
use super::play::Play;
use super::sends::Sends;
use crate::face::level_name;
use crate::parts::{Dialog, chip, icon};
use crate::routes::Route;
use crate::shell::rules::RulesDrawer;
use crate::shell::settings::{SettingsPanel, Shortcuts};

const TO_COMPUTER: &str = "Let a computer play on";
const TO_PERSON: &str = "Let a person play on";

/// Pulls a drawer, or pushes it back.
fn pull(drawer: Option<Drawer>) -> Msg {
    Msg::Overlay(OverlayMsg::Drawer(drawer))
}

impl Play {
    pub(super) fn draw_drawer(&self, send: &Sends) -> Html {
        let on_close = send.reform(|()| pull(None));
        match self.overlay.drawer {
            None => html! {},
            Some(Drawer::Rules) => {
                let (title, at) = (self.seated.title(), self.seated.chapter_now());
                let here = self.seated.at_this_table();
                html! { <RulesDrawer {title} {at} {here} {on_close} /> }
            }
            Some(Drawer::Log { whole, filter }) => html! {
                <Dialog key={if whole { "whole log" } else { "log" }} title="What happened" class="drawer" {on_close}>{ self.draw_log(send, whole, filter) }</Dialog>
            },
            Some(Drawer::Keys) => html! {
                <Dialog key="keys" title="Keys" {on_close}><Shortcuts game={self.keys(send)} /></Dialog>
            },
            Some(Drawer::BreakOff) => Self::draw_break_off(send),
            Some(Drawer::Reseat(seat, sitter)) => self.draw_reseat(send, seat, sitter),
            Some(Drawer::Menu) => html! {
                <Dialog key="menu" title="Menu" class="drawer" {on_close}>{ self.draw_menu(send) }</Dialog>
            },
        }
    }

    /// The keys of the offers before whoever owns the screen.
    fn keys(&self, send: &Sends) -> Vec<(String, String)> {
        let decides = self.role().decides();
        let counter = decides.and_then(|_| self.scene(send).counter(&Callback::noop()));
        counter.map_or_else(Vec::new, |counter| counter.keys())
    }

    fn draw_menu(&self, send: &Sends) -> Html {
        let open = |drawer| send.click(pull(Some(drawer)));
        html! {
            <div class="menu stack">
                <div class="row wrap">
                    <a class="btn" data-first="" href={Route::Street.to_string()}>
                        { icon("i-back") }{ "Leave the table" }
                    </a>
                    <button type="button" class="btn" onclick={send.click(Msg::Export)}>
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
                <ul class="stack">{ for self.who.0.iter().map(|(seat, _)| self.draw_chair(send, seat)) }</ul>
                <h3>{ "Settings" }</h3>
                <SettingsPanel />
            </div>
        }
    }

    /// The one question before a game is given up for good.
    fn draw_break_off(send: &Sends) -> Html {
        let text = "This ends the game for good. Everybody sees all that was secret, nobody wins, \
                    and it cannot be continued.";
        let yes = ("btn btn--bad", "End it and lay everything open");
        let onclick = send.click(Msg::LayOpen);
        Self::draw_question(send, "Lay everything open?".to_owned(), text.to_owned(), yes, onclick)
    }

    /// The one question before a chair changes hands: whoever takes it sees what its owner saw.
    fn draw_reseat(&self, send: &Sends, seat: Seat, sitter: Sitter) -> Html {
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
        let onclick = send.click(Msg::Reseat(seat, sitter));
        Self::draw_question(send, format!("{words} for {name}?"), text, yes, onclick)
    }

    /// Cancel has the focus; `yes` is the class and the label of the other button.
    fn draw_question(
        send: &Sends,
        title: String,
        text: String,
        (class, label): (&'static str, &'static str),
        onclick: Callback<MouseEvent>,
    ) -> Html {
        let close = send.reform(|()| pull(None));
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
    fn draw_chair(&self, send: &Sends, seat: Seat) -> Html {
        let chair = &self.who.0[seat];
        let (words, other) = match chair.sitter {
            Sitter::Person => (TO_COMPUTER, Sitter::Computer(Level::Normal)),
            Sitter::Computer(_) => (TO_PERSON, Sitter::Person),
        };
        let sitter = match chair.sitter {
            Sitter::Person => "person".to_owned(),
            Sitter::Computer(level) => {
                format!("computer, {}", level_name(level).to_ascii_lowercase())
            }
        };
        let onclick = send.click(pull(Some(Drawer::Reseat(seat, other))));
        html! {
            <li key={seat.index()} class="row wrap">
                { chip(chair, "sm") }
                <span class="grow"><bdi>{ &chair.name }</bdi>{ format!(" ({sitter})") }</span>
                <button type="button" class="btn" {onclick}>{ words }</button>
                { self.draw_side(send, seat) }
            </li>
        }
    }
}
