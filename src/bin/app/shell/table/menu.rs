//! What lies over the table: rules, log, keys, and the menu.
use high_street::table::{Level, Seat, Sitter};
use yew::prelude::*;

use super::play::Play;
use super::{Drawer, Msg, Table};
use crate::face::{Face, level_name};
use crate::parts::{Chip, Dialog, Icon};
use crate::routes::Route;
use crate::shell::rules::RulesDrawer;
use crate::shell::settings::{SettingsPanel, Shortcuts};

impl<G: Face> Play<G> {
    pub(super) fn draw_drawer(&self, ctx: &Context<Table<G>>) -> Html {
        let on_close = ctx.link().callback(|()| Msg::Drawer(None));
        match self.drawer {
            None => html! {},
            Some(Drawer::Rules) => {
                html! { <RulesDrawer<G> at={G::chapter_now(&self.view)} {on_close} /> }
            }
            Some(Drawer::Log) => html! {
                <Dialog title="What happened" class="drawer" {on_close}>{ self.draw_log() }</Dialog>
            },
            Some(Drawer::Keys) => html! {
                <Dialog title="Keys" {on_close}><Shortcuts game={G::keys()} /></Dialog>
            },
            Some(Drawer::Menu) => html! {
                <Dialog title="Menu" class="drawer" {on_close}>{ self.draw_menu(ctx) }</Dialog>
            },
        }
    }

    fn draw_menu(&self, ctx: &Context<Table<G>>) -> Html {
        let open = |drawer| ctx.link().callback(move |_: MouseEvent| Msg::Drawer(Some(drawer)));
        html! {
            <div class="menu stack">
                <div class="row wrap">
                    <a class="btn" data-first="" href={Route::Street.to_string()}>
                        <Icon id="i-back" />{ "Leave the table" }
                    </a>
                    <button type="button" class="btn" onclick={ctx.link().callback(|_: MouseEvent| Msg::Export)}>
                        { "Export to a file" }
                    </button>
                    <button type="button" class="btn" onclick={open(Drawer::Keys)}>{ "Keys" }</button>
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

    /// A person who leaves is replaced by a computer that sees what they saw, and may come back.
    fn draw_chair(&self, ctx: &Context<Table<G>>, seat: Seat) -> Html {
        let chair = &self.who.0[seat];
        let (words, other) = match chair.sitter {
            Sitter::Person => ("Let a computer play on", Sitter::Computer(Level::Normal)),
            Sitter::Computer(_) => ("Let a person play on", Sitter::Person),
        };
        let sitter = match chair.sitter {
            Sitter::Person => "person".to_owned(),
            Sitter::Computer(level) => format!("computer, {}", level_name(level).to_lowercase()),
        };
        let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Reseat(seat, other));
        html! {
            <li key={seat.index()} class="row wrap">
                <Chip chair={chair.clone()} size="sm" />
                <span class="grow"><bdi>{ &chair.name }</bdi>{ format!(" ({sitter})") }</span>
                <button type="button" class="btn" {onclick}>{ words }</button>
            </li>
        }
    }
}
