//! Undo gives back what was, and never what has been learned.
use crate::table::{Dice, Eye, Game, Imagine, Log, Pending, Seed, Session};

use super::walk::{any_step, moments, seeds, walk};

pub(crate) fn undo_gives_back_the_exact_session<G: Game>(setup: &G::Setup) {
    for seed in seeds(2) {
        let length = walk::<G>(setup, seed, |_, _| {}).len();
        walk::<G>(setup, seed, |before, dice| {
            if before.len() % (length / 60 + 1) == 0 {
                undo_one(before, &mut dice.clone());
            }
        });
    }
}

fn undo_one<G: Game>(before: &Session<G>, dice: &mut Dice) {
    let Some((seat, action)) = any_step(before.position(), dice) else { return };
    let mut session = before.clone();
    let told = session.play(seat, action).expect("a candidate is legal").revealing();
    let shown = told || session.is_over();
    let rolled = session.position().dice() != before.position().dice();
    let after = session.clone();
    if session.undo() {
        assert!(!shown && !rolled, "what was shown or rolled cannot be taken back");
        assert_eq!(&session, before, "everything is as it was");
    } else {
        assert!(shown || rolled, "only what was shown or rolled cannot be taken back");
        assert_eq!(session, after, "a refused undo changes nothing");
    }
}

/// Otherwise undo would be a way to peek: draw, look, take back.
pub(crate) fn what_can_be_taken_back_told_its_doer_nothing<G: Imagine>(setup: &G::Setup) {
    for seed in seeds(2) {
        let mut dice = Dice::new(Seed(seed));
        for position in moments::<G>(setup, seed, 100) {
            let Some((seat, action)) = any_step(&position, &mut dice) else { continue };
            let eye = Eye::Seat(seat);
            let twin = G::imagine(seat, &position.view(eye), &mut dice);
            let ends = [position, twin].map(|mut world| {
                let mut log = Log::default();
                let rolls = world.dice().clone();
                world.play(seat, action.clone(), &mut log).expect("legal in both worlds");
                let over = matches!(world.pending(), Pending::Over(_));
                let closed = log.revealing() || *world.dice() != rolls || over;
                let heard: Vec<_> = log.heard_by(eye).cloned().collect();
                (closed, world.view(eye), heard)
            });
            if !ends[0].0 {
                assert_eq!(ends[0], ends[1], "{action:?} shows something and can be taken back");
            }
        }
    }
}
