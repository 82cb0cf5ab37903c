//! Reasons held against the definitions, recomputed from the leaves alone.

mod best_first;
mod depth_first;
mod open;
mod solution;
mod support;
mod words;
