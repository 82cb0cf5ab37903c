//! Changes to a written-out tree, as the tree editor makes them: each gives a new tree, or a
//! sentence that says why not. Node numbers are those of the tree before the change.

use super::arena::{Builder, NodeId, StaticBounds, Tree};
use super::{MAX_HEIGHT, MAX_VALUE};
use crate::base::random::Rng;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditError {
    NoSuchNode(NodeId),
    NotALeaf(NodeId),
    NotInner(NodeId),
    Root,
    OnlyChild(NodeId, NodeId),
    NoChildren,
    TooLarge(i32),
    TooDeep,
    FalseBounds {
        node: NodeId,
        value: i32,
        bounds: StaticBounds,
    },
}

/// A node as it stands in the text: preorder and depth together say the whole shape.
#[derive(Clone, Copy)]
struct Entry {
    depth: usize,
    /// Nothing for an inner node.
    value: Option<i32>,
    bounds: StaticBounds,
}

impl Entry {
    fn leaf(depth: usize, value: i32) -> Entry {
        Entry {
            depth,
            value: Some(value),
            bounds: StaticBounds::UNKNOWN,
        }
    }
}

impl Tree {
    pub fn with_value(&self, leaf: NodeId, value: i32) -> Result<Tree, EditError> {
        self.expect_leaf(leaf)?;
        let mut entries = self.entries();
        entries[leaf as usize].value = Some(value);
        rebuilt(&entries)
    }

    /// The same shape with its leaves' values dealt out anew; bounds, which may no longer be
    /// true, are left out.
    pub fn with_shuffled_leaves(&self, seed: u64) -> Result<Tree, EditError> {
        let mut entries = self.entries();
        let mut values: Vec<i32> = entries.iter().filter_map(|entry| entry.value).collect();
        Rng::new(seed).shuffle(&mut values);
        for entry in &mut entries {
            entry.bounds = StaticBounds::UNKNOWN;
            if entry.value.is_some() {
                entry.value = values.pop();
            }
        }
        rebuilt(&entries)
    }

    /// With a new leaf as the last child of an inner node.
    pub fn with_child(&self, node: NodeId, value: i32) -> Result<Tree, EditError> {
        self.expect_inner(node)?;
        let mut entries = self.entries();
        let end = self.subtree(node).end as usize;
        entries.insert(end, Entry::leaf(self.depth(node) + 1, value));
        rebuilt(&entries)
    }

    /// Without a node and all below it.
    pub fn without(&self, node: NodeId) -> Result<Tree, EditError> {
        self.expect(node)?;
        let parent = self.parent(node).ok_or(EditError::Root)?;
        if self.child_count(parent) == 1 {
            return Err(EditError::OnlyChild(node, parent));
        }
        self.replaced(node, [])
    }

    /// With a leaf turned into an inner node whose children are leaves with these values.
    pub fn with_split(&self, leaf: NodeId, values: &[i32]) -> Result<Tree, EditError> {
        self.expect_leaf(leaf)?;
        let depth = self.depth(leaf);
        let inner = Entry {
            depth,
            value: None,
            bounds: self.bounds(leaf),
        };
        let leaves = values.iter().map(|&value| Entry::leaf(depth + 1, value));
        self.replaced(leaf, std::iter::once(inner).chain(leaves))
    }

    /// With an inner node, and all below it, turned into one leaf.
    pub fn with_collapsed(&self, node: NodeId, value: i32) -> Result<Tree, EditError> {
        self.expect_inner(node)?;
        self.replaced(node, [Entry::leaf(self.depth(node), value)])
    }

    /// A subtree as a tree of its own; `negated` where MIN was to move at its root, so that the
    /// new root's MAX wants what MIN wanted.
    pub fn taken_out(&self, node: NodeId, negated: bool) -> Tree {
        let depth = self.depth(node);
        let mut builder = Builder::new();
        for inner in self.subtree(node) {
            while builder.depth() > self.depth(inner) - depth {
                builder.close();
            }
            let StaticBounds { lower, upper } = self.bounds(inner);
            let (sign, lower, upper) = if negated {
                (-1, upper.map(|u| -u), lower.map(|l| -l))
            } else {
                (1, lower, upper)
            };
            let copy = match self.leaf_value(inner) {
                Some(value) => builder.leaf(sign * value),
                None => builder.open(),
            };
            builder.bound(copy, StaticBounds { lower, upper });
        }
        while builder.depth() > 0 {
            builder.close();
        }
        // A subtree is never empty, and every list in it has been closed.
        builder.finish().unwrap_or_else(|| self.clone())
    }

    fn entries(&self) -> Vec<Entry> {
        (0..self.node_count() as NodeId)
            .map(|node| Entry {
                depth: self.depth(node),
                value: self.leaf_value(node),
                bounds: self.bounds(node),
            })
            .collect()
    }

