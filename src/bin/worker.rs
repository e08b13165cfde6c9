//! The computers' room.
fn main() {}
