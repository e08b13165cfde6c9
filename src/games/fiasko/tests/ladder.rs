//! How well the computers play.
