//! The page: shell, curtain, and a face for each game.
//!
//! It is another crate than the rules: it holds a [`high_street::table::Desk`] and draws the one
//! view the desk hands out, so a secret cannot reach the document by mistake.
mod app;
mod counter;
mod device;
mod face;
#[cfg(debug_assertions)]
mod gallery;
mod games;
mod house;
mod inside;
mod navigate;
mod own_file;
mod parts;
mod routes;
mod seated;
mod shell;
mod store;
#[cfg(all(test, feature = "ssr"))]
mod testing;
mod words;

fn main() {
    device::recovery::listen_for_panics();
    #[cfg(debug_assertions)]
    if gallery::asked_for() {
        return gallery::open();
    }
    app::open();
}
