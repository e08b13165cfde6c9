//! The games. A folder each, and all alike.
pub mod fiasko;
