//! The table without a page: messages in, a state and effects out.
mod automatic;
mod computers;
mod kit;
mod lease;
mod moments;
mod older;
mod presses;
mod rolling;
mod told;
mod tried;
mod windows;
