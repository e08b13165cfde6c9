//! Supermarché: the row on the street and the way in.
use high_street::games::supermarche::Position;
use high_street::table::Game;

use crate::games::shop::{Front, Open, Pages, Shop, sheet};
use crate::own_file::own_file;

pub static SHOP: Shop = Shop {
    slug: Position::SLUG,
    name: "Supermarché",
    colours: "supermarche",
    front: Front {
        drawing: include_str!("front.svg"),
        art: "shop-supermarche",
        lettering: 116,
        awning: 173,
    },
    players: "1 player",
    minutes: "25 min",
    blurb: "Six rounds in your own grocery: buy low, stock well, please five customers.",
    open: Some(Open { round_label, enter }),
};

own_file!(supermarche: Pages = Pages::of::<Position>(sheet!("supermarche"), include_str!("art.svg")));

pub fn round_label(round: u32) -> String {
    format!("Round {round}")
}
