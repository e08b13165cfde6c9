//! Passing a finished game on: a link that holds all of it, the same as one code, or a file where it
//! is too long for either.
use high_street::table::Tried;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::code::{self, Code};
use crate::device::{clock, share};
use crate::face::Who;
use crate::own_file::Missing;
use crate::parts::{Dialog, Notice, Tone};
use crate::routes::Route;
use crate::seated::Ended;
use crate::shell::pass_link::PassLink;

/// The longest link that is handed out: beyond it messengers cut, and a file is safer.
const LONGEST: usize = 8_000;

const TOO_LONG: &str = "This game is too long for a link. Its file can be passed on instead, and imported on the \
                        street.";
const BY_OLDER_RULES: &str = "Today’s rules can show only a part of this game, and a link would hold no more. Its file \
                              holds all of it, and can be imported on the street.";

#[derive(Properties, PartialEq)]
pub struct PassOnProps {
    pub game: Ended,
    pub who: std::rc::Rc<Who>,
    pub hints: u32,
    pub tried: Option<Tried>,
    /// By older rules: today's know only a part of it, and a link would hold no more.
    #[prop_or_default]
    pub played_out: bool,
    pub export: Callback<()>,
    pub close: Callback<()>,
}

/// The link to a game, if it can be passed on so.
pub fn link(game: &Ended, who: &Who, hints: u32, tried: Option<Tried>) -> Option<String> {
    let packed = game.packed(&who.0, hints, tried, clock::now())?;
    let link = share::whole(&Route::Passed { packed }.to_string());
    Some(link).filter(|link| link.len() <= LONGEST)
}

#[component]
pub fn PassOnDialog(props: &PassOnProps) -> Html {
    let PassOnProps { game, who, hints, tried, played_out, export, close } = props;
    let whole = {
        let (game, who, hints, tried) = (game.clone(), who.clone(), *hints, *tried);
        use_memo(
            *played_out,
            move |&played_out| {
                if played_out { None } else { link(&game, &who, hints, tried) }
            },
        )
    };
    let code = use_state(|| None::<Result<Option<Code>, Missing>>);
    {
        let (whole, code) = (whole.clone(), code.setter());
        use_effect_with((), move |()| {
            spawn_local(async move {
                let Some(link) = &*whole else { return };
                code.set(Some(code::enter().await.map(|encode| encode(link))));
            });
        });
    }
    let title = game.title();
    let deal = share::whole(&Route::deal(title.slug(), game.deal().0).to_string());
    html! {
        <Dialog title="Pass it on" class="passon" on_close={close}>
            <div class="stack">
                if let Some(link) = &*whole {
                    <p>{ "The link holds the whole game, every secret in it and the names of those who played. \
                          Whoever opens it sees it step by step." }</p>
                    <PassLink title={format!("{}: a finished game", title.name())} link={link.clone()}
                        label="Link to this game" />
                    { drawn((*code).as_ref()) }
                } else {
                    <Notice tone={Tone::Plain}>{ if *played_out { BY_OLDER_RULES } else { TOO_LONG } }</Notice>
                }
                <div class="row wrap">
                    <button type="button" class="btn" onclick={export.reform(|_: MouseEvent| ())}>{ "Export to a file" }</button>
                </div>
                <h3>{ "Only the deal" }</h3>
                <p>{ "For people who want to play the same deal themselves." }</p>
                <PassLink title={format!("{}: {}", title.name(), clock::deal_name(game.deal().0))} link={deal}
                    label="Link to this deal" />
            </div>
        </Dialog>
    }
}

fn drawn(code: Option<&Result<Option<Code>, Missing>>) -> Html {
    match code {
        None => html! { <p role="status">{ "Drawing the code …" }</p> },
        Some(Ok(Some(code))) => html! {
            <svg class="qr" viewBox={format!("0 0 {0} {0}", code.side)} width={code.width().to_string()} role="img" aria-label="The same link as a code to scan">
                <rect class="qr__light" width={code.side.to_string()} height={code.side.to_string()} />
                <path class="qr__dark" d={code.path.clone()} />
            </svg>
        },
        Some(Ok(None)) => {
            html! { <p class="hint">{ "The link is too long to be drawn as one code." }</p> }
        }
        Some(Err(_)) => {
            html! { <p class="hint">{ "The code cannot be drawn now: its part of High Street is not here." }</p> }
        }
    }
}
