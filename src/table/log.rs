//! What happened and who may hear of it. The audience is named where a thing is told, so that a
//! secret cannot be filtered wrongly later.
use super::{Eye, Seat};

/// Who may hear of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    Everyone,
    Only(Seat),
    AllBut(Seat),
}

impl Audience {
    pub fn includes(self, eye: Eye) -> bool {
        match (self, eye) {
            (Audience::Everyone, _) | (Audience::AllBut(_), Eye::Public) => true,
            (Audience::Only(_), Eye::Public) => false,
            (Audience::Only(seat), Eye::Seat(me)) => seat == me,
            (Audience::AllBut(seat), Eye::Seat(me)) => seat != me,
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Entry<E> {
    pub audience: Audience,
    pub event: E,
}

/// What happened, in order, each entry with those who may hear it.
#[derive(Clone, PartialEq, Debug)]
pub struct Log<E> {
    entries: Vec<Entry<E>>,
    revealing: bool,
    opening: bool,
    unheard: bool,
}

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log { entries: Vec::new(), revealing: false, opening: false, unheard: false }
    }
}

impl<E> Log<E> {
    /// For computers that try things out: nobody listens, so nothing is kept.
    pub fn unheard() -> Log<E> {
        Log { unheard: true, ..Log::default() }
    }

    pub fn is_unheard(&self) -> bool {
        self.unheard
    }

    pub fn public(&mut self, event: E) {
        self.keep(Audience::Everyone, event);
    }

    /// The same, where an event is much to write down: for nobody it is not even made.
    pub fn public_with(&mut self, event: impl FnOnce() -> E) {
        if !self.unheard {
            self.public(event());
        }
    }

    fn keep(&mut self, audience: Audience, event: E) {
        if !self.unheard {
            self.entries.push(Entry { audience, event });
        }
    }

    /// A secret of `seat`: its own side of it, and what the others may hear.
    /// Both are asked for, so that neither is forgotten.
    pub fn secret(&mut self, seat: Seat, told: E, others: E) {
        self.keep(Audience::Only(seat), told);
        self.keep(Audience::AllBut(seat), others);
    }

    /// Marks that someone learned something new, so that the action cannot be taken back.
    pub fn reveals(&mut self) {
        self.revealing = true;
    }

    /// Marks that sealed choices were opened together: people want to press for that.
    pub fn opens(&mut self) {
        self.revealing = true;
        self.opening = true;
    }

    pub fn revealing(&self) -> bool {
        self.revealing
    }

    pub fn opening(&self) -> bool {
        self.opening
    }

    /// Whether `seat` was told something here that others were not.
    pub fn told_in_secret(&self, seat: Seat) -> bool {
        self.entries.iter().any(|entry| entry.audience == Audience::Only(seat))
    }

    pub fn entries(&self) -> &[Entry<E>] {
        &self.entries
    }

    pub fn heard_by(&self, eye: Eye) -> impl Iterator<Item = &E> {
        self.entries
            .iter()
            .filter(move |entry| entry.audience.includes(eye))
            .map(|entry| &entry.event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_told_twice_and_nobody_hears_both_sides() {
        let (ada, ben) = (Seat::new(0), Seat::new(1));
        let mut log = Log::default();
        log.secret(ada, "Ada drew milk 5", "Ada drew a card");
        let hears = |eye| log.heard_by(eye).copied().collect::<Vec<_>>();
        assert_eq!(hears(Eye::Seat(ada)), ["Ada drew milk 5"]);
        assert_eq!(hears(Eye::Seat(ben)), ["Ada drew a card"]);
        assert_eq!(hears(Eye::Public), ["Ada drew a card"]);
        assert!(log.told_in_secret(ada) && !log.told_in_secret(ben));
    }

    #[test]
    fn nothing_is_kept_of_what_nobody_hears() {
        let mut log = Log::unheard();
        log.public("Ada drew a card");
        log.secret(Seat::new(0), "Ada drew milk 5", "Ada drew a card");
        assert!(log.entries().is_empty());
    }
}
