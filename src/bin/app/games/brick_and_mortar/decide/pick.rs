//! One store of several: the draft, and January's Starting Store.
use high_street::games::brick_and_mortar::{Action, Prompt, StoreId};
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::store::StoreCard;
use super::{AskProps, CHANGE, sealed, set};
use crate::counter::use_draft;

#[component]
pub fn Pick(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let chosen = use_draft(&scene.drafts, *seat, prompt, "chosen", || match sealed(&scene.view) {
        Some(Action::Keep(store)) => Some(*store),
        _ => None,
    });
    let (stores, verb, why): (&[StoreId], _, _) = match prompt {
        Prompt::Keep { packet } => {
            (packet, "Keep", "The other cards go to the player on the left.")
        }
        Prompt::Start { stores } => (stores, "Open", "It stands in slot 1, with full shelves."),
        _ => return html! {},
    };
    let action = |store| if verb == "Keep" { Action::Keep(store) } else { Action::Start(store) };
    let primary = match *chosen {
        Some(store) => {
            let press = Press::new(format!("{verb} {store}"), "i-check", action(store));
            press.asking(match prompt {
                Prompt::Keep { .. } => vec![why.to_owned(), CHANGE.to_owned()],
                _ => Vec::new(),
            })
        }
        None => Press::blocked("Choose a store", "i-check", "Choose one of the stores first."),
    };
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(primary, why)} wide=true>
            <h3 class="bm-title">{ format!("{verb} one of these") }</h3>
            <div class="pubrow">
                for &store in stores {
                    <StoreCard key={store.to_string()} {store} class={classes!((*chosen == Some(store)).then_some("is-chosen"))}>
                        <button type="button" class="btn bm-choose" aria-pressed={(*chosen == Some(store)).to_string()}
                            onclick={set(&chosen).reform(move |_: MouseEvent| Some(store))}>{ "Choose" }<span class="sr">{ format!(" {store}") }</span></button>
                    </StoreCard>
                }
            </div>
        </Counter>
    }
}
