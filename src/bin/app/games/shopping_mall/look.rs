//! Which drawing stands for what. Trades differ by shape and glyph, managers by what they wear.
use high_street::games::shopping_mall::{Kind, Manager, Trade};
use yew::prelude::*;

use crate::parts::icon_in;

pub struct Look {
    /// The word in style sheet and log.
    pub name: &'static str,
    /// A visitor of this trade.
    pub visitor: &'static str,
    pub glyph: &'static str,
    pub goods: &'static str,
}

pub const fn look(trade: Trade) -> &'static Look {
    match trade {
        Trade::Coffee => {
            &Look { name: "coffee", visitor: "v-coffee", glyph: "gl-coffee", goods: "g-coffee" }
        }
        Trade::Books => {
            &Look { name: "books", visitor: "v-books", glyph: "gl-books", goods: "g-books" }
        }
        Trade::Shoes => {
            &Look { name: "shoes", visitor: "v-shoes", glyph: "gl-shoes", goods: "g-shoes" }
        }
        Trade::Flowers => {
            &Look { name: "flowers", visitor: "v-flowers", glyph: "gl-flowers", goods: "g-flowers" }
        }
    }
}

/// Top hat, bare head, cap.
pub const fn figure(manager: Manager) -> &'static str {
    match manager {
        Manager::Expert => "mgr-3",
        Manager::Steady => "mgr-2",
        Manager::Trainee => "mgr-1",
    }
}

pub const fn kind_icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Move => "ph-crowd",
        Kind::Swap => "ph-swap",
        Kind::Auction => "ph-auction",
    }
}

/// A visitor as a piece; the words stand beside it.
pub fn visitor(trade: Trade) -> Html {
    icon_in("sm-visitor", look(trade).visitor)
}

/// A manager in the clothes of a seat.
pub fn manager(manager: Manager) -> Html {
    icon_in("sm-manager", figure(manager))
}

/// Visitors of each trade among `crowd`, in the order of the trades.
pub fn counted(crowd: &[Trade]) -> Vec<(Trade, usize)> {
    let count = |trade: Trade| crowd.iter().filter(|visitor| **visitor == trade).count();
    Trade::ALL
        .map(|trade| (trade, count(trade)))
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .collect()
}
