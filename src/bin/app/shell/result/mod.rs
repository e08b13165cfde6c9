//! The end of a game: places, the way there, the sum, and everything laid open.
mod ahead;
mod broken_off;
mod log;
mod places;
mod replay;
mod share;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod way;

use std::rc::Rc;

use yew::prelude::*;

use self::ahead::Ahead;
pub use self::broken_off::BrokenOff;
use self::log::Log;
use self::places::Places;
use self::replay::Replay;
use self::share::Share;
use self::way::Way;
use crate::face::{Ending, Who};
use crate::parts::{Bar, focus, icon};
use crate::routes::Route;
use crate::seated::{Again, Ended};
use crate::shell::rules::RulesDrawer;

#[derive(Properties)]
pub struct ResultProps {
    /// Finished: nothing in it is secret any more.
    pub game: Ended,
    pub who: Rc<Who>,
    /// How often the advisor was asked.
    #[prop_or_default]
    pub hints: u32,
    pub again: Callback<Again>,
    pub export: Callback<()>,
}

impl PartialEq for ResultProps {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game && self.who == other.who
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
    /// Stepping through the game fills the page.
    Replay,
}

/// The whole page of a finished game.
#[component]
pub fn GameResult(props: &ResultProps) -> Html {
    let ResultProps { game, who, hints, again, export } = props;
    let shown = use_state(|| Shown::Result);
    let rules = use_state(|| false);
    let show = use_callback(shown.setter(), |what, shown| shown.set(what));
    // Back from the replay, the focus is where it was.
    let was_away = use_mut_ref(|| false);
    use_effect_with(*shown, move |shown| {
        let back = was_away.replace(*shown == Shown::Replay) && *shown == Shown::Result;
        if back {
            focus(ahead::REPLAY);
        }
    });
    let open_rules = use_callback(rules.setter(), |open, rules| rules.set(open));
    if *shown == Shown::Replay {
        let close = show.reform(|()| Shown::Result);
        return html! { <Replay game={game.clone()} who={who.clone()} {close} /> };
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
                    <Places game={game.clone()} who={who.clone()} ending={ending.clone()} hints={*hints} />
                    <Way game={game.clone()} who={who.clone()} ending={ending.clone()} />
                    <section class="panel span" aria-labelledby="sum">
                        <div class="panel__head"><h2 id="sum">{ "How it adds up" }</h2></div>
                        <div class="sheet-wrap">{ ending.breakdown.clone() }</div>
                    </section>
                    if !text.is_empty() { <Share {text} /> }
                    <Ahead deal={game.deal().0} {again} {export}
                        replay={show.reform(|()| Shown::Replay)} />
                    <Log game={game.clone()} who={who.clone()} />
                </main>
                { dock(again) }
            </div>
            if *rules {
                <RulesDrawer {title} at={game.chapter_now()} on_close={open_rules.reform(|()| false)} />
            }
        </>
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
