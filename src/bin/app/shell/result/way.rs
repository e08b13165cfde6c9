//! How the standings came about, round by round.
use std::rc::Rc;

use yew::prelude::*;

use super::EndProps;
use crate::face::Course;
use crate::parts::Chart;

/// How the standings came about, round by round.
#[component]
pub fn Way(EndProps { game, who, ending, .. }: &EndProps) -> Html {
    html! {
        <section class="panel" aria-labelledby="way">
            <div class="panel__head"><h2 id="way">{ ending.chart }</h2></div>
            <WayChart game={game.clone()} who={who.clone()} ending={ending.clone()} />
        </section>
    }
}

/// The same without a panel around it.
#[component]
pub fn WayChart(EndProps { game, who, ending, .. }: &EndProps) -> Html {
    let rounds = {
        let (game, ending) = (game.clone(), ending.clone());
        use_memo(game.steps(), move |_| {
            ending.course.clone().unwrap_or_else(|| game.standings_by_round())
        })
    };
    let title = game.title();
    let labels = use_memo(rounds.len(), |&rounds| {
        let played = u32::try_from(rounds).expect("games are short").saturating_sub(1);
        let named = (1..=played).map(|round| title.round_label(round));
        std::iter::once("Start".to_owned()).chain(named).collect::<Vec<_>>()
    });
    html! {
        <Chart chairs={who.0.clone()} rounds={Rc::clone(&rounds)} labels={Rc::clone(&labels)}
            caption={ending.chart} />
    }
}

/// What else can be followed, where the game has laid something open.
#[component]
pub fn Besides(EndProps { who, ending, .. }: &EndProps) -> Html {
    let Some(Course { title, rounds, labels }) = &ending.besides else { return html! {} };
    html! {
        <section class="besides" aria-labelledby="besides">
            <h3 id="besides">{ *title }</h3>
            <Chart chairs={who.0.clone()} rounds={Rc::new(rounds.clone())} labels={Rc::new(labels.clone())} caption={*title} />
        </section>
    }
}
