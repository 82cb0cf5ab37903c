//! A written-out tree as the layout wants it: numbered level by level, so that the children of a
//! node have consecutive numbers.

use std::ops::Range;

use super::layout::{Layout, TreeShape};
use crate::game::tree::{NodeId, Tree};

/// A tree and where its nodes stand.
pub struct Written {
    shape: Shape,
    layout: Layout,
}

struct Shape {
    /// The tree's node behind a number of the layout.
    nodes: Vec<NodeId>,
    parents: Vec<u32>,
    children: Vec<Range<u32>>,
}

impl TreeShape for Shape {
    fn len(&self) -> usize {
        self.nodes.len()
    }

    fn parent(&self, node: u32) -> u32 {
        self.parents[node as usize]
    }

    fn children(&self, node: u32) -> Range<u32> {
        self.children[node as usize].clone()
    }
}

/// One node in its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placed {
    pub node: NodeId,
    /// Columns from the left edge of the drawing to the node's middle; levels from the root.
    pub column: f32,
    pub level: f32,
}

impl Written {
    pub fn new(tree: &Tree) -> Written {
        let mut shape = Shape {
            nodes: vec![Tree::ROOT],
            parents: vec![0],
            children: Vec::with_capacity(tree.node_count()),
        };
        let mut next = 0;
        while let Some(&node) = shape.nodes.get(next) {
            let first = shape.nodes.len() as u32;
            shape.nodes.extend(tree.children(node));
            shape.parents.resize(shape.nodes.len(), next as u32);
            shape.children.push(first..shape.nodes.len() as u32);
            next += 1;
        }
        let mut layout = Layout::new();
        layout.update(&shape, &[]);
        Written { shape, layout }
    }

    /// The room the whole tree takes.
    pub fn columns(&self) -> f32 {
        let (left, right) = self.layout.reach();
        (right - left + 1.0) as f32
    }

    pub fn levels(&self) -> f32 {
        self.layout.levels() as f32
    }

    /// Every node with its parent's number in this list; parents come before children.
    pub fn places(&self) -> impl Iterator<Item = (Placed, usize)> {
        let (left, _) = self.layout.reach();
        (0..self.shape.len() as u32).filter_map(move |number| {
            let (column, level) = self.layout.position(&self.shape, number)?;
            let placed = Placed {
                node: self.shape.nodes[number as usize],
                column: (column - left + 0.5) as f32,
                level: level as f32,
            };
            Some((placed, self.shape.parent(number) as usize))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_stand_below_their_parent_from_left_to_right() {
        for text in ["7", "[3 5]", "[[3 5] [2 [1 9]] 4]", "[[[[1]]] [2 [3 4 5]]]"] {
            let tree: Tree = text.parse().unwrap();
            let written = Written::new(&tree);
            let places: Vec<(Placed, usize)> = written.places().collect();
            assert_eq!(places.len(), tree.node_count());
            for &(placed, parent) in &places {
                assert_eq!(placed.level, tree.depth(placed.node) as f32);
                assert!((0.0..=written.columns()).contains(&placed.column), "{text}");
                assert!(placed.level < written.levels());
                let above = tree.parent(placed.node);
                assert_eq!(above, above.map(|_| places[parent].0.node));
            }
            for (i, a) in places.iter().enumerate() {
                for b in &places[i + 1..] {
                    if a.0.level == b.0.level {
                        assert!(b.0.column - a.0.column >= 1.0, "{text}: no overlap");
                        assert!(a.0.node < b.0.node);
                    }
                }
            }
        }
    }
}
