//! How this device likes its tables: a page, and a panel for the table's own menu.
mod panel;
mod shortcuts;
#[cfg(all(test, feature = "ssr"))]
mod tests;

use yew::prelude::*;

pub use self::panel::SettingsPanel;
pub use self::shortcuts::Shortcuts;
use crate::parts::{Bar, use_arrival};

#[component]
pub fn SettingsPage() -> Html {
    use_arrival();
    html! {
        <div class="sheetpage">
            <Bar title="Settings" sub="They hold for this device" />
            <main class="page settings">
                <section class="panel" aria-label="Settings"><SettingsPanel /></section>
                <div class="stack">
                    <section class="panel" aria-labelledby="keys">
                        <div class="panel__head"><h2 id="keys">{ "Keys at the table" }</h2></div>
                        <Shortcuts />
                    </section>
                    <section class="panel" aria-labelledby="saves">
                        <div class="panel__head"><h2 id="saves">{ "About your saves" }</h2></div>
                        <p>{ HONESTY }</p>
                    </section>
                </div>
            </main>
        </div>
    }
}

/// What a save on this device can promise and what it cannot.
pub const HONESTY: &str = "Every game is kept in this browser, on this device, after each move. \
    Saves are packed, not locked: someone who opens the browser’s tools can read hidden cards. \
    The shutter guards against glances, not against cheats. Clearing the browser’s data clears \
    the games too, so export those you want to keep.";
