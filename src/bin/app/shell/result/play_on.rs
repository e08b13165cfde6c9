//! "What if": a table of its own from one step of a game, with people or computers in any chair.
use std::rc::Rc;

use high_street::table::{Chair, Level, Seat, Seats, Sitter};
use yew::prelude::*;

use crate::face::{Who, level_name};
use crate::navigate::go;
use crate::parts::{Choice, Dialog, Notice, Segments, Tone, chip};
use crate::routes::Route;
use crate::seated::{Ended, PlayOn};

#[derive(Properties, PartialEq)]
pub struct PlayOnProps {
    pub game: Ended,
    pub who: Rc<Who>,
    /// The step it begins at: something must be left to decide there.
    pub step: usize,
    pub close: Callback<()>,
}

/// Asks who sits where and with which luck, and opens the table.
#[component]
pub fn PlayOnDialog(PlayOnProps { game, who, step, close }: &PlayOnProps) -> Html {
    let chairs = use_state(|| who.0.clone());
    let fresh = use_state(|| false);
    let refusal = use_state(|| None::<String>);
    let sit = use_callback(chairs.clone(), |(seat, sitter): (Seat, Sitter), chairs| {
        chairs.set(reseated(chairs, seat, sitter));
    });
    let draw = use_callback(fresh.setter(), |on, fresh| fresh.set(on));
    let start = {
        let (game, chairs, refusal) = (game.clone(), chairs.clone(), refusal.setter());
        let on = PlayOn { after: *step, fresh_luck: *fresh };
        move |_: MouseEvent| match game.play_on(on, &chairs) {
            Ok(id) => go(&Route::table(game.title().slug(), &id)),
            Err(why) => refusal.set(Some(why)),
        }
    };
    let cancel = close.reform(|_: MouseEvent| ());
    html! {
        <Dialog title="Play on from here" on_close={close}>
            <div class="stack">
                <p>{ format!("From step {step} of {} on. It becomes a table of its own, marked as tried: \
                     it counts in no results, and this game stays as it is.", game.steps()) }</p>
                if let Some(why) = &*refusal { <Notice tone={Tone::Bad}>{ why }</Notice> }
                <ul class="stack tryon">
                    for (seat, chair) in chairs.iter() {
                        <li key={seat.index()} class="tryon__seat">
                            { chip(chair, "sm") }
                            <bdi>{ &chair.name }</bdi>
                            <Segments<Sitter> legend={format!("Who plays {}", chair.name)}
                                name={format!("try-{}", seat.index())} choices={sitters()} chosen={chair.sitter}
                                change={sit.reform(move |sitter| (seat, sitter))} />
                        </li>
                    }
                </ul>
                { luck(game.has_chance(), *fresh, draw) }
                <div class="row wrap">
                    <button type="button" class="btn" data-first="" onclick={cancel}>{ "Cancel" }</button>
                    <button type="button" class="btn btn--primary" onclick={start}>{ "Play on" }</button>
                </div>
            </div>
        </Dialog>
    }
}

fn luck(has_chance: bool, fresh: bool, change: Callback<bool>) -> Html {
    if !has_chance {
        return html! { <p class="hint">{ "After the deal nothing in this game is left to chance." }</p> };
    }
    let choices = vec![Choice::new(false, "Same luck"), Choice::new(true, "Fresh luck")];
    let hint = if fresh {
        "What nobody had seen at this step is drawn anew. What anybody had seen stays."
    } else {
        "Everything that was still to come comes as it would have come."
    };
    html! {
        <div class="tryon__luck">
            <Segments<bool> legend="Luck" name="try-luck" {choices} chosen={fresh} {change} />
            <p class="hint" aria-live="polite">{ hint }</p>
        </div>
    }
}

fn sitters() -> Vec<Choice<Sitter>> {
    let computer = |level| Choice::new(Sitter::Computer(level), level_name(level));
    let person = Choice::with_icon(Sitter::Person, "Person", "i-human");
    std::iter::once(person).chain(Level::ALL.map(computer)).collect()
}

fn reseated(chairs: &Seats<Chair>, seat: Seat, sitter: Sitter) -> Seats<Chair> {
    chairs.map(|other, chair| match chair {
        chair if other == seat => Chair { sitter, ..chair.clone() },
        chair => chair.clone(),
    })
}
