//! The end of a game, celebrated: the places from the last to the first, or what all have won or lost
//! together, above a shelf that fills with pieces of that game.
use high_street::table::{Arrange, Seat, Seats};
use yew::prelude::*;

use super::play::Play;
use crate::face::{Contest, Ending, Weight, Who};
use crate::parts::{chip, icon};
use crate::store::history;

/// So many pieces come to stand on the shelf.
const PIECES: usize = 10;

/// Whether this end is the table's to celebrate: whoever plays alone has the last moment of the game.
pub const fn is_due(contest: Contest) -> bool {
    matches!(contest, Contest::Rivals | Contest::Together { .. })
}

/// How long the places take to be called, one after the other, in milliseconds.
pub fn takes(seats: u8) -> u32 {
    700 * u32::from(seats)
}

impl Play {
    pub(super) fn draw_celebration(&self) -> (Weight, Html) {
        let ended = self.finished.as_ref();
        let Some((game, places)) = ended.and_then(|game| Some((game, game.places()?))) else {
            return (Weight::News, html! {});
        };
        let Ending { contest, headline, totals, .. } = game.ending(&self.who);
        let weight = match contest {
            Contest::Together { won: false } => Weight::Loss,
            Contest::Together { won: true } | Contest::Rivals | Contest::Solitaire => {
                Weight::Fanfare
            }
        };
        let stage = html! {
            <div class="occasion__stage">
                <h2 class="occasion__title" tabindex="-1" data-heading="">{ headline.unwrap_or_else(|| "The places".into()) }</h2>
                if contest == Contest::Rivals {
                    <ol class="occasion__places" reversed=true>
                        for seat in last_first(&places) { { place(&self.who, seat, places[seat], totals[seat]) } }
                    </ol>
                } else {
                    <p class="row wrap">{ for self.who.0.values().map(|chair| chip(chair, "lg")) }</p>
                }
                <p class="occasion__shelf" aria-hidden="true">
                    { for game.title().pieces().iter().cycle().take(PIECES).map(|piece| icon(piece)) }
                </p>
            </div>
        };
        (weight, stage)
    }
}

fn place(who: &Who, seat: Seat, place: u8, points: i32) -> Html {
    html! {
        <li key={seat.index()} class={classes!("occasion__place", (place == 1).then_some("occasion__place--first"))}>
            <span class="num">{ place }</span>
            { chip(&who.0[seat], "lg") }
            <bdi>{ who.name(seat) }</bdi>
            <span class="num">{ history::points(points) }<span class="sr">{ " points" }</span></span>
        </li>
    }
}

fn last_first(places: &Seats<u8>) -> Vec<Seat> {
    let mut order: Vec<Seat> = places.iter().map(|(seat, _)| seat).collect();
    order.arrange_by_key(|&seat| std::cmp::Reverse(places[seat]));
    order
}

#[cfg(test)]
mod tests {
    use high_street::table::{Seat, Seats};

    #[test]
    fn places_are_called_from_the_last_to_the_first() {
        let places = Seats::from_fn(4, |seat| [2, 4, 1, 2][seat.index()]);
        let order: Vec<usize> = super::last_first(&places).into_iter().map(Seat::index).collect();
        assert_eq!(order, [1, 0, 3, 2]);
    }
}
