//! A game is open in one window only: two windows must never overwrite each other's moves.
//!
//! Uses the browser's Web Locks. A window that asks for a game takes its lock if it is free;
//! "Continue here" takes it away from the other window, which is told and lets go.
use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lock {
    /// The game is this window's.
    Held,
    /// Another window has it.
    Taken,
    /// This window had it, and another one has taken it over.
    Lost,
}

/// Holds the lock of a game until dropped.
pub struct WindowLock {
    let_go: Option<Function>,
}

impl Drop for WindowLock {
    fn drop(&mut self) {
        if let Some(let_go) = &self.let_go {
            let _ = let_go.call0(&JsValue::NULL);
        }
    }
}

impl WindowLock {
    /// Asks for the lock of game `id`; `told` hears what became of it. `steal` takes it away
    /// from another window.
    pub fn ask(id: &str, steal: bool, told: Callback<Lock>) -> WindowLock {
        let let_go = request(id, steal, told.clone()).ok();
        if let_go.is_none() {
            // A browser without Web Locks: play on. Whoever saves looks for another window's moves.
            told.emit(Lock::Held);
        }
        WindowLock { let_go }
    }
}

fn request(id: &str, steal: bool, told: Callback<Lock>) -> Result<Function, JsValue> {
    let locks = Reflect::get(&gloo::utils::window().navigator(), &"locks".into())?;
    let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
    let options = Object::new();
    let wish = if steal { "steal" } else { "ifAvailable" };
    Reflect::set(&options, &wish.into(), &JsValue::TRUE)?;

    // The lock lasts as long as this promise is open.
    let mut let_go = None;
    let hold = Promise::new(&mut |resolve, _| let_go = Some(resolve));
    let had = Rc::new(Cell::new(false));
    let granted = {
        let (told, had) = (told.clone(), had.clone());
        Closure::once_into_js(move |lock: JsValue| -> JsValue {
            if lock.is_null() {
                told.emit(Lock::Taken);
                JsValue::NULL
            } else {
                had.set(true);
                told.emit(Lock::Held);
                hold.into()
            }
        })
    };
    let name = format!("hs.game.{id}");
    let lasting: Promise = request.call3(&locks, &name.into(), &options, &granted)?.dyn_into()?;
    spawn_local(async move {
        // Rejected when another window steals the lock, or at once where the browser gives out
        // none (site data is blocked): that is a browser without Web Locks.
        if JsFuture::from(lasting).await.is_err() {
            told.emit(if had.get() { Lock::Lost } else { Lock::Held });
        }
    });
    Ok(let_go.expect("a promise hands out its resolver at once"))
}
