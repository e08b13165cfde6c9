//! How the standings came about, round by round.
use std::rc::Rc;

use yew::prelude::*;

use super::EndProps;
use crate::face::Face;
use crate::parts::Chart;

/// How the standings came about, round by round.
#[component]
pub fn Way<G: Face>(EndProps { session, who, ending, .. }: &EndProps<G>) -> Html {
    let rounds = {
        let session = session.clone();
        use_memo(session.len(), move |_| {
            let start = session.prefix(0).standings();
            std::iter::once(start).chain(session.standings_by_round()).collect::<Vec<_>>()
        })
    };
    let labels = use_memo(rounds.len(), |&rounds| {
        let played = u32::try_from(rounds).expect("games are short").saturating_sub(1);
        let named = (1..=played).map(G::round_label);
        std::iter::once("Start".to_owned()).chain(named).collect::<Vec<_>>()
    });
    html! {
        <section class="panel" aria-labelledby="way">
            <div class="panel__head"><h2 id="way">{ ending.chart }</h2></div>
            <Chart chairs={who.0.clone()} rounds={Rc::clone(&rounds)} labels={Rc::clone(&labels)}
                caption="Standings at the end of each round" />
        </section>
    }
}
