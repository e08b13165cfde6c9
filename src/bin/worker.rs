//! The computers' room: a web worker that is sent views and answers with actions, and that looks
//! into games that are over.
use std::cell::RefCell;

use high_street::games::{Errand, Room};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// How long a slice of a report may take, in milliseconds: so soon a cancelled one stops.
const SLICE: f64 = 120.0;

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let room = RefCell::new(Room::default());
    let answer = {
        let scope = scope.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            let errand = Errand::from_bytes(&bytes).expect("the page asks in our words");
            let begun = js_sys::Date::now();
            let enough = || js_sys::Date::now() - begun >= SLICE;
            let reply = room.borrow_mut().answer(&errand, enough);
            let reply = reply.expect("the page asks what it knows we can answer");
            let bytes = Uint8Array::from(&reply.to_bytes()[..]);
            scope.post_message(&bytes).expect("the page listens");
        })
    };
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    answer.forget();
    // What is sent before the room is open would be lost; so it says when it is.
    scope.post_message(&JsValue::from_str("open")).expect("the page listens");
}
