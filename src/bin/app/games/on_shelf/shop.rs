//! On Shelf: the row on the street and the way in.
use high_street::games::on_shelf::Position;
use high_street::table::Game;

use crate::games::shop::{Front, Open, Pages, Shop, sheet};
use crate::own_file::own_file;

pub static SHOP: Shop = Shop {
    slug: Position::SLUG,
    name: "On Shelf",
    colours: "on-shelf",
    front: Front {
        drawing: include_str!("front.svg"),
        art: "shop-on-shelf",
        lettering: 106,
        awning: 169,
    },
    players: "3–6 players",
    minutes: "45 min",
    blurb: "A working day in the bottle shop. Every hour a job, every customer a test.",
    open: Some(Open { round_label, enter }),
};

own_file!(on_shelf: Pages = Pages::of::<Position>(sheet!("on_shelf"), include_str!("art.svg")));

/// The hour: an hour is a round.
pub fn round_label(round: u32) -> String {
    match round {
        1..=3 => format!("{} AM", round + 8),
        4 => "12 noon".to_owned(),
        _ => format!("{} PM", round - 4),
    }
}
