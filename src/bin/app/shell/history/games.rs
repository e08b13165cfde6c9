//! Every finished game, the latest first. The result outlives the save: only what still lies here
//! can be opened.
use high_street::table::Arrange;
use std::rc::Rc;

use yew::prelude::*;

use crate::device::clock;
use crate::games;
use crate::parts::icon;
use crate::routes::Route;
use crate::store::history::{self, Contest, Finished, Player};
use crate::store::saves;

#[derive(Properties, PartialEq)]
pub struct GamesProps {
    pub all: Rc<Vec<Finished>>,
}

/// How many games are shown before one asks for more.
const FEW: usize = 20;

/// Every finished game, the latest first.
#[component]
pub fn Games(GamesProps { all }: &GamesProps) -> Html {
    let whole = use_state(|| false);
    let shown = if *whole { all.len() } else { all.len().min(FEW) };
    let more = all.len() - shown;
    html! {
        <section class="panel" aria-labelledby="games">
            <div class="panel__head"><h2 id="games">{ "Game by game" }</h2></div>
            <ol class="past">
                for one in &all[..shown] { <Past key={one.id.clone()} one={one.clone()} /> }
            </ol>
            if more > 0 {
                <button type="button" class="btn" onclick={move |_| whole.set(true)}>
                    { format!("Show {more} more") }
                </button>
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct PastProps {
    one: Finished,
}

/// One result. The game itself can be opened while it lies on the shelf.
#[component]
fn Past(PastProps { one }: &PastProps) -> Html {
    let shop = games::shop(&one.game);
    let name = shop.map_or(one.game.as_str(), |shop| shop.name);
    let here = games::open(&one.game).filter(|_| saves::text(&one.id).is_some());
    let round = games::open(&one.game).map(|open| (open.round_label)(one.rounds));
    let contest = one.contest();
    let team = match contest {
        Contest::Together { won: true } => Some("Won together".to_owned()),
        Contest::Together { won: false } => Some("Lost together".to_owned()),
        Contest::Rivals | Contest::Alone => None,
    };
    let facts = [
        team,
        round,
        Some(clock::ago(one.at)).filter(|ago| !ago.is_empty()),
        Some(clock::deal_name(one.deal)),
        Some(one.class.clone()).filter(|class| !class.is_empty()),
        Some(one.hints).filter(|hints| *hints > 0).map(history::with_hints),
    ];
    html! {
        <li data-game={shop.map(|shop| shop.colours)}>
            <div class="past__head">
                <h3>{ name.to_owned() }</h3>
                <p>{ facts.into_iter().flatten().collect::<Vec<_>>().join(" · ") }</p>
                if here.is_some() {
                    <a class="btn" href={Route::table(&one.game, &one.id).to_string()}>{ "Look back" }</a>
                }
            </div>
            <ol class="past__players">
                for player in by_place(&one.players) {
                    <li>
                        <span class="past__no">
                            if one.won_by(player) { { icon("i-crown") } }
                            if contest == Contest::Rivals { { format!("{}.", player.place) } }
                        </span>
                        <bdi>{ &player.name }</bdi>
                        if !player.person { <span class="muted">{ "computer" }</span> }
                        <b class="num">{ history::points(player.points) }</b>
                    </li>
                }
            </ol>
        </li>
    }
}

fn by_place(players: &[Player]) -> Vec<&Player> {
    let mut players: Vec<&Player> = players.iter().collect();
    players.arrange_by_key(|player| player.place);
    players
}
