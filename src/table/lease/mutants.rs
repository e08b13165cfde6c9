//! Lease with one flaw each, to show that the laws can fail.
