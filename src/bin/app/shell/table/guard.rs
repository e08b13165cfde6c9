//! Slips of the finger: after every change of screen presses do nothing for a moment.

/// Milliseconds.
pub const DEAD_TIME: u64 = 400;

#[derive(Default)]
pub struct Guard {
    deaf_until: u64,
}

impl Guard {
    pub fn screen_changed(&mut self, now: u64) {
        self.deaf_until = now + DEAD_TIME;
    }

    pub fn hears(&self, now: u64) -> bool {
        now >= self.deaf_until
    }
}
