//! On Shelf: the row on the street.
use crate::games::shop::{Front, Shop};

pub static SHOP: Shop = Shop {
    slug: "on-shelf",
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
    open: None,
};
