//! The device handed round in random games, by every mix of persons and computers: what its
//! screen shows is worked out a second time from the session alone.
mod looks;
mod presses;

use crate::table::{Desk, Dice, Game, Level, Screen, Seat, Seats, Seed, Session, Sitter};

use super::walk::{LONGEST, seeds};

pub(crate) fn the_desk_shows_each_person_their_own_and_nothing_else<G: Game>(setup: &G::Setup) {
    for seed in seeds(1) {
        let session = Session::<G>::new(setup.clone(), Seed(seed)).expect("the setup is offered");
        let mut dice = Dice::new(Seed(seed ^ 0xDE5C));
        for sitters in mixes(session.seats(), &mut dice) {
            Walker::new(session.clone(), sitters).walk(&mut dice);
        }
    }
}

/// All mixes of persons and computers at a small table, some of them at a large one.
fn mixes(seats: u8, dice: &mut Dice) -> Vec<Seats<Sitter>> {
    let mut masks: Vec<u32> = (0..1 << seats).collect();
    dice.shuffle(&mut masks);
    masks.truncate(6);
    let sitter = |mask: u32, seat: Seat| match mask >> seat.index() & 1 {
        0 => Sitter::Computer(Level::Easy),
        _ => Sitter::Person,
    };
    masks.iter().map(|&mask| Seats::from_fn(seats, |seat| sitter(mask, seat))).collect()
}

struct Walker<G: Game> {
    desk: Desk<G>,
    /// The same game, played beside the desk.
    shadow: Session<G>,
    /// The game as it was before what a reveal is about to open.
    before: Option<Session<G>>,
    sitters: Seats<Sitter>,
    /// Log entries each seat has read on its own screen.
    read: Seats<usize>,
    /// Each step's seat, and how many log entries there were before it.
    history: Vec<(Seat, usize)>,
    /// Log entries when the screen was raised.
    raised: usize,
    /// Steps when the screen was last raised or laid down.
    fresh: usize,
    blind: Option<Seat>,
    unread: Option<Seat>,
}

impl<G: Game> Walker<G> {
    fn new(session: Session<G>, sitters: Seats<Sitter>) -> Walker<G> {
        let mut walker = Walker {
            desk: Desk::new(session.clone(), sitters.clone()),
            read: sitters.map(|_, _| 0),
            history: Vec::new(),
            raised: session.entries(),
            fresh: 0,
            shadow: session,
            before: None,
            sitters,
            blind: None,
            unread: None,
        };
        walker.fresh = walker.taken_over();
        walker
    }

    /// Steps that are no longer anybody's to take back on a device that was just opened: alone nobody has taken it over
    /// in between.
    fn taken_over(&self) -> usize {
        if self.persons().len() == 1 { 0 } else { self.shadow.len() }
    }

    fn walk(&mut self, dice: &mut Dice) {
        for _ in 0..2 * LONGEST {
            self.look();
            if self.desk.screen() == Screen::Over {
                return;
            }
            self.press(dice);
        }
        panic!("the device goes round for ever");
    }

    fn persons(&self) -> Vec<Seat> {
        let persons = self.sitters.iter().filter(|(_, sitter)| **sitter == Sitter::Person);
        persons.map(|(seat, _)| seat).collect()
    }

    /// The screen of a device that lies on the table.
    fn laid_down(&self) -> Screen {
        let position = self.shadow.position();
        let upcoming = position.upcoming();
        let next = upcoming.into_iter().find(|seat| self.persons().contains(seat));
        match next {
            _ if self.shadow.is_over() => Screen::Over,
            _ if self.persons().len() < 2 => Screen::Open,
            Some(next) if !position.private(next) || position.all_blind(next) => Screen::Open,
            next => Screen::Public { next },
        }
    }
}
