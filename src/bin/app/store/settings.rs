//! How this device likes its tables.
use high_street::table::json;
use serde::{Deserialize, Serialize};

use super::storage;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    System,
    Light,
    Dark,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    Full,
    Brisk,
    Off,
}

/// How long a computer's move stays before the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// One press a move.
    Step,
    /// Written as it was called first.
    #[serde(rename = "calm")]
    Slow,
    Normal,
    Quick,
    Once,
}

impl Pace {
    pub const ALL: [Pace; 5] = [Pace::Step, Pace::Slow, Pace::Normal, Pace::Quick, Pace::Once];

    /// The beat in milliseconds; `None` waits for a press.
    pub const fn beat(self) -> Option<u32> {
        match self {
            Pace::Step => None,
            Pace::Slow => Some(1200),
            Pace::Normal => Some(600),
            Pace::Quick => Some(150),
            Pace::Once => Some(0),
        }
    }
}

// Each switch stands for itself; two of them together mean nothing.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    pub theme: Theme,
    pub motion: Motion,
    pub sound: bool,
    /// Size of all text, in percent: one of `TEXT_SIZES`.
    pub text: u16,
    pub pace: Pace,
    /// Ask once before what cannot be taken back.
    pub confirm: bool,
    /// Seconds without input until the shutter falls; 0 for never.
    pub idle: u16,
    /// Seconds after which a person is reminded of the time; 0 for no clock at all.
    pub reminder: u16,
    /// A tap opens the peek for five seconds, for those who cannot hold.
    pub tap_to_peek: bool,
    /// Coach marks for new players.
    pub tips: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::System,
            motion: Motion::Full,
            sound: true,
            text: 100,
            pace: Pace::Normal,
            confirm: true,
            idle: 120,
            reminder: 0,
            tap_to_peek: false,
            tips: true,
        }
    }
}

const KEY: &str = "hs.settings";

impl Settings {
    pub const TEXT_SIZES: [u16; 5] = [100, 115, 130, 150, 200];
    pub const TIMES: [u16; 4] = [0, 60, 120, 300];

    /// Broken settings are nobody's loss: the usual ones take their place.
    pub fn load() -> Settings {
        let text = storage::read(KEY).unwrap_or_default();
        let mut settings: Settings = json::read(&text).unwrap_or_default();
        if !Settings::TEXT_SIZES.contains(&settings.text) {
            settings.text = 100;
        }
        settings
    }

    pub fn store(&self) {
        let text = json::write(self);
        // Trouble with the storage is told where games are saved; settings still hold for now.
        let _ = storage::write(KEY, &text);
    }
}
