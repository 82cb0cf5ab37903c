//! The part of a tree below one node as a tree of its own, to be laid out and drawn apart.

use std::ops::Range;

use super::TreeShape;

/// Nodes are numbered anew, level by level from the top.
#[derive(Clone, Debug, Default)]
pub struct Below {
    /// The numbers in the whole tree.
    nodes: Vec<u32>,
    parents: Vec<u32>,
    children: Vec<Range<u32>>,
    fanned: Vec<bool>,
}

impl Below {
    /// What lies below `top`, the highest `most` nodes of it; families are not torn apart. Folds
    /// are open here: they are what one wants to look into.
    pub fn new<T: TreeShape>(tree: &T, top: u32, most: usize) -> Below {
        let mut below = Below {
            nodes: vec![top],
            parents: vec![0],
            children: vec![Range::default()],
            fanned: vec![false],
        };
        let mut at = 0;
        while at < below.nodes.len() {
            let family = tree.children(below.nodes[at]);
            if below.nodes.len() + family.len() > most {
                break;
            }
            let first = below.nodes.len() as u32;
            below.children[at] = first..first + family.len() as u32;
            for child in family {
                below.nodes.push(child);
                below.parents.push(at as u32);
                below.children.push(0..0);
                below.fanned.push(tree.is_fanned(child));
            }
            at += 1;
        }
        below
    }

    /// A node's number in the whole tree.
    pub fn node(&self, local: u32) -> u32 {
        self.nodes[local as usize]
    }
}

impl TreeShape for Below {
    fn len(&self) -> usize {
        self.nodes.len()
    }

    fn parent(&self, node: u32) -> u32 {
        self.parents[node as usize]
    }

    fn children(&self, node: u32) -> Range<u32> {
        self.children[node as usize].clone()
    }

    fn is_fanned(&self, node: u32) -> bool {
        self.fanned[node as usize]
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::Growing;
    use super::*;

    proptest! {
        #[test]
        fn it_has_the_families_of_the_whole_tree(
            seed: u64, changes in 1usize..300, at in 0.0f64..1.0, most in 1usize..200,
        ) {
            let tree = Growing::random(seed, changes);
            let top = (at * tree.len() as f64) as u32;
            let below = Below::new(&tree, top, most);
            prop_assert!(below.len() <= most);
            prop_assert_eq!(below.node(0), top);
            let mut left_out = false;
            for local in 0..below.len() as u32 {
                let here: Vec<u32> = below.children(local).map(|child| below.node(child)).collect();
                let there: Vec<u32> = tree.children(below.node(local)).collect();
                prop_assert!(here.is_empty() || here == there);
                for child in below.children(local) {
                    prop_assert_eq!(below.parent(child), local);
                }
                // From the first family that does not fit, all are left out.
                prop_assert!(!left_out || here.is_empty());
                left_out |= here.is_empty() && !there.is_empty();
            }
        }
    }
}
