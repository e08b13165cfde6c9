//! The store somebody points at: by resting the pointer on it, by a long press, or by the focus.
use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use high_street::games::brick_and_mortar::{StoreId, View};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Event, HtmlElement, PointerEvent};
use yew::prelude::*;

use super::explain::ask_about;
use super::explained;
use crate::face::{Seen, Who};
use crate::own_file::Missing;
use crate::parts::{Arrival, Tenths, event_in, use_coming};

/// Milliseconds until a resting pointer, or a finger held down, means a question.
const REST: u32 = 450;

/// A store, and where it is drawn.
type Pointed = Option<(StoreId, DomRect)>;

#[derive(Properties, PartialEq)]
pub struct PointingProps {
    pub view: Seen<View>,
    pub who: Rc<Who>,
}

/// A note beside the store that is pointed at. Stands once on the table, and hears all of it, the
/// hand too: so it must be made anew for every pair of eyes, or a card would be told to the next.
#[component]
pub fn Pointing(PointingProps { view, who }: &PointingProps) -> Html {
    let pointed = use_pointed();
    {
        // What was pointed at may lie elsewhere now.
        let pointed = pointed.setter();
        use_effect_with(view.clone(), move |_| pointed.set(None));
    }
    let Some((store, rect)) = (*pointed).clone() else { return html! {} };
    html! { <Note view={view.clone()} who={who.clone()} {store} {rect} /> }
}

#[derive(Properties, PartialEq)]
struct NoteProps {
    view: Seen<View>,
    who: Rc<Who>,
    store: StoreId,
    rect: DomRect,
}

/// Waits out of sight until there is something to say, and then stands beside the store.
#[component]
fn Note(NoteProps { view, who, store, rect }: &NoteProps) -> Html {
    let Arrival { came, .. } = use_coming(explained::enter);
    let note = use_node_ref();
    {
        let note = note.clone();
        use_effect_with((rect.clone(), came.is_some()), move |(rect, _)| {
            if let Some(note) = note.cast::<HtmlElement>() {
                place_beside(&note, rect);
            }
        });
    }
    let said = match came {
        None => return html! {},
        Some(Ok(all)) => (all.short)(view, who, *store),
        Some(Err(Missing)) => html! { <p>{ Missing::WHY }</p> },
    };
    html! { <aside class="bm-note printed" role="tooltip" ref={note}>{ said }</aside> }
}

/// Tells the store that is pointed at with a mouse or the keyboard; the one under a finger is asked about.
#[hook]
fn use_pointed() -> UseStateHandle<Pointed> {
    let pointed = use_state(|| None);
    {
        let pointed = pointed.setter();
        use_effect_with((), move |()| {
            let timer = Rc::new(RefCell::new(None::<Timeout>));
            let listeners = ["pointerover", "pointerdown", "pointerup", "pointercancel", "focusin"];
            let listeners = listeners.map(|kind| {
                let (timer, pointed) = (timer.clone(), pointed.clone());
                EventListener::new(&gloo::utils::document(), kind, move |event| {
                    let under = store_under(event);
                    *timer.borrow_mut() = match (event.type_().as_str(), under) {
                        ("focusin", under) => {
                            pointed.set(under.filter(|_| by_keyboard(event)));
                            None
                        }
                        ("pointerover", Some(under)) if by_mouse(event) => {
                            let pointed = pointed.clone();
                            Some(Timeout::new(REST, move || pointed.set(Some(under))))
                        }
                        ("pointerdown", Some((store, _))) if !by_mouse(event) => {
                            Some(Timeout::new(REST, move || ask_about(store)))
                        }
                        _ => {
                            pointed.set(None);
                            None
                        }
                    };
                })
            });
            move || drop((listeners, timer))
        });
    }
    pointed
}

fn by_mouse(event: &Event) -> bool {
    event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "mouse")
}

fn by_keyboard(event: &Event) -> bool {
    event_in(event, "*").is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}

fn store_under(event: &Event) -> Pointed {
    let element = event_in(event, "[data-store]")?;
    let number: u8 = element.get_attribute("data-store")?.parse().ok()?;
    Some((StoreId::try_from(number).ok()?, element.get_bounding_client_rect()))
}

/// Puts a note beside what it is about, inside the window.
fn place_beside(note: &HtmlElement, about: &DomRect) {
    let window = gloo::utils::window();
    let size = |value: Result<wasm_bindgen::JsValue, _>| {
        value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0)
    };
    let (width, height) = (size(window.inner_width()), size(window.inner_height()));
    let own = note.get_bounding_client_rect();
    let left = about.left().min(width - own.width() - 8.0).max(8.0);
    let below = about.bottom() + 8.0;
    let top = if below + own.height() < height { below } else { about.top() - own.height() - 8.0 };
    let style = note.style();
    let _ = style.set_property("left", &format!("{}px", Tenths(left)));
    let _ = style.set_property("top", &format!("{}px", Tenths(top.max(8.0))));
}
