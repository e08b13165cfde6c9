//! Parts of the page that come in files of their own: each shop and its rules, finished games, the results, the settings.
//!
//! In a release `scripts/bin/wasm-bindgen` cuts the page at the functions [`own_file!`] writes: what only they need
//! lies in a file of its own and is fetched when one is first called. Memory and functions are shared, so Yew and
//! the shell come once. Development builds and native tests are not cut; there the same call answers at once.
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

/// A part on its way. The second time it is there at once.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<T, Missing>>>>;

/// The file could not be fetched, or it is not of this build. The next call tries again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing;

impl Missing {
    pub const WHY: &'static str = "This part of High Street is not on this device yet, and it could not be fetched: \
        there is no connection, or a newer High Street has been put up meanwhile. Saved games are not touched.";
}

impl From<wasm_split_helpers::SplitLoaderError> for Missing {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Missing {
        Missing
    }
}

/// What is here without waiting: everything in builds that are not cut, nothing in a release.
pub fn at_hand<T>(enter: impl Fn() -> Coming<T>) -> Option<Result<T, Missing>> {
    if cfg!(all(target_family = "wasm", not(debug_assertions))) {
        return None;
    }
    match enter().as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(came) => Some(came),
        Poll::Pending => None,
    }
}

/// `own_file!(fiasko: Pages = …)` writes `fn enter() -> Coming<&'static Pages>`; the value, and all the code behind
/// it, is in the file `fiasko`.
macro_rules! own_file {
    ($file:ident: $kind:ty = $made:expr) => {
        /// Fetches the file, if it is not here yet, and hands out what is in it.
        pub fn enter() -> $crate::own_file::Coming<&'static $kind> {
            #[cfg(not(all(target_family = "wasm", debug_assertions)))]
            #[wasm_split_helpers::wasm_split($file, fallible)]
            fn inside() -> Result<&'static $kind, $crate::own_file::Missing> {
                static MADE: $kind = $made;
                Ok(&MADE)
            }
            #[cfg(all(target_family = "wasm", debug_assertions))]
            async fn inside() -> Result<&'static $kind, $crate::own_file::Missing> {
                static MADE: $kind = $made;
                Ok(&MADE)
            }
            Box::pin(inside())
        }
    };
}
pub(crate) use own_file;
