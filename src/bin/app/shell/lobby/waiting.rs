//! The games of this device: those that wait to be carried on, and those that are over.
use yew::prelude::*;

use super::Msg;
use super::broken::BrokenCard;
use super::card::Card;
use super::import::Import;
use super::lists::{Broken, Saved};
use crate::parts::{Notice, Tone};

#[derive(Properties, PartialEq)]
pub struct RunningProps {
    pub saved: Vec<Saved>,
    pub broken: Vec<Broken>,
    /// Why the last file or request was refused.
    pub refusal: Option<String>,
    pub send: Callback<Msg>,
}

/// The games that wait to be carried on.
#[component]
pub fn Running(RunningProps { saved, broken, refusal, send }: &RunningProps) -> Html {
    html! {
        <section class="continue" aria-labelledby="saves">
            <div class="continue__head">
                <h2 id="saves" tabindex="-1">{ "Carry on where you left off" }</h2>
                <Import {send} />
            </div>
            if let Some(why) = refusal {
                <Notice tone={Tone::Bad} on_close={send.reform(|()| Msg::CloseRefusal)}>{ why }</Notice>
            }
            if saved.is_empty() && broken.is_empty() {
                <p class="continue__none">
                    { "No game is waiting. Walk into a shop to begin one: it is saved here after every move." }
                </p>
            } else {
                <ul class="saves">
                    for saved in saved { <Card key={saved.id.clone()} saved={saved.clone()} {send} /> }
                    for broken in broken {
                        <BrokenCard key={broken.id.clone()} broken={broken.clone()} {send} />
                    }
                </ul>
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
pub struct FinishedProps {
    pub saved: Vec<Saved>,
    pub send: Callback<Msg>,
}

/// How many finished games are shown before one asks for more.
const FEW: usize = 3;

/// Games to look back at.
#[component]
pub fn Finished(FinishedProps { saved, send }: &FinishedProps) -> Html {
    let all = use_state(|| false);
    let shown = if *all { saved.len() } else { saved.len().min(FEW) };
    let more = saved.len() - shown;
    html! {
        <section class="continue" aria-labelledby="finished">
            <div class="continue__head"><h2 id="finished">{ "Finished" }</h2></div>
            <ul class="saves">
                for saved in &saved[..shown] { <Card key={saved.id.clone()} saved={saved.clone()} {send} /> }
            </ul>
            if more > 0 {
                <button type="button" class="btn continue__more" onclick={move |_| all.set(true)}>
                    { format!("Show {more} more") }
                </button>
            }
        </section>
    }
}
