//! WebAssembly modules written down as one, in fewer bytes; what they do stays the same.
//!
//! The page is cut by where its code refers to what (`scripts/bin/wasm-bindgen`). That makes hundreds of small modules,
//! and every number in them that refers to something is as long as any could be. Afterwards
//!
//! - modules that travel in one file are one module ([`join`]);
//! - the local variables used most have the shortest numbers ([`locals`]);
//! - what is there twice is there once, and whoever meant something that only passes the call on means its end ([`once`]);
//! - functions stand beside those they resemble, which is where gzip looks for what it has seen before, and all numbers
//!   are as short as they can be ([`order`]);
//! - names and other notes for people are left out.
mod alike;
mod functions;
mod join;
mod locals;
mod once;
mod order;

use wasm_encoder::reencode::Error;

/// `Err` if these bytes are no module, or, in a sentence, why these modules cannot be joined.
pub type Result<T> = std::result::Result<T, Error<&'static str>>;

/// One module that does what all of these do, tightened.
pub fn tighten(modules: &[Vec<u8>]) -> Result<Vec<u8>> {
    let module = match modules {
        [module] => locals::often_first(module),
        several => locals::often_first(&join::join(several)?),
    };
    order::order(&once::once(&module?)?)
}

#[cfg(test)]
mod tests;
