//! The reminder: how long the shutter has been up. It reminds; it never plays for anyone.
use gloo::timers::callback::Interval;
use high_street::table::Screen;
use yew::prelude::*;

use super::play::Play;
use crate::device::clock;

impl Play {
    /// Nowhere but on the holder's own screen, and only where it was asked for.
    pub(super) fn draw_reminder(&self) -> Html {
        match (self.at.screen, self.settings.reminder) {
            (Screen::Private(_), limit @ 1..) => html! { <Reminder {limit} /> },
            _ => html! {},
        }
    }
}

#[derive(Properties, PartialEq)]
struct ReminderProps {
    /// Seconds until the time is called over.
    limit: u16,
}

/// Counts from the moment it is first drawn. Has a beat of its own, so that the table is not drawn
/// anew every second, and is read out only once: when the time is over.
#[component]
fn Reminder(ReminderProps { limit }: &ReminderProps) -> Html {
    let began = use_memo((), |()| clock::now());
    let seconds = use_state(|| 0_u64);
    {
        let seconds = seconds.setter();
        use_effect_with((), move |()| {
            // Asked each time: a page in the background may miss beats.
            let beat = move || seconds.set(clock::now().saturating_sub(*began) / 1000);
            let beat = Interval::new(1_000, beat);
            move || drop(beat)
        });
    }
    let over = *seconds >= u64::from(*limit);
    html! {
        <div class={classes!("reminder", over.then_some("is-over"))}>
            <span class="num" role="timer" aria-live="off" aria-label="Since the shutter was raised">
                { shown(*seconds) }
            </span>
            <span role="status">if over { { called(*limit) } }</span>
        </div>
    }
}

/// "0:07", "12:34".
fn shown(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn called(limit: u16) -> String {
    match limit / 60 {
        1 => "A minute is over.".to_owned(),
        minutes => format!("{minutes} minutes are over."),
    }
}

#[cfg(test)]
mod tests {
    use super::{called, shown};

    #[test]
    fn the_time_is_shown_in_minutes_and_called_in_words() {
        assert_eq!([shown(7), shown(60), shown(754)], ["0:07", "1:00", "12:34"]);
        assert_eq!([called(60), called(300)], ["A minute is over.", "5 minutes are over."]);
    }
}
