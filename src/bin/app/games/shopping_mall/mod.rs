//! Shopping Mall on the screen. So far there is only its closed front; its drawings wait in `art.svg`.
pub mod shop;
