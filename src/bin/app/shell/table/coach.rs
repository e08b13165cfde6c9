//! First steps: one coach mark at a time, when its moment comes.
use yew::prelude::*;

use high_street::table::Screen;

use super::play::Play;
use super::{Msg, Table};
use crate::face::Face;
use crate::store::memory;

impl<G: Face> Play<G> {
    pub(super) fn draw_tip(&self, ctx: &Context<Table<G>>) -> Html {
        if !self.settings().tips || matches!(self.screen, Screen::Reveal | Screen::Over) {
            return html! {};
        }
        let tips = G::tip(&self.view, self.role());
        // Asked anew each time: they can be brought back in the settings.
        let read = memory::read_tips();
        let unread = tips.into_iter().find(|tip| !read.iter().any(|read| read == tip.key));
        let Some(tip) = unread else { return html! {} };
        let key = tip.key;
        html! {
            <aside class="coach printed" aria-label="First steps">
                <p><b>{ tip.title }</b>{ " " }{ tip.text }</p>
                <div class="row">
                    <button type="button" class="btn" onclick={ctx.link().callback(move |_: MouseEvent| Msg::CloseTip(key))}>
                        { "Got it" }
                    </button>
                    <button type="button" class="btn btn--ghost" onclick={ctx.link().callback(|_: MouseEvent| Msg::NoTips)}>
                        { "No more tips" }
                    </button>
                </div>
            </aside>
        }
    }
}
