//! All settings, on their own page and in the menu of a table. Each holds at once and is kept.
use yew::prelude::*;

use crate::house::use_house;
use crate::own_file::own_file;
use crate::parts::{Choice, Segments, Switch, use_coming};
use crate::store::memory;
use crate::store::settings::{Motion, Pace, Settings, Theme};
use crate::words;

own_file!(settings: fn() -> Html = || html! { <AllSettings /> });

/// All settings, which come in a file of their own: few change them at a table.
#[component]
pub fn SettingsPanel() -> Html {
    use_coming(enter).draw(|all| all())
}

#[component]
fn AllSettings() -> Html {
    let house = use_house();
    let now = &*house.settings;
    // Each control changes one thing of the settings as they are now.
    macro_rules! set {
        ($field:ident) => {{
            let settings = house.settings.clone();
            house.change.reform(move |$field| Settings { $field, ..(*settings).clone() })
        }};
    }
    html! {
        <div class="setlist">
            <Setting label="Colours" hint="System goes by what the device prefers.">
                <Segments<Theme> legend="Colours" name="set-theme" chosen={now.theme} change={set!(theme)}
                    choices={themes()} />
            </Setting>
            <Setting label="Text size" hint="Of everything on the page.">
                <Segments<u16> legend="Text size" name="set-text" chosen={now.text} change={set!(text)}
                    choices={Settings::TEXT_SIZES.map(|size| Choice::new(size, words::percent(u32::from(size) * 10))).to_vec()} />
            </Setting>
            <Setting label="Movement" hint="If the device asks for reduced motion, nothing moves, whatever is chosen here.">
                <Segments<Motion> legend="Movement" name="set-motion" chosen={now.motion} change={set!(motion)}
                    choices={motions()} />
            </Setting>
            <Setting label="Computers’ pace" hint="How long a computer’s move stays before the next.">
                <Segments<Pace> legend="Computers’ pace" name="set-pace" chosen={now.pace} change={set!(pace)}
                    choices={Pace::ALL.map(|pace| Choice::new(pace, pace_name(pace))).to_vec()} />
            </Setting>
            <Setting label="Shutter falls by itself" hint="When several people play and nobody touches the screen.">
                <Segments<u16> legend="Shutter falls by itself" name="set-idle" chosen={now.idle}
                    change={set!(idle)} choices={times("Never")} />
            </Setting>
            <Setting label="Reminder clock" hint="Counts from the raised shutter, on the own screen only. It never plays for anyone.">
                <Segments<u16> legend="Reminder clock" name="set-reminder" chosen={now.reminder}
                    change={set!(reminder)} choices={times("Off")} />
            </Setting>
            <Switch label="Sound" hint="A few short cues for what everybody may know."
                on={now.sound} change={set!(sound)} />
            <Switch label="Ask before what cannot be taken back" hint="One question, with the numbers."
                on={now.confirm} change={set!(confirm)} />
            <Switch label="Tap to peek" hint="A tap shows your own things for five seconds, instead of holding."
                on={now.tap_to_peek} change={set!(tap_to_peek)} />
            <Switch label="First steps" hint="Short tips at the table, each until it is closed."
                on={now.tips} change={set!(tips)} />
            <TipsAgain />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct SettingProps {
    label: AttrValue,
    hint: AttrValue,
    children: Html,
}

#[component]
fn Setting(SettingProps { label, hint, children }: &SettingProps) -> Html {
    html! {
        <div class="setting">
            <p><b>{ label }</b><small>{ hint }</small></p>
            { children.clone() }
        </div>
    }
}

#[component]
fn TipsAgain() -> Html {
    let house = use_house();
    let done = use_state(|| false);
    let onclick = {
        let done = done.clone();
        move |_| {
            memory::forget_tips();
            house.change.emit(Settings { tips: true, ..(*house.settings).clone() });
            done.set(true);
        }
    };
    html! {
        <div class="row wrap">
            <button type="button" class="btn" {onclick}>{ "Show all tips again" }</button>
            <span role="status">
                if *done { { "Done. Each is shown again until it is closed." } }
            </span>
        </div>
    }
}

fn themes() -> Vec<Choice<Theme>> {
    vec![
        Choice::new(Theme::System, "System"),
        Choice::with_icon(Theme::Light, "Day", "i-sun"),
        Choice::with_icon(Theme::Dark, "Night", "i-moon"),
    ]
}

fn motions() -> Vec<Choice<Motion>> {
    vec![
        Choice::new(Motion::Full, "Full"),
        Choice::new(Motion::Brisk, "Brisk"),
        Choice::new(Motion::Off, "Off"),
    ]
}

const fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::Step => "Step",
        Pace::Slow => "Slow",
        Pace::Normal => "Normal",
        Pace::Quick => "Quick",
        Pace::Once => "At once",
    }
}

fn times(none: &'static str) -> Vec<Choice<u16>> {
    let choice = |seconds| match seconds {
        0 => Choice::new(seconds, none),
        _ => Choice::new(seconds, format!("{} min", seconds / 60)),
    };
    Settings::TIMES.map(choice).to_vec()
}
