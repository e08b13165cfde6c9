//! The games. A folder each, and all alike; this file is the only list of them.
pub mod brick_and_mortar;
pub mod fiasko;
mod look_back;
pub mod on_shelf;
pub mod shopping_mall;
pub mod supermarche;
mod think;

pub use look_back::{Errand, Finished, Found, Reply, Room, Words, written_action};
pub use think::{Answer, Garbled, Question, written};

/// Hands the names of all games to a macro, and whatever else it shall be told: `each_game!(rows)` is
/// `rows! { [brick_and_mortar …] }`.
#[macro_export]
macro_rules! each_game {
    ($rows:ident $($more:tt)*) => {
        $rows! { [brick_and_mortar fiasko on_shelf shopping_mall supermarche] $($more)* }
    };
}

/// Names the position of the game called `$slug` for one expression; `None` if there is none.
macro_rules! with_game {
    ([$($game:ident)+] $slug:expr, $position:ident => $do:expr) => {
        match $slug {
            $(<$crate::games::$game::Position as $crate::table::Game>::SLUG => {
                type $position = $crate::games::$game::Position;
                Some($do)
            })+
            _ => None,
        }
    };
}
use with_game;
