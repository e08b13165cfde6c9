//! The games. A folder each, and all alike; this file is the only list of them.
pub mod brick_and_mortar;
pub mod fiasko;
pub mod on_shelf;
pub mod shopping_mall;
pub mod supermarche;
mod think;

pub use think::{Answer, Garbled, Question};

/// Names the position of the game called `$slug` for one expression; `None` if there is none.
macro_rules! with_game {
    ($slug:expr, $game:ident => $do:expr) => {
        match $slug {
            <$crate::games::brick_and_mortar::Position as $crate::table::Game>::SLUG => {
                type $game = $crate::games::brick_and_mortar::Position;
                Some($do)
            }
            <$crate::games::fiasko::Position as $crate::table::Game>::SLUG => {
                type $game = $crate::games::fiasko::Position;
                Some($do)
            }
            <$crate::games::on_shelf::Position as $crate::table::Game>::SLUG => {
                type $game = $crate::games::on_shelf::Position;
                Some($do)
            }
            <$crate::games::shopping_mall::Position as $crate::table::Game>::SLUG => {
                type $game = $crate::games::shopping_mall::Position;
                Some($do)
            }
            <$crate::games::supermarche::Position as $crate::table::Game>::SLUG => {
                type $game = $crate::games::supermarche::Position;
                Some($do)
            }
            _ => None,
        }
    };
}
use with_game;
