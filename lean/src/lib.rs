//! Yew as it is, but for how `html!` sets up an element: by a call into one function, not by writing its seven
//! fields in place. Nothing else changes, and the page is the smaller by it.
//!
//! `html!` writes its paths as `::yew::…`. The page knows this crate by that name, so what is defined here is found
//! in place of Yew's own, and everything else is Yew's.
pub use yew::*;

mod element;

pub mod html {
    pub use yew::html::*;

    pub use crate::element::Slot as NodeRef;
}

pub mod virtual_dom {
    pub use yew::virtual_dom::*;

    pub use crate::element::{Attributes, Tag as VTag, Text as VText};
}
