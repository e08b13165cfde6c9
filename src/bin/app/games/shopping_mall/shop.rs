//! Shopping Mall: the row on the street.
use crate::games::shop::{Front, Shop};

pub static SHOP: Shop = Shop {
    slug: "shopping-mall",
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
    open: None,
};
