//! What may be pressed, at random, and which screen must follow (section 2 of the hot seat).
use super::Walker;
use crate::table::{Desk, Dice, Game, Save, Screen, Seat};

impl<G: Game> Walker<G> {
    pub(super) fn press(&mut self, dice: &mut Dice) {
        let hiding = dice.below(8) == 0;
        match self.desk.screen() {
            Screen::Reveal => {
                self.desk.open_together();
                self.before = None;
                self.must_lie_down();
            }
            Screen::Report(holder) if hiding => {
                self.desk.hide();
                let own = self.history.iter().rfind(|(seat, _)| *seat == holder);
                self.lay_down(holder, own.expect("a report follows an action").1);
                self.unread = Some(holder);
            }
            Screen::Private(holder) if hiding => {
                self.desk.hide();
                self.lay_down(holder, self.shadow.entries());
            }
            Screen::Report(holder) => {
                self.desk.done();
                self.lay_down(holder, self.shadow.entries());
            }
            _ if dice.below(5) == 0 && self.desk.undoable().is_ok() => self.undo(),
            Screen::Private(holder) => {
                let decides = self.desk.may_decide(holder);
                let actor = if decides { holder } else { self.computer().expect("a computer") };
                self.play(actor, dice);
            }
            Screen::Public { .. } | Screen::Open if hiding => self.reload(),
            Screen::Public { .. } | Screen::Open => self.press_in_public(dice),
            Screen::Over => unreachable!("the walk has ended"),
        }
    }

    fn computer(&self) -> Option<Seat> {
        self.desk.ask().map(|ask| ask.seat)
    }

    fn press_in_public(&mut self, dice: &mut Dice) {
        let seats: Vec<Seat> = Seat::all(self.shadow.seats()).collect();
        let raisers = seats.iter().copied().filter(|&seat| self.desk.may_raise(seat));
        let raisers: Vec<Seat> = raisers.collect();
        let actors: Vec<Seat> = self
            .persons()
            .into_iter()
            .chain(self.computer())
            .filter(|&seat| self.shadow.position().is_pending(seat))
            .collect();
        match (dice.pick(&raisers), dice.pick(&actors)) {
            (Some(&seat), None) => self.raise(seat),
            (Some(&seat), _) if dice.below(2) == 0 => self.raise(seat),
            (_, Some(&actor)) => self.play(actor, dice),
            (None, None) => panic!("nobody can do anything on {:?}", self.desk.screen()),
        }
    }

    fn raise(&mut self, seat: Seat) {
        let decides = self.desk.may_decide(seat);
        assert!(self.desk.raise(seat));
        let screen = if decides { Screen::Private(seat) } else { Screen::Report(seat) };
        assert_eq!(self.desk.screen(), screen);
        self.unread = self.unread.filter(|unread| *unread != seat);
        (self.raised, self.fresh) = (self.shadow.entries(), self.shadow.len());
    }

    fn lay_down(&mut self, holder: Seat, read: usize) {
        self.read[holder] = read;
        self.fresh = self.shadow.len();
        self.must_lie_down();
    }

    fn must_lie_down(&self) {
        assert_eq!(self.desk.screen(), self.laid_down(), "the device lies on the table");
    }

    fn undo(&mut self) {
        let screen = self.desk.screen();
        self.desk.undo().expect("it was offered");
        assert!(self.shadow.undo(), "nothing was shown or rolled");
        self.history.pop();
        assert_eq!(self.desk.screen(), screen, "undo leaves the screen where it is");
    }

    /// Who holds the device is never stored.
    fn reload(&mut self) {
        let session = Save::<G>::load(&self.desk.save_json()).expect("it was saved");
        assert!(session == self.shadow, "what was played is what was saved");
        self.desk = Desk::new(session, self.sitters.clone());
        self.read = self.sitters.map(|seat, _| {
            self.history.iter().rfind(|(own, _)| *own == seat).map_or(0, |(_, entries)| *entries)
        });
        self.fresh = self.taken_over();
        self.blind = None;
        self.unread = self.shadow.told_last().filter(|seat| self.persons().contains(seat));
        self.must_lie_down();
    }

    /// A candidate of `seat`, if this screen lets it act; the shadow follows.
    fn play(&mut self, seat: Seat, dice: &mut Dice) {
        let position = self.shadow.position();
        let all = position.candidates(seat, dice);
        let action = dice.pick(&all).expect("whoever may act has a candidate").clone();
        let (screen, person) = (self.desk.screen(), self.persons().contains(&seat));
        let blind = position.blind(seat, &action);
        let in_public = matches!(screen, Screen::Public { .. })
            || screen == Screen::Open && self.persons().len() > 1;
        let result = if person {
            self.desk.act(seat, action.clone())
        } else {
            self.desk.answer(seat, action.clone())
        };
        if person && in_public && position.private(seat) && !blind {
            assert!(result.is_err(), "{action:?} needs a screen of its own");
            return;
        }
        result.expect("a candidate is legal here");
        if person {
            self.blind = in_public.then_some(seat);
            self.unread = self.unread.filter(|unread| *unread != seat);
        }
        let at_the_shutter = person && matches!(screen, Screen::Public { .. });
        self.follow(screen, seat, action);
        if at_the_shutter {
            self.fresh = self.shadow.len();
        }
    }

    fn follow(&mut self, screen: Screen, seat: Seat, action: G::Action) {
        let entries = self.shadow.entries();
        let log = self.shadow.play(seat, action).expect("the desk has played it");
        let (opening, told) = (log.opening(), log.told_in_secret(seat));
        self.history.push((seat, entries));
        if opening && self.persons().len() > 1 {
            if let Screen::Private(holder) = screen {
                self.read[holder] = entries;
                self.fresh = self.shadow.len();
            }
            self.before = Some(self.shadow.prefix(self.shadow.len() - 1));
            assert_eq!(self.desk.screen(), Screen::Reveal, "one press opens them together");
            return;
        }
        let Screen::Private(holder) = screen else { return self.must_lie_down() };
        let upcoming = self.shadow.position().upcoming();
        let next = upcoming.into_iter().find(|seat| self.persons().contains(seat));
        let position = self.shadow.position();
        let openly = !position.private(holder) || position.all_blind(holder);
        let again = !openly && (position.is_pending(holder) || next == Some(holder));
        if again && !self.shadow.is_over() {
            assert_eq!(self.desk.screen(), screen, "the holder keeps the screen");
        } else if seat == holder && told && !self.shadow.is_over() {
            assert_eq!(self.desk.screen(), Screen::Report(holder), "news is reported first");
        } else {
            self.lay_down(holder, self.shadow.entries());
        }
    }
}
