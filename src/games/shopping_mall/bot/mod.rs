//! Computer players. Easy counts what it gets at once; normal also what may still come, and plans
//! both actions of a turn; hard plays its best few answers out in imagined worlds.
mod auctions;
pub(super) mod outlook;
pub(super) mod policy;
pub(super) mod search;

use outlook::Hopes;
use policy::{Style, decide};
use search::LooksAhead;

use super::action::Action;
use super::position::Position;
use super::view::View;
use crate::table::{Bot, Computers, Dice, Eye, Game, Imagine, Level, Seat};

/// Fitted on games of the shrewd style against itself (`tests/fit.rs`).
pub(super) const FITTED: Hopes = Hopes {
    any: -450,
    door: 410,
    near: 850,
    far: 350,
    queued: 460,
    back: 110,
    last_near: 970,
    last_far: 340,
    waiting: 1000,
};

/// Those of the simulations in the rule book (8.2).
pub(super) const BY_THE_BOOK: Hopes = Hopes {
    any: -300,
    door: 330,
    near: 1150,
    far: 230,
    queued: 460,
    back: 80,
    last_near: 1100,
    last_far: 200,
    waiting: 0,
};

/// With three seats those fitted do better, with four those of the book and whoever waits at the door.
const HOPES: [Hopes; 2] = [FITTED, Hopes { waiting: 1000, ..BY_THE_BOOK }];

const EASY: Style = Style {
    foresight: false,
    hopes: HOPES,
    patience: 100,
    rivalry: 0,
    envy: 0,
    forgone: 100,
    zeal: 0,
    followed: 0,
    shares: [50, 60, 60, 70, 80],
    whim: 30,
    slack: 0,
};
/// The players of the book's simulations: hopes and moves followed up are written there (7, 8.2), shares too, of which
/// these are 92 %; the rest is set so that their games go as those did (`tests/averages.rs`).
pub(super) const NORMAL: Style = Style {
    foresight: true,
    hopes: [BY_THE_BOOK; 2],
    patience: 30,
    rivalry: 4,
    envy: 5,
    forgone: 50,
    zeal: 600,
    followed: 6,
    shares: [41, 57, 69, 81, 87],
    whim: 0,
    slack: 0,
};
/// Fitted on games against itself, and better than the book's players: how Hard thinks of its own affairs.
pub(super) const SHREWD: Style = Style {
    foresight: true,
    hopes: HOPES,
    patience: 100,
    rivalry: 8,
    envy: 0,
    forgone: 100,
    zeal: 0,
    followed: 12,
    shares: [30, 47, 60, 75, 90],
    whim: 0,
    slack: 0,
};
/// The hand of a report follows nothing up and wavers: it takes for equal what differs by little.
pub(super) const GLANCE: Style = Style { followed: 0, whim: 20, slack: 1000, ..SHREWD };

/// Tests without optimisation think less.
const HARD: LooksAhead = LooksAhead {
    style: SHREWD,
    others: if cfg!(debug_assertions) { Style { followed: 0, ..NORMAL } } else { NORMAL },
    effort: if cfg!(debug_assertions) { 4 } else { 24 },
    candidates: if cfg!(debug_assertions) { 2 } else { 6 },
    ahead: if cfg!(debug_assertions) { 2 } else { 4 },
};

impl Computers for Position {
    const GLANCES: u64 = 1_200_000;

    fn computer(level: Level) -> Box<dyn Bot<Position>> {
        match level {
            Level::Easy => Box::new(AtOnce(EASY)),
            Level::Normal => Box::new(AtOnce(NORMAL)),
            Level::Hard => Box::new(HARD),
        }
    }

    /// Every payment is told to all, so whoever counts knows every balance.
    fn could_know(&self, seat: Seat) -> View {
        View { ledgers: self.ledgers.map(|_, ledger| Some(*ledger)), ..self.view(Eye::Seat(seat)) }
    }

    fn at_a_glance(world: &Position, seat: Seat, dice: &mut Dice) -> Action {
        decide(&world.sketch(), seat, &GLANCE, dice)
    }
}

/// Decides at once, by its style.
pub(super) struct AtOnce(pub Style);

impl Bot<Position> for AtOnce {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let world = Position::imagine(seat, view, dice).sketch();
        decide(&world, seat, &self.0, dice)
    }
}
