//! Brick & Mortar: the row on the street and the way in.
use high_street::games::brick_and_mortar::Position;
use high_street::table::Game;

use crate::games::shop::{Front, Open, Pages, Shop, sheet};
use crate::own_file::own_file;

pub static SHOP: Shop = Shop {
    slug: Position::SLUG,
    name: "Brick & Mortar",
    colours: "brick",
    front: Front {
        drawing: include_str!("front.svg"),
        art: "shop-brick",
        lettering: 127,
        awning: 187,
    },
    players: "2–4 players",
    minutes: "90 min",
    blurb: "Open stores, sway the market and undercut your rivals in secret.",
    open: Some(Open { round_label, enter }),
};

own_file!(brick: Pages = Pages::of::<Position>(sheet!("brick_and_mortar"), include_str!("art.svg")));

pub fn round_label(round: u32) -> String {
    super::words::month(round).to_owned()
}
