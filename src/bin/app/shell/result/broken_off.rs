//! A game without an end that could be shown: how it stood, and all that was secret in it.
use yew::prelude::*;

use super::ahead::{self, Ahead};
use super::log::Log;
use super::pass_on::PassOnDialog;
use super::replay::Replay;
use super::{ResultProps, dock, tried_note};
use crate::parts::{Bar, chip, focus, use_arrival};
use crate::store::{history, look_back};

#[component]
pub(super) fn BrokenOff(props: &ResultProps) -> Html {
    let ResultProps { id, game, who, hints, tried, played_out, again, export } = props;
    use_arrival();
    let replaying = use_state(|| look_back::take(id));
    let passing = use_state(|| false);
    let pass = use_callback(passing.setter(), |on, passing| passing.set(on));
    let replay = use_callback(replaying.setter(), |on, replaying| replaying.set(on));
    // Back from the replay, the focus is where it was.
    let was_away = use_mut_ref(|| false);
    use_effect_with(*replaying, move |away| {
        if was_away.replace(*away) && !*away {
            focus(ahead::REPLAY);
        }
    });
    if *replaying {
        let close = replay.reform(|()| false);
        return html! { <Replay game={game.clone()} who={who.clone()} {close} /> };
    }
    let title = game.title();
    let round = title.round_label(game.round());
    let standings = game.standings();
    html! {
        <div class="sheetpage">
            <Bar title={title.name()} sub={format!("Laid open · {round}")} />
            <main class="page result">
                { tried_note(*tried) }
                <section class="stack span" aria-label="How it stood">
                    <h2 class="result__head">{ headline(&round, *played_out) }</h2>
                    <p>{ if *played_out { OLDER } else { "Nobody has won. Everything that was secret lies open." } }</p>
                    <ul class="podium">
                        for (seat, chair) in who.0.iter() {
                            <li key={seat.index()} class="place place--alone">
                                { chip(chair, "lg") }
                                <span class="place__name"><bdi>{ &chair.name }</bdi></span>
                                <span class="place__pts num">
                                    { history::points(standings[seat]) }<span class="sr">{ " points" }</span>
                                </span>
                            </li>
                        }
                    </ul>
                </section>
                // Alone at the table nothing was anybody's own.
                for (seat, chair) in who.0.iter().filter(|_| who.0.count() > 1) {
                    <section key={seat.index()} class="panel span" aria-label={format!("Own things of {}", chair.name)}>
                        { game.own(seat, who) }
                    </section>
                }
                <Ahead deal={game.deal().0} {again} {export} replay={replay.reform(|()| true)}
                    pass_on={pass.reform(|()| true)} />
                <Log game={game.clone()} who={who.clone()} />
            </main>
            { dock(again) }
            if *passing {
                <PassOnDialog game={game.clone()} who={who.clone()} hints={*hints} tried={*tried}
                    played_out={*played_out} export={export.clone()} close={pass.reform(|()| false)} />
            }
        </div>
    }
}

const OLDER: &str = "It was played to its end by older rules. What came of it then stands among the results where it \
                     was played.";

/// "Broken off in turn 12", "Broken off in February": a counted round is no name.
fn headline(round: &str, played_out: bool) -> String {
    let counted = round.ends_with(|last: char| last.is_ascii_digit());
    let round = if counted { round.to_ascii_lowercase() } else { round.to_owned() };
    if played_out { format!("As far as {round}") } else { format!("Broken off in {round}") }
}

#[cfg(test)]
mod tests {
    use super::headline;

    #[test]
    fn the_headline_says_when() {
        assert_eq!(headline("Turn 12", false), "Broken off in turn 12");
        assert_eq!(headline("February", false), "Broken off in February");
        assert_eq!(headline("February", true), "As far as February");
    }
}
