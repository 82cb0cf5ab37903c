//! A small tree that grows at random, for the tests of layouts and overviews.

use std::collections::BTreeSet;
use std::ops::Range;

use super::TreeShape;
use crate::base::random::Rng;

/// A tree that grows by expanding leaves.
#[derive(Clone, Default)]
pub struct Growing {
    pub parents: Vec<u32>,
    pub children: Vec<Range<u32>>,
    pub folded: BTreeSet<u32>,
    pub fanned: BTreeSet<u32>,
}

impl TreeShape for Growing {
    fn len(&self) -> usize {
        self.parents.len()
    }
    fn parent(&self, node: u32) -> u32 {
        self.parents[node as usize]
    }
    fn children(&self, node: u32) -> Range<u32> {
        self.children[node as usize].clone()
    }
    fn is_folded(&self, node: u32) -> bool {
        self.folded.contains(&node)
    }
    fn is_fanned(&self, node: u32) -> bool {
        self.fanned.contains(&node)
    }
}

impl Growing {
    pub fn new() -> Growing {
        let mut tree = Growing::default();
        tree.parents.push(0);
        tree.children.push(0..0);
        tree
    }

    pub fn expand(&mut self, node: u32, count: u32) {
        if !self.children[node as usize].is_empty() {
            return;
        }
        let first = self.parents.len() as u32;
        self.children[node as usize] = first..first + count;
        for _ in 0..count {
            self.parents.push(node);
            self.children.push(0..0);
        }
    }

    /// One random change; the nodes that a layout must be told of.
    pub fn change(&mut self, rng: &mut Rng) -> Vec<u32> {
        // Newer nodes more often, so that trees become deep, too.
        let len = self.parents.len() as u64;
        let node = (len - 1 - rng.below(len).min(rng.below(len))) as u32;
        match rng.below(12) {
            0 => {
                if !self.folded.remove(&node) {
                    self.folded.insert(node);
                }
                vec![node]
            }
            1 if node > 0 => {
                if !self.fanned.remove(&node) {
                    self.fanned.insert(node);
                }
                vec![self.parents[node as usize]]
            }
            _ => {
                self.expand(node, 1 + rng.below(5) as u32);
                Vec::new()
            }
        }
    }

    pub fn random(seed: u64, changes: usize) -> Growing {
        let mut rng = Rng::new(seed);
        let mut tree = Growing::new();
        for _ in 0..changes {
            tree.change(&mut rng);
        }
        tree
    }

    /// All nodes down to `levels` levels below the root have `width` children.
    pub fn regular(width: u32, levels: u32) -> Growing {
        let mut tree = Growing::new();
        let mut row = 0..1;
        for _ in 0..levels {
            let next = tree.len() as u32;
            for node in row {
                tree.expand(node, width);
            }
            row = next..tree.len() as u32;
        }
        tree
    }
}
