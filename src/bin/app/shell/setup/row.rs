//! One chair: who sits there, under which name, in which colour.
use high_street::table::{Chair, Hue, Level, Sitter};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::draft::{Change, Place};
use super::swatches::Swatches;
use crate::face::level_name;
use crate::parts::{Choice, Segments, chip, icon};
use crate::seated::Title;

#[derive(Properties, PartialEq)]
pub struct SeatRowProps {
    pub place: Place,
    /// The name it will have at the table.
    pub name: String,
    pub first: bool,
    pub taken: Vec<Hue>,
    pub may_remove: bool,
    /// Whether the game has other seats at all.
    pub movable: bool,
    pub title: Title,
    pub change: Callback<Change>,
    /// Told when its name is pressed.
    pub naming: Callback<u8>,
}

/// One chair: who sits there, under which name, in which colour.
#[component]
pub fn SeatRow(props: &SeatRowProps) -> Html {
    let SeatRowProps { place, name, taken, change, .. } = props;
    let id = place.id;
    let chair = Chair { name: name.clone(), hue: place.hue, sitter: place.sitter };
    html! {
        <div class="seatrow" role="group" aria-label={name.clone()}>
            { chip(&chair, "lg") }
            <NameField ..props.clone() />
            <div class="seatrow__who">
                <Segments<bool> legend={format!("Who plays {name}")} name={format!("who-{id}")}
                    chosen={place.sitter == Sitter::Person} choices={kinds()}
                    change={change.reform(move |person| Change::Sitter(id, sitter(person)))} />
            </div>
            if props.movable { <Movers ..props.clone() /> }
            <div class="seatrow__col row wrap">
                <Swatches {chair} group={format!("hue-{id}")} taken={taken.clone()}
                    change={change.reform(move |hue| Change::Hue(id, hue))} />
                if let Sitter::Computer(level) = place.sitter {
                    <Segments<Level> legend={format!("How {name} plays")} name={format!("level-{id}")}
                        chosen={level} choices={Level::ALL.map(|level| Choice::new(level, level_name(level))).to_vec()}
                        change={change.reform(move |level| Change::Sitter(id, Sitter::Computer(level)))} />
                    <p class="hint seatrow__level">{ props.title.level(level) }</p>
                }
            </div>
        </div>
    }
}

fn kinds() -> Vec<Choice<bool>> {
    vec![
        Choice::with_icon(true, "Person", "i-human"),
        Choice::with_icon(false, "Computer", "i-robot"),
    ]
}

fn sitter(person: bool) -> Sitter {
    if person { Sitter::Person } else { Sitter::Computer(Level::Normal) }
}

#[component]
fn NameField(SeatRowProps { place, name, change, naming, .. }: &SeatRowProps) -> Html {
    let id = place.id;
    let oninput = change.reform(move |event: InputEvent| {
        Change::Name(id, event.target_unchecked_into::<HtmlInputElement>().value())
    });
    // Whoever presses a name wants another one. The pointer puts its caret there after the focus came.
    let onclick = |event: MouseEvent| event.target_unchecked_into::<HtmlInputElement>().select();
    let onfocus = naming.reform(move |event: FocusEvent| {
        event.target_unchecked_into::<HtmlInputElement>().select();
        id
    });
    let typed = place.name.trim();
    let renamed = !typed.is_empty() && typed != name;
    html! {
        <div class="seatrow__name">
            <input class="input" aria-label={format!("Name of {name}")} maxlength="24" dir="auto"
                autocomplete="off" spellcheck="false" placeholder={place.usual_name()}
                value={place.name.clone()} {oninput} {onfocus} {onclick} />
            <p class="hint" aria-live="polite">
                if renamed { { "Will play as " }<bdi>{ name }</bdi> }
            </p>
        </div>
    }
}

/// The button that moves this chair up.
pub fn mover(id: u8) -> String {
    format!("up-{id}")
}

#[component]
fn Movers(SeatRowProps { place, name, first, may_remove, change, .. }: &SeatRowProps) -> Html {
    let id = place.id;
    html! {
        <div class="seatrow__move">
            <button type="button" class="btn btn--icon btn--up" id={mover(id)} aria-label={format!("Move {name} up")}
                aria-disabled={first.then_some("true")} onclick={change.reform(move |_: MouseEvent| Change::Up(id))}>
                { icon("i-next") }
            </button>
            <button type="button" class="btn btn--icon" aria-label={format!("Remove {name}")}
                aria-disabled={(!may_remove).then_some("true")}
                onclick={change.reform(move |_: MouseEvent| Change::Remove(id))}>
                { icon("i-x") }
            </button>
        </div>
    }
}

impl Clone for SeatRowProps {
    fn clone(&self) -> SeatRowProps {
        SeatRowProps {
            place: self.place.clone(),
            name: self.name.clone(),
            first: self.first,
            taken: self.taken.clone(),
            may_remove: self.may_remove,
            movable: self.movable,
            title: self.title,
            change: self.change.clone(),
            naming: self.naming.clone(),
        }
    }
}
