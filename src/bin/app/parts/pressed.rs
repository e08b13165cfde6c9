//! A press is seen in the very next frame, whatever its answer costs: the control looks pressed, that is
//! painted, and only then is the work done.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use web_sys::{Element, Event};
use yew::prelude::*;

use super::event_in;
use crate::device::clock;

thread_local! {
    /// The control of the click that is being heard.
    static CLICKED: RefCell<Option<Element>> = RefCell::default();
}

/// Notes what a click is on, before anybody hears of it; a key is on nothing.
pub fn note_press(event: &Event) {
    let control = (event.type_() == "click").then(|| event_in(event, "button, a")).flatten();
    CLICKED.set(control);
}

/// Work that waits for a paint; dropped, it is not done.
pub struct AfterPaint {
    _frame: AnimationFrame,
    _then: Rc<Cell<Option<Timeout>>>,
    control: Element,
}

/// Does `work` once the control just clicked is painted pressed. If nothing was clicked there is nothing
/// to wait for, and the work is handed back.
pub fn after_paint<W: FnOnce() + 'static>(work: W) -> Result<AfterPaint, W> {
    let Some(control) = CLICKED.take() else { return Err(work) };
    let _ = control.set_attribute("data-pressed", "");
    clock::mark("pressed");
    let then = Rc::new(Cell::new(None));
    let frame = {
        let then = then.clone();
        // A timer set in a frame rings when that frame is painted.
        request_animation_frame(move |_| then.set(Some(Timeout::new(0, work))))
    };
    Ok(AfterPaint { _frame: frame, _then: then, control })
}

/// The same callback, called when the press that calls it is painted.
#[hook]
pub fn use_after_paint<T: 'static>(call: Callback<T>) -> Callback<T> {
    let waiting = use_mut_ref(|| None::<AfterPaint>);
    Callback::from(move |value| {
        let (call, slot) = (call.clone(), waiting.clone());
        let work = move || {
            slot.take();
            call.emit(value);
        };
        match after_paint(work) {
            Ok(painted) => drop(waiting.replace(Some(painted))),
            Err(work) => work(),
        }
    })
}

impl Drop for AfterPaint {
    fn drop(&mut self) {
        let _ = self.control.remove_attribute("data-pressed");
        clock::mark("answered");
    }
}
