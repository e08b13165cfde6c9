//! The five shops of the street. A game is added here, by one row and a face.
mod brick_and_mortar;
mod fiasko;
mod supermarche;

use high_street::games::brick_and_mortar as brick_rules;
use high_street::games::fiasko as fiasko_rules;
use high_street::games::supermarche as supermarche_rules;
use high_street::table::{Game, Record};
use yew::prelude::*;

use crate::face::Face;
use crate::routes::GameId;
use crate::seated::Title;
use crate::shell::{rules::RulesPage, setup::SetupPage, table::Table};

/// A shop front.
pub struct Shop {
    pub slug: &'static str,
    pub name: &'static str,
    /// The game's colours: `data-game` of the body.
    pub colours: &'static str,
    /// The drawn front.
    pub art: &'static str,
    pub players: &'static str,
    pub minutes: &'static str,
    pub blurb: &'static str,
    /// `None` while the game is not built: the shop is shown closed.
    pub doors: Option<Doors>,
}

/// The rooms of an open shop.
pub struct Doors {
    pub setup: fn() -> Html,
    pub table: fn(GameId) -> Html,
    pub rules: fn() -> Html,
    /// "Turn 19", for the list of saves.
    pub round_label: fn(u32) -> String,
    /// Plays an imported record through the rules, and believes only what they say.
    pub admit: fn(Record) -> Result<Record, String>,
}

impl Doors {
    const fn of<G: Face>() -> Doors {
        Doors {
            setup: || html! { <SetupPage title={Title::of::<G>()} /> },
            table: |id: GameId| {
                let key = id.clone();
                html! { <Table title={Title::of::<G>()} {key} {id} /> }
            },
            rules: || html! { <RulesPage title={Title::of::<G>()} /> },
            round_label: G::round_label,
            admit: |record| Title::of::<G>().admit(record),
        }
    }
}

pub static SHOPS: [Shop; 5] = [
    Shop {
        slug: fiasko_rules::Position::SLUG,
        name: "Fiasko",
        colours: "fiasko",
        art: "shop-fiasko",
        players: "2–6 players",
        minutes: "20 min",
        blurb: "Keep drawing tins for your stack, or score before it all comes down.",
        doors: Some(Doors::of::<fiasko_rules::Position>()),
    },
    Shop {
        slug: supermarche_rules::Position::SLUG,
        name: "Supermarché",
        colours: "supermarche",
        art: "shop-supermarche",
        players: "1 player",
        minutes: "25 min",
        blurb: "Six rounds in your own grocery: buy low, stock well, please five customers.",
        doors: Some(Doors::of::<supermarche_rules::Position>()),
    },
    Shop {
        slug: "on-shelf",
        name: "On Shelf",
        colours: "on-shelf",
        art: "shop-on-shelf",
        players: "3–6 players",
        minutes: "45 min",
        blurb: "A working day in the bottle shop. Every hour a job, every customer a test.",
        doors: None,
    },
    Shop {
        slug: brick_rules::Position::SLUG,
        name: "Brick & Mortar",
        colours: "brick",
        art: "shop-brick",
        players: "2–4 players",
        minutes: "90 min",
        blurb: "Open stores, sway the market and undercut your rivals in secret.",
        doors: Some(Doors::of::<brick_rules::Position>()),
    },
    Shop {
        slug: "shopping-mall",
        name: "Shopping Mall",
        colours: "mall",
        art: "shop-mall",
        players: "3–4 players",
        minutes: "60 min",
        blurb: "Auction shops, place managers and steer the crowds past your doors.",
        doors: None,
    },
];

pub fn shop(slug: &str) -> Option<&'static Shop> {
    SHOPS.iter().find(|shop| shop.slug == slug)
}

pub fn doors(slug: &str) -> Option<&'static Doors> {
    shop(slug)?.doors.as_ref()
}
