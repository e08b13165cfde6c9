//! Who came where and why, best first. Equals share a place.
use high_street::table::{Arrange, Seat, Seats, Sitter};
use yew::prelude::*;

use super::EndProps;
use crate::face::{Contest, Ending, Who, level_name};
use crate::parts::{chip, icon};
use crate::store::history::{self, with_hints};

/// Who came where, best first. Equals share a place.
#[component]
pub fn Places(EndProps { game, who, ending, hints }: &EndProps) -> Html {
    let Some(places) = game.places() else { return html! {} };
    let Ending { contest, totals, reasons, .. } = &**ending;
    let order = in_order(&places);
    let ranked = *contest == Contest::Rivals;
    let reason = |seat| match (&reasons[seat], hints) {
        (reason, 0) => reason.clone(),
        (reason, &hints) => format!("{reason}, {}", with_hints(hints)),
    };
    let heading = ending.headline.clone();
    html! {
        <section class="stack" aria-label="Places">
            <h2 class="result__head" data-heading="" tabindex="-1">{ heading.unwrap_or_else(|| headline(*contest, &places, who).into()) }</h2>
            <ol class="podium">
                for seat in order {
                    <li key={seat.index()} class={classes!("place", rank(*contest, &places, seat))}>
                        if ranked {
                            <span class="place__no">
                                if places[seat] == 1 { { icon("i-crown") } }
                                <span><span class="sr">{ "Place " }</span>{ places[seat] }</span>
                            </span>
                        }
                        { chip(&who.0[seat], "lg") }
                        <span class="place__name">
                            <bdi>{ who.name(seat) }</bdi>
                            <small>{ note(who, seat, &reason(seat)) }</small>
                        </span>
                        <span class="place__pts num">
                            { history::points(totals[seat]) }<span class="sr">{ " points" }</span>
                        </span>
                    </li>
                }
            </ol>
        </section>
    }
}

/// Alone or together there is a score, but no place.
fn rank(contest: Contest, places: &Seats<u8>, seat: Seat) -> String {
    match contest {
        Contest::Rivals => format!("place--{}", places[seat]),
        Contest::Together { .. } | Contest::Solitaire => "place--alone".to_owned(),
    }
}

fn in_order(places: &Seats<u8>) -> Vec<Seat> {
    let mut order: Vec<Seat> = places.iter().map(|(seat, _)| seat).collect();
    order.arrange_by_key(|&seat| places[seat]);
    order
}

/// "Ada wins", "Ada and Ben share the win", "Nobody won".
fn headline(contest: Contest, places: &Seats<u8>, who: &Who) -> String {
    match contest {
        Contest::Together { won: true } => return "All won together".to_owned(),
        Contest::Together { won: false } => return "Nobody won".to_owned(),
        Contest::Rivals | Contest::Solitaire => {}
    }
    let winners: Vec<Seat> =
        places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
    match winners[..] {
        [] => "Nobody won".to_owned(),
        [only] => format!("{} wins", who.name(only)),
        _ => format!("{} share the win", who.names(&winners)),
    }
}

fn note(who: &Who, seat: Seat, reason: &str) -> String {
    match who.0[seat].sitter {
        Sitter::Computer(level) if reason.is_empty() => format!("computer, {}", level_name(level)),
        Sitter::Computer(level) => format!("{reason} · computer, {}", level_name(level)),
        Sitter::Person => reason.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use high_street::table::{Chair, Hue};

    fn who(names: &[&str]) -> Who {
        Who(Seats::from_fn(u8::try_from(names.len()).unwrap(), |seat| Chair {
            name: names[seat.index()].to_owned(),
            hue: Hue::ALL[seat.index()],
            sitter: Sitter::Person,
        }))
    }

    fn seats<T: Copy>(values: &[T]) -> Seats<T> {
        Seats::from_fn(u8::try_from(values.len()).unwrap(), |seat| values[seat.index()])
    }

    #[test]
    fn the_headline_names_whoever_won() {
        let say =
            |places: &[u8], names: &[&str]| headline(Contest::Rivals, &seats(places), &who(names));
        assert_eq!(say(&[2, 1], &["Ada", "Ben"]), "Ben wins");
        assert_eq!(say(&[1, 1, 3], &["Ada", "Ben", "Cora"]), "Ada and Ben share the win");
        assert_eq!(say(&[2, 2], &["Ada", "Ben"]), "Nobody won");
    }

    #[test]
    fn a_game_played_together_is_won_or_lost_by_all() {
        let say = |won| headline(Contest::Together { won }, &seats(&[1, 1]), &who(&["Ada", "Ben"]));
        assert_eq!([say(true), say(false)], ["All won together", "Nobody won"]);
    }

    #[test]
    fn equals_stand_in_seat_order() {
        let order: Vec<usize> =
            in_order(&seats(&[3, 1, 2, 1])).into_iter().map(Seat::index).collect();
        assert_eq!(order, [1, 3, 2, 0]);
    }
}
