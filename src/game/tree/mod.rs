//! Bare trees and AND/OR graphs: written out, or random from a seed.
//!
//! Everything is flat: no type here refers to itself, so that parsing, counting and dropping a
//! tree never recurse, however deep it is. Whose turn it is, what a question makes of a value,
//! and how a tree is searched are told elsewhere; only [`Tree::values`] knows that the root is
//! MAX, because written bounds must be true and an order "best first" needs to know the best.

mod and_or;
mod and_or_text;
mod arena;
mod edit;
mod localize;
mod nested;
mod order;
mod random;
mod random_text;
mod text;
mod truth;

pub use and_or::{Graph, GraphError, Kind};
pub use arena::{Builder, NodeId, StaticBounds, Tree};
pub use edit::EditError;
pub use nested::NestedError;
pub use random::{RandomNode, RandomTree, RandomTreeError, Span, Values};
pub use random_text::Parameter;

/// The deepest nesting a text or an edit may have.
pub const MAX_HEIGHT: usize = 10_000;

/// The greatest magnitude of a leaf's value.
pub const MAX_VALUE: i32 = 900_000_000;

/// The largest tree that is generated as a whole; bigger ones are walked without being held.
pub const MAX_GENERATED_NODES: usize = 4_000_000;
