//! A small written-out tree as compactly as it can be drawn: every leaf has a column of its own,
//! from left to right, and a parent stands in the middle above its children. For trees of
//! thousands of nodes there is [`layout`](super::layout).

use crate::game::tree::{NodeId, Tree};

/// Between leaves of different parents, in columns.
const APART: f32 = 0.14;

/// Where the nodes of a tree stand.
pub struct Written {
    /// The middle of each node, in columns from the left edge.
    columns: Vec<f32>,
    width: f32,
}

impl Written {
    pub fn new(tree: &Tree) -> Written {
        let mut columns = vec![0.0; tree.node_count()];
        let mut next = 0.0;
        let mut parent = None;
        for leaf in (0..tree.node_count() as NodeId).filter(|&node| tree.is_leaf(node)) {
            if parent.is_some_and(|before| tree.parent(leaf) != before) {
                next += APART;
            }
            parent = Some(tree.parent(leaf));
            columns[leaf as usize] = next + 0.5;
            next += 1.0;
        }
        // Backwards through preorder every child comes before its parent.
        for node in (0..tree.node_count() as NodeId).rev() {
            if let [first, .., last] | [first @ last] = tree.children(node) {
                let middle = (columns[*first as usize] + columns[*last as usize]) / 2.0;
                columns[node as usize] = middle;
            }
        }
        Written {
            columns,
            width: next,
        }
    }

    /// Columns of the whole drawing.
    pub fn width(&self) -> f32 {
        self.width
    }

    /// The middle of a node, in columns from the left edge.
    pub fn column(&self, node: NodeId) -> f32 {
        self.columns[node as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_of_a_level_stand_apart_and_parents_above_their_children() {
        for text in ["7", "[3 5]", "[[3 5] [2 [1 9]] 4]", "[[[[1]]] [2 [3 4 5]]]"] {
            let tree: Tree = text.parse().unwrap();
            let written = Written::new(&tree);
            let nodes = 0..tree.node_count() as NodeId;
            for node in nodes.clone() {
                let at = written.column(node);
                assert!(at >= 0.5 && at <= written.width() - 0.5, "{text}");
                for after in nodes.clone().filter(|&n| n > node) {
                    if tree.depth(after) == tree.depth(node) {
                        assert!(written.column(after) >= at + 1.0, "{text}: no overlap");
                    }
                }
                if let (Some(first), Some(last)) =
                    (tree.children(node).first(), tree.children(node).last())
                {
                    assert!(written.column(*first) <= at && at <= written.column(*last));
                }
            }
        }
        let tree: Tree = "[[3 5] [2 4]]".parse().unwrap();
        let written = Written::new(&tree);
        assert!((written.width() - 4.0 - APART).abs() < 1e-5);
        assert!((written.column(Tree::ROOT) - written.width() / 2.0).abs() < 1e-5);
    }
}
