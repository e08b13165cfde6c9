//! The computers' room: a web worker that is sent views and answers with actions.
use high_street::games::Question;
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let room: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answer = {
        let room = room.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            let question = Question::from_bytes(&bytes).expect("the page asks in our words");
            let answer = question.answer().expect("the page asks what it knows we can answer");
            let bytes = Uint8Array::from(&answer.to_bytes()[..]);
            room.post_message(&bytes).expect("the page listens");
        })
    };
    room.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    answer.forget();
    // What is sent before the room is open would be lost; so it says when it is.
    room.post_message(&JsValue::from_str("open")).expect("the page listens");
}
