//! The one door to the browser's storage. A missing, blocked or full storage never stops a game:
//! what cannot be written is kept in memory, and the page is told once.
use high_street::table::Arrange;
use std::cell::{Cell, RefCell};

use js_sys::{Object, Reflect};
use web_sys::Storage;

/// What is wrong with the storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Blocked or not there at all.
    Missing,
    /// No room for what was to be written.
    Full,
}

thread_local! {
    /// Keys and values: none as a rule, a few at the worst.
    static MEMORY: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
    static TROUBLE: Cell<Option<Trouble>> = const { Cell::new(None) };
}

fn storage() -> Option<Storage> {
    // Screens are also rendered natively, in tests, where there is no browser to ask.
    if cfg!(not(target_arch = "wasm32")) {
        return None;
    }
    web_sys::window()?.local_storage().ok()?
}

pub fn read(key: &str) -> Option<String> {
    let kept = MEMORY.with_borrow(|memory| {
        memory.iter().find(|(kept, _)| kept == key).map(|(_, value)| value.clone())
    });
    kept.or_else(|| storage()?.get_item(key).ok()?)
}

/// Writes, in storage or else in memory. `Err` says that it will not outlive the page.
pub fn write(key: &str, value: &str) -> Result<(), Trouble> {
    let done = store(key, value);
    MEMORY.with_borrow_mut(|memory| {
        memory.retain(|(kept, _)| kept != key);
        if done.is_err() {
            memory.push((key.to_owned(), value.to_owned()));
        }
        // One small write that succeeds does not save what still lies in memory only.
        if done.is_err() || memory.is_empty() {
            TROUBLE.set(done.err());
        }
    });
    done
}

/// Into the storage itself. What it does not take is shown to `boot.js`, which can still hand it
/// out when all that is in here has broken.
fn store(key: &str, value: &str) -> Result<(), Trouble> {
    let done = match storage() {
        None => Err(Trouble::Missing),
        Some(storage) => storage.set_item(key, value).map_err(|_| Trouble::Full),
    };
    show_unsaved(key, done.err().map(|_| value));
    done
}

fn show_unsaved(key: &str, value: Option<&str>) {
    if cfg!(not(target_arch = "wasm32")) {
        return;
    }
    let Ok(unsaved) = Reflect::get(&gloo::utils::window(), &"unsaved".into()) else { return };
    let _ = match value {
        Some(value) => Reflect::set(&unsaved, &key.into(), &value.into()),
        None => Reflect::delete_property(&Object::from(unsaved), &key.into()),
    };
}

pub fn remove(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.retain(|(kept, _)| kept != key));
    show_unsaved(key, None);
    if let Some(storage) = storage() {
        // A storage that cannot even remove has nothing to remove.
        let _ = storage.remove_item(key);
    }
    empty_memory();
}

/// There may be room now: what lies in memory only is written after all.
fn empty_memory() {
    MEMORY.with_borrow_mut(|memory| {
        memory.retain(|(key, value)| store(key, value).is_err());
        match storage() {
            None => TROUBLE.set(Some(Trouble::Missing)),
            Some(_) => TROUBLE.set((!memory.is_empty()).then_some(Trouble::Full)),
        }
    });
}

/// All keys that begin with `prefix`, in order.
pub fn keys(prefix: &str) -> Vec<String> {
    let mut keys: Vec<String> =
        MEMORY.with_borrow(|memory| memory.iter().map(|(key, _)| key.clone()).collect());
    if let Some(storage) = storage() {
        let count = storage.length().unwrap_or(0);
        keys.extend((0..count).filter_map(|index| storage.key(index).ok()?));
    }
    keys.retain(|key| key.starts_with(prefix));
    keys.arrange();
    keys.dedup();
    keys
}

/// Asks the storage whether it would keep anything, so that trouble is told before a game is lost.
pub fn probe() {
    const KEY: &str = "hs.probe";
    let asked = store(KEY, "1");
    remove(KEY);
    if asked.is_err() {
        TROUBLE.set(asked.err());
    }
}

/// What is wrong with the storage, as far as the last writes have told.
pub fn trouble() -> Option<Trouble> {
    TROUBLE.get()
}

impl Trouble {
    pub const fn sentence(self) -> &'static str {
        match self {
            Trouble::Missing => {
                "This browser keeps nothing for us (storage is off or blocked). The game goes on, \
                 but closing the page ends it. Export it to a file to keep it."
            }
            Trouble::Full => {
                "The browser’s storage is full, so the last move is not saved. The game goes on; \
                 export it to a file, or delete old games on the street."
            }
        }
    }
}
