//! The steps of a game at which there was something to choose, and what each of them changed.
use super::tally::Tally;
use crate::table::{Computers, Dice, Game, Seat, Seats, Session};

/// A choice that never made a difference yet may still make one: so many trials with such a spread
/// are taken for granted. Without them, whatever began with nothing would stay at nothing.
const PRIOR: (f64, f64) = (4.0, 100.0);

/// A step at which there was something to choose.
pub(super) struct Choice<G: Game> {
    pub step: usize,
    pub seat: Seat,
    pub view: G::View,
    pub action: G::Action,
    /// What it changed for each seat, beside the computer's choice at a glance.
    pub effect: Seats<Tally>,
    pub lead: Seats<Tally>,
}

impl<G: Game> Choice<G> {
    pub fn trials(&self) -> u32 {
        self.effect[self.seat].count()
    }

    /// By how much another trial would help those who want to know.
    pub fn doubt(&self, people: &[Seat]) -> f64 {
        let count = f64::from(self.trials().max(1));
        let squares: f64 = people.iter().map(|seat| self.effect[*seat].squared_error()).sum();
        let (taken, spread) = PRIOR;
        (squares * count * count + taken * spread) / (count + taken) / (count * count)
    }
}

/// The steps at which there was a choice. A sealed choice that was changed again is none.
pub(super) fn choices<G: Computers>(session: &Session<G>) -> Vec<Choice<G>> {
    let none = Seats::from_fn(session.seats(), |_| Tally::default());
    let mut dice = Dice::new(session.seed()).fork(9);
    let mut choices: Vec<Choice<G>> = Vec::new();
    let mut moves = session.moves().enumerate();
    session.positions(session.len(), |position| {
        let Some((step, (seat, action))) = moves.next() else { return };
        if !position.is_pending(seat)
            && let Some(before) = choices.iter().rposition(|choice| choice.seat == seat)
        {
            choices.remove(before);
        }
        if position.candidates(seat, &mut dice).len() > 1 {
            let (view, action) = (position.could_know(seat), action.clone());
            let (effect, lead) = (none.clone(), none.clone());
            choices.push(Choice { step, seat, view, action, effect, lead });
        }
    });
    choices
}