    fn replaced(
        &self,
        node: NodeId,
        by: impl IntoIterator<Item = Entry>,
    ) -> Result<Tree, EditError> {
        let range = self.subtree(node);
        let mut entries = self.entries();
        entries.splice(range.start as usize..range.end as usize, by);
        rebuilt(&entries)
    }

    fn expect(&self, node: NodeId) -> Result<(), EditError> {
        if self.contains(node) {
            Ok(())
        } else {
            Err(EditError::NoSuchNode(node))
        }
    }

    fn expect_leaf(&self, node: NodeId) -> Result<(), EditError> {
        self.expect(node)?;
        if self.is_leaf(node) {
            Ok(())
        } else {
            Err(EditError::NotALeaf(node))
        }
    }

    fn expect_inner(&self, node: NodeId) -> Result<(), EditError> {
        self.expect(node)?;
        if self.is_leaf(node) {
            Err(EditError::NotInner(node))
        } else {
            Ok(())
        }
    }
}

fn rebuilt(entries: &[Entry]) -> Result<Tree, EditError> {
    let mut builder = Builder::new();
    for entry in entries {
        while builder.depth() > entry.depth {
            builder.close().ok_or(EditError::NoChildren)?;
        }
        if entry.depth > MAX_HEIGHT {
            return Err(EditError::TooDeep);
        }
        let node = match entry.value {
            None => builder.open(),
            Some(value) if (-MAX_VALUE..=MAX_VALUE).contains(&value) => builder.leaf(value),
            Some(value) => return Err(EditError::TooLarge(value)),
        };
        builder.bound(node, entry.bounds);
    }
    while builder.depth() > 0 {
        builder.close().ok_or(EditError::NoChildren)?;
    }
    let tree = builder.finish().ok_or(EditError::NoChildren)?;
    match tree.false_bounds() {
        Some((node, value)) => Err(EditError::FalseBounds {
            node,
            value,
            bounds: tree.bounds(node),
        }),
        None => Ok(tree),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(text: &str) -> Tree {
        text.parse().unwrap()
    }

    #[test]
    fn every_edit_gives_the_tree_one_would_write() {
        // Nodes: 0 root, 1 [3 5], 2 and 3 its leaves, 4 [2 [1 9]], 5 leaf 2, 6 [1 9], 7, 8.
        let start = tree("[[3 5] [2 [1 9]]]");
        let becomes = |edited: Result<Tree, EditError>, text: &str| {
            assert_eq!(edited.unwrap(), tree(text));
        };
        becomes(start.with_value(3, 7), "[[3 7] [2 [1 9]]]");
        becomes(start.with_child(6, 4), "[[3 5] [2 [1 9 4]]]");
        becomes(start.with_child(1, 4), "[[3 5 4] [2 [1 9]]]");
        becomes(start.with_child(0, 4), "[[3 5] [2 [1 9]] 4]");
        becomes(start.without(6), "[[3 5] [2]]");
        becomes(start.without(8), "[[3 5] [2 [1]]]");
        becomes(start.without(1), "[[2 [1 9]]]");
        becomes(start.with_split(8, &[9, 6]), "[[3 5] [2 [1 [9 6]]]]");
        becomes(start.with_collapsed(4, -2), "[[3 5] -2]");
        becomes(start.with_collapsed(0, 1), "1");
        becomes(tree("1").with_split(0, &[1]), "[1]");
    }

    #[test]
    fn an_edit_that_cannot_be_says_why() {
        let start = tree("[[3]{3..3} 5]");
        let refused = |edited: Result<Tree, EditError>| edited.unwrap_err().to_string();
        assert_eq!(
            refused(start.with_value(9, 1)),
            "there is no node 9 in this tree"
        );
        assert_eq!(
            refused(start.with_value(1, 1)),
            "node 1 is not a leaf, so it has no value of its own"
        );
        assert_eq!(
            refused(start.with_child(3, 1)),
            "node 3 is a leaf; turn it into an inner node first"
        );
        assert_eq!(refused(start.without(0)), "the root cannot be removed");
        assert!(refused(start.without(2)).contains("remove node 1 instead"));
        assert_eq!(
            refused(start.with_split(3, &[])),
            "an inner node needs at least one child"
        );
        assert!(refused(start.with_value(3, 1_000_000_000)).contains("beyond ±900000000"));
        assert!(
            refused(start.with_value(2, 4))
                .starts_with("node 1 would be worth 4, outside the bounds {3..3}")
        );
        let deep = format!("{}7{}", "[".repeat(MAX_HEIGHT), "]".repeat(MAX_HEIGHT));
        let deep = tree(&deep);
        assert_eq!(
            deep.with_split(MAX_HEIGHT as NodeId, &[1]).unwrap_err(),
            EditError::TooDeep
        );
    }
}
