//! The games. A folder each, and all alike.
