//! What is half chosen in a turn: board and counter read and change the same draft.
use high_street::games::shopping_mall::{
    ActPrompt, ArrivalsPrompt, Kind, LotOffer, Manager, MoveOffer, Position, Route, Slot, Spot,
    SwapOffer, Trade,
};
use high_street::table::{Arrange, Seat};

use crate::counter::Draft;
use crate::face::Scene;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    /// Only what kind of action it shall be.
    Kind(Kind),
    Crowd(Spot),
    /// A crowd, its route, and the order they walk in if another one is wanted.
    Way(Spot, Route, Option<Vec<Trade>>),
    /// One of the managers to be swapped: pressed, or on its way to another.
    One(Manager),
    Dragged(Manager),
    Pair([Manager; 2]),
    Lot(Slot),
}

impl Pick {
    pub const fn kind(&self) -> Kind {
        match self {
            Pick::Kind(kind) => *kind,
            Pick::Crowd(_) | Pick::Way(..) => Kind::Move,
            Pick::One(_) | Pick::Dragged(_) | Pick::Pair(_) => Kind::Swap,
            Pick::Lot(_) => Kind::Auction,
        }
    }

    pub const fn crowd(&self) -> Option<Spot> {
        match self {
            Pick::Crowd(spot) | Pick::Way(spot, ..) => Some(*spot),
            Pick::Kind(_) | Pick::One(_) | Pick::Dragged(_) | Pick::Pair(_) | Pick::Lot(_) => None,
        }
    }

    /// The managers who are to change places, as far as they are chosen.
    pub fn managers(&self) -> Vec<Manager> {
        match self {
            Pick::One(one) | Pick::Dragged(one) => vec![*one],
            Pick::Pair(pair) => pair.to_vec(),
            Pick::Kind(_) | Pick::Crowd(_) | Pick::Way(..) | Pick::Lot(_) => Vec::new(),
        }
    }
}

/// Which action of which turn: another one starts afresh.
type Asked = (Seat, u32, usize);

pub fn pick(scene: &Scene<Position>, prompt: &ActPrompt) -> Draft<Pick> {
    let asked: Asked = (prompt.seat, scene.view.turns, scene.view.used.len());
    scene.draft(&asked, "pick", || Pick::Kind(usual(prompt)))
}

/// Crowds bring money; where they stand still, a shop is put up.
fn usual(prompt: &ActPrompt) -> Kind {
    match &prompt.moves {
        Ok(moves) if !moves.is_empty() => Kind::Move,
        _ => Kind::Auction,
    }
}

/// All moves, the best for the own seat first.
pub fn moves(prompt: &ActPrompt) -> Vec<&MoveOffer> {
    let mut moves: Vec<&MoveOffer> = prompt.moves.iter().flatten().collect();
    moves.arrange_by_key(|offer| std::cmp::Reverse(offer.outcome.gains[prompt.seat]));
    moves
}

pub fn moves_from(prompt: &ActPrompt, from: Spot) -> Vec<&MoveOffer> {
    moves(prompt).into_iter().filter(|offer| offer.from == from).collect()
}

pub fn move_by(prompt: &ActPrompt, from: Spot, route: Route) -> Option<&MoveOffer> {
    prompt.moves.iter().flatten().find(|offer| offer.from == from && offer.route == route)
}

pub fn swap_of(prompt: &ActPrompt, pair: [Manager; 2]) -> Option<&SwapOffer> {
    prompt.swaps.iter().flatten().find(|offer| offer.managers == pair)
}

pub fn lot_on(prompt: &ActPrompt, slot: Slot) -> Option<&LotOffer> {
    prompt.lots.iter().find(|lot| lot.premises.contains(slot))
}

/// Which of the front of the queue come in.
pub fn arrivals(scene: &Scene<Position>, asked: &ArrivalsPrompt) -> Draft<Vec<u8>> {
    scene.draft(asked, "arrivals", Vec::new)
}
