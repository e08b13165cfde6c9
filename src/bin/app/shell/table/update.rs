//! What every message does to the table.
use yew::prelude::*;

use super::play::Play;
use super::{Msg, Table};
use crate::face::Face;
use crate::parts::after_paint;
use crate::store::memory;
use crate::store::settings::Settings;

impl<G: Face> Play<G> {
    pub fn update(&mut self, ctx: &Context<Table<G>>, msg: Msg<G>) -> bool {
        // What was pressed first is done first.
        let changed = !msg.is_news() && self.do_pressed(ctx);
        self.perform(ctx, msg) || changed
    }

    fn do_pressed(&mut self, ctx: &Context<Table<G>>) -> bool {
        self.pressed.take().is_some_and(|(msg, _)| self.perform(ctx, msg))
    }

    /// Done when the press is painted; at once in the dead time, where it does nothing, and by a key.
    fn see_press(&mut self, ctx: &Context<Table<G>>, msg: Msg<G>) -> bool {
        let link = ctx.link().clone();
        let painted = move || link.send_message(Msg::Painted);
        match self.press().then(|| after_paint(painted)) {
            Some(Ok(painted)) => {
                self.pressed = Some((msg, painted));
                false
            }
            _ => self.perform(ctx, msg),
        }
    }

    fn perform(&mut self, ctx: &Context<Table<G>>, msg: Msg<G>) -> bool {
        if !msg.stays_above() {
            self.middle.take();
        }
        match msg {
            Msg::Pressed(msg) => self.see_press(ctx, *msg),
            Msg::Raise(seat) => self.press() && self.desk.raise(seat) && self.changed(ctx),
            Msg::Hide => {
                let peeked = self.unpeek();
                self.desk.hide();
                (self.screen != self.desk.screen() && self.changed(ctx)) || peeked
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
            Msg::Hinted => {
                self.hints += 1;
                self.save();
                false
            }
            Msg::Order(seat, about, answer) => self.order(seat, &about, answer),
            Msg::CloseToast => self.toast.take().is_some(),
            Msg::CloseWarning => self.warning.take().is_some(),
            Msg::HoldPeek(seat) => self.hold_peek(ctx, seat),
            Msg::TapPeek(seat) => self.tap_peek(ctx, seat),
            Msg::Peek(seat) => self.open_peek(seat),
            Msg::Unpeek => self.unpeek(),
            // Who cannot hold a key presses it once, and Escape or the time ends it.
            Msg::KeyUp => !self.settings().tap_to_peek && self.unpeek(),
            Msg::Drawer(drawer) => {
                self.drawer = drawer;
                true
            }
            Msg::CloseTip(key) => {
                memory::tip_read(key);
                true
            }
            Msg::NoTips => {
                let settings = Settings { tips: false, ..(*self.house.settings).clone() };
                self.house.change.emit(settings);
                true
            }
            Msg::Automatic(steps) => self.act_by_itself(ctx, steps),
            Msg::Reseat(seat, sitter) => self.reseat(ctx, seat, sitter),
            Msg::Across(seat, across) => self.sit_across(seat, across),
            Msg::Export => self.export(),
            Msg::Again(again) => self.again(again),
            Msg::Key(key) => self.key(ctx, key),
            Msg::Tick => self.tick(ctx),
            msg => self.computer_message(ctx, msg),
        }
    }

    /// Whether a press counts: not in the dead time after a change of screen.
    fn press(&self) -> bool {
        self.guard.hears()
    }
}
