//! Depth-first searches.
