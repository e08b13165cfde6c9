//! The best result of each kind of game that is played for a result alone: there nobody else can be
//! beaten.
use yew::prelude::*;

use crate::device::clock;
use crate::games;
use crate::store::history::{self, Contest, Finished, Player, with_hints};
use crate::words;

/// The best result of each kind of game that is played for a result alone.
pub fn bests(all: &[Finished]) -> Html {
    let bests = history::bests(all);
    if bests.is_empty() {
        return html! {};
    }
    html! {
        <section class="panel" aria-labelledby="bests">
            <div class="panel__head"><h2 id="bests">{ "Best results" }</h2></div>
            <ul class="past bests">
                for (one, player) in bests {
                    <li data-game={games::shop(&one.game).map(|shop| shop.colours)}>
                        <div class="past__head">
                            <h3>{ title(one) }</h3>
                            <p>{ "best " }<b class="num">{ history::points(player.points) }</b>{ ", " }<bdi>{ whose(one, player) }</bdi>
                                { when(one.at) }{ ", " }{ with_hints(one.hints) }</p>
                        </div>
                    </li>
                }
            </ul>
        </section>
    }
}

/// "Supermarché, normal start".
fn title(one: &Finished) -> String {
    let name = games::shop(&one.game).map_or(one.game.as_str(), |shop| shop.name);
    format!("{name}, {}", one.class)
}

/// What was reached together is everybody's.
fn whose(one: &Finished, player: &Player) -> String {
    match one.contest() {
        Contest::Together { .. } => {
            let names: Vec<&str> = one.players.iter().map(|player| player.name.as_str()).collect();
            words::list(&names)
        }
        Contest::Rivals | Contest::Alone => player.name.clone(),
    }
}

fn when(at: u64) -> String {
    let day = clock::date(at);
    if day.is_empty() { day } else { format!(", {day}") }
}
