//! The page's door to the computers' room.
use std::cell::RefCell;
use std::rc::Rc;

use high_street::games::{Answer, Errand, Found, Question, Reply};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};
use yew::Callback;

/// What comes out of the room.
#[derive(Clone, PartialEq, Debug)]
pub enum BotReply {
    Answer(Answer),
    /// How far a report is.
    Found(Found),
    /// The worker could not start, or stopped in the middle of a thought.
    Broken,
}

/// A worker that thinks for the computer players. Dropping it ends the worker.
pub struct BotWorker {
    worker: Worker,
    /// Waits for the room to open; `None` once it is.
    waiting: Rc<RefCell<Option<Vec<Uint8Array>>>>,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn(web_sys::Event)>,
}

impl BotWorker {
    pub fn start(told: Callback<BotReply>) -> Result<BotWorker, JsValue> {
        let worker = Worker::new(&room())?;
        let waiting = Rc::new(RefCell::new(Some(Vec::<Uint8Array>::new())));
        let hear = {
            let (worker, waiting, told) = (worker.clone(), waiting.clone(), told.clone());
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else {
                    // Anything else says that the room is open.
                    for question in waiting.take().into_iter().flatten() {
                        let _ = worker.post_message(&question);
                    }
                    return;
                };
                told.emit(match Reply::from_bytes(&bytes.to_vec()) {
                    Ok(Reply::Answer(answer)) => BotReply::Answer(answer),
                    Ok(Reply::Found(found)) => BotReply::Found(found),
                    Ok(Reply::NotTold) | Err(_) => BotReply::Broken,
                });
            })
        };
        let fail = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
            // Told on the page in words; nothing more is known here.
            event.prevent_default();
            told.emit(BotReply::Broken);
        });
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        Ok(BotWorker { worker, waiting, _hear: hear, _fail: fail })
    }

    pub fn ask(&self, question: Question) {
        self.send(&Errand::Think(question));
    }

    pub fn send(&self, errand: &Errand) {
        let bytes = Uint8Array::from(&errand.to_bytes()[..]);
        match &mut *self.waiting.borrow_mut() {
            Some(waiting) => waiting.push(bytes),
            None => {
                let _ = self.worker.post_message(&bytes);
            }
        }
    }
}

/// Where the room is. A release names its files by their contents, so that a page never meets
/// the computers of another version.
fn room() -> String {
    let named = gloo::utils::document().query_selector("meta[name=worker]").ok().flatten();
    named.and_then(|meta| meta.get_attribute("content")).expect("index.html names the worker")
}

impl Drop for BotWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
