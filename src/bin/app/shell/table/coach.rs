//! First steps: one coach mark at a time, when its moment comes. It lies over the table, so nothing
//! moves when it comes or goes.
use yew::prelude::*;

use high_street::table::Screen;

use super::msg::Msg;
use super::overlay::OverlayMsg;
use super::play::Play;
use super::sends::Sends;
use crate::store::memory;

impl Play {
    pub(super) fn draw_tip(&self, send: &Sends) -> Html {
        if !self.settings.tips
            || self.in_moment()
            || self.rolling.is_some()
            || matches!(self.at.screen, Screen::Reveal | Screen::Over)
        {
            return html! {};
        }
        let tips = self.seated.tips();
        // Asked anew each time: they can be brought back in the settings.
        let read = memory::read_tips();
        let unread = tips.into_iter().find(|tip| !read.iter().any(|read| read == tip.key));
        let Some(tip) = unread else { return html! {} };
        let key = tip.key;
        html! {
            <div class="coaching" data-private={self.own_mark()}><aside class="coach printed" aria-label="First steps">
                <p><b>{ tip.title }</b>{ " " }{ tip.text }</p>
                <div class="row">
                    <button type="button" class="btn" onclick={send.click(Msg::Overlay(OverlayMsg::CloseTip(key)))}>
                        { "Got it" }
                    </button>
                    <button type="button" class="btn btn--ghost" onclick={send.click(Msg::NoTips)}>
                        { "No more tips" }
                    </button>
                </div>
            </aside></div>
        }
    }
}
