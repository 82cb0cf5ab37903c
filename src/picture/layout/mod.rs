//! Tidy trees of millions of nodes: where every node stands, and which of them are on screen.
//!
//! The method is that of Gist: a subtree is known by its *shape*, how far it reaches to the left
//! and right on each level. Shapes are merged bottom-up: children are pushed together until their
//! shapes touch, the parent stands over the middle. A node stores its place relative to its
//! parent, so when something grows only the shapes on the way to the root are merged again
//! ([`Layout::update`]). Drawing goes top-down and leaves out whole subtrees that are off screen
//! or too small to be told apart ([`Layout::place`]).
//!
//! Lengths are whole numbers of 1/64 column, so a layout that grew equals one made at once.
//! Levels are counted from the root. What a node *is* (its state, value, move) is not known here.

mod below;
mod place;
mod shape;
mod tidy;
mod view;

use std::ops::Range;

pub use below::Below;
pub use place::{Item, Kind, MOST_ROOM};
pub use tidy::Layout;
pub use view::View;

/// A column, the room of one node and its margin, in the layout's units.
pub const COLUMN: i32 = 64;
/// Half the room of a node.
const HALF: i32 = COLUMN / 2;
/// Half the room of a folded subtree, drawn as a triangle that takes the level below its node.
pub const FOLDED_HALF: i32 = COLUMN * 3 / 4;
/// Between nodes of different parents, besides their own margins.
const COUSINS: i32 = COLUMN / 4;

/// The tree to lay out. Nodes are numbered from 0 as they are appended: a node's number is larger
/// than its parent's, and the children of a node have consecutive numbers.
pub trait TreeShape {
    /// Number of nodes; node 0 is the root.
    fn len(&self) -> usize;

    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The parent of a node that is not the root.
    fn parent(&self, node: u32) -> u32;

    /// The children of a node, left to right; empty while it is not expanded.
    fn children(&self, node: u32) -> Range<u32>;

    /// Whether what lies below the node is drawn as a triangle.
    fn is_folded(&self, _node: u32) -> bool {
        false
    }

    /// Whether the node is left out and only counted in its parent's fan (one of very many
    /// children that were not searched).
    fn is_fanned(&self, _node: u32) -> bool {
        false
    }
}

#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
