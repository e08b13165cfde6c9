//! The end of a game: places, the way there, the sum, and everything laid open.
mod ahead;
mod broken_off;
mod code;
mod door;
mod log;
mod pass_on;
mod places;
mod play_on;
mod replay;
mod report;
mod share;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod way;

use std::rc::Rc;

use high_street::table::{Eye, Tried};
use yew::prelude::*;

use self::ahead::Ahead;
use self::broken_off::BrokenOff;
pub use self::door::{Finished, LaidOpen, SHEET};
use self::log::Log;
use self::pass_on::PassOnDialog;
use self::places::Places;
use self::replay::Replay;
use self::report::Report;
use self::share::Share;
use self::way::{Besides, Way};
use crate::face::{Ending, Who};
use crate::parts::{Bar, Notice, Tone, focus, icon};
use crate::routes::{GameId, Route};
use crate::seated::{Again, Ended};
use crate::shell::rules::RulesDrawer;
use crate::store::look_back;

#[derive(Clone, Properties)]
pub struct ResultProps {
    pub id: GameId,
    /// Finished: nothing in it is secret any more.
    pub game: Ended,
    pub who: Rc<Who>,
    /// How often the advisor was asked.
    #[prop_or_default]
    pub hints: u32,
    #[prop_or_default]
    pub tried: Option<Tried>,
    /// It was played to its end by older rules, and is shown as far as today's go.
    #[prop_or_default]
    pub played_out: bool,
    pub again: Callback<Again>,
    pub export: Callback<()>,
}

impl PartialEq for ResultProps {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.game == other.game && self.who == other.who
    }
}

/// What most parts of the page show: the finished game, who played it and what came of it.
#[derive(Properties)]
pub struct EndProps {
    pub game: Ended,
    pub who: Rc<Who>,
    pub ending: Rc<Ending>,
    #[prop_or_default]
    pub hints: u32,
}

impl PartialEq for EndProps {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game && self.who == other.who
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Result,
    /// Stepping through the game fills the page; it begins at this step, as these eyes saw it.
    Replay(usize, Eye),
}

/// The whole page of a finished game.
#[component]
fn GameResult(props: &ResultProps) -> Html {
    let ResultProps { id, game, who, hints, tried, again, export, .. } = props;
    let shown =
        use_state(
            || if look_back::take(id) { Shown::Replay(0, Eye::Public) } else { Shown::Result },
        );
    let rules = use_state(|| false);
    let passing = use_state(|| false);
    let pass = use_callback(passing.setter(), |on, passing| passing.set(on));
    let show = use_callback(shown.setter(), |what, shown| shown.set(what));
    // Back from the replay, the focus is where it was.
    let was_away = use_mut_ref(|| false);
    use_effect_with(*shown, move |shown| {
        let back = was_away.replace(*shown != Shown::Result) && *shown == Shown::Result;
        if back {
            focus(ahead::REPLAY);
        }
    });
    let open_rules = use_callback(rules.setter(), |open, rules| rules.set(open));
    if let Shown::Replay(at, eye) = *shown {
        let close = show.reform(|()| Shown::Result);
        return html! { <Replay game={game.clone()} who={who.clone()} {at} {eye} {close} /> };
    }
    let title = game.title();
    let sub = format!("Final scores · {}", title.round_label(game.round()));
    let ending = Rc::new(game.ending(who));
    let text = share::text(game, &ending, *hints);
    html! {
        <>
            <div class="sheetpage">
                <Bar title={title.name()} {sub}>
                    <button type="button" class="btn btn--icon" aria-label="Rules"
                        onclick={open_rules.reform(|_: MouseEvent| true)}>{ icon("i-rules") }</button>
                </Bar>
                <main class="page result">
                    { tried_note(*tried) }
                    <Places game={game.clone()} who={who.clone()} ending={ending.clone()} hints={*hints} />
                    <Way game={game.clone()} who={who.clone()} ending={ending.clone()} />
                    <section class="panel span" aria-labelledby="sum">
                        <div class="panel__head"><h2 id="sum">{ "How it adds up" }</h2></div>
                        <div class="sheet-wrap">{ ending.breakdown.clone() }</div>
                        <Besides game={game.clone()} who={who.clone()} ending={ending.clone()} hints={*hints} />
                    </section>
                    <Report game={game.clone()} who={who.clone()} ending={ending.clone()} show={show.reform(|(at, seat)| Shown::Replay(at, Eye::Seat(seat)))} />
                    if !text.is_empty() { <Share {text} /> }
                    <Ahead deal={game.deal().0} {again} {export}
                        replay={show.reform(|()| Shown::Replay(0, Eye::Public))} pass_on={pass.reform(|()| true)} />
                    <Log game={game.clone()} who={who.clone()} />
                </main>
                { dock(again) }
            </div>
            if *passing {
                <PassOnDialog game={game.clone()} who={who.clone()} hints={*hints} tried={*tried}
                    export={export.clone()} close={pass.reform(|()| false)} />
            }
            if *rules {
                <RulesDrawer {title} at={game.chapter_now()} on_close={open_rules.reform(|()| false)} />
            }
        </>
    }
}

/// A table that was played on from another says so above its result.
fn tried_note(tried: Option<Tried>) -> Html {
    let Some(tried) = tried else { return html! {} };
    html! {
        <div class="span">
            <Notice tone={Tone::Plain}>
                <b>{ format!("{tried}.") }</b>{ " It is not counted in the results." }
            </Notice>
        </div>
    }
}

/// What follows a game that is over.
fn dock(again: &Callback<Again>) -> Html {
    html! {
        <footer class="dock">
            <div class="dock__in">
                <a class="btn" href={Route::Street.to_string()}>
                    { icon("i-back") }<span>{ "Street" }</span>
                </a>
                <button type="button" class="btn btn--primary"
                    onclick={again.reform(|_: MouseEvent| Again::NewDeal)}>{ "Play again" }</button>
            </div>
        </footer>
    }
}
