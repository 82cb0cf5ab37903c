//! A game and a question make a tree to search.
//!
//! Knows the games; knows nothing of how a tree is searched.

mod tree;
mod value;

pub use tree::{GameTree, Move};
pub use value::{Bounds, Player, Value};
