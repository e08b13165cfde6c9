//! The computers' room: a web worker that is sent views and answers with actions.
use high_street::games::Question;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let room: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answer = {
        let room = room.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            let question: Question =
                serde_json::from_str(&text).expect("the page asks in our words");
            let answer = question.answer().expect("the page asks what it knows we can answer");
            let text = serde_json::to_string(&answer).expect("an answer is plain data");
            room.post_message(&text.into()).expect("the page listens");
        })
    };
    room.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    answer.forget();
    // What is sent before the room is open would be lost; so it says when it is.
    room.post_message(&JsValue::from_str("open")).expect("the page listens");
}
