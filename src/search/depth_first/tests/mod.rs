//! What must hold of all depth-first searches together. What one of them does on its own example
//! is tested in its own file, and `tests/vectors.rs` compares counts leaf by leaf.

mod depth;
mod events;
mod limits;
mod minimal;
pub mod support;
mod tables;
mod theorems;
