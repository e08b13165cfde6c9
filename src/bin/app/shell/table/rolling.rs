//! Dice in the air. What they led to is not told before they lie still: until then heading, log and
//! players stand as they were, no sound gives it away, no moment comes, and nothing can be pressed.
use high_street::table::Seats;

use super::effect::{Effect, Effects, Timer};
use super::msg::Msg;
use super::play::Play;
use crate::face::{Facts, Role, Status};
use crate::seated::{At, LogLine};
use crate::store::settings::{Motion, Pace};

/// As long as dice tumble in the style sheets, and a breath.
const FULL: u32 = 760;
const BRISK: u32 = 280;

/// A throw that is still in the air.
pub struct Rolling {
    /// The line that tells of it, by its index.
    pub line: usize,
    /// Of whoever threw, and what everybody knew then.
    pub role: Role,
    pub facts: Seats<Facts>,
}

impl Play {
    /// How long dice are in the air; nobody waits for those of computers that are skipped.
    fn airtime(&self, by_computer: bool) -> Option<u32> {
        let skipped = self.settings.pace == Pace::Once || self.computers.skipping();
        match self.settings.motion {
            Motion::Off => None,
            _ if by_computer && skipped => None,
            Motion::Full => Some(FULL),
            Motion::Brisk => Some(BRISK),
        }
    }

    /// `None` where none were thrown, or nobody waits for them.
    pub(super) fn throw_dice(&mut self, lines: &[LogLine], before: &At) -> Option<Effects> {
        let thrown = lines.iter().find(|line| line.told.rolls)?;
        // What one eye saw before them is not shown to another.
        if before.eye != self.at.eye {
            return None;
        }
        let wait = self.airtime(before.role.decides().is_none())?;
        self.rolling = Some(Rolling {
            line: thrown.index,
            role: before.role,
            facts: self.shown.facts.clone()?,
        });
        let sound = thrown.told.cue.map_or_else(Effects::none, |cue| self.sound(cue));
        Some(sound.also(Effect::After { timer: Timer::Dice, wait, msg: Msg::Settled }))
    }

    pub(super) fn settled(&mut self, now: u64) -> Effects {
        let Some(rolling) = self.rolling.take() else { return Effects::none() };
        let lines = self.seated.public_lines(&self.who, rolling.line + 1);
        self.sound_of(&lines).also(Effect::RememberPlaces).and(self.changed(now))
    }

    /// What everybody may know of everybody, as far as it is told.
    pub(super) fn facts(&self) -> Seats<Facts> {
        let before = self.shown.before_the_end.as_ref().filter(|_| self.in_moment());
        let told = self.rolling.as_ref().map(|rolling| &rolling.facts).or(before);
        told.cloned().unwrap_or_else(|| self.seated.facts())
    }

    pub(super) fn rolling_status(&self) -> Option<Status> {
        let rolling = self.rolling.as_ref()?;
        let text = "The dice are rolling.".to_owned();
        let hint = "What they lead to is told when they lie still.".to_owned();
        Some(Status { seat: rolling.role.decides(), text, hint })
    }
}
