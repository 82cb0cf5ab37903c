//! "Left of" as a number: what the theory decides by comparing two paths from the root becomes one
//! comparison, for lists that put a million nodes in order.
//!
//! A node's number begins with its parent's; so many bits follow as its family needs, in which the
//! first child has 1, the next 2, …: a parent comes before its children, and all of a subtree
//! before what lies right of it. Below the depth at which bits run out, nodes share the number of
//! the last ancestor that has its own, and the paths decide.

use std::cmp::Ordering;

use super::event::NodeId;
use super::nodes::NodeTable;
use crate::search::ChunkedVec;

/// Bits of a number; the rest of the word says how many of them are used.
const BITS: u32 = 58;
const COUNT_BITS: u32 = u64::BITS - BITS;
const COUNT: u64 = (1 << COUNT_BITS) - 1;

/// The numbers of a growing tree's nodes. Belongs to one tree.
#[derive(Debug, Default)]
pub struct LeftOrder {
    /// The number in the upper bits, from the top; below it the bits used.
    words: ChunkedVec<u64>,
}

impl LeftOrder {
    pub fn new() -> LeftOrder {
        LeftOrder::default()
    }

    /// Numbers the nodes that were recorded since the last time.
    pub fn extend(&mut self, nodes: &NodeTable) {
        if self.words.is_empty() && !nodes.is_empty() {
            self.words.push(0);
        }
        while self.words.len() < nodes.len() {
            let first = NodeId(self.words.len() as u32);
            let parent = nodes.parent(first);
            let family = nodes.child_range(parent).len() as u64;
            if family == 0 {
                // The parent's expansion is not here yet; it comes with the next delivery.
                return;
            }
            let above = self.words[parent.index()];
            let used = (above & COUNT) as u32 + (u64::BITS - family.leading_zeros());
            for code in 1..=family {
                self.words.push(if used <= BITS {
                    (above & !COUNT) | code << (u64::BITS - used) | u64::from(used)
                } else {
                    // Nothing below gets a number of its own either.
                    (above & !COUNT) | u64::from(BITS)
                });
            }
        }
    }

    /// Nodes numbered so far.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The smaller, the further left; equal numbers say nothing. The node must be numbered.
    #[inline]
    pub fn number(&self, node: NodeId) -> u64 {
        self.words[node.index()] >> COUNT_BITS
    }

    /// The same as [`NodeTable::compare_left`], mostly without a walk.
    pub fn compare(&self, nodes: &NodeTable, a: NodeId, b: NodeId) -> Ordering {
        let known = self.words.len();
        if a.index() >= known || b.index() >= known {
            return nodes.compare_left(a, b);
        }
        (self.number(a).cmp(&self.number(b))).then_with(|| nodes.compare_left(a, b))
    }

    pub fn bytes(&self) -> u64 {
        self.words.bytes()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::random::Rng;
    use crate::problem::{Move, Player};

    /// A tree that grows anywhere, with families of up to `widest` children.
    fn grow(nodes: &mut NodeTable, rng: &mut Rng, families: usize, widest: u64) {
        nodes.add_root(Player::Max);
        for _ in 0..families {
            // Late nodes more often: trees get deep enough for their numbers to run out.
            let len = nodes.len() as u64;
            let node = NodeId((len - 1 - rng.below(len.min(9))) as u32);
            if !nodes.is_expanded(node) {
                let moves: Vec<Move> = (0..=rng.below(widest) as u32).map(Move).collect();
                nodes.add_children(node, Player::Max, &moves);
            }
        }
    }

    proptest! {
        #[test]
        fn it_is_the_order_of_the_paths(seed: u64, families in 1usize..120, widest in 1u64..40) {
            let mut rng = Rng::new(seed);
            let (mut nodes, mut left) = (NodeTable::new(), LeftOrder::new());
            for _ in 0..3 {
                grow(&mut nodes, &mut rng, families, widest);
                left.extend(&nodes);
                for _ in 0..200 {
                    let mut any = || NodeId(rng.below(nodes.len() as u64) as u32);
                    let (a, b) = (any(), any());
                    prop_assert_eq!(left.compare(&nodes, a, b), nodes.compare_left(a, b));
                }
            }
        }
    }
}
