//! What the desk shows, worked out a second time.
use super::Walker;
use crate::table::{Eye, Game, NoUndo, Screen, Seat};

impl<G: Game> Walker<G> {
    fn expected_eye(&self, screen: Screen) -> Eye {
        match (screen, &self.persons()[..]) {
            (Screen::Private(seat) | Screen::Report(seat), _) | (Screen::Open, &[seat]) => {
                Eye::Seat(seat)
            }
            _ => Eye::Public,
        }
    }

    /// Everything that may be read off the desk, against the session.
    pub(super) fn look(&self) {
        let screen = self.desk.screen();
        let eye = self.expected_eye(screen);
        let shown = self.before.as_ref().unwrap_or(&self.shadow);
        assert_eq!(self.desk.eye(), eye);
        assert!(self.desk.view() == shown.view(eye), "the view of another eye or moment");
        assert!(self.desk.lines().eq(shown.lines(eye)), "the lines of another eye or moment");
        assert!(self.desk.public_lines().eq(shown.lines(Eye::Public)));
        assert_eq!(self.desk.standings(), shown.standings());
        assert_eq!(self.desk.round(), shown.round());
        assert_eq!(self.desk.finished().is_some(), screen == Screen::Over);
        let missed: Vec<_> = match screen {
            Screen::Private(holder) | Screen::Report(holder) => {
                let news = self.read[holder]..self.raised;
                shown.lines(eye).filter(|line| news.contains(&line.index)).collect()
            }
            _ => Vec::new(),
        };
        assert_eq!(self.desk.digest(), missed, "exactly what happened since the last look");
        self.look_at_undo(screen);
        self.look_at_peeks(screen);
        self.look_at_computers(screen);
    }

    fn look_at_undo(&self, screen: Screen) {
        let position = self.shadow.position();
        let expected = match (self.shadow.last_step(), screen) {
            (None, _) => Err(NoUndo::NothingDone),
            (
                Some((seat, action, closed)),
                Screen::Private(_) | Screen::Report(_) | Screen::Open,
            ) => {
                let own = match screen {
                    Screen::Private(holder) | Screen::Report(holder) => holder == seat,
                    _ if self.persons().len() > 1 => position.is_pending(seat),
                    _ => true,
                };
                let shown = closed || matches!(screen, Screen::Report(_));
                match (own && self.persons().contains(&seat), shown) {
                    (true, _) if self.shadow.len() <= self.fresh => Err(NoUndo::NotYours),
                    (true, false) => Ok(action),
                    (true, true) => Err(NoUndo::Shown),
                    (false, _) => Err(NoUndo::NotYours),
                }
            }
            (Some(_), _) => Err(NoUndo::NotYours),
        };
        assert_eq!(self.desk.undoable(), expected, "on {screen:?}");
    }

    fn look_at_peeks(&self, screen: Screen) {
        let position = self.shadow.position();
        for seat in Seat::all(self.shadow.seats()) {
            let may = matches!(screen, Screen::Public { .. } | Screen::Open)
                && self.persons().len() > 1
                && self.persons().contains(&seat)
                && (position.is_pending(seat)
                    || position.may_peek(seat)
                    || self.blind == Some(seat));
            let peeked = self.desk.peek(seat);
            assert_eq!(peeked, may.then(|| position.view(Eye::Seat(seat))), "{seat:?} peeks");
            let decides = position.is_pending(seat) || position.may_revise(seat);
            let raises = matches!(screen, Screen::Public { .. })
                && self.persons().contains(&seat)
                && (decides || self.unread == Some(seat));
            assert_eq!(self.desk.may_raise(seat), raises, "{seat:?} raises on {screen:?}");
        }
    }

    fn look_at_computers(&self, screen: Screen) {
        let position = self.shadow.position();
        let waiting = match screen {
            Screen::Report(_) | Screen::Reveal | Screen::Over => true,
            Screen::Private(holder) => {
                let revising = position.may_revise(holder) && self.shadow.len() == self.fresh;
                position.is_pending(holder) || revising
            }
            Screen::Public { .. } | Screen::Open => false,
        };
        let computer = |seat: &Seat| !self.persons().contains(seat) && position.is_pending(*seat);
        let first = Seat::all(self.shadow.seats()).find(computer).filter(|_| !waiting);
        let asked = self.desk.ask();
        assert_eq!(asked.as_ref().map(|ask| ask.seat), first, "who is asked on {screen:?}");
        if let Some(ask) = asked {
            assert_eq!(ask.view, position.view(Eye::Seat(ask.seat)));
        }
    }
}
