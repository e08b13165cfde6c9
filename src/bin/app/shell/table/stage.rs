//! A moment as it stands on the stage: who, what and how much, for everybody, until a press.
use high_street::table::{Arrange, Seat, Seats};
use yew::prelude::*;

use super::moments::Waiting;
use super::msg::Msg;
use super::play::Play;
use super::sends::Sends;
use crate::face::{Status, Weight};
use crate::parts::{chip, icon};
use crate::store::history;

impl Play {
    pub(super) fn moment_status(&self) -> Status {
        match self.moments.shown() {
            Some(Waiting::Told { seat, moment, .. }) => {
                Status { seat: *seat, text: moment.title.clone(), hint: moment.sentence.clone() }
            }
            Some(Waiting::Places) => {
                Status { text: "The game is over.".to_owned(), ..Status::default() }
            }
            None => Status::default(),
        }
    }

    pub(super) fn draw_moment(&self, moment: &Waiting, send: &Sends) -> Html {
        let (weight, stage) = match moment {
            Waiting::Told { line, seat, moment, .. } => {
                (moment.weight, self.draw_told(*line, *seat, &moment.title, &moment.sentence))
            }
            Waiting::Places => (Weight::Fanfare, self.draw_places()),
        };
        let class = match weight {
            Weight::Fanfare => "occasion--fanfare",
            Weight::Loss => "occasion--loss",
            Weight::Reveal => "occasion--reveal",
            Weight::News => "occasion--news",
        };
        let more = self.moments.more();
        html! {
            <>
                <main key={format!("moment {}", moment.line())} class={classes!("board", "occasion", class)}>{ stage }</main>
                <section class="actions actions--moment" aria-label="Actions">
                    <button type="button" class="btn btn--primary" aria-keyshortcuts="Enter" onclick={send.pressed(Msg::GoOn)}>
                        { icon("i-next") }<span>{ "Go on" }</span>
                    </button>
                    if more > 0 {
                        <button type="button" class="btn" onclick={send.pressed(Msg::SkipMoments)}>
                            { format!("Skip all ({} more)", more) }
                        </button>
                    }
                </section>
            </>
        }
    }

    fn draw_told(&self, line: usize, seat: Option<Seat>, title: &str, sentence: &str) -> Html {
        html! {
            <div class="occasion__stage">
                if let Some(seat) = seat { { chip(&self.who.0[seat], "lg") } }
                <h2 class="occasion__title" tabindex="-1" data-heading="">{ title }</h2>
                <p class="occasion__sentence">{ sentence }</p>
                <div class="occasion__pieces">{ self.seated.pictured(line, &self.who) }</div>
            </div>
        }
    }

    /// From the last to the first; each waits for the one before.
    fn draw_places(&self) -> Html {
        let ended = self.finished.as_ref();
        let Some((game, places)) = ended.and_then(|game| Some((game, game.places()?))) else {
            return html! {};
        };
        let points = game.ending(&self.who).totals;
        html! {
            <div class="occasion__stage">
                <h2 class="occasion__title" tabindex="-1" data-heading="">{ "The places" }</h2>
                <ol class="occasion__places" reversed=true>
                    for seat in last_first(&places) {
                        <li key={seat.index()} class={classes!("occasion__place", (places[seat] == 1).then_some("occasion__place--first"))}>
                            <span class="num">{ places[seat] }</span>
                            { chip(&self.who.0[seat], "lg") }
                            <bdi>{ self.who.name(seat) }</bdi>
                            <span class="num">{ history::points(points[seat]) }<span class="sr">{ " points" }</span></span>
                        </li>
                    }
                </ol>
            </div>
        }
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
