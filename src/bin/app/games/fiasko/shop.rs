//! Fiasko: the row on the street and the way in.
use high_street::games::fiasko::Position;
use high_street::table::Game;

use crate::games::shop::{Front, Open, Pages, Shop, sheet};
use crate::own_file::own_file;

pub static SHOP: Shop = Shop {
    slug: Position::SLUG,
    name: "Fiasko",
    colours: "fiasko",
    front: Front {
        drawing: include_str!("front.svg"),
        art: "shop-fiasko",
        lettering: 107,
        awning: 171,
    },
    players: "2–6 players",
    minutes: "20 min",
    blurb: "Keep drawing tins for your stack, or score before it all comes down.",
    open: Some(Open { round_label, enter }),
};

own_file!(fiasko: Pages = Pages::of::<Position>(sheet!("fiasko"), include_str!("art.svg")));

pub fn round_label(round: u32) -> String {
    format!("Turn {round}")
}
