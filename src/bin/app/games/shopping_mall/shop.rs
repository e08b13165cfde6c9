//! Shopping Mall: the row on the street and the way in.
use high_street::games::shopping_mall::Position;
use high_street::table::Game;

use crate::games::shop::{Front, Open, Pages, Shop, sheet};
use crate::own_file::own_file;

pub static SHOP: Shop = Shop {
    slug: Position::SLUG,
    name: "Shopping Mall",
    colours: "mall",
    front: Front {
        drawing: include_str!("front.svg"),
        art: "shop-mall",
        lettering: 129,
        awning: 189,
    },
    players: "3–4 players",
    minutes: "60 min",
    blurb: "Auction shops, place managers and steer the crowds past your doors.",
    open: Some(Open { round_label, enter }),
};

own_file!(shopping_mall: Pages = Pages::of::<Position>(sheet!("shopping_mall"), include_str!("art.svg")));

pub fn round_label(round: u32) -> String {
    format!("Round {round}")
}
