//! No setting may be forgotten on its page.
use high_street::table::Level;
use yew::prelude::*;

use super::SettingsPage;
use crate::face::level_name;
use crate::parts::stage::drawn;

#[test]
fn every_setting_is_on_the_page() {
    let page = drawn(html! { <SettingsPage /> });
    for part in [
        "Colours",
        "Text size",
        "Movement",
        "reduced motion",
        "Computers’ pace",
        "At once",
        "Sound",
        "Shutter falls by itself",
        "5 min",
        "Reminder clock",
        "Ask before",
        "Tap to peek",
        "First steps",
        "Keys at the table",
        "packed, not locked",
    ] {
        assert!(page.contains(part), "{part}");
    }
    for level in Level::ALL.map(level_name) {
        assert!(!page.contains(level), "a pace and a computer have different names: {level}");
    }
    assert!(page.contains("100%") && !page.contains(" %"), "a percent stands by its number");
}
