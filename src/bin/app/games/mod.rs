//! The five shops of the street. A game is added here, by its folder and its place in the street.
mod brick_and_mortar;
mod fiasko;
mod on_shelf;
mod shop;
mod shopping_mall;
mod supermarche;
#[cfg(test)]
mod tests;

use wasm_bindgen_futures::spawn_local;

pub use self::shop::{Open, Shop};

pub static SHOPS: [&Shop; 5] = [
    &fiasko::shop::SHOP,
    &supermarche::shop::SHOP,
    &on_shelf::shop::SHOP,
    &brick_and_mortar::shop::SHOP,
    &shopping_mall::shop::SHOP,
];

pub fn shop(slug: &str) -> Option<&'static Shop> {
    SHOPS.into_iter().find(|shop| shop.slug == slug)
}

/// The shop's way in, if it is open.
pub fn open(slug: &str) -> Option<&'static Open> {
    shop(slug)?.open.as_ref()
}

/// Fetches the shop's file before anybody needs it. If it does not come, whoever walks in is told.
pub fn fetch(slug: &str) {
    if let Some(open) = open(slug) {
        let coming = (open.enter)();
        spawn_local(async move {
            let _ = coming.await;
        });
    }
}
