//! The service worker: the page works offline, and a new version is offered, never forced.
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorker, ServiceWorkerRegistration, ServiceWorkerState};
use yew::Callback;

use super::keeping::Kept;

/// Registers the service worker of a release build and tells when a new version waits, and when all of
/// the page is kept on this device.
pub fn watch(waiting: Callback<()>, kept: Callback<Kept>) {
    let release = gloo::utils::document_element().has_attribute("data-release");
    let navigator = gloo::utils::window().navigator();
    let there = Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false);
    if !release || !there {
        return kept.emit(Kept::Nowhere);
    }
    let container = navigator.service_worker();
    let asked = container.register("./sw.js");
    spawn_local(async move {
        // Without a service worker (private windows, say) the page works as long as it is online.
        let Ok(registration) = JsFuture::from(asked).await else { return kept.emit(Kept::Nowhere) };
        tell_when_kept(container.ready(), kept);
        let registration: ServiceWorkerRegistration = registration.unchecked_into();
        if registration.waiting().is_some() {
            waiting.emit(());
        }
        let look = {
            let registration = registration.clone();
            move || {
                if let Some(worker) = registration.installing() {
                    tell_when_installed(&worker, waiting.clone());
                }
            }
        };
        // It may have been found before anybody listened.
        look();
        let found = Closure::<dyn Fn()>::new(look);
        registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
        found.forget();
    });
}

/// A worker is active once it has stocked everything.
fn tell_when_kept(ready: Result<Promise, JsValue>, kept: Callback<Kept>) {
    let Ok(ready) = ready else { return kept.emit(Kept::Nowhere) };
    spawn_local(async move {
        let whole = JsFuture::from(ready).await.is_ok();
        kept.emit(if whole { Kept::Here } else { Kept::Nowhere });
    });
}

fn tell_when_installed(worker: &ServiceWorker, waiting: Callback<()>) {
    let changed = {
        let worker = worker.clone();
        Closure::<dyn Fn()>::new(move || {
            let first_visit =
                gloo::utils::window().navigator().service_worker().controller().is_none();
            if worker.state() == ServiceWorkerState::Installed && !first_visit {
                waiting.emit(());
            }
        })
    };
    worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
}

/// Lets the waiting version take over, and reloads. Only ever on a person's press.
pub fn take_over() {
    let container = gloo::utils::window().navigator().service_worker();
    let changed = Closure::<dyn Fn()>::new(reload);
    container.set_oncontrollerchange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
    spawn_local(async move {
        match waiting(&container).await {
            Some(worker) => {
                let _ = worker.post_message(&"skip-waiting".into());
            }
            // Another window has let it take over already; only this page is still the old one.
            None => reload(),
        }
    });
}

async fn waiting(container: &JsValue) -> Option<ServiceWorker> {
    let registration = ask(container, "getRegistration").await.ok()?;
    registration.dyn_into::<ServiceWorkerRegistration>().ok()?.waiting()
}

fn reload() {
    let _ = gloo::utils::window().location().reload();
}

async fn ask(target: &JsValue, method: &str) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(target, &method.into())?.dyn_into()?;
    let promise: Promise = method.call0(target)?.dyn_into()?;
    JsFuture::from(promise).await
}
